"""Folders with a database of the present form, copied from one that was migrated once: ten steps
take longer than most tests. That they lead there is in test_migrations.py, and the command begins
with an empty folder in tests/test_cli.py and tests/hosting."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from ecliptic.store.open import Place
from ecliptic.store.sqlite.database import migrate_folder
from ecliptic.store.sqlite.folder import FILE


def prepared(place: Place) -> None:
    """With all tables and nothing in them, if nothing is there. PostgreSQL has its template."""
    file = place.folder / FILE
    if place.database_url or file.exists():
        return
    place.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file.touch(mode=0o600)
    file.write_bytes(_migrated())


@cache
def _migrated() -> bytes:
    with TemporaryDirectory() as folder:
        migrate_folder(Path(folder))
        return (Path(folder) / FILE).read_bytes()
