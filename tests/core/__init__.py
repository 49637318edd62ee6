"""The core on its own: chance, errors, log, undo policy, table."""
