"""The step that an action is, as far as the open board decides it (rules 3 and 4).

The rules tell these events and go on with what is drawn; whoever looks ahead tells them too, and
leaves unknown what nobody can foresee.
"""

from __future__ import annotations

from typing import cast

from ecliptic.core.game import Seat
from ecliptic.ptolemaeus import actions as wish
from ecliptic.ptolemaeus import events as happened
from ecliptic.ptolemaeus.actions import Action
from ecliptic.ptolemaeus.board import Board, Paying, Sourcing, reserve
from ecliptic.ptolemaeus.bonus import units_of
from ecliptic.ptolemaeus.events import Event
from ecliptic.ptolemaeus.planets import Planet

DRAWS_BONUS = (wish.Study, wish.StudyWith, wish.Trade)
"""After these a bonus card is drawn, if any is left."""


def step_of(board: Board, seat: Seat, action: Action) -> Event | None:
    """What a lawful action tells first; None if drawing or the end of the turn is all of it."""
    match action:
        case wish.Observe(signs):
            return happened.ObservationNamed(seat, signs)
        case wish.Pay(cards):
            stage = cast(Paying, board.stage)
            return happened.Paid(seat, stage.signs[stage.paid], cards)
        case wish.Place(sign):
            return _placed(board, seat, sign)
        case wish.MoveFrom(source):
            return happened.PawnMoved(seat, source, cast(Sourcing, board.stage).sign)
        case wish.Study(planet):
            return _studied(board, seat, planet, ())
        case wish.StudyWith(planet, one, other):
            return _studied(board, seat, planet, (one, other))
        case wish.Trade():
            return happened.AsteroidsTraded(seat)
        case wish.Play(card=bonus, once=once):
            return happened.BonusPlayed(seat, bonus, 1 if once else units_of(board, seat, bonus))
        case wish.Replace(rival, sign):
            return happened.PawnReplaced(seat, rival, sign)
        case wish.Move(source, sign):
            return happened.PawnMoved(seat, source, sign)
        case wish.Stop():
            return happened.EffectStopped(seat)
        case wish.Recall(sign):
            return happened.PawnRecalled(seat, sign)
        case wish.Discard(cards):
            return happened.DiscardChosen(seat, cards)
        case wish.Draw() | wish.Steal() | wish.EndTurn() | wish.Pass():
            return None


def _placed(board: Board, seat: Seat, sign: int) -> Event:
    """From the reserve; when it is empty the player is asked which pawn moves."""
    if reserve(board, seat):
        return happened.PawnPlaced(seat, sign)
    return happened.SourceAsked(seat, sign)


def _studied(board: Board, seat: Seat, planet: Planet, others: tuple[int, ...]) -> Event:
    """One pawn stays with the planet for good, the others return to the reserve."""
    sign = board.planets[planet]
    return happened.PlanetStudied(seat, planet, sign, others, board.asteroids[sign])
