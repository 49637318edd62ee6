"""Brightest in English."""
