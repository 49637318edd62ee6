"""Ptolemaeus: planets observed through the zodiac with cards and pawns."""
