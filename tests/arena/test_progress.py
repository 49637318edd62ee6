"""What somebody sees who waits for an arena."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from ecliptic.arena.plan import games_of, make_plan
from ecliptic.arena.progress import shown
from ecliptic.arena.run import run


@pytest.mark.parametrize(
    ("game", "players"),
    [("ptolemaeus", ["random", "rules"]), ("planetx", ["random"]), ("ptolemaeus", ["random"])],
)
def test_games_are_known_before_they_are_played(game: str, players: list[str]) -> None:
    plan = make_plan(game, players, 3, "progress", {}, control_deals=2, oracle_deals=1)
    results = run(plan)
    for played in range(plan.deals + 1):
        assert games_of(plan, played) == sum(len(one.games) for one in results.deals[:played])


def test_the_bar_tells_games_a_second_and_the_time_that_is_left() -> None:
    plan = make_plan("planetx", ["random", "pencil"], 100, "progress", {}, 0, 0)
    now = iter(range(1_000))
    seen = io.StringIO()
    console = Console(file=seen, force_terminal=True, width=100, get_time=lambda: next(now))
    with shown(plan, console) as progress:
        for played in range(50):
            progress(played)
    assert re.search(r"98/200\S* \S+ games/s .*0:0\d:\d\d", seen.getvalue())


def test_nobody_looks_at_a_pipe() -> None:
    plan = make_plan("planetx", ["random", "pencil"], 100, "progress", {}, 0, 0)
    seen = io.StringIO()
    with shown(plan, Console(file=seen)) as progress:
        progress(1)
    assert seen.getvalue() == ""
