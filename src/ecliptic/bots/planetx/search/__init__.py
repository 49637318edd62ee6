"""The searching opponent of Planet X: it plays the rest of a game many times in its head."""
