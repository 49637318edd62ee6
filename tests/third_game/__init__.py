"""A third game, to show what one needs: its files are in `overlay`, and it is not of the house."""
