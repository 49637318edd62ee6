"""Six constellation cards face up, the deck they come from and the discards (rules 3 A).

What may be taken, and when five of the six are of one colour. What happens then is in `drawing.py`.
"""

from __future__ import annotations

from ecliptic.core.errors import IllegalAction
from ecliptic.ptolemaeus.board import SHOWN, Board
from ecliptic.ptolemaeus.cards import JOKER
from ecliptic.ptolemaeus.zodiac import element

TOO_MANY = 5
"""So many of one colour sweep the display."""


def can_draw_blind(board: Board) -> bool:
    return board.deck > 0 or any(board.discards)


def cards_face_up(board: Board) -> tuple[int, ...]:
    """The different cards of the display, in rising order."""
    return tuple(sorted(set(board.display)))


def check_pick(board: Board, card: int | None, jokers_too: bool) -> None:
    """Whether a card may be taken; `jokers_too` unless it is the second of a draw."""
    if card is None:
        if not can_draw_blind(board):
            raise IllegalAction("ptolemaeus-deck-empty")
    elif card not in board.display:
        raise IllegalAction("ptolemaeus-not-face-up")
    elif card == JOKER and not jokers_too:
        raise IllegalAction("ptolemaeus-joker-second")


def picks(board: Board, jokers_too: bool) -> tuple[int | None, ...]:
    """Every card that may be taken; None is the deck."""
    shown: tuple[int | None, ...] = cards_face_up(board)
    if not jokers_too:
        shown = tuple(card for card in shown if card != JOKER)
    return (None, *shown) if can_draw_blind(board) else shown


def is_crowded(display: tuple[int, ...]) -> bool:
    """Whether five or more of six face-up cards share a colour; jokers have none."""
    if len(display) < SHOWN:
        return False
    colours = [element(card) for card in display if card != JOKER]
    return any(colours.count(colour) >= TOO_MANY for colour in set(colours))
