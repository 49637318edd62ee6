"""Skies from nothing and from seeds, in units of one `numpy.bincount` over the expert catalogue.

The unit counts 1,138,272 bytes and is measured between the contestants' rounds, so that a noisy
machine disturbs all of them alike. Memory is what the interpreter's own allocator and numpy report
to tracemalloc, in a round of its own, because tracing costs time.
"""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from itertools import count
from statistics import median
from time import perf_counter

import numpy as np

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.conferences import lawful_conference_clues
from ecliptic.planetx.generator import generate
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.topics import lawful_research_clues
from ecliptic.planetx.truth_tables import histogram, kept

ROUNDS = 25
UNITS_PER_ROUND = 7
GAMES_PER_ROUND = 8
MEGABYTE = 1e6
WANTED_UNITS = {
    "expert catalogue from nothing": 60.0,
    "standard seed to game": 20.0,
    "expert seed to game": 120.0,
    "standard, first game": 20.0,
    "expert, first game": 120.0,
}
WANTED_PEAK, WANTED_KEPT = 150.0, 25.0

_BYTES = np.random.default_rng(8).integers(0, 200, 1_138_272, dtype=np.uint8)
_seeds = count()


def unit() -> None:
    np.bincount(_BYTES)


def from_nothing() -> None:
    catalogue.cache_clear()
    catalogue(Mode.EXPERT)


def warm() -> None:
    catalogue(Mode.EXPERT)


def a_game(mode: Mode) -> None:
    generate(mode, Chance(seed_from_text(f"bench {next(_seeds)}")))


def a_first_game(mode: Mode) -> None:
    """Only the catalogue is warm: every clue's share of it is counted anew."""
    for remembered in (kept, histogram, lawful_research_clues, lawful_conference_clues):
        remembered.cache_clear()
    a_game(mode)


def _seconds(work: Callable[[], None], times: int = 1) -> float:
    start = perf_counter()
    for _ in range(times):
        work()
    return (perf_counter() - start) / times


def _speed() -> None:
    for mode in Mode:
        a_game(mode)
    contestants: dict[str, tuple[Callable[[], None], int]] = {
        "expert catalogue from nothing": (from_nothing, 1),
        "standard seed to game": (lambda: a_game(Mode.STANDARD), GAMES_PER_ROUND),
        "expert seed to game": (lambda: a_game(Mode.EXPERT), GAMES_PER_ROUND),
        "standard, first game": (lambda: a_first_game(Mode.STANDARD), 1),
        "expert, first game": (lambda: a_first_game(Mode.EXPERT), 1),
        "expert catalogue, second use": (warm, 1000),
    }
    units: list[float] = []
    spent: dict[str, list[float]] = {name: [] for name in contestants}
    ratios: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(ROUNDS):
        for name, (work, times) in contestants.items():
            one = median(_seconds(unit) for _ in range(UNITS_PER_ROUND))
            units.append(one)
            spent[name].append(_seconds(work, times))
            ratios[name].append(spent[name][-1] / one)
    print(f"Skies, in units of one bincount ({1000 * median(units):.2f} ms), {ROUNDS} rounds")
    for name, seconds in spent.items():
        wanted = f"(wanted at most {WANTED_UNITS[name]:.0f})" if name in WANTED_UNITS else ""
        print(f"  {name:32} {1000 * median(seconds):9.3f} ms {median(ratios[name]):9.3f}  {wanted}")


def _memory() -> None:
    catalogue.cache_clear()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    catalogue(Mode.EXPERT)
    kept, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    for name, size, wanted in (
        ("expert catalogue, at its peak", peak - before, WANTED_PEAK),
        ("expert catalogue, kept", kept - before, WANTED_KEPT),
    ):
        print(f"  {name:32} {size / MEGABYTE:9.1f} MB             (wanted under {wanted:.0f})")


def main() -> None:
    _speed()
    _memory()


if __name__ == "__main__":
    main()
