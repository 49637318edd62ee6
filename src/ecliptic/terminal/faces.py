"""The face of every game, by the game's name."""

from __future__ import annotations

from collections.abc import Mapping

from ecliptic.terminal.face import Face
from ecliptic.terminal.planetx.face import PlanetXFace
from ecliptic.terminal.ptolemaeus.face import PtolemaeusFace

_ALL: tuple[Face, ...] = (PlanetXFace(), PtolemaeusFace())
FACES: Mapping[str, Face] = {face.game.name: face for face in _ALL}
