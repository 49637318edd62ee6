"""What the arena measures in The Search for Planet X."""
