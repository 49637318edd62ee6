"""English sentences for error codes, and the words they are made of."""
