"""The arena: many games between opponents, and an honest account of how strong they are."""
