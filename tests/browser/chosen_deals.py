"""A door for tests only: the next table that is opened gets the deal a test asked for, and its
opponents the same lots whenever they are asked the same.

What is dealt at a table follows from a seed that nobody can choose. The server of the browser tests
looks for a note in its folder first; without one it deals by chance like any other.
"""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from ecliptic.core.chance import commitment, seed_from_text
from ecliptic.server.seats import opening
from ecliptic.store.values import StoredTable
from ecliptic.wire.seats import NewTable

_NOTE = "next-deal.txt"


def ask_for_deal(folder: Path, seed: str) -> None:
    (folder / _NOTE).write_text(seed, encoding="utf-8")


def deal_as_asked(folder: Path) -> None:
    """In the server's process, before it serves."""
    by_chance = opening._stored_table
    note = folder / _NOTE

    def stored_table(wanted: NewTable) -> StoredTable:
        stored = by_chance(wanted)
        if not note.exists():
            return stored
        seed = seed_from_text(note.read_text(encoding="utf-8"))
        note.unlink()
        sealed = commitment(seed, bytes.fromhex(stored.salt))
        return replace(stored, seed=seed.hex(), commitment=sealed, luck=seed.hex())

    opening._stored_table = stored_table
