"""What a seat can know: the catalogue of lawful systems, conditioned on what its view tells.

    belief = Belief.of(view)            what logic allows: every system left is as good as another
    belief = Belief.of(view).weighed()  what is probable: weighed by the dealer's likelihood
    belief = belief.updated(view)       later in the same game, without starting again

A belief never changes; it shares the catalogue with all others and keeps only the systems left.
Which systems are left is logic alone; weights never exclude anything from what is certain.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
import numpy.typing as npt

from ecliptic.core.errors import ImpossibleWorld
from ecliptic.deduction.conditions import agree
from ecliptic.deduction.dealers import Dealer, dealer_of
from ecliptic.deduction.facts import Fact, Learned
from ecliptic.deduction.information import spread
from ecliptic.deduction.likelihood import weights_of
from ecliptic.deduction.reading import facts_of
from ecliptic.deduction.systems import (
    BESIDES,
    COLUMNS,
    Counts,
    Systems,
    Weights,
    all_systems,
    incidence,
    locate_answer,
)
from ecliptic.planetx.actions import Locate
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import PLANET_X, TRULY_EMPTY, Object
from ecliptic.planetx.system import SolarSystem
from ecliptic.planetx.views import View

Table = npt.NDArray[np.float64]
"""By sector (rows, sector 1 first) and thing (columns, in the order of `THINGS`)."""

THINGS = tuple(Object)


@dataclass(frozen=True, eq=False)
class Belief:
    mode: Mode
    facts: tuple[Learned, ...]
    systems: Systems
    weights: Weights | None = None
    """Of every system left; None if all weigh the same."""
    dealer: Dealer = Dealer.HOUSE
    """Whose draws the weights are of."""

    @classmethod
    def new(cls, mode: Mode, dealer: Dealer = Dealer.HOUSE) -> Belief:
        """Nothing is known but the placement rules, and who dealt."""
        return cls(mode, (), all_systems(mode), dealer=dealer)

    @classmethod
    def of(cls, view: View) -> Belief:
        return cls.new(view.board.mode, dealer_of(view.board)).updated(view)

    def updated(self, view: View) -> Belief:
        """The belief of a later view of the same seat; only new facts cost work. If a move was
        taken back, so that facts are gone, it starts again."""
        facts = facts_of(view)
        known = set(self.facts)
        if not known <= set(facts):
            fresh = Belief.new(self.mode, self.dealer).updated(view)
            return fresh if self.weights is None else fresh.weighed()
        return self._with(facts, [one for one in facts if one not in known])

    def after(self, *learned: Learned) -> Belief:
        """The belief with more facts, whatever they come from."""
        return self._with((*self.facts, *learned), learned)

    def supposing(self, fact: Fact) -> Belief:
        """The belief if this were true: nothing is added to the facts, and weights stay as far as
        the fact is only true or false of a system."""
        truth = agree(fact, self.systems)
        weights = None if self.weights is None else self.weights[truth]
        return replace(self, systems=self.systems.where(truth), weights=weights)

    def weighed(self) -> Belief:
        """The same systems, weighed by how probable the dealer made what the seat has seen."""
        return replace(self, weights=weights_of(self.systems, self.facts, self.dealer))

    def _with(self, facts: tuple[Learned, ...], new: Iterable[Learned]) -> Belief:
        """Weights are worked out again, so that however a belief was reached it is the same."""
        systems = self.systems
        for one in new:
            systems = systems.where(agree(one.fact, systems))
        belief = Belief(self.mode, facts, systems, dealer=self.dealer)
        return belief if self.weights is None else belief.weighed()

    def __len__(self) -> int:
        """How many systems are left."""
        return len(self.systems)

    @property
    def nbytes(self) -> int:
        """What the belief keeps for itself, the shared catalogue apart."""
        own = 0 if self.weights is None else self.weights.nbytes
        return own + self.systems.nbytes

    @cached_property
    def total(self) -> float:
        """The weight of all systems left."""
        total = float(len(self)) if self.weights is None else float(self.weights.sum())
        if total <= 0:
            raise ImpossibleWorld("planetx-nothing-left")
        return total

    def histogram(self, kind: Object) -> Counts:
        """The weight of each placement of a kind; under TRULY_EMPTY of each set that appears
        empty."""
        if kind not in self._histograms:
            self._histograms[kind] = self.systems.histogram(kind, self.weights)
        return self._histograms[kind]

    @cached_property
    def _histograms(self) -> dict[Object, Counts]:
        """Those worked out so far."""
        return {}

    @cached_property
    def probabilities(self) -> Table:
        """How probable each thing is in each sector; a row adds up to 1."""
        histograms = {kind: self.histogram(kind) for kind in COLUMNS}
        return (_cells(self.mode, histograms) / self.total).clip(0.0, 1.0)

    @property
    def appears_empty(self) -> Table:
        """How probable it is that each sector appears empty, sector 1 first."""
        empty, planet_x = THINGS.index(TRULY_EMPTY), THINGS.index(PLANET_X)
        return self.probabilities[:, empty] + self.probabilities[:, planet_x]

    def probability(self, sector: int, thing: Object) -> float:
        return float(self.probabilities[sector - 1, THINGS.index(thing)])

    @cached_property
    def possible(self) -> tuple[tuple[Object, ...], ...]:
        """What each sector can hold, sector 1 first: logic, whatever the weights are."""
        counts = self if self.weights is None else replace(self, weights=None)
        histograms = {kind: counts.histogram(kind) for kind in COLUMNS}
        return tuple(
            tuple(THINGS[column] for column in np.flatnonzero(row))
            for row in _cells(self.mode, histograms)
        )

    @property
    def certain(self) -> dict[int, Object]:
        """The sectors whose content is certain."""
        return {
            sector: things[0]
            for sector, things in enumerate(self.possible, start=1)
            if len(things) == 1
        }

    @property
    def planet_x(self) -> tuple[int, ...]:
        """The sectors Planet X can be in."""
        return tuple(
            sector for sector, things in enumerate(self.possible, start=1) if PLANET_X in things
        )

    @cached_property
    def locate_shares(self) -> npt.NDArray[np.float64]:
        """How probable each locate answer is, by its number (`systems.locate_number`)."""
        answers = self.mode.rules.sectors * BESIDES
        return np.bincount(self.systems.locates, self.weights, answers) / self.total

    @cached_property
    def locates(self) -> dict[Locate, float]:
        """Every locate that can be right and how probable it is, the most probable first."""
        shares = self.locate_shares
        order = np.argsort(-shares, kind="stable")[: np.count_nonzero(shares)]
        return {Locate(*locate_answer(int(key))): float(shares[key]) for key in order}

    def system(self, position: int) -> SolarSystem:
        """One of the systems left, in the order of the catalogue."""
        return self.systems.system(position)


def _cells(mode: Mode, histograms: dict[Object, Counts]) -> Table:
    """The weight of each thing (columns) in each sector (rows)."""
    held = incidence(mode)
    seen = {kind: spread(histograms[kind], held[kind]) for kind in COLUMNS}
    seen[TRULY_EMPTY] = seen[TRULY_EMPTY] - seen[PLANET_X]
    return np.array([seen[thing] for thing in THINGS]).T
