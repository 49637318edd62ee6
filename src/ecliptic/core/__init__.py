"""The protocol both games obey: game, table, record, chance, errors. Imports nothing of ours."""
