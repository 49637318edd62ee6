"""Ptolemaeus in the arena: the same runner, its own options and measures."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ecliptic.arena.match import Deal, Result, Timing, fresh_table, play_rotations
from ecliptic.arena.picture import svg
from ecliptic.arena.plan import Kind, Lineup, Plan, options_of
from ecliptic.arena.ptolemaeus.description import DESCRIPTION as PTOLEMAEUS
from ecliptic.arena.ptolemaeus.oracle import best_game
from ecliptic.arena.report import markdown
from ecliptic.arena.results import Results
from ecliptic.arena.summary import summarise
from ecliptic.bots.bot import SeatedBot
from ecliptic.core.chance import Chance
from ecliptic.core.errors import BadSetup
from ecliptic.core.game import Decision


class AnyMove:
    def answer(self, view: Any, decision: Decision, budget: int, chance: Chance) -> object:
        game = PTOLEMAEUS.game
        return chance.choice(game.expand(game.offers(view)))


DESCRIBED = replace(PTOLEMAEUS, levels={"any": AnyMove()})


def plan_of(seats: int, **settings: str) -> Plan:
    chosen = {**PTOLEMAEUS.settings, **settings}
    return Plan("ptolemaeus", ("any",) * seats, 2, 0, 0, chosen, "p", 1, "0")


def played(plan: Plan, deal: int) -> list[Result]:
    lineup = Lineup(Kind.MATCH, plan.players)
    return list(play_rotations(DESCRIBED, plan, deal, 0, lineup, {}))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_points_are_told_by_source(seats: int) -> None:
    for game in played(plan_of(seats), 0):
        assert game.finished
        for score, found in zip(game.scores, game.measures, strict=True):
            assert score == sum(total for name, (total, _) in found.items() if "points" in name)
            assert found["studied"][0] <= 7


def test_a_report_says_what_the_oracle_sees() -> None:
    plan = plan_of(2)
    results = Results(plan, None)
    for deal in range(2):
        results.add(Deal(deal, tuple(played(plan, deal))), Timing(deal, {}))
    summary = summarise(results)
    page = markdown(summary, "p.svg")
    assert "a searcher that sees all hands and decks" in page
    assert "| points of Nova Constellatio |" in page
    assert "oracle for" not in svg(summary)


def test_the_oracle_plays_a_whole_game_and_wins_it() -> None:
    """Against whoever does anything it wins."""
    plan, most = plan_of(2), PTOLEMAEUS.most_actions
    rivals = {0: SeatedBot(AnyMove(), bytes(16))}
    table = best_game(lambda: fresh_table(DESCRIBED, plan, 0), rivals, 1, most)
    assert table.outcome is not None
    assert table.outcome.winners == (1,)


@pytest.mark.parametrize(
    ("settings", "code"),
    [({"race": "walk"}, "arena-setting-value"), ({"date": "soon"}, "ptolemaeus-date-form")],
)
def test_bad_settings_are_refused(settings: dict[str, str], code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        options_of(plan_of(2, **settings))
    assert refused.value.code == code


def test_no_more_than_four_seats() -> None:
    with pytest.raises(BadSetup) as refused:
        options_of(plan_of(5))
    assert refused.value.code == "ptolemaeus-seats"
