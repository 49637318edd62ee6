"""What a seat may do now, in factored form, or why not (rules 3, 5 and 6).

One entry per kind of action, always in the same order: an offer with its choices and costs, or a
refusal with the error code that says why. Everything is judged from the board and the seat's own
desk, so a view and the true state give the same offers. `expand` lists the single actions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeAlias

from ecliptic.core.errors import IllegalAction
from ecliptic.core.game import Refusal, Seat
from ecliptic.planetx.actions import KINDS, Action, Pass
from ecliptic.planetx.board import Board, Choosing, LastChances, Turns, arrow
from ecliptic.planetx.decisions import require_asked
from ecliptic.planetx.desk import Desk
from ecliptic.planetx.last_chance import (
    PassOffer,
    late_points,
    require_no_theory_yet,
    theories_allowed,
)
from ecliptic.planetx.locate import LocateOffer, locate_offer, locates
from ecliptic.planetx.modes import LOCATE_COST, Mode
from ecliptic.planetx.research import ResearchOffer, research_offer, researches
from ecliptic.planetx.survey import SurveyOffer, survey_offer, surveys
from ecliptic.planetx.target import TargetOffer, target_offer, targets
from ecliptic.planetx.theories import (
    ChooseOffer,
    PlaceOffer,
    WithdrawOffer,
    choices,
    choose_offer,
    place_offer,
    placements,
    withdraw_offer,
    withdrawals,
)

Offer: TypeAlias = (
    SurveyOffer
    | TargetOffer
    | ResearchOffer
    | LocateOffer
    | ChooseOffer
    | PlaceOffer
    | WithdrawOffer
    | PassOffer
)
Offers: TypeAlias = tuple[Offer | Refusal, ...]

_Builder: TypeAlias = Callable[[], Offer]

WRONG_MOMENT = {
    "survey": "planetx-only-in-turn",
    "target": "planetx-only-in-turn",
    "research": "planetx-only-in-turn",
    "locate": "planetx-only-in-turn",
    "choose": "planetx-only-when-choosing",
    "place": "planetx-only-when-placing",
    "withdraw": "planetx-only-when-placing",
    "pass": "planetx-only-in-last-chance",
}


def offers(board: Board, desk: Desk | None, seat: Seat | None) -> Offers:
    """The offers of a seat; a spectator (no seat, no desk) is refused everything."""
    if seat is None or desk is None:
        return _refused(IllegalAction("planetx-spectator"))
    try:
        require_asked(board, seat)
    except IllegalAction as error:
        return _refused(error)
    stage = board.stage
    if isinstance(stage, Turns):
        return turn_offers(*_turn_key(board, seat))
    if isinstance(stage, Choosing):
        return _offered({"choose": lambda: choose_offer(board, desk)})
    if isinstance(stage, LastChances):
        return _last_chance(board, stage, desk, seat)
    return _offered(
        {
            "place": lambda: place_offer(board, desk, seat, len(desk.chosen)),
            "withdraw": lambda: withdraw_offer(board, desk, seat),
        }
    )


def _last_chance(board: Board, stage: LastChances, desk: Desk, seat: Seat) -> Offers:
    lag = stage.queue[0][1]

    def locate() -> LocateOffer:
        require_no_theory_yet(stage)
        return locate_offer(board.mode, 0, late_points(lag))

    most = theories_allowed(lag) - stage.placed
    return _offered(
        {
            "locate": locate,
            "place": lambda: place_offer(board, desk, seat, most),
            "pass": PassOffer,
        }
    )


def legal(board: Board, desk: Desk, seat: Seat) -> Sequence[Action]:
    """Every lawful action of a seat: its offers, expanded."""
    stage = board.stage
    if isinstance(stage, Turns):
        try:
            require_asked(board, seat)
        except IllegalAction:
            return ()
        return turn_actions(*_turn_key(board, seat))
    return expand(offers(board, desk, seat))


def expand(offered: Offers) -> Sequence[Action]:
    """The single actions a view's offers stand for."""
    listed: list[Action] = []
    for offer in offered:
        match offer:
            case SurveyOffer():
                listed += surveys(offer)
            case TargetOffer():
                listed += targets(offer)
            case ResearchOffer():
                listed += researches(offer)
            case LocateOffer():
                listed += locates(offer)
            case ChooseOffer():
                listed += choices(offer)
            case PlaceOffer():
                listed += placements(offer)
            case WithdrawOffer():
                listed += withdrawals(offer)
            case PassOffer():
                listed.append(Pass())
    return listed


def _turn_key(board: Board, seat: Seat) -> tuple[Mode, int, int, bool]:
    return board.mode, arrow(board), board.targets_left[seat], board.last_was_research[seat]


@cache
def turn_offers(mode: Mode, arrow: int, targets_left: int, last_was_research: bool) -> Offers:
    """A turn's offers depend on four small public values, so each is built once."""
    return _offered(
        {
            "survey": lambda: survey_offer(mode, arrow),
            "target": lambda: target_offer(mode, arrow, targets_left),
            "research": lambda: research_offer(last_was_research),
            "locate": lambda: locate_offer(mode, LOCATE_COST),
        }
    )


@cache
def turn_actions(
    mode: Mode, arrow: int, targets_left: int, last_was_research: bool
) -> tuple[Action, ...]:
    return tuple(expand(turn_offers(mode, arrow, targets_left, last_was_research)))


def _offered(builders: dict[str, _Builder]) -> Offers:
    """An entry for every kind: built if this moment has it and the rules allow it."""
    return tuple(_build(kind, builders.get(kind)) for kind in KINDS.values())


def _build(kind: str, builder: _Builder | None) -> Offer | Refusal:
    if builder is None:
        return Refusal(kind, WRONG_MOMENT[kind])
    try:
        return builder()
    except IllegalAction as error:
        return Refusal.of(kind, error)


def _refused(error: IllegalAction) -> Offers:
    return tuple(Refusal.of(kind, error) for kind in KINDS.values())
