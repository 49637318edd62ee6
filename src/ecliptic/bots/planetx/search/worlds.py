"""What the seat knows now, and what it would know after each answer to a question.

A belief becomes a table of systems with weights: all of them if they are few, otherwise as many
drawn evenly from the weights. Every candidate's answer splits the table into groups, and a group is
what the seat would know then: how probable each thing is in each sector, how many bits the locate
answer and the system are still away, and which locate is best. Weights are whole numbers, so that
sums are exact in any order.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ecliptic.bots.planetx.search.lots import SIDES, Ints
from ecliptic.deduction.belief import THINGS, Belief
from ecliptic.deduction.dealers import Dealer
from ecliptic.deduction.facts import ClueRead, Titled
from ecliptic.deduction.information import EXACT, Floats, entropy, product
from ecliptic.deduction.systems import Systems, locate_number
from ecliptic.deduction.titles import panel
from ecliptic.planetx.actions import Action, Locate, Research, Survey, Target
from ecliptic.planetx.objects import PLANET_X, TRULY_EMPTY, Object
from ecliptic.planetx.ring import run

MOST_SYSTEMS = 1024
"""Systems in the table."""
_EMPTY, _PLANET_X = THINGS.index(TRULY_EMPTY), THINGS.index(PLANET_X)


@dataclass(frozen=True)
class Knowledge:
    """Groups of answers (rows): what the seat knows after each."""

    shares: Floats
    """How probable each thing is, by group, sector (from 0) and thing."""
    locate_bits: Floats
    system_bits: Floats
    best: Ints
    """The number of the most probable locate answer,"""
    sure: Floats
    """and how probable that is."""


@dataclass(frozen=True)
class Answers:
    """A candidate's groups: each system's weight in each, and how to find a world's own."""

    weights: Floats
    """By group (rows) and system."""
    reached: Ints
    """By system: how the lots of the answer are divided, added up over the groups."""


class Worlds:
    """The systems a belief leaves, as arrays."""

    def __init__(self, belief: Belief, offset: int) -> None:
        """`offset` is a lot: where the even draw starts."""
        self.belief = belief
        weights = belief.weights
        if len(belief) <= MOST_SYSTEMS:
            self.systems = belief.systems
            own = np.ones(len(belief)) if weights is None else weights
            self.weights = np.asarray(own, dtype=np.float64)
        else:
            places = drawn_evenly(weights, len(belief), MOST_SYSTEMS, offset)
            self.systems = Systems(belief.mode, belief.systems.numbers().take(places))
            self.weights = np.ones(MOST_SYSTEMS)
        self.things = _things(self.systems)
        self.locates = self.systems.locates.astype(np.int64)
        self._rows = self._tables()
        self.bits = _bits(belief)

    def __len__(self) -> int:
        return len(self.weights)

    def drawn(self, count: int, offset: int) -> Ints:
        """Worlds for playouts, by their place in the table: evenly drawn from the weights."""
        return drawn_evenly(self.weights, len(self), count, offset)

    def _tables(self) -> Floats:
        """One row per system: which thing is in which sector, and which locate answer is right."""
        many, sectors = self.things.shape
        held = np.zeros((many, sectors, len(THINGS)))
        np.put_along_axis(held, self.things[:, :, None], 1.0, axis=2)
        self._answers, keys = np.unique(self.locates, return_inverse=True)
        right = np.zeros((many, len(self._answers)))
        right[np.arange(many), keys] = 1.0
        return np.concatenate([held.reshape(many, -1), right], axis=1)

    def answers(self, action: Action | None) -> Answers:
        """What the action would be told; nothing for None."""
        match action:
            case Research():
                return self._clue(action)
            case Survey():
                ring = self.belief.mode.rules.sectors
                where = [sector - 1 for sector in run(action.first, action.last, ring)]
                return self._parted(self._seen(action.thing)[:, where].sum(axis=1))
            case Target():
                shown = self.things[:, action.sector - 1]
                return self._parted(np.where(shown == _PLANET_X, _EMPTY, shown))
            case Locate():
                named = locate_number(action.sector, action.before, action.after)
                return self._parted((self.locates == named).astype(np.int64))
        return self._parted(np.zeros(len(self), dtype=np.int64))

    def _seen(self, thing: Object) -> Ints:
        """Which sectors (columns) a survey for the thing counts, by system."""
        number = THINGS.index(thing)
        seen = self.things == number
        if number == _EMPTY:
            seen = seen | (self.things == _PLANET_X)
        return np.asarray(seen, dtype=np.int64)

    def _parted(self, told: Ints) -> Answers:
        found, group = np.unique(told, return_inverse=True)
        own = group == np.arange(len(found))[:, None]
        return Answers(own * self.weights, _reached(own.astype(np.float64)))

    def _clue(self, action: Research) -> Answers:
        """A clue is drawn from those that are true of the world."""
        facts = [one.fact for one in self.belief.facts]
        read = {fact.label for fact in facts if isinstance(fact, ClueRead)}
        titles = {fact.label: fact.title for fact in facts if isinstance(fact, Titled)}
        if action.topic in read or action.topic not in titles:
            return self._parted(np.zeros(len(self), dtype=np.int64))
        asked = panel(titles[action.topic], self.belief.mode)
        even = self.belief.dealer is Dealer.UNKNOWN
        chances = np.asarray(asked.truth if even else asked.chances, dtype=np.float64)
        drawn = chances[asked.cells(self.systems)].T
        total = np.maximum(drawn.sum(axis=0), 1.0)
        shares = drawn / total
        come = np.flatnonzero((drawn > 0).any(axis=1))
        scale = 2.0 ** (EXACT - 2 - int(self.weights.sum()).bit_length())
        weights = np.rint(self.weights * shares[come] * scale)
        return Answers(weights, _reached(shares[come]))

    def knowledge(self, weights: Floats) -> Knowledge:
        """What the seat would know in each group (rows of weights)."""
        totals = np.maximum(weights.sum(axis=1), 1.0)[:, None]
        counted = product(weights, self._rows) / totals
        cells = self.things.shape[1] * len(THINGS)
        shares, locates = counted[:, :cells], counted[:, cells:]
        best = locates.argmax(axis=1)
        here = entropy(weights / totals, axis=1)
        start = entropy(self.weights / self.weights.sum())
        return Knowledge(
            shares.reshape(len(weights), -1, len(THINGS)),
            entropy(locates, axis=1),
            np.maximum(self.bits - (float(start) - here), 0.0),
            self._answers[best],
            locates[np.arange(len(best)), best],
        )


def drawn_evenly(weights: Floats | None, many: int, count: int, offset: int) -> Ints:
    """So many places, each as often as its weight says, to within one: a comb laid over the
    weights. `offset` is a lot."""
    if weights is None:
        return (np.arange(count) * many + offset * many // SIDES) // count
    reached = np.cumsum(weights)
    teeth = (np.arange(count) + offset / SIDES) * (reached[-1] / count)
    found = np.searchsorted(reached, teeth, side="right").clip(0, many - 1)
    return np.asarray(found, dtype=np.int64)


def _reached(shares: Floats) -> Ints:
    """By system (columns): up to which lot each group goes; the last one takes the rest."""
    reached: Ints = np.rint(np.add.accumulate(shares, axis=0) * SIDES).astype(np.int64)
    reached[-1] = SIDES
    return reached


def group_of(answers: Answers, worlds: Ints, lots: Ints) -> Ints:
    """Which answer comes in each of these worlds, by the luck of the draw."""
    return np.asarray((answers.reached[:, worlds] <= lots).sum(axis=0))


def _things(systems: Systems) -> Ints:
    """What each sector (columns) of each system holds, as a number of `THINGS`."""
    sectors = np.arange(systems.mode.rules.sectors, dtype=np.uint32)
    things = np.zeros((len(systems), len(sectors)), dtype=np.int64)
    for number, thing in enumerate(THINGS):
        held = (systems.held(thing)[:, None] >> sectors) & np.uint32(1)
        things += held.astype(np.int64) * number
    return things


def _bits(belief: Belief) -> float:
    """How far the whole system is from being known."""
    if belief.weights is None:
        return float(entropy(np.full(len(belief), 1 / len(belief))))
    return float(entropy(belief.weights / belief.total))
