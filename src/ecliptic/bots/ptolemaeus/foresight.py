"""What a seat's own action leads to, as far as it is certain.

Own actions are played on the open board with the events the table would tell. Cards that nobody
has seen stay unknown: they count in the board's sizes but are not on the desk.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ecliptic.bots.ptolemaeus.seat import Own
from ecliptic.ptolemaeus import actions as wish
from ecliptic.ptolemaeus import events as happened
from ecliptic.ptolemaeus.actions import Action
from ecliptic.ptolemaeus.fold import DESK_EVENTS, board_after, desk_after
from ecliptic.ptolemaeus.steps import DRAWS_BONUS, step_of


def after(own: Own, action: Action) -> Own:
    """A seat's side after its action, before anybody else is asked."""
    for event in events_of(own, action):
        board = board_after(own.board, event)
        changed = type(event) in DESK_EVENTS
        desk = desk_after(own.desk, own.seat, event) if changed else own.desk
        own = Own(own.seat, board, desk)
    return own


def events_of(own: Own, action: Action) -> Iterator[Any]:
    """What the table would tell of an action, without what is drawn unseen."""
    seat, board = own.seat, own.board
    match action:
        case wish.Draw(None):
            yield happened.CardTaken(seat)
        case wish.Draw(int(card)):
            yield happened.FaceUpTaken(seat, card)
        case wish.Steal(rival):
            yield happened.CardPassed(seat, rival)
        case _:
            step = step_of(board, seat, action)
            if step is not None:
                yield step
            if isinstance(action, DRAWS_BONUS) and board.bonus_deck:
                yield happened.BonusTaken(seat)
