"""The Search for Planet X in a terminal."""
