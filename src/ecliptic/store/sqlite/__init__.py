"""SQLite: one file in the data folder, which needs nothing else; what only that engine has."""
