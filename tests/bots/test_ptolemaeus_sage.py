"""The opponent of Ptolemaeus that searches imagined worlds."""

from __future__ import annotations

from collections import Counter

import pytest

from ecliptic.bots.bot import Searching
from ecliptic.bots.ptolemaeus.levels import ADVISER, LEVELS
from ecliptic.bots.ptolemaeus.sage.playout import Playout
from ecliptic.bots.ptolemaeus.sage.worlds import World, imagined
from ecliptic.bots.ptolemaeus.seat import Own, own_side
from ecliptic.bots.ptolemaeus.weights import FITTED
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.table import Table
from ecliptic.ptolemaeus.actions import EndTurn
from ecliptic.ptolemaeus.board import Over
from ecliptic.ptolemaeus.imagine import imagine
from ecliptic.ptolemaeus.views import View
from tests.bots.ptolemaeus_tables import GAME, dealt, moves
from tests.sizes import size

SAGE, USUAL = ADVISER
LITTLE = 12
"""A budget that takes little time and still searches."""


def test_it_is_the_strongest_level_and_says_its_budget() -> None:
    level = LEVELS["sage"]
    assert isinstance(level, Searching)
    assert (level.bot, level.usual) == (SAGE, USUAL)
    assert list(LEVELS)[-1] == "sage"


def test_every_kind_of_question_gets_a_lawful_answer() -> None:
    met: Counter[str] = Counter()
    for game in range(size(2, 20)):
        label = f"sage {game}"
        for view, asked, _ in moves(dealt(3, label), ("rules", "random", "random"), label):
            question = asked.name.rpartition("-")[0]
            met[question] += 1
            if met[question] <= size(3, 40):
                answer = SAGE.answer(view, asked, LITTLE, Chance(seed_from_text(asked.name)))
                assert answer in GAME.expand(view.offers)
    assert {"turn", "second-pick", "pay", "bonus"} <= set(met)


def positions(seats: int, label: str) -> list[tuple[Table, View]]:
    """Some turns of a game between players of `rules`."""
    table = dealt(seats, label)
    found = []
    for number, (view, _, _) in enumerate(moves(table, ("rules",) * seats, label)):
        if number % 40 == 7 and len(view.offers):
            found.append((table, view))
    return found


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_equal_views_and_streams_give_equal_actions_with_equal_worths(seats: int) -> None:
    for _, view in positions(seats, "twice")[: size(2, 10)]:
        lots = seed_from_text("twice")
        assert SAGE.weighed(view, LITTLE, Chance(lots)) == SAGE.weighed(view, LITTLE, Chance(lots))


def test_without_a_budget_it_plays_like_the_level_below() -> None:
    for view, asked, action in moves(dealt(2, "none"), ("scholar", "scholar"), "none"):
        assert SAGE.answer(view, asked, 0, Chance(bytes(16))) == action


def test_the_first_action_weighed_is_the_one_it_plays() -> None:
    for _, view in positions(2, "first")[: size(2, 10)]:
        asked = GAME.asked(view)
        assert asked is not None
        lots = seed_from_text("first")
        best = SAGE.weighed(view, LITTLE, Chance(lots))[0].action
        assert SAGE.answer(view, asked, LITTLE, Chance(lots)) == best


# ---- the worlds it plays on in -----------------------------------------------------------------


def test_equal_streams_draw_equal_worlds_and_other_streams_others() -> None:
    policy = Playout(FITTED)
    for _, view in positions(3, "worlds")[:2]:
        own = own_side(view)
        ends = [
            imagined(view, Chance(seed_from_text(label))).played_on(
                own.seat, own.legal()[0], policy, 1
            )
            for label in ("one", "one", "other")
        ]
        assert ends[0] == ends[1] != ends[2]


def test_playing_on_follows_the_rules_of_the_table() -> None:
    """Every action on the way is one that the engine lists, and play stops at the right turn."""
    policy = Playout(FITTED)

    def watched(own: Own) -> object:
        action = policy(own)
        assert action in own.legal()
        return action

    for seats in (1, 2, 3):
        for _, view in positions(seats, "rules")[: size(3, 20)]:
            own = own_side(view)
            world = World(imagine(view, None, Chance(seed_from_text("on"))), bytes(16))
            action = own.legal()[0]
            for turns in (0, 1, 2):
                after = world.played_on(own.seat, action, watched, turns)  # type: ignore[arg-type]
                assert after.seat == own.seat
                assert isinstance(after.board.stage, Over) or later(own, after) >= turns


def later(own: Own, after: Own) -> int:
    """How many of its turns a seat has had since, at least."""
    return 3 * (after.board.round - own.board.round) + after.board.lap - own.board.lap


def test_a_turn_that_ends_is_over_at_once() -> None:
    table = dealt(2, "ends")
    for view, asked, action in moves(table, ("random", "random"), "ends"):
        if isinstance(action, EndTurn):
            world = imagined(view, Chance(seed_from_text("ends")))
            after = world.played_on(asked.seat, action, Playout(FITTED), 0)
            assert after.board.active != asked.seat or isinstance(after.board.stage, Over)
            return
    pytest.fail("nobody has ended a turn")


def test_playout_beats_random_clearly() -> None:
    """20 games with the seats swapped; a coin would give 17 or more once in 700 tries."""
    policy, wins = Playout(FITTED), 0
    for game in range(20):
        table, seat = dealt(2, f"playout {game}"), game % 2
        dice = Chance(seed_from_text(f"playout {game}"))
        while table.pending:
            asked = table.pending[0]
            view = table.view(asked.seat)
            mine = asked.seat == seat
            action = policy(own_side(view)) if mine else dice.choice(own_side(view).legal())
            table.act(asked.seat, asked.name, action)
        assert table.outcome is not None
        wins += table.outcome.winners == (seat,)
    assert wins >= 17
