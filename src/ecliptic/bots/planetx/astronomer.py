"""The strongest opponent: it weighs everything it could do in expected points.

Time is what points are made of: the sooner Planet X is found, the likelier it is found first. So a
question is worth the time it is expected to save before the locate, less its own and less what
rivals may do meanwhile; a locate is tried as soon as being wrong would cost less than asking on. A
theory is worth its points and first bonus times its probability, less what a refutation costs.
Clues and titles count with the probability that the generator would have made them. The gentle one
forgets what it saw some turns ago and does not mind a question that is nearly the best.
"""

from __future__ import annotations

from dataclasses import replace
from math import fsum

import msgspec
import numpy as np

from ecliptic.bots.planetx.forgetting import cheap_enough, remembered
from ecliptic.bots.planetx.knowledge import Knowledge
from ecliptic.bots.planetx.rivals import overtaken
from ecliptic.bots.planetx.theorising import choose, place, together, wanted_place
from ecliptic.core.chance import Chance
from ecliptic.core.figures import rounded
from ecliptic.core.game import Decision
from ecliptic.deduction.belief import Belief
from ecliptic.deduction.dealers import dealer_of
from ecliptic.deduction.information import entropy, log2, rounded_all
from ecliptic.deduction.questions import Prospects
from ecliptic.deduction.reading import facts_of
from ecliptic.deduction.theories import POINTS_PER_TIME, TheoryProspect, theory_prospects
from ecliptic.planetx.actions import Action, Pass, Research
from ecliptic.planetx.board import Choosing, LastChances, Placing
from ecliptic.planetx.last_chance import late_points, theories_allowed
from ecliptic.planetx.locate import LocateOffer
from ecliptic.planetx.modes import LOCATE_COST, Mode
from ecliptic.planetx.views import View


class Pace(msgspec.Struct, frozen=True):
    """What is still to be found out, in time: fitted to solo games of this opponent."""

    locate_bit: float
    """Time for each bit of the locate answer,"""
    system_bit: float
    """and for each bit of the rest of the system."""
    research_again: float
    """Research now means no research next turn."""


PACE = {
    Mode.STANDARD: Pace(1.4, 0.5, 0.3),
    Mode.EXPERT: Pace(1.4, 0.4, 0.0),
}
FIRST_FIND = 6.0
"""What it costs if a rival finds Planet X first: 10 points, less a usual last chance."""


class AstronomerBot:
    def __init__(self, sectors_per_answer: int | None = None) -> None:
        """The gentle one keeps one of its own answers for so many sectors of the ring; None forgets
        nothing."""
        self._sectors_per_answer = sectors_per_answer
        self._knowledge = Knowledge()

    def answer(self, view: View, decision: Decision, budget: int, chance: Chance) -> Action:
        facts = facts_of(view)
        if self._sectors_per_answer is not None:
            facts = remembered(facts, view.board, self._sectors_per_answer)
        known = self._knowledge.of(view.board.mode, facts)
        belief = replace(known, dealer=dealer_of(view.board)).weighed()
        match view.board.stage:
            case Choosing():
                return choose(view, _worthwhile(belief, view))
            case Placing():
                return place(view, theory_prospects(belief, view), chance)
            case LastChances():
                return _last_chance(belief, view)
        gentle = None if self._sectors_per_answer is None else chance
        return _turn(belief, view, gentle)


def _turn(belief: Belief, view: View, gentle: Chance | None) -> Action:
    """A question costs its time, the time still to go after it, and what rivals may do meanwhile;
    a locate costs that only if it is wrong."""
    pace, locates = PACE[belief.mode], belief.locates
    guess, sure = next(iter(locates.items()))
    if len(locates) == 1:
        return guess
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
    asking = rounded_all(asking)
    best = int(asking.argmin()) if gentle is None else cheap_enough(asking, gentle)
    return guess if rounded((1 - sure) * missing) <= asking[best] else prospects.actions[best]


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


def _worthwhile(belief: Belief, view: View) -> list[TheoryProspect]:
    """Theories whose points outweigh what a refutation costs."""
    worth = [
        (rounded(one.expected - (1 - one.probability) * POINTS_PER_TIME), one)
        for one in theory_prospects(belief, view)
    ]
    return [one for value, one in sorted(worth, key=lambda pair: -pair[0]) if value > 0]


def _last_chance(belief: Belief, view: View) -> Action:
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
