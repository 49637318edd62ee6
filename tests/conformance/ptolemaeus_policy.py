"""How seats play Ptolemaeus under test: at random, or so that something happens.

Every game ends by itself within twelve rounds, so nobody has to hurry. `eventful` rather brings
about what random play seldom sees: whoever sits first spreads his pawns until his reserve is empty
and must move them; the others study as soon as they can and play every bonus card they draw.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from ecliptic.core.game import Seat
from ecliptic.ptolemaeus import Ptolemaeus
from ecliptic.ptolemaeus import actions as wish
from ecliptic.ptolemaeus.board import Board, Turn
from ecliptic.ptolemaeus.cards import JOKER
from ecliptic.ptolemaeus.planets import Planet
from ecliptic.ptolemaeus.state import State

_GAME = Ptolemaeus()
_SPREADING_ROUNDS = 7


def at_random(lawful: Sequence[Any], rng: random.Random) -> Any:
    """A kind of action first, then one of that kind: rare kinds come up, lists stay fair."""
    kind = rng.choice(sorted({type(action).__name__ for action in lawful}))
    return rng.choice([action for action in lawful if type(action).__name__ == kind])


def eventful(state: State, seat: Seat) -> Any:
    """The action of a seat that wants something to happen; None where any will do."""
    lawful = _GAME.legal(state, seat)
    payments = [action for action in lawful if isinstance(action, wish.Pay)]
    if payments:
        return min(payments, key=lambda pay: len(pay.cards))
    if not isinstance(state.board.stage, Turn):
        return None
    rank = _spreads if seat == 0 and state.board.round < _SPREADING_ROUNDS else _studies
    return max(lawful, key=rank(state.board, seat))


def _spreads(board: Board, seat: Seat) -> Callable[[Any], tuple[int, ...]]:
    """Many pawns on many signs and no study, as long as there is a choice."""
    own = board.pawns[seat]

    def rank(action: Any) -> tuple[int, ...]:
        match action:
            case wish.Observe(signs) if all(own[sign] + signs.count(sign) < 3 for sign in signs):
                return 3, len(signs)
            case wish.EndTurn():
                return (2,)
            case wish.Draw(card):
                return 1, _worth(board, own, card)
        return (0,)

    return rank


def _studies(board: Board, seat: Seat) -> Callable[[Any], tuple[int, ...]]:
    """Studies first, then bonus cards, then pawns where pawns are and planets to be studied."""
    own = board.pawns[seat]
    wanted = {board.planets[planet] for planet in Planet if planet not in board.studied[seat]}

    def rank(action: Any) -> tuple[int, ...]:
        match action:
            case wish.StudyWith() | wish.Play(once=False) | wish.Trade():
                return (4,)
            case wish.Observe(signs) if wanted.intersection(signs):
                useful = [sign for sign in signs if sign in wanted]
                return 3, sum(1 + own[sign] for sign in useful), len(signs)
            case wish.EndTurn():
                return (2,)
            case wish.Draw(card):
                return 1, 4 + own[card] if card in wanted else _worth(board, own, card)
        return (0,)

    return rank


def _worth(board: Board, own: tuple[int, ...], card: int | None) -> int:
    """A card that pays alone for a sign with few own pawns is worth most, the deck more than a
    card of an empty sign."""
    if card is None:
        return 1
    if card == JOKER:
        return 2
    return 4 - own[card] if card in (*board.planets, board.comet) else 0
