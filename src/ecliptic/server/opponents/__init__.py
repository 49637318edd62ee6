"""Opponents' turns, and the process they think in."""
