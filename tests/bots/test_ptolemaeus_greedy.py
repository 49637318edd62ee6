"""What the greedy opponent foresees, plans and prefers."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from ecliptic.bots.ptolemaeus.drawing import odds_of_deck
from ecliptic.bots.ptolemaeus.foresight import events_of
from ecliptic.bots.ptolemaeus.levels import LEVELS as PTOLEMAEUS
from ecliptic.bots.ptolemaeus.outlook import Outlook, outlook_of, turns_left
from ecliptic.bots.ptolemaeus.plans import STAYS, Pace, Plans
from ecliptic.bots.ptolemaeus.purse import guessed_purse, purse_of
from ecliptic.bots.ptolemaeus.seat import own_side
from ecliptic.core.chance import Chance
from ecliptic.ptolemaeus.actions import Action, Discard, Draw, EndTurn, Observe, Pass
from ecliptic.ptolemaeus.board import Board, Discarding
from ecliptic.ptolemaeus.cards import JOKER
from ecliptic.ptolemaeus.decisions import to_act
from ecliptic.ptolemaeus.hand import counts_of
from ecliptic.ptolemaeus.planets import Planet
from ecliptic.ptolemaeus.study import two_plus_two
from ecliptic.ptolemaeus.views import View, audience
from ecliptic.ptolemaeus.zodiac import SIGNS
from tests.bots.ptolemaeus_tables import dealt, moves
from tests.sizes import size

GAMES = size(4, 20)
SAGITTARIUS, LIBRA = 8, 6
NOBODY = (0,) * SIGNS


# ---- what is known of the sky and the time ---------------------------------------------------


def test_the_sky_after_the_round_is_foreseen() -> None:
    for game in range(GAMES):
        label = f"sky {game}"
        table = dealt(2, label)
        known: tuple[int, Outlook] | None = None
        for view, _, _ in moves(table, ("random", "rules"), label):
            board = view.board
            if known is not None and board.round > known[0]:
                assert (board.planets, board.comet) == (known[1].planets, known[1].comet)
                assert known[1].rounds_later > 0
            if board.event:
                known = board.round, outlook_of(board)
        end = table.state.board
        if known is not None and end.comet_steps >= SIGNS:
            assert known[1].rounds_later == 0
            assert end.comet == known[1].comet


def test_the_turns_left_in_a_round_are_counted() -> None:
    """Every seat has three, and each one that begins takes one away."""
    for game in range(GAMES):
        label = f"turns {game}"
        begun: Counter[int] = Counter()
        last = (0, 0, 0)
        for view, asked, _ in moves(dealt(3, label), ("rules",) * 3, label):
            board = view.board
            if not board.event or board.extra_turns or not asked.name.startswith("turn"):
                continue
            turn = (board.round, board.lap, board.active)
            if turn != last:
                if board.round != last[0]:
                    begun.clear()
                begun[board.active] += 1
                last = turn
            assert [turns_left(board, seat) for seat in range(3)] == [
                3 - begun[seat] for seat in range(3)
            ]


# ---- what an action leads to -----------------------------------------------------------------


def test_what_is_foreseen_is_what_the_table_tells() -> None:
    """As somebody hears it who does not see the cards; then nothing but luck is left out."""
    for game in range(GAMES):
        label = f"told {game}"
        table = dealt(3, label)
        for view, asked, action in moves(table, ("random",) * 3, label):
            if isinstance(action, Discard | EndTurn | Pass):
                continue
            foreseen = list(events_of(own_side(view), action))
            world = table.game.imagine(view, None, Chance(bytes(16)))
            told = [
                audience(event, None)
                for event in table.game.decide(world, asked.seat, action, Chance(bytes(16)))
            ]
            assert told[: len(foreseen)] == foreseen


# ---- what comes from the deck ----------------------------------------------------------------


def test_the_next_card_is_always_thought_possible() -> None:
    table = dealt(2, "odds")
    for view, _, _ in moves(table, ("random", "greedy"), "odds"):
        if view.board.deck:
            odds = odds_of_deck(view, own_side(view))
            assert sum(odds) == pytest.approx(1)
            assert odds[table.state.decks.next_card] > 0


# ---- plans -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "cards",
    [(8,), (0, 4), (0, 0), (7, 11, 3), (7, 7, 7), (11, 11, 3), (JOKER,)],
)
def test_a_purse_pays_for_sagittarius_as_the_rules_say(cards: tuple[int, ...]) -> None:
    purse = purse_of(counts_of(cards))
    assert purse.unpaid(SAGITTARIUS, 1)[0] == 0
    assert purse.unpaid(SAGITTARIUS, 2)[0] == 1
    spent = purse.without(SAGITTARIUS, 1)
    assert spent.unpaid(SAGITTARIUS, 1)[0] == 1


@pytest.mark.parametrize("cards", [(), (0,), (7, 11), (1, 2, 3)])
def test_a_purse_does_not_pay_for_sagittarius_with_less(cards: tuple[int, ...]) -> None:
    unpaid, odd = purse_of(counts_of(cards)).unpaid(SAGITTARIUS, 1)
    assert unpaid == 1
    assert odd is (cards == (0,))


def test_a_hidden_hand_pays_anywhere() -> None:
    assert guessed_purse(1.5).unpaid(SAGITTARIUS, 2)[0] == 0.5


PACE = Pace(patience=0.5, attention=1.0, draw=2.0, odd_card=0.0)
ONLY_MARS = [planet for planet in Planet if planet is not Planet.MARS]
WORTHS = [1.0] * len(Planet)


def _plan_worth(board: Board, pawns: dict[int, int], cards: tuple[int, ...]) -> float:
    """Of studying Mars alone, halved with every turn."""
    standing = tuple(pawns.get(sign, 0) for sign in range(SIGNS))
    plans = Plans(board, outlook_of(board), board.active, PACE)
    return plans.worth(ONLY_MARS, standing, purse_of(counts_of(cards)), WORTHS)


def _early_view() -> View:
    table = dealt(2, "early")
    view: View = table.view(table.pending[0].seat)
    return view


def _sky(event: tuple[Planet, ...], lap: int, steps: int = 0) -> Board:
    """Mars alone in Sagittarius, in the first of three turns of a lap."""
    board = _early_view().board
    planets = tuple(SAGITTARIUS if planet is Planet.MARS else 0 for planet in Planet)
    return replace(
        board,
        planets=planets,
        comet=4,
        comet_steps=steps,
        event=event,
        lap=lap,
        astrolabe=board.active,
    )


STILL = (Planet.SOL, Planet.LUNA, Planet.VENUS)
GOING = (Planet.SOL, Planet.LUNA, Planet.MARS)


def test_a_third_pawn_that_is_paid_studies_in_the_next_turn() -> None:
    assert _plan_worth(_sky(STILL, 1), {8: 2}, (8,)) == 0.5


def test_two_and_two_study_in_the_next_turn_without_a_card() -> None:
    assert _plan_worth(_sky(STILL, 1), {8: 2, 1: 1, 2: 1}, ()) == 0.5


def test_cards_that_are_missing_take_time() -> None:
    assert _plan_worth(_sky(STILL, 1), {8: 2}, ()) == 0.5**3
    assert _plan_worth(_sky(STILL, 1), {}, (8, 8, 8)) == 0.5**3


def test_a_planet_that_leaves_must_be_studied_in_this_round() -> None:
    """In the last turn of the round it is too late: the pawns stand where Mars was."""
    assert _plan_worth(_sky(GOING, 2), {8: 2}, (8,)) == 0.5
    assert _plan_worth(_sky(GOING, 3), {8: 2}, (8,)) < 0.5**3


def test_pawns_may_wait_where_a_planet_comes() -> None:
    assert _plan_worth(_sky(GOING, 3), {9: 2}, (9,)) == 0.5


def test_after_the_end_nothing_counts() -> None:
    assert _plan_worth(_sky(STILL, 3, steps=11), {8: 2}, (8,)) == 0
    assert _plan_worth(_sky(STILL, 2, steps=11), {8: 2}, (8,)) == 0.5


def test_a_planet_may_leave_while_one_waits() -> None:
    """Seven turns: Mars must stay where it is for one round more than is known."""
    worth = _plan_worth(_sky(STILL, 3), {8: 0, 1: 0}, (8,))
    turns = 3 + 2 * PACE.draw
    assert worth == pytest.approx(0.5**turns * STAYS[Planet.MARS] ** 2)


def test_studies_after_another_have_what_is_left() -> None:
    """Three pawns and three cards of a sign that has two planets: one soon, the other later."""
    board = replace(_sky(STILL, 1), planets=(8, 0, 0, 0, 8, 0, 0))
    plans = Plans(board, outlook_of(board), board.active, PACE)
    both = [planet for planet in Planet if planet not in (Planet.SOL, Planet.MARS)]
    standing = tuple(2 if sign == SAGITTARIUS else 0 for sign in range(SIGNS))
    one = plans.worth(ONLY_MARS, standing, purse_of(counts_of((8,))), WORTHS)
    two = plans.worth(both, standing, purse_of(counts_of((8,))), WORTHS)
    assert one == 0.5
    assert one < two < 2 * one


# ---- what it prefers -------------------------------------------------------------------------


def test_greedy_never_ends_a_last_turn_with_a_study_undone() -> None:
    """When no turn is left a planet is worth its points, and nothing else counts."""
    seen = 0
    for game in range(GAMES):
        label = f"last {game}"
        for view, asked, action in moves(dealt(2, label), ("greedy", "greedy"), label):
            board = view.board
            last = not outlook_of(board).rounds_later and not turns_left(board, asked.seat)
            if last and board.acted and two_plus_two(board, asked.seat):
                seen += 1
                assert not isinstance(action, EndTurn)
    assert seen


def _asked(board: Board, cards: tuple[int, ...]) -> Action:
    """Greedy's answer with two pawns beside Mars and these cards."""
    view = _early_view()
    seat = board.active
    pawns = tuple(
        tuple(2 * (sign == SAGITTARIUS and one == seat) for sign in range(SIGNS))
        for one in range(board.seats)
    )
    sizes = tuple(len(cards) if one == seat else size for one, size in enumerate(board.hand_sizes))
    board = replace(board, pawns=pawns, hand_sizes=sizes)
    view = replace(view, board=board, desk=replace(own_side(view).desk, hand=counts_of(cards)))
    answer: Action = PTOLEMAEUS["greedy"].answer(view, to_act(board)[0], 0, Chance(bytes(16)))
    return answer


def test_greedy_studies_when_a_card_pays_for_the_third_pawn() -> None:
    assert _asked(_sky(STILL, 1), (SAGITTARIUS, LIBRA)) == Observe((SAGITTARIUS,))


def test_greedy_gives_up_what_it_needs_least() -> None:
    board = _sky(STILL, 1)
    seat = board.active
    stage = Discarding(1, (seat,), (seat,), eclipsis=False)
    answer = _asked(replace(board, stage=stage), (SAGITTARIUS, LIBRA, JOKER))
    assert answer == Discard((LIBRA,))


def test_greedy_takes_the_card_that_is_open_and_needed() -> None:
    board = replace(_sky(STILL, 1), display=(1, 2, 3, 5, 6, SAGITTARIUS))
    assert _asked(board, ()) == Draw(SAGITTARIUS)
