"""Whether a game of Ptolemaeus could have gone on as it did, had its hidden cards been others.

Written from the rules page and on its own: payments by trying them, points by adding them up. What
everybody saw happen tells something of hidden cards in four ways only: an observation that is
announced can be paid for, who passes can observe nothing, nobody plays on with 12 points, and a
display of five of a colour stays only if the cards outside the hands can make no better one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

from ecliptic.core.game import Seat
from ecliptic.ptolemaeus import events as happened
from ecliptic.ptolemaeus.board import Board, Over, Paying
from ecliptic.ptolemaeus.cards import JOKER, Bonus
from ecliptic.ptolemaeus.desk import Desk
from ecliptic.ptolemaeus.setup import Race
from ecliptic.ptolemaeus.state import State

_GOAL = 12
_FOR_PLANETS = {0: 0, 1: 1, 2: 2, 3: 4, 4: 5, 5: 6, 6: 8, 7: 10}
_FOR_OBJECTIVE = {0: 0, 1: 0, 2: 1, 3: 3}
_COLOURS = 4


def points(board: Board, desk: Desk, seat: Seat) -> tuple[int, int, int, int]:
    """Planets, Nova Constellatio, asteroids, objective (rules 7)."""
    studied = set(board.studied[seat])
    novas = sum(card is Bonus.NOVA_CONSTELLATIO for card in desk.bonuses)
    aim = _FOR_OBJECTIVE[len(studied & set(desk.objective))]
    return _FOR_PLANETS[len(studied)], novas, board.tokens[seat] // 3, aim


def has_twelve(board: Board, desk: Desk, seat: Seat) -> bool:
    """Whether a seat has what ends the game at once; a lone player never has."""
    planets, novas, asteroids, aim = points(board, desk, seat)
    counted = planets + novas + (asteroids + aim if board.race is Race.EVERYTHING else 0)
    return board.seats > 1 and counted >= _GOAL


@cache
def prices(sign: int) -> tuple[tuple[int, ...], ...]:
    """Every smallest payment for a sign (rules 3 B)."""
    same = [card for card in range(JOKER) if card % _COLOURS == sign % _COLOURS and card != sign]
    found: list[tuple[int, ...]] = [(sign,), (JOKER,), *combinations_with_replacement(same, 2)]
    for colour in range(_COLOURS):
        if colour != sign % _COLOURS:
            found += combinations_with_replacement(range(colour, JOKER, _COLOURS), 3)
    return tuple(found)


def can_afford(hand: Sequence[int], signs: Sequence[int]) -> bool:
    """Whether a hand (counts by kind) pays for all these signs, by trying every payment."""
    if not signs:
        return True
    for price in prices(signs[0]):
        left = list(hand)
        for card in price:
            left[card] -= 1
        if min(left) >= 0 and can_afford(left, signs[1:]):
            return True
    return False


def is_crowd(display: Sequence[int]) -> bool:
    """Five or more of six cards of one colour; jokers have none (rules 3 A)."""
    colours = [card % _COLOURS for card in display if card != JOKER]
    return len(display) == 6 and max(colours.count(one) for one in range(_COLOURS)) >= 5


def could_do_better(state: State) -> bool:
    """Whether six of the cards outside the hands are no crowd."""
    board, decks = state.board, state.decks
    left = [*board.display, *decks.constellations[decks.constellations_gone :]]
    left += [card for card, count in enumerate(board.discards) for _ in range(count)]
    useful = left.count(JOKER)
    for colour in range(_COLOURS):
        useful += min(4, sum(card != JOKER and card % _COLOURS == colour for card in left))
    return useful >= 6


def could_happen(before: State, event: Any, after: State, following: Sequence[Any]) -> bool:
    """Whether an event, and what followed it in the same move, could have happened so."""
    match event:
        case happened.CardShown() if is_crowd(after.board.display):
            # The discards may become the deck first; that changes none of the cards left.
            next_one = next(
                (one for one in following if not isinstance(one, happened.DeckShuffled)), None
            )
            return could_do_better(after) is isinstance(next_one, happened.DisplaySwept)
        case happened.PlanetStudied(seat=seat) | happened.BonusDrawn(seat=seat):
            next_one = following[0] if following else None
            if isinstance(next_one, happened.BonusDrawn | happened.AreasShown):
                return True
            return not has_twelve(after.board, after.desks[seat], seat)
        case happened.TurnPassed(seat):
            sky = {*before.board.planets, before.board.comet}
            return not any(can_afford(before.desks[seat].hand, (sign,)) for sign in sky)
    return True


def could_stand(state: State) -> bool:
    """Whether a table can wait for an answer here: nobody has won, and what was announced can be
    paid."""
    board, stage = state.board, state.board.stage
    if isinstance(stage, Over):
        return True
    if any(has_twelve(board, desk, seat) for seat, desk in enumerate(state.desks)):
        return False
    if isinstance(stage, Paying):
        return can_afford(state.desks[board.active].hand, stage.signs[stage.paid :])
    return True
