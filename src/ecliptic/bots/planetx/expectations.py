"""What everything that a seat could do is expected to cost or bring, in points.

Time is what points are made of: the sooner Planet X is found, the likelier it is found first. So a
question is worth the time it is expected to save before the locate, less its own and less what
rivals may do meanwhile; a locate is tried as soon as being wrong would cost less than asking on. A
theory is worth its points and first bonus times its probability, less what being wrong costs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import fsum

import msgspec
import numpy as np

from ecliptic.bots.planetx.rivals import overtaken
from ecliptic.bots.planetx.theorising import together, wanted_place
from ecliptic.core.figures import rounded
from ecliptic.deduction.belief import Belief
from ecliptic.deduction.information import Floats, entropy, log2, rounded_all
from ecliptic.deduction.questions import Prospects
from ecliptic.deduction.theories import POINTS_PER_TIME, TheoryProspect, theory_prospects
from ecliptic.planetx.actions import Action, Locate, Pass, Research
from ecliptic.planetx.board import LastChances
from ecliptic.planetx.last_chance import late_points, theories_allowed
from ecliptic.planetx.locate import LocateOffer
from ecliptic.planetx.modes import LOCATE_COST, Mode
from ecliptic.planetx.views import View


class Pace(msgspec.Struct, frozen=True):
    """What is still to be found out, in time: fitted to solo games."""

    locate_bit: float
    """Time for each bit of the locate answer,"""
    system_bit: float
    """and for each bit of the rest of the system."""
    research_again: float
    """Research now means no research next turn."""


PACE: Mapping[Mode, Pace] = {
    Mode.STANDARD: Pace(1.4, 0.5, 0.3),
    Mode.EXPERT: Pace(1.4, 0.4, 0.0),
}
FIRST_FIND = 6.0
"""What it costs if a rival finds Planet X first: 10 points, less a usual last chance."""


@dataclass(frozen=True, eq=False)
class Turn:
    """Every question that may be asked in a turn, and the likeliest locate, with the points that
    each is expected to cost until Planet X is found: rounded, to rank by."""

    guess: Locate
    guess_cost: float
    """What the locate costs if it is wrong, times the probability of that."""
    questions: tuple[Action, ...] = ()
    """In the order in which they are offered; none if there is nothing left to ask."""
    costs: Floats = field(default_factory=lambda: np.zeros(0))

    def chosen(self, pick: Callable[[Floats], int] = lambda costs: int(costs.argmin())) -> Action:
        """The locate, or the question that is picked if that costs less."""
        if not self.questions:
            return self.guess
        best = pick(self.costs)
        return self.guess if self.guess_cost <= self.costs[best] else self.questions[best]

    def ranked(self, count: int) -> list[tuple[Action, float]]:
        """What costs least first, with its cost: of equals the locate, and then what is offered
        first."""
        asked = [
            (self.questions[place], float(self.costs[place]))
            for place in np.argsort(self.costs, kind="stable")[:count].tolist()
        ]
        return sorted([(self.guess, self.guess_cost), *asked], key=lambda one: one[1])[:count]


def turn_of(belief: Belief, view: View, pace: Pace) -> Turn:
    """A question costs its time, the time still to go after it, and what rivals may do meanwhile;
    a locate costs that only if it is wrong."""
    locates = belief.locates
    guess, sure = next(iter(locates.items()))
    if len(locates) == 1:
        return Turn(guess, 0.0)
    shares = np.array(list(locates.values()))
    to_locate, to_know = float(entropy(shares)), _bits_left(belief)
    prospects = Prospects(
        belief, tuple(one for one in view.offers if not isinstance(one, LocateOffer))
    )
    after = pace.locate_bit * (to_locate - prospects.locate_bits).clip(0.0)
    after += pace.system_bit * (to_know - prospects.system_bits).clip(0.0)
    after += [pace.research_again * isinstance(one, Research) for one in prospects.actions]
    threats = {cost: _threat(view, cost) for cost in set(prospects.costs.tolist())}
    asking = POINTS_PER_TIME * (prospects.costs + after)
    asking += [threats[cost] for cost in prospects.costs.tolist()]
    wrong = float(entropy(shares[1:] / fsum(shares[1:])))
    to_go = LOCATE_COST + pace.locate_bit * wrong + pace.system_bit * to_know
    missing = POINTS_PER_TIME * to_go + _threat(view, LOCATE_COST)
    cost = rounded((1 - sure) * missing)
    return Turn(guess, cost, prospects.actions, rounded_all(asking))


def _threat(view: View, cost: float) -> float:
    """The points that rivals are expected to take while a move of this cost is paid for."""
    if view.viewer is None:
        return 0.0
    return FIRST_FIND * overtaken(view.board, view.viewer, view.board.times[view.viewer] + cost)


def _bits_left(belief: Belief) -> float:
    """How far the whole system is from being known."""
    if belief.weights is None:
        return float(log2(np.array(float(len(belief)))))
    return float(entropy(belief.weights / belief.total))


def worthwhile(
    theories: Sequence[TheoryProspect], wrong: Callable[[TheoryProspect], float]
) -> list[tuple[TheoryProspect, float]]:
    """Theories that are expected to bring more than they cost, worth most first, with what they are
    worth; `wrong` says what being wrong costs."""
    worth = [(rounded(one.expected - (1 - one.probability) * wrong(one)), one) for one in theories]
    return [(one, value) for value, one in sorted(worth, key=lambda pair: -pair[0]) if value > 0]


def last_chance(belief: Belief, view: View) -> Action:
    """The locate or the theories, whichever is worth more points; wrong ones cost nothing."""
    theories = theory_prospects(belief, view)
    stage, desk = view.board.stage, view.desk
    may_locate = any(isinstance(offer, LocateOffer) for offer in view.offers)
    if may_locate and isinstance(stage, LastChances) and desk is not None:
        lag = stage.queue[0][1]
        submitted = together(desk, theories)[: theories_allowed(lag)]
        guess, sure = next(iter(belief.locates.items()))
        worth = fsum(one.expected for one in submitted)
        if rounded(sure * late_points(lag)) >= rounded(worth):
            return guess
    return wanted_place(view, theories) or Pass()
