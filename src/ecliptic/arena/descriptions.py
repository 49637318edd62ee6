"""The games the arena knows, by name."""

from __future__ import annotations

from collections.abc import Mapping

from ecliptic.arena.description import Description
from ecliptic.arena.planetx.measures import PLANETX
from ecliptic.arena.ptolemaeus.measures import PTOLEMAEUS
from ecliptic.core.errors import BadSetup, shorten

DESCRIPTIONS: Mapping[str, Description] = {
    described.game.name: described for described in (PLANETX, PTOLEMAEUS)
}


def description_of(game: str) -> Description:
    found = DESCRIPTIONS.get(game)
    if found is None:
        raise BadSetup("arena-game", game=shorten(game), games=", ".join(DESCRIPTIONS))
    return found
