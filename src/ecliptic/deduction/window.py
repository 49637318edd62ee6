"""All surveys of a visible sky at once: what each run counts, by the pattern in the visible sky.

Of a kind's placement only the part in the visible sky matters to a survey. So placements fall into
a few patterns, and a table of patterns by runs and answers turns a histogram of patterns into the
exact answer distribution of every run.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np
import numpy.typing as npt

from ecliptic.deduction.information import Floats, spread
from ecliptic.deduction.systems import Counts, masks
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import SURVEY_OBJECTS, Object
from ecliptic.planetx.ring import visible_sky


@dataclass(frozen=True, eq=False)
class Patterns:
    """One kind in one visible sky. `of[placement]` is a pattern's number; `counted[pattern, run]`
    is what a survey of the run answers."""

    of: npt.NDArray[np.uint16]
    counted: npt.NDArray[np.uint8]

    @property
    def answers(self) -> int:
        """How many different counts there are, none included."""
        return int(self.counted.max()) + 1

    @cached_property
    def hits(self) -> Floats:
        """1 where a pattern (row) gives a run's answer (columns: run by run, answer by answer)."""
        answers = np.arange(self.answers, dtype=np.uint8)
        hit = np.equal(self.counted[:, :, None], answers)
        return hit.reshape(len(self.counted), -1).astype(np.float64)

    def histogram(self, placements: Counts) -> Floats:
        """The weight of each pattern, given that of each placement."""
        found = np.bincount(self.of, placements, minlength=len(self.counted))
        return found.astype(np.float64, copy=False)

    def distributions(self, placements: Counts) -> Floats:
        """The weight of every answer (columns) of every run (rows)."""
        found = spread(self.histogram(placements), self.hits)
        return found.reshape(-1, self.answers)


@dataclass(frozen=True, eq=False)
class Window:
    """The visible sky that begins at a sector."""

    sky: tuple[int, ...]
    runs: dict[tuple[int, int], int]
    """The number of each run, by its first and last sector."""
    patterns: dict[Object, Patterns]

    def alone(self, sector: int) -> int:
        """The run that is this sector alone."""
        return self.runs[sector, sector]


@cache
def window(mode: Mode, arrow: int) -> Window:
    sky = visible_sky(arrow, mode)
    runs: dict[tuple[int, int], int] = {}
    along: list[int] = []
    for start, first in enumerate(sky):
        for end in range(start, len(sky)):
            runs[first, sky[end]] = len(along)
            along.append((1 << (end + 1)) - (1 << start))
    bits = np.array(along, dtype=np.uint32)
    return Window(sky, runs, {kind: _patterns(kind, mode, arrow, bits) for kind in SURVEY_OBJECTS})


def _patterns(kind: Object, mode: Mode, arrow: int, runs: npt.NDArray[np.uint32]) -> Patterns:
    """The visible part of each placement, turned so that the arrow's sector is bit 0."""
    held, ring = masks(mode)[kind], mode.rules.sectors
    turned = (held >> np.uint32(arrow - 1)) | (held << np.uint32(ring - arrow + 1))
    visible = turned & np.uint32((1 << mode.rules.visible) - 1)
    patterns, of = np.unique(visible, return_inverse=True)
    return Patterns(of.astype(np.uint16), np.bitwise_count(patterns[:, None] & runs))
