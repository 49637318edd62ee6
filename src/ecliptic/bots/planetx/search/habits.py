"""How a good player's game goes on, fitted to games of the base player against itself.

Nothing is thought out in a playout: what a seat does next, and how much nearer its answer brings
it, is a turn drawn from those that were really played by a seat that knew as much. How much a seat
knows is two numbers, the bits that the locate answer and the whole system are still away. Written
by `bench/fit_director.py`, as whole numbers.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from ecliptic.bots.planetx.search.lots import Ints
from ecliptic.core.figures import power
from ecliptic.deduction.information import Floats
from ecliptic.planetx.modes import Mode

ROWS = 32
"""Turns to draw from where seats know alike."""
LEVELS = 30
"""Levels of locate bits,"""
SYSTEM_LEVELS = 19
"""of system bits,"""
PHASES = 8
"""and theory phases that are told apart."""
TURN_COLUMNS = ("cost", "locating", "sure", "locate_left", "system_left", "locate_rest")
SHARE = 255
"""Shares are kept as parts of this,"""
LEFT = 128
"""what is left of bits as parts of this,"""
BITS = 32
"""and bits as so many parts of one."""
KINDS = 4
"""Kinds of theory; a theory is kept as 1 + 2 kinds + right, and none as 0."""
PACKED = 2 * KINDS + 1


@dataclass(frozen=True)
class Habits:
    turns: dict[str, Ints]
    """By column: a row for researched before or not, level and lot, in this order."""
    start: Ints
    """Locate and system bits of seats whose pawn stands at a time: (time, lot, which)."""
    theories: Ints
    """By (phase, system level, lot): the theories of a phase, two packed in one number."""
    sure: Floats
    """By level: how probable the best locate is."""


def level_of(bits: Floats) -> Ints:
    """Levels of locate bits lie closer where few are left."""
    found: Ints = (np.sqrt(np.maximum(bits, 0.0)) * 10.0).astype(np.int64)
    return np.minimum(found, LEVELS - 1)


def system_level_of(bits: Floats) -> Ints:
    found: Ints = (np.sqrt(np.maximum(bits, 0.0)) * 4.0).astype(np.int64)
    return np.minimum(found, SYSTEM_LEVELS - 1)


@cache
def habits(mode: Mode) -> Habits:
    text = Path(__file__).with_name(f"habits_{mode.value}.json").read_text("utf-8")
    kept = {name: np.array(numbers, dtype=np.int64) for name, numbers in json.loads(text).items()}
    return Habits(
        {name: kept[name] for name in TURN_COLUMNS},
        kept["start"].reshape(-1, ROWS, 2),
        kept["theories"].reshape(PHASES, SYSTEM_LEVELS, ROWS),
        kept["sure_at"] / SHARE,
    )


_PARTS = 16
_MOST_BITS = 16


@cache
def _halves() -> Floats:
    return np.array([power(0.5, part / _PARTS) for part in range(_MOST_BITS * _PARTS + 1)])


def share_of(bits: Floats) -> Floats:
    """How probable something is that is so many bits away."""
    part = (bits * _PARTS + 0.5).astype(np.int64)
    return _halves().take(np.minimum(part, _MOST_BITS * _PARTS))
