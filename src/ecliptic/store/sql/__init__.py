"""The SQL of the store, by noun."""
