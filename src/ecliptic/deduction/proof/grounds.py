"""What a step of a proof can stand on: a fact, a placement rule, or both, and what it excludes by
looking at what is on the sheet so far.

Each looks at little, so that a person can follow it: a count at its sectors, a clue at its two
kinds, a rule at its own. What it excludes is impossible, but it need not be all that is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from itertools import combinations

from ecliptic.deduction.facts import Fact, Holds, NotHere, Seen
from ecliptic.deduction.proof.clues import Test, narrowed
from ecliptic.deduction.proof.grid import Grid, is_broken, placed, whole_ring
from ecliptic.deduction.proof.narrowing import Narrow, counting, kind_tests, narrowing
from ecliptic.planetx.clues import Adjacent, Quantity
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import (
    ASTEROID,
    COMET,
    DWARF_PLANET,
    GAS_CLOUD,
    PLANET_X,
    TRULY_EMPTY,
    Object,
)


class Rule(StrEnum):
    """The placement rules (rules 1): those of single kinds with how many there are of each, those
    between kinds."""

    COMETS = "comets"
    ASTEROIDS = "asteroids"
    DWARF_PLANETS = "dwarf-planets"
    GAS_CLOUDS = "gas-clouds"
    TRULY_EMPTY = "truly-empty"
    PLANET_X = "planet-x"
    CLOUD_BESIDE_EMPTY = "cloud-beside-empty"
    NO_DWARF_BESIDE_X = "no-dwarf-beside-x"


RULE_OF_KIND = {
    COMET: Rule.COMETS,
    ASTEROID: Rule.ASTEROIDS,
    DWARF_PLANET: Rule.DWARF_PLANETS,
    PLANET_X: Rule.PLANET_X,
    GAS_CLOUD: Rule.GAS_CLOUDS,
}
_BETWEEN = {
    Rule.CLOUD_BESIDE_EMPTY: Adjacent(Quantity.EVERY, GAS_CLOUD, TRULY_EMPTY),
    Rule.NO_DWARF_BESIDE_X: Adjacent(Quantity.NO, PLANET_X, DWARF_PLANET),
}


@dataclass(frozen=True)
class Ground:
    facts: tuple[int, ...]
    """By their places among the facts of the proof."""
    rules: tuple[Rule, ...]
    excludes: Narrow
    mode: Mode

    def narrow(self, grid: Grid) -> Grid | None:
        """What it leaves of a grid; None if that is nothing, in some sector or at all."""
        left = self.excludes(grid)
        return None if left is None or is_broken(left, self.mode) else left


def grounds_of(facts: Sequence[Fact], mode: Mode) -> list[Ground]:
    """Everything a step can stand on, the simplest first."""
    told = sorted(enumerate(facts), key=lambda one: not is_about_a_sector(one[1]))
    tests = [(place, *one) for place, fact in told for one in kind_tests(fact, mode)]
    return [
        *(Ground((place,), (), narrowing(fact, mode), mode) for place, fact in told),
        *_rules(mode),
        *(_placing((place,), kind, (test,), mode) for place, kind, test in tests),
        *(
            _placing((one, other), kind, (test, further), mode)
            for (one, kind, test), (other, same, further) in combinations(tests, 2)
            if kind is same and one != other
        ),
    ]


def is_about_a_sector(fact: Fact) -> bool:
    """Whether the fact itself says what a sector holds, or does not."""
    return isinstance(fact, NotHere | Holds | Seen)


def _rules(mode: Mode) -> Iterator[Ground]:
    for kind in RULE_OF_KIND:
        yield _placing((), kind, (), mode)
    empty = counting((TRULY_EMPTY,), whole_ring(mode), mode.rules.counts[TRULY_EMPTY], mode)
    yield Ground((), (Rule.TRULY_EMPTY,), empty, mode)
    for rule, clue in _BETWEEN.items():
        yield Ground((), (rule,), partial(narrowed, clue, mode=mode), mode)


def _placing(facts: tuple[int, ...], kind: Object, tests: tuple[Test, ...], mode: Mode) -> Ground:
    """What all placements of a kind have in common that obey its rule and pass some tests."""

    def narrow(grid: Grid) -> Grid | None:
        return placed(grid, kind, mode, lambda held: all(test(grid, held) for test in tests))

    return Ground(facts, (RULE_OF_KIND[kind],), narrow, mode)
