"""Locates: right or wrong as a whole (rules 3)."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import numpy.typing as npt

from ecliptic.deduction.asking import Distribution, Inquiry
from ecliptic.deduction.information import Floats, plogp
from ecliptic.deduction.systems import locate_number
from ecliptic.planetx.actions import Locate
from ecliptic.planetx.locate import LocateOffer, locates


class Locates:
    def __init__(self, inquiry: Inquiry, offer: LocateOffer) -> None:
        self.actions, numbers = _listed(offer)
        self.costs = np.full(len(self.actions), float(offer.cost))
        self._right = inquiry.belief.locate_shares.take(numbers).clip(0.0, 1.0)

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
def _listed(offer: LocateOffer) -> tuple[tuple[Locate, ...], npt.NDArray[np.intp]]:
    """Every locate of the offer, and the numbers of their answers."""
    named = tuple(locates(offer))
    numbers = [locate_number(one.sector, one.before, one.after) for one in named]
    return named, np.array(numbers, dtype=np.intp)
