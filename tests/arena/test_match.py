"""One deal: every rotation, the same luck, fair to equals."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ecliptic.arena.match import fresh_table, play_deal, play_rotations
from ecliptic.arena.plan import Kind, Lineup, make_plan
from ecliptic.arena.planetx.description import DESCRIPTION as PLANETX
from ecliptic.arena.summary import win_share
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.game import Decision


class SteadyLuck:
    """Pencil whose luck depends on its seat and question only, not on who sits there."""

    def answer(self, view: object, decision: Decision, budget: int, chance: Chance) -> object:
        steady = Chance(seed_from_text(f"{decision.seat} {decision.name}"))
        return LEVELS_OF["planetx"]["pencil"].answer(view, decision, budget, steady)


STEADY = replace(PLANETX, levels={"steady": SteadyLuck()})


def test_a_deal_is_played_in_every_rotation_of_every_lineup() -> None:
    plan = make_plan("planetx", ["random", "pencil"], 1, "m", {})
    deal, _ = play_deal(plan, 0)
    assert [(game.lineup, game.rotation, game.oracle) for game in deal.games] == [
        *((lineup, rotation, None) for lineup in range(4) for rotation in (0, 1)),
        *((0, rotation, entry) for rotation in (0, 1) for entry in (0, 1)),
    ]


def test_controls_and_oracle_are_played_in_the_first_deals_only() -> None:
    plan = make_plan("planetx", ["pencil", "pencil"], 5, "m", {}, control_deals=1, oracle_deals=2)
    kinds = [
        {("oracle" if game.oracle is not None else str(game.lineup)) for game in deal.games}
        for deal in (play_deal(plan, number)[0] for number in range(3))
    ]
    assert kinds == [{"0", "1", "2", "oracle"}, {"0", "oracle"}, {"0"}]


def test_the_sky_is_the_same_in_every_rotation_and_another_in_every_deal() -> None:
    plan = make_plan("planetx", ["random", "pencil"], 2, "m", {})
    skies = [fresh_table(PLANETX, plan, deal).state.sky for deal in (0, 0, 1)]
    assert skies[0] == skies[1] != skies[2]


@pytest.mark.parametrize("seats", [2, 3])
def test_equals_with_equal_luck_share_a_deal_exactly(seats: int) -> None:
    """Each of them sits in every seat of the same game once, so nobody can have more."""
    plan = make_plan("planetx", ["pencil"] * seats, 1, "balanced", {})
    lineup = Lineup(Kind.MIRROR, ("steady",) * seats)
    for deal in range(3):
        games = list(play_rotations(STEADY, plan, deal, 1, lineup, {}))
        shares = [sum(win_share(game, entry, seats) for game in games) for entry in range(seats)]
        scores = {sum(game.scores[entry] for game in games) for entry in range(seats)}
        assert shares == pytest.approx([1] * seats)
        assert len(scores) == 1
        assert len({game.scores for game in games}) > 1, "seats did differ"


def test_timings_count_the_moves_of_the_match() -> None:
    plan = make_plan("planetx", ["random", "pencil"], 1, "m", {}, 0, 0)
    _, timing = play_deal(plan, 0)
    assert set(timing.paces) == {"random", "pencil"}
    for pace in timing.paces.values():
        assert pace.moves > 10
        assert 0 < pace.slowest <= pace.seconds


def test_a_game_nobody_ends_is_shared_by_all() -> None:
    plan = make_plan("planetx", ["random", "random"], 1, "m", {})
    short = replace(PLANETX, most_actions=3)
    lineup = Lineup(Kind.MATCH, ("random", "random"))
    game = next(play_rotations(short, plan, 0, 0, lineup, {}))
    assert not game.finished
    assert [win_share(game, entry, 2) for entry in (0, 1)] == [0.5, 0.5]
