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
from ecliptic.ptolemaeus.board import Paying, Sourcing, reserve
from ecliptic.ptolemaeus.bonus import units_of
from ecliptic.ptolemaeus.fold import DESK_EVENTS, board_after, desk_after
from ecliptic.ptolemaeus.planets import Planet


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
        case wish.Observe(signs):
            yield happened.ObservationNamed(seat, signs)
        case wish.Pay(cards) if isinstance(board.stage, Paying):
            yield happened.Paid(seat, board.stage.signs[board.stage.paid], cards)
        case wish.Place(sign):
            moving = not reserve(board, seat)
            yield (happened.SourceAsked if moving else happened.PawnPlaced)(seat, sign)
        case wish.MoveFrom(source) if isinstance(board.stage, Sourcing):
            yield happened.PawnMoved(seat, source, board.stage.sign)
        case wish.Study(planet):
            yield from _study(own, planet, ())
        case wish.StudyWith(planet, one, other):
            yield from _study(own, planet, (one, other))
        case wish.Trade():
            yield happened.AsteroidsTraded(seat)
            yield happened.BonusTaken(seat)
        case wish.Play(card=bonus, once=once):
            yield happened.BonusPlayed(seat, bonus, 1 if once else units_of(board, seat, bonus))
        case wish.Replace(rival, sign):
            yield happened.PawnReplaced(seat, rival, sign)
        case wish.Move(source, sign):
            yield happened.PawnMoved(seat, source, sign)
        case wish.Steal(rival):
            yield happened.CardPassed(seat, rival)
        case wish.Stop():
            yield happened.EffectStopped(seat)
        case wish.Recall(sign):
            yield happened.PawnRecalled(seat, sign)
        case wish.Discard(cards):
            yield happened.DiscardChosen(seat, cards)


def _study(own: Own, planet: Planet, others: tuple[int, ...]) -> Iterator[Any]:
    sign = own.board.planets[planet]
    yield happened.PlanetStudied(own.seat, planet, sign, others, own.board.asteroids[sign])
    if own.board.bonus_deck:
        yield happened.BonusTaken(own.seat)
