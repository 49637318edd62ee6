"""What the companion app knows and nobody else: the system and the clues about it (rules 8).

This is the hidden world a searcher samples and hands to `PlanetX.imagine`.
"""

from __future__ import annotations

import msgspec

from ecliptic.planetx.clues import Clue
from ecliptic.planetx.system import SolarSystem


class Sky(msgspec.Struct, frozen=True, gc=False):
    system: SolarSystem
    topics: tuple[Clue, ...]
    conferences: tuple[Clue, ...]


NO_SKY = Sky((), (), ())
"""Before the deal."""
