"""The face of every game that can be played in a terminal, by the game's name."""

from __future__ import annotations

from collections.abc import Mapping

from ecliptic.core.errors import BadRecord
from ecliptic.registry import optional_parts
from ecliptic.terminal.face import Face

FACES: Mapping[str, Face] = optional_parts("ecliptic.terminal", "face", "FACE")


def face_of(game: str) -> Face:
    found = FACES.get(game)
    if found is None:
        raise BadRecord("record-game", game=game)
    return found
