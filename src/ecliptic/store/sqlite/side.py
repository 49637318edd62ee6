"""A data folder as one side of a move."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from ecliptic.store.errors import StoreTrouble
from ecliptic.store.side import Side
from ecliptic.store.sqlite.database import open_database
from ecliptic.store.sqlite.folder import FILE, check_data_folder
from ecliptic.store.sqlite.processes import writing_process, writing_processes


@contextmanager
def open_side(folder: Path, new: bool) -> Iterator[Side]:
    """`new` says that the folder and its database may be made."""
    check_data_folder(folder)
    if not new and not (folder / FILE).exists():
        raise StoreTrouble("move-nothing", source=str(folder))

    def is_served() -> bool:
        return writing_processes(folder) > 1  # this is one of them

    with (
        closing(open_database(folder)) as database,
        writing_process(folder),
        database.connect() as connection,
        database.writing(connection),
    ):
        yield Side(str(folder), database, connection, is_served)
