"""Every theory a seat could submit next: how probable it is, and what it is worth (rules 5 and 7).

The first bonus is lost if a rival submitted the same right theory in an earlier phase. What his
face-down theory says is hidden; tokens he has shown elsewhere tell what it cannot be. If it can be
the same, how often it is depends on how good he is, so that is asked of the caller.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from ecliptic.core.figures import rounded
from ecliptic.core.game import Seat
from ecliptic.deduction.belief import Belief
from ecliptic.deduction.facts import Holds
from ecliptic.deduction.notes import Notes
from ecliptic.planetx.board import (
    Board,
    Choosing,
    FaceDown,
    LastChances,
    Over,
    Placing,
    is_confirmed,
)
from ecliptic.planetx.desk import Desk, in_supply
from ecliptic.planetx.objects import THEORY_OBJECTS, Object
from ecliptic.planetx.peer_review import WRONG_THEORY_COST
from ecliptic.planetx.theories import current_phase, sectors_of_this_phase
from ecliptic.planetx.views import View

FIRST_BONUS = 1
POINTS_PER_TIME = 0.6
"""What a unit of time is worth, in points: found with our strongest opponent."""
KEPT_SCORES = 0.5
"""How often a token that is kept scores its points later."""
RIVALS_ARE_RIGHT = 0.75
"""How often a rival's face-down theory is taken to be right, unless the caller knows better."""


class TheoryProspect(msgspec.Struct, frozen=True, gc=False):
    thing: Object
    sector: int
    probability: float
    """That the theory is right."""
    points: int
    """What it scores if it is right, the first bonus apart."""
    rivals: int
    """Rivals' earlier face-down theories in the sector that may say the same."""
    first: float
    """How probable the first bonus is if the theory is right."""
    last: bool = False
    """In a last chance a wrong theory costs nothing, and no token is worth keeping."""

    @property
    def expected(self) -> float:
        """Points on average."""
        return self.probability * (self.points + FIRST_BONUS * self.first)

    @property
    def penalty(self) -> int:
        """Units of time it costs if it is wrong (rules 5)."""
        return 0 if self.last else WRONG_THEORY_COST

    @property
    def worth(self) -> float:
        """Points on average over what its token would bring if it were kept: above 0 it is worth
        placing."""
        wrong = (1 - self.probability) * self.penalty * POINTS_PER_TIME
        kept = 0.0 if self.last else KEPT_SCORES * self.points
        return self.expected - wrong - kept


def most_worth_first(theories: Iterable[TheoryProspect]) -> list[TheoryProspect]:
    """As advice lists them; of equals the one named first in the rules."""
    return sorted(theories, key=lambda one: -rounded(one.worth))


def theory_prospects(
    belief: Belief, view: View, rivals_are_right: float = RIVALS_ARE_RIGHT
) -> list[TheoryProspect]:
    """Every theory that may be right and may be submitted now or in the next phase, worth most
    points on average first; of equals the one named first in the rules."""
    if view.desk is None or view.viewer is None or not _is_still_asked(view.board, view.viewer):
        return []
    found = [
        _prospect(belief, view.board, view.viewer, thing, sector, rivals_are_right)
        for thing in THEORY_OBJECTS
        if in_supply(view.desk, thing) or thing in view.desk.chosen
        for sector in view.board.rules.all_sectors
        if _may_submit(view.board, view.desk, view.viewer, thing, sector)
    ]
    return _best_first(one for one in found if one.probability > 0)


def noted_prospects(belief: Belief, notes: Notes) -> list[TheoryProspect]:
    """The same for somebody at a real table; of tokens and of rivals' theories only what is noted
    counts."""
    rules = notes.mode.rules
    confirmed = {one.fact.sector for one in notes.facts if isinstance(one.fact, Holds)}
    said = [(one.sector, one.thing) for one in notes.theories if one.own]
    spent = Counter(thing for _, thing in said)
    found = [
        _noted_prospect(belief, notes, thing, sector)
        for thing in THEORY_OBJECTS
        if spent[thing] < rules.counts[thing]
        for sector in rules.all_sectors
        if sector not in confirmed and (sector, thing) not in said
    ]
    return _best_first(one for one in found if one.probability > 0)


def _best_first(theories: Iterable[TheoryProspect]) -> list[TheoryProspect]:
    """Worth most points on average first, whatever the last digits say."""
    return sorted(theories, key=lambda one: -rounded(one.expected))


def _prospect(
    belief: Belief, board: Board, seat: Seat, thing: Object, sector: int, rivals_are_right: float
) -> TheoryProspect:
    rivals = sum(
        1
        for theory in board.theories
        if isinstance(theory, FaceDown)
        and theory.sector == sector
        and theory.seat != seat
        and theory.phase < _phase(board)
        and _can_be(board, theory, thing)
    )
    return TheoryProspect(
        thing=thing,
        sector=sector,
        probability=belief.probability(sector, thing),
        points=board.rules.points[thing],
        rivals=rivals,
        first=(1 - rivals_are_right) ** rivals,
        last=isinstance(board.stage, LastChances),
    )


def _noted_prospect(belief: Belief, notes: Notes, thing: Object, sector: int) -> TheoryProspect:
    """The first bonus is lost to a rival who said the same before."""
    there = [one for one in notes.theories if not one.own and one.sector == sector]
    hidden = sum(one.thing is None for one in there)
    known = sum(one.thing is thing for one in there)
    return TheoryProspect(
        thing=thing,
        sector=sector,
        probability=belief.probability(sector, thing),
        points=notes.mode.rules.points[thing],
        rivals=hidden + known,
        first=0.0 if known else (1 - RIVALS_ARE_RIGHT) ** hidden,
    )


def _is_still_asked(board: Board, seat: Seat) -> bool:
    """Once Planet X is found, only last chances are left (rules 6)."""
    match board.stage:
        case Over():
            return False
        case LastChances(queue=queue):
            return any(seat == waiting for waiting, _ in queue)
    return True


def _phase(board: Board) -> int:
    """The phase a theory submitted next belongs to."""
    if isinstance(board.stage, Choosing | Placing | LastChances):
        return current_phase(board)
    return board.phases + 1


def _may_submit(board: Board, desk: Desk, seat: Seat, thing: Object, sector: int) -> bool:
    if is_confirmed(board, sector):
        return False
    if any(one == sector and other is thing for _, one, other in desk.submitted):
        return False
    placing = isinstance(board.stage, Placing | LastChances)
    return not placing or sector not in sectors_of_this_phase(board, seat)


def _can_be(board: Board, theory: FaceDown, thing: Object) -> bool:
    """Whether a rival's face-down theory can say `thing`: he has a token of it left, and has not
    said it of this sector before."""
    shown = [
        one for one in board.theories if one.seat == theory.seat and not isinstance(one, FaceDown)
    ]
    spent = Counter(one.thing for one in shown)
    said = any(one.sector == theory.sector and one.thing is thing for one in shown)
    return spent[thing] < board.rules.counts[thing] and not said
