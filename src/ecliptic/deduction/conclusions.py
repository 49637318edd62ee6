"""A player's own conclusions, asked about instead of believed: does this follow?

A conclusion narrows nothing. It follows if it is true of every system left, contradicts the facts
if it is true of none, and does not follow yet otherwise.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec
import numpy as np

from ecliptic.deduction.belief import Belief
from ecliptic.deduction.claims import Is, IsNot, NotAll, satisfied
from ecliptic.deduction.facts import Amount, Fact, Holds, Learned, NotHere
from ecliptic.deduction.why import Step, why


class Verdict(StrEnum):
    FOLLOWS = "follows"
    OPEN = "open"
    CONTRADICTS = "contradicts"


class Conclusion(msgspec.Struct, frozen=True, gc=False):
    learned: Learned
    verdict: Verdict
    fits: int
    """Systems left of which it is true."""
    against: int
    steps: tuple[Step, ...]
    """The fewest facts that prove it, or that contradict it. None if it is open, or if the
    placement rules alone decide."""


def concluded(belief: Belief, learned: Learned) -> Conclusion:
    """What the facts say about a conclusion; they must not contradict each other."""
    claim = claim_of(learned.fact)
    fits = int(np.count_nonzero(satisfied(claim, belief.systems)))
    against = len(belief) - fits
    if fits and against:
        return Conclusion(learned, Verdict.OPEN, fits, against, ())
    if fits:
        return Conclusion(learned, Verdict.FOLLOWS, fits, against, why(belief, claim).steps)
    steps = why(belief, NotAll((claim,))).steps
    return Conclusion(learned, Verdict.CONTRADICTS, fits, against, steps)


def claim_of(fact: Fact) -> Is | IsNot | Amount:
    """What is concluded, as a claim."""
    match fact:
        case Holds(sector, thing):
            return Is(sector, thing)
        case NotHere(sector, thing):
            return IsNot(sector, thing)
        case Amount():
            return fact
    raise TypeError(fact)
