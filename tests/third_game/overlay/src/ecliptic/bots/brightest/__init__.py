"""Opponents of Brightest."""
