"""English for The Search for Planet X."""
