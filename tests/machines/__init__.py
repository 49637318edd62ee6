"""The same results on any machine: other processors, other surroundings."""
