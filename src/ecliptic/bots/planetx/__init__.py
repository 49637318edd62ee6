"""Opponents of The Search for Planet X."""
