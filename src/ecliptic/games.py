"""Every game of the house, by name."""

from __future__ import annotations

from collections.abc import Mapping

from ecliptic.core.game import AnyGame
from ecliptic.planetx.game import PlanetX
from ecliptic.ptolemaeus.game import Ptolemaeus

GAMES: Mapping[str, AnyGame] = {
    PlanetX.name: PlanetX(),
    Ptolemaeus.name: Ptolemaeus(),
}
