"""What was made while the generator of Planet X had its first version: kept as it was then.

Records (`playthroughs`, each with what every viewer was told), a game saved in the middle, a
database with its keys (`tables.sql`, `keys.json`), a player's own history of a real table, and an
evening as a browser keeps it. Nothing here is ever made anew: the program that made it is gone.
"""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent
