"""A level that searches: one line among the levels, and a budget."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from ecliptic.arena.match import play_deal
from ecliptic.arena.plan import make_plan
from ecliptic.arena.planetx.description import DESCRIPTION as PLANETX
from ecliptic.bots.bot import MOST_PERCENT, USUAL_SECONDS, Bot, Searching, SeatedBot
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.bots.said import is_player, seated_bot
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.errors import BadRequest, BadSetup
from ecliptic.core.game import Decision
from ecliptic.core.table import open_table
from ecliptic.games import GAMES
from ecliptic.terminal.seats import parse_seats
from tests.conformance.subjects import SUBJECTS

SUBJECT_OF = {subject.name: subject for subject in SUBJECTS}
SECRET = seed_from_text("searching")


@dataclass(frozen=True)
class Counting:
    """Answers like `random`, and keeps the budgets that it was given."""

    budgets: list[int] = field(default_factory=list)

    def answer(self, view: Any, decision: Decision, budget: int, chance: Chance) -> Any:
        self.budgets.append(budget)
        return LEVELS_OF["planetx"]["random"].answer(view, decision, 0, chance)


def levels() -> tuple[Counting, Mapping[str, Bot]]:
    bot = Counting()
    return bot, {"random": LEVELS_OF["planetx"]["random"], "searcher": Searching(bot, 400)}


def test_a_seated_bot_thinks_with_its_usual_budget_or_with_the_one_that_is_said() -> None:
    view, asked = object(), Decision(0, "turn")
    told = Searching(_Saying(), 400)
    assert SeatedBot(told, SECRET).answer(view, asked) == 400
    assert SeatedBot(told, SECRET, 7).answer(view, asked) == 7
    assert seated_bot("searcher:0", {"searcher": told}, SECRET).answer(view, asked) == 0
    assert SeatedBot(_Saying(), SECRET).answer(view, asked) == 0


class _Saying:
    def answer(self, view: Any, decision: Decision, budget: int, chance: Chance) -> Any:
        return budget


@pytest.mark.parametrize(
    ("said", "plays"),
    [
        ("searcher", True),
        ("searcher:12", True),
        ("searcher:012", False),
        ("searcher:-1", False),
        ("searcher:", False),
        ("random", True),
        ("random:12", False),
        ("you:12", False),
    ],
)
def test_only_a_level_that_searches_takes_a_budget(said: str, plays: bool) -> None:
    _, named = levels()
    assert is_player(said, named) == plays
    if plays:
        assert not parse_seats(said, named)[0].is_person
    elif not said.startswith("you"):
        with pytest.raises(BadRequest, match="terminal-seat"):
            parse_seats(said, named)


def test_a_budget_is_not_a_name() -> None:
    _, named = levels()
    chairs = parse_seats("you:12,searcher:12,searcher", named)
    assert [chair.name for chair in chairs] == ["12", "Searcher 2", "Searcher 3"]


def test_the_arena_plays_one_level_with_two_budgets(monkeypatch: pytest.MonkeyPatch) -> None:
    bot, named = levels()
    described = replace(PLANETX, levels=named, oracle=None)
    for module in ("plan", "match"):
        monkeypatch.setattr(f"ecliptic.arena.{module}.description_of", lambda _: described)
    plan = make_plan("planetx", ["searcher:3", "searcher"], 1, "two budgets", {}, 0, 0)
    play_deal(plan, 0)
    assert set(bot.budgets) == {3, 400}
    with pytest.raises(BadSetup, match="arena-player"):
        make_plan("planetx", ["random:3", "searcher"], 1, "two budgets", {})


def test_a_server_may_give_it_more_or_less_and_a_table_less_than_that() -> None:
    level = Searching(_Saying(), 400)
    assert [level.allowed(percent) for percent in (0, 100, MOST_PERCENT)] == [0, 400, 3200]
    assert [level.allowed(50, said) for said in (0, 7, 200, 201)] == [0, 7, 200, 200]


def test_a_move_is_told_when_even_the_slowest_thought_is_done() -> None:
    level = Searching(_Saying(), 400)
    assert level.told_after(400) == 0.5 + 2 * USUAL_SECONDS
    assert level.told_after(level.allowed(MOST_PERCENT)) == 0.5 + 2 * 2.0
    assert not level.lacks
    assert Searching(_Saying(), 40, full=400).lacks


def test_every_level_that_searches_moves_with_any_budget() -> None:
    for game, levels in LEVELS_OF.items():
        options = next(one for one in SUBJECT_OF[game].options if GAMES[game].seats(one) == 2)
        table = open_table(GAMES[game], options, Chance(seed_from_text("any budget")))
        asked = table.pending[0]
        for bot in [one for one in levels.values() if isinstance(one, Searching)]:
            for budget in (0, 1, 3):
                seated = SeatedBot(bot, SECRET, budget)
                table.decide(asked, seated.answer(table.view(asked.seat), asked))
