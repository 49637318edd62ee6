"""Playing, replaying and verifying games in a terminal."""
