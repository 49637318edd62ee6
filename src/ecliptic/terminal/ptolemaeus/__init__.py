"""Ptolemaeus in a terminal."""
