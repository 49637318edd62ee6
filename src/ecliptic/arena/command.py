"""`ecliptic arena`: play a plan with a progress bar, then write or show its report."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ecliptic.arena.picture import svg
from ecliptic.arena.plan import Plan, make_plan
from ecliptic.arena.report import markdown
from ecliptic.arena.results import Results
from ecliptic.arena.run import run
from ecliptic.arena.summary import summarise
from ecliptic.core.errors import BadRecord

PAGE = "report.md"
PICTURE = "report.svg"


def arena(
    game: str,
    players: str,
    deals: int,
    seed: str,
    settings: Mapping[str, str | None],
    control_deals: int | None,
    oracle_deals: int | None,
    workers: int | None,
    folder: Path | None,
) -> str:
    """Play, keep the report beside the results if there is a folder, and return its text."""
    plan = make_plan(
        game,
        [player.strip() for player in players.split(",")],
        deals,
        seed,
        {name: value for name, value in settings.items() if value is not None},
        control_deals,
        oracle_deals,
    )
    results = _with_a_bar(plan, folder, workers or os.cpu_count() or 1)
    summary = summarise(results)
    page = markdown(summary, PICTURE)
    if folder is not None:
        _write(folder / PAGE, page)
        _write(folder / PICTURE, svg(summary))
    return page


def _with_a_bar(plan: Plan, folder: Path | None, workers: int) -> Results:
    """The bar goes where errors go, and only if somebody is looking."""
    console = Console(stderr=True)
    columns = (
        TextColumn("deals"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("deals", total=plan.deals)
        return run(plan, folder, workers, lambda played: bar.update(task, completed=played))


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise BadRecord("arena-folder", folder=str(path.parent)) from error
