"""Authentication: tokens, and the keys they open."""
