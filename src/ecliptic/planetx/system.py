"""A solar system: what each sector holds, and the placement rules true in every game (rules 1).

A system is written as one letter per sector from sector 1 on: `AACAAXEGGECD`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TypeAlias

from ecliptic.core.errors import BadSetup
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import (
    ASTEROID,
    COMET,
    DWARF_PLANET,
    GAS_CLOUD,
    PLANET_X,
    TRULY_EMPTY,
    Object,
    Sighting,
    object_from_letter,
    sighting_of,
)
from ecliptic.planetx.ring import neighbours, run

SolarSystem: TypeAlias = tuple[Object, ...]

DWARF_BAND = 6
"""Expert: the dwarf planets lie in a band of exactly this many sectors, one at each end."""


def content(system: SolarSystem, sector: int) -> Object:
    return system[sector - 1]


def where(system: SolarSystem, thing: Object) -> tuple[int, ...]:
    """The sectors that hold `thing`, in number order."""
    return tuple(sector for sector, held in enumerate(system, start=1) if held is thing)


def count(system: SolarSystem, thing: Object, sectors: Iterable[int]) -> int:
    """What a survey answers: Planet X appears empty, so "empty" counts it too."""
    held = [system[sector - 1] for sector in sectors]
    return held.count(thing) + (held.count(PLANET_X) if thing is TRULY_EMPTY else 0)


def sight(system: SolarSystem, sector: int) -> Sighting:
    """What a target answers."""
    return sighting_of(system[sector - 1])


def _beside(system: SolarSystem, sector: int) -> tuple[Object, Object]:
    left, right = neighbours(sector, len(system))
    return content(system, left), content(system, right)


def _comets_stand_right(system: SolarSystem, mode: Mode) -> bool:
    return all(sector in mode.rules.comet_sectors for sector in where(system, COMET))


def _asteroids_have_company(system: SolarSystem, mode: Mode) -> bool:
    return all(ASTEROID in _beside(system, sector) for sector in where(system, ASTEROID))


def _clouds_have_room(system: SolarSystem, mode: Mode) -> bool:
    return all(TRULY_EMPTY in _beside(system, sector) for sector in where(system, GAS_CLOUD))


def _dwarf_planets_keep_away(system: SolarSystem, mode: Mode) -> bool:
    return all(DWARF_PLANET not in _beside(system, sector) for sector in where(system, PLANET_X))


def _dwarf_planets_span_the_band(system: SolarSystem, mode: Mode) -> bool:
    if mode is Mode.STANDARD:
        return True
    dwarfs = set(where(system, DWARF_PLANET))
    for first in dwarfs:
        band = run(first, (first + DWARF_BAND - 2) % len(system) + 1, len(system))
        if dwarfs <= set(band) and band[-1] in dwarfs:
            return True
    return False


PLACEMENT_RULES: dict[str, Callable[[SolarSystem, Mode], bool]] = {
    "planetx-system-comet": _comets_stand_right,
    "planetx-system-asteroid": _asteroids_have_company,
    "planetx-system-gas-cloud": _clouds_have_room,
    "planetx-system-dwarf-planet": _dwarf_planets_keep_away,
    "planetx-system-band": _dwarf_planets_span_the_band,
}


def check_system(system: SolarSystem, mode: Mode) -> None:
    """Raises the first placement rule the system breaks."""
    rules = mode.rules
    if len(system) != rules.sectors:
        raise BadSetup("planetx-system-length", sectors=len(system), expected=rules.sectors)
    found = Counter(system)
    for thing, expected in rules.counts.items():
        if found[thing] != expected:
            raise BadSetup(
                "planetx-system-count", object=thing.value, found=found[thing], expected=expected
            )
    for code, holds in PLACEMENT_RULES.items():
        if not holds(system, mode):
            raise BadSetup(code)


def system_text(system: SolarSystem) -> str:
    return "".join(thing.value for thing in system)


def parse_system(text: str) -> SolarSystem:
    return tuple(object_from_letter(letter) for letter in text)
