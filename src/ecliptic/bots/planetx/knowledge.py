"""Beliefs worked out lately, so that a decision starts from an earlier one of the same game.

This is no memory of the game: which systems a view leaves depends on the view alone, however it was
reached. Weights are worked out anew for every decision, so that equal views give equal weights to
the last bit.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from ecliptic.deduction.belief import Belief
from ecliptic.deduction.facts import Learned
from ecliptic.planetx.modes import Mode

_KEPT = 8
"""Beliefs kept: a few for every seat of a table."""


class Knowledge:
    """Beliefs by the facts they follow from."""

    def __init__(self) -> None:
        self._recent: OrderedDict[tuple[Mode, frozenset[Learned]], Belief] = OrderedDict()

    def of(self, mode: Mode, facts: Sequence[Learned]) -> Belief:
        """What logic allows after these facts."""
        wanted = frozenset(facts)
        known, start = frozenset[Learned](), Belief.new(mode)
        for (same, learned), belief in self._recent.items():
            if same is mode and known < learned <= wanted:
                known, start = learned, belief
        belief = start.after(*(one for one in facts if one not in known))
        self._recent[mode, wanted] = belief
        self._recent.move_to_end((mode, wanted))
        while len(self._recent) > _KEPT:
            self._recent.popitem(last=False)
        return Belief(mode, tuple(facts), belief.systems)
