"""Locates: right or wrong as a whole (rules 3)."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from ecliptic.deduction.asking import Distribution, Inquiry
from ecliptic.deduction.information import Floats, plogp
from ecliptic.planetx.actions import Locate
from ecliptic.planetx.locate import LocateOffer, locates


class Locates:
    def __init__(self, inquiry: Inquiry, offer: LocateOffer) -> None:
        self.actions = _listed(offer)
        self.costs = np.full(len(self.actions), float(offer.cost))
        right = inquiry.belief.locates
        self._right = np.array([right.get(action, 0.0) for action in self.actions]).clip(0.0, 1.0)

    def system_bits(self) -> Floats:
        return -plogp(self._right) - plogp(1.0 - self._right)

    def locate_bits(self) -> Floats:
        """The locate answer decides whether a locate is right, so it tells all about that."""
        return self.system_bits()

    def answers(self, place: int) -> Distribution:
        right = float(self._right[place])
        return tuple(
            (found, share) for found, share in ((True, right), (False, 1 - right)) if share
        )


@lru_cache(maxsize=16)
def _listed(offer: LocateOffer) -> tuple[Locate, ...]:
    return tuple(locates(offer))
