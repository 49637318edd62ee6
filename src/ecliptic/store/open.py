"""Opening a store: PostgreSQL where its URL is given, or else SQLite in the data folder.

Whoever wants the store comes here, so that no command looks into another one than the server.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import msgspec

from ecliptic.core.errors import MissingExtra
from ecliptic.store.sqlite.folder import FILE, check_data_folder
from ecliptic.store.sqlite.folder import is_prepared as is_file_prepared
from ecliptic.store.sqlite.processes import writing_process
from ecliptic.store.store import Store

ALONE = 1


class Place(msgspec.Struct, frozen=True):
    """Where tables are kept."""

    folder: Path
    database_url: str = ""
    """Of PostgreSQL, which needs no folder."""


def check_place(place: Place) -> None:
    """Refuse what can be seen to be no place for tables before anything is opened."""
    if not place.database_url:
        check_data_folder(place.folder)


async def open_store(place: Place, committed: Callable[[], None] = lambda: None) -> Store:
    """`committed` is called after every commit. A place is refused that can keep no tables."""
    if place.database_url:
        with extra_needed():
            from ecliptic.store.postgresql import database as postgresql
        return await postgresql.open_store(place.database_url, committed)
    # The doctor knows places also where SQLAlchemy is missing.
    from ecliptic.store.sqlite import database as sqlite

    check_place(place)
    return await sqlite.open_store(place.folder, committed=committed)


def migrate_place(place: Place) -> bool:
    """Bring a place's database to the present form; False if it has it already."""
    if place.database_url:
        with extra_needed():
            from ecliptic.store.postgresql import database as postgresql
        return postgresql.migrate(place.database_url)
    from ecliptic.store.sqlite import database as sqlite

    check_place(place)
    return sqlite.migrate_folder(place.folder)


def is_prepared(place: Place) -> bool:
    """Whether there is something to look at. Who only looks migrates nothing: a database of an
    older form is refused, PostgreSQL's when it is opened."""
    return bool(place.database_url) or is_file_prepared(place.folder / FILE)


@contextmanager
def extra_needed() -> Iterator[None]:
    try:
        yield
    except ImportError as error:
        raise MissingExtra("extra-missing", what="PostgreSQL", extra="scale") from error


@asynccontextmanager
async def opened_store(place: Place) -> AsyncIterator[Store]:
    """For one command; closed afterwards."""
    store = await open_store(place)
    try:
        yield store
    finally:
        await store.close()


@contextmanager
def writing(place: Place) -> Iterator[int]:
    """Be one of those who write there; of how many SQLite has to take care."""
    if place.database_url:
        yield ALONE
        return
    with writing_process(place.folder) as processes:
        yield processes
