"""Ecliptic: two astronomy board games, played, explained and studied."""

__version__ = "0.1.0"
