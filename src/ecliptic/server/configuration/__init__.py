"""How a server comes by its settings: from flags, the environment and a file, and for whom."""
