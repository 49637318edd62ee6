"""The solver at a seat's elbow, in a process of its own."""
