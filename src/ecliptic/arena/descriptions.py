"""The games the arena knows, by name."""

from __future__ import annotations

from collections.abc import Mapping

from ecliptic.arena.description import Description
from ecliptic.core.errors import BadSetup, shorten
from ecliptic.registry import optional_parts

DESCRIPTIONS: Mapping[str, Description] = optional_parts(
    "ecliptic.arena", "description", "DESCRIPTION"
)


def description_of(game: str) -> Description:
    found = DESCRIPTIONS.get(game)
    if found is None:
        raise BadSetup("arena-game", game=shorten(game), games=", ".join(DESCRIPTIONS))
    return found
