"""One suite for any game: promises 1-5 of the architecture, parametrised over `subjects.py`."""
