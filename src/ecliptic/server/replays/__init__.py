"""Finished games, looked at again."""
