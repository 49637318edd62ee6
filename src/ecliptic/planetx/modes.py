"""The two modes as data: every number of the game (rules 1, and the figures of 3, 5 and 7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from ecliptic.planetx.objects import (
    ASTEROID,
    COMET,
    DWARF_PLANET,
    GAS_CLOUD,
    PLANET_X,
    THEORY_OBJECTS,
    TRULY_EMPTY,
    Object,
)


class Mode(StrEnum):
    STANDARD = "standard"
    EXPERT = "expert"

    @cached_property
    def rules(self) -> ModeRules:
        return RULES[self]


@dataclass(frozen=True)
class ModeRules:
    """The figures of one mode."""

    sectors: int
    counts: Mapping[Object, int]
    comet_sectors: frozenset[int]
    theory_icons: frozenset[int]
    conference_icons: Mapping[int, int]
    """Sector of the icon -> number of the conference (1 is X1)."""
    theories_per_phase: int
    dwarf_planet_points: int

    @cached_property
    def visible(self) -> int:
        """Half the ring."""
        return self.sectors // 2

    @cached_property
    def supply(self) -> tuple[int, ...]:
        """Theory tokens of one player, in the order of THEORY_OBJECTS."""
        return tuple(self.counts[thing] for thing in THEORY_OBJECTS)

    @cached_property
    def all_tokens(self) -> int:
        return sum(self.supply)

    @cached_property
    def points(self) -> Mapping[Object, int]:
        """Points of a right theory (rules 7)."""
        return {COMET: 3, ASTEROID: 2, GAS_CLOUD: 4, DWARF_PLANET: self.dwarf_planet_points}

    @cached_property
    def all_sectors(self) -> tuple[int, ...]:
        return tuple(range(1, self.sectors + 1))


TARGET_TOKENS = 2
TARGET_COST = 4
RESEARCH_COST = 1
LOCATE_COST = 5
TOPICS = "ABCDEF"
REVIEW_SPACES = 4
"""Spaces of a review track, the outer one included."""
FINDER_POINTS = 10
LATE_LOCATE_POINTS_PER_SECTOR = 2
MOST_SEATS = 4


def survey_cost(length: int) -> int:
    """1-3 sectors cost 4, 4-6 cost 3, 7-9 cost 2."""
    return 4 - (length - 1) // 3


RULES: Mapping[Mode, ModeRules] = {
    Mode.STANDARD: ModeRules(
        sectors=12,
        counts={
            COMET: 2,
            ASTEROID: 4,
            DWARF_PLANET: 1,
            GAS_CLOUD: 2,
            PLANET_X: 1,
            TRULY_EMPTY: 2,
        },
        comet_sectors=frozenset({2, 3, 5, 7, 11}),
        theory_icons=frozenset({3, 6, 9, 12}),
        conference_icons={10: 1},
        theories_per_phase=1,
        dwarf_planet_points=4,
    ),
    Mode.EXPERT: ModeRules(
        sectors=18,
        counts={
            COMET: 2,
            ASTEROID: 4,
            DWARF_PLANET: 4,
            GAS_CLOUD: 2,
            PLANET_X: 1,
            TRULY_EMPTY: 5,
        },
        comet_sectors=frozenset({2, 3, 5, 7, 11, 13, 17}),
        theory_icons=frozenset({3, 6, 9, 12, 15, 18}),
        conference_icons={7: 1, 16: 2},
        theories_per_phase=2,
        dwarf_planet_points=2,
    ),
}
