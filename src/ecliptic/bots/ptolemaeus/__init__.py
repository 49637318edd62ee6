"""Opponents of Ptolemaeus."""
