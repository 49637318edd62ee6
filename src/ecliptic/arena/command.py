"""`ecliptic arena`: play a plan with a progress bar, then write or show its report."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from ecliptic.arena.picture import svg
from ecliptic.arena.plan import make_plan
from ecliptic.arena.progress import shown
from ecliptic.arena.report import markdown
from ecliptic.arena.run import run
from ecliptic.arena.summary import summarise
from ecliptic.arena.workers.processes import Processes
from ecliptic.arena.workers.protocol import Workers
from ecliptic.core.errors import BadRecord, BadRequest, MissingExtra

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
    cluster: str | None,
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
    with _playing(workers, cluster) as playing, shown(plan) as progress:
        results = run(plan, folder, playing, progress)
    summary = summarise(results)
    page = markdown(summary, PICTURE)
    if folder is not None:
        _write(folder / PAGE, page)
        _write(folder / PICTURE, svg(summary))
    return page


@contextmanager
def _playing(processes: int | None, cluster: str | None) -> Iterator[Workers]:
    """Processes here, unless it is to be a cluster."""
    if cluster is None:
        yield Processes(processes or os.cpu_count() or 1)
        return
    if processes is not None:
        raise BadRequest("arena-cluster-or-workers", workers=processes)
    try:
        from ecliptic.arena.workers.joining import joined
    except ImportError as error:
        raise MissingExtra("extra-missing", what="--cluster", extra="cluster") from error
    with joined(cluster) as joint:
        yield joint


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise BadRecord("arena-folder", folder=str(path.parent)) from error
