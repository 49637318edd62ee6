"""Why something is certain: the fewest facts that force it, proved minimum.

Every lawful system that breaks the claim must be excluded by one of the chosen facts. The search
keeps a few such counterexamples, takes the smallest set of facts that excludes those, and looks
among all systems for one that still gets through. When there is none, no smaller set can do, since
none smaller excludes even the counterexamples kept. Of equally small sets the earliest facts win.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
import numpy as np
import numpy.typing as npt

from ecliptic.core.errors import ImpossibleWorld
from ecliptic.deduction.belief import Belief
from ecliptic.deduction.claims import Claim, Mark, NotAll, satisfied
from ecliptic.deduction.conditions import agree
from ecliptic.deduction.facts import Learned, OnLine
from ecliptic.deduction.hitting_set import smallest_hitting_set
from ecliptic.deduction.systems import Systems, all_systems
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import Object

_WORD = 8


class Step(msgspec.Struct, frozen=True, gc=False):
    """A fact, and what it and those before it leave."""

    learned: Learned
    systems: int
    """Lawful systems left."""
    against: int
    """Those of them that break the claim: none after the last step."""
    planet_x: tuple[int, ...]
    """Where Planet X can be."""
    possible: tuple[tuple[Object, ...], ...]
    """What each sector can hold, sector 1 first."""


class Reason(msgspec.Struct, frozen=True, gc=False):
    """Why a claim is certain. No steps: the placement rules alone force it."""

    claim: Claim
    steps: tuple[Step, ...]


class Contradiction(msgspec.Struct, frozen=True, gc=False):
    """The fewest marks that cannot all be, and why."""

    marks: tuple[Mark, ...]
    reason: Reason


def why(belief: Belief, claim: Claim) -> Reason:
    """The fewest facts of the belief that force the claim, earliest first."""
    facts = belief.facts
    chosen = _fewest(_against(claim, belief.mode), facts)
    if chosen is None:
        raise ImpossibleWorld("planetx-not-certain")
    return Reason(claim, tuple(_steps(belief.mode, claim, [facts[place] for place in chosen])))


def contradiction(belief: Belief, marks: Sequence[Mark]) -> Contradiction | None:
    """The fewest of a player's marks that contradict the facts; None if all can be true."""
    excluding = (~satisfied(mark, belief.systems) for mark in marks)
    chosen = _smallest(_signatures(excluding, len(belief)))
    if chosen is None:
        return None
    wrong = tuple(marks[place] for place in chosen)
    return Contradiction(wrong, why(belief, NotAll(wrong)))


def contradicting_lines(belief: Belief) -> list[int]:
    """The fewest lines of notes that cannot all be true, where the notes leave nothing."""
    sources = (step.learned.source for step in why(belief, NotAll(())).steps)
    return sorted({source.number for source in sources if isinstance(source, OnLine)})


def _against(claim: Claim, mode: Mode) -> Systems:
    """Every lawful system that breaks the claim."""
    every = all_systems(mode)
    return every.where(~satisfied(claim, every))


def _fewest(systems: Systems, facts: Sequence[Learned]) -> tuple[int, ...] | None:
    """The smallest set of facts, by place, that excludes all these systems."""
    return _smallest(_signatures((~agree(one.fact, systems) for one in facts), len(systems)))


Signatures = list[npt.NDArray[np.uint8]]
"""Of every system, which facts exclude it: eight facts to a byte."""


def _signatures(excluding: Iterable[npt.NDArray[np.bool_]], systems: int) -> Signatures:
    words = [np.zeros(systems, dtype=np.uint8)]
    for place, excluded in enumerate(excluding):
        bit = place % _WORD
        if place and not bit:
            words.append(np.zeros(systems, dtype=np.uint8))
        words[-1] |= excluded.view(np.uint8) << np.uint8(bit)
    return words


def _smallest(signatures: Signatures) -> tuple[int, ...] | None:
    """Grow the kept counterexamples until a smallest set for them excludes everything."""
    kept: list[int] = []
    size = 0
    while True:
        chosen = smallest_hitting_set(kept, at_least=size)
        if chosen is None:
            return None
        through = _still_through(signatures, chosen)
        if through is None:
            return chosen
        kept.append(through)
        size = len(chosen)


def _still_through(signatures: Signatures, chosen: Sequence[int]) -> int | None:
    """The signature of a system that no chosen fact excludes: of these, one with fewest facts."""
    free = np.ones(len(signatures[0]), dtype=np.bool_)
    for place, word in enumerate(signatures):
        bits = sum(1 << (fact % _WORD) for fact in chosen if fact // _WORD == place)
        if bits:
            free &= (word & np.uint8(bits)) == 0
    places = np.flatnonzero(free)
    if not len(places):
        return None
    facts = sum(np.bitwise_count(word[places]).astype(np.int64) for word in signatures)
    hardest = int(places[np.argmin(facts)])
    return sum(int(word[hardest]) << (_WORD * place) for place, word in enumerate(signatures))


def _steps(mode: Mode, claim: Claim, chosen: Sequence[Learned]) -> list[Step]:
    belief = Belief.new(mode)
    steps = []
    for one in chosen:
        belief = belief.after(one)
        against = int(np.count_nonzero(~satisfied(claim, belief.systems)))
        steps.append(Step(one, len(belief), against, belief.planet_x, belief.possible))
    return steps
