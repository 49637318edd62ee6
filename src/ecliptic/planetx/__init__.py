"""The rules of The Search for Planet X: pure, without input, output, clock or luck of their own."""

from ecliptic.planetx.game import PlanetX

__all__ = ["PlanetX"]
