"""Research: which clue would come, by the generator's likelihood (rules 8).

A topic's clue is drawn by weight from those of its title that are true of the sky. So the answer
tells which of them are true, but also holds some luck of the draw, which tells nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

import numpy as np

from ecliptic.deduction.asking import Distribution, Inquiry
from ecliptic.deduction.dealers import Dealer
from ecliptic.deduction.facts import ClueRead, Titled
from ecliptic.deduction.information import (
    EXACT,
    Floats,
    entropy,
    on_grid,
    product,
    spread,
)
from ecliptic.deduction.titles import Panel, panel
from ecliptic.planetx.actions import Research
from ecliptic.planetx.clues import Clue
from ecliptic.planetx.research import ResearchOffer


class Topic:
    """One topic whose clue has not been read."""

    def __init__(self, inquiry: Inquiry, panel: Panel) -> None:
        self._inquiry = inquiry
        self.panel = panel
        self._cells = panel.cells(inquiry.belief.systems)

    @cached_property
    def _cell_weights(self) -> Floats:
        counted = np.bincount(self._cells, self._inquiry.belief.weights, len(self.panel.truth))
        return counted.astype(np.float64, copy=False)

    @cached_property
    def shares(self) -> Floats:
        """The probability of each clue of the title."""
        drawn = spread(self._parts(self._cell_weights), self._chances)
        return drawn / (self._inquiry.belief.total * self._scale)

    def system_bits(self) -> float:
        luck = entropy(self._chances / self._totals[:, None], axis=1)
        luck *= self._cell_weights / self._inquiry.belief.total
        return max(0.0, float(entropy(self.shares) - on_grid(luck).sum()))

    def locate_bits(self) -> float:
        joint = self._inquiry.joint(self._cells, len(self.panel.truth))
        drawn = product(self._parts(joint), self._chances) / self._scale
        return float(self._inquiry.told_about_locate(drawn[:, None, :])[0])

    @cached_property
    def _chances(self) -> Floats:
        """What each clue weighs in each cell; who does not know the dealer knows no weights."""
        even = self._inquiry.belief.dealer is Dealer.UNKNOWN
        return np.asarray(self.panel.truth if even else self.panel.chances, dtype=np.float64)

    @cached_property
    def _totals(self) -> Floats:
        return np.asarray(np.maximum(self._chances.sum(axis=1), 1.0))

    def _parts(self, weights: Floats) -> Floats:
        """A cell's weight for each unit of its clues' weights, scaled and rounded to a whole number
        so that sums stay exact."""
        return np.asarray(np.rint(weights * self._scale / self._totals))

    @cached_property
    def _scale(self) -> float:
        """A power of two that leaves room for all weights together."""
        return 2.0 ** (EXACT - 2 - int(self._inquiry.belief.total).bit_length())


class Researches:
    """The topics whose titles are known; one read before would tell the same again."""

    def __init__(self, inquiry: Inquiry, offer: ResearchOffer) -> None:
        facts = [one.fact for one in inquiry.belief.facts]
        titles = {fact.label: fact.title for fact in facts if isinstance(fact, Titled)}
        self._read: dict[str, Clue] = {
            fact.label: fact.clue for fact in facts if isinstance(fact, ClueRead)
        }
        known = [topic for topic in offer.topics if topic in titles or topic in self._read]
        self.actions = tuple(Research(topic) for topic in known)
        self.costs = np.full(len(self.actions), float(offer.cost))
        self._topics = {
            topic: Topic(inquiry, panel(titles[topic], inquiry.belief.mode))
            for topic in known
            if topic not in self._read
        }

    def system_bits(self) -> Floats:
        return np.array([self._bits(action.topic, Topic.system_bits) for action in self.actions])

    def locate_bits(self) -> Floats:
        return np.array([self._bits(action.topic, Topic.locate_bits) for action in self.actions])

    def _bits(self, topic: str, bits: Callable[[Topic], float]) -> float:
        return bits(self._topics[topic]) if topic in self._topics else 0.0

    def answers(self, place: int) -> Distribution:
        topic = self.actions[place].topic
        if topic in self._read:
            return ((self._read[topic], 1.0),)
        asked = self._topics[topic]
        return tuple(
            (clue, float(share))
            for clue, share in zip(asked.panel.clues, asked.shares, strict=True)
            if share > 0
        )
