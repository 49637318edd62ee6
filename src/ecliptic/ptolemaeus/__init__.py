"""Ptolemaeus: planets observed through the zodiac with cards and pawns."""

from ecliptic.ptolemaeus.game import Ptolemaeus

__all__ = ["Ptolemaeus"]
