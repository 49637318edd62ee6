"""How far a run is: a bar with games a second and the time that is left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from ecliptic.arena.plan import Plan, games_of

LOOKING_BACK = 600.0
"""Seconds over which speed is measured: one deal may take minutes."""


class GamesASecond(ProgressColumn):
    def render(self, task: Task) -> Text:
        return Text("" if task.speed is None else f"{task.speed:.3g} games/s")


@contextmanager
def shown(plan: Plan, console: Console | None = None) -> Iterator[Callable[[int], None]]:
    """What is to hear how many deals are done. The bar goes where errors go, and only if somebody
    is looking."""
    console = console or Console(stderr=True)
    columns = (
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        GamesASecond(),
        TimeRemainingColumn(),
    )
    with Progress(
        *columns,
        console=console,
        disable=not console.is_terminal,
        speed_estimate_period=LOOKING_BACK,
    ) as bar:
        task = bar.add_task("games", total=games_of(plan, plan.deals))
        yield lambda played: bar.update(task, completed=games_of(plan, played))
