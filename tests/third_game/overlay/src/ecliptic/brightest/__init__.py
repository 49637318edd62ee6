"""Brightest, a toy: everybody seals a star of a secret hand, and the brightest takes the round."""
