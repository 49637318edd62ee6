"""Moving a house between the engines: everything arrives, or nothing does."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from ecliptic.store import schema
from ecliptic.store.errors import BadDatabase, BadFolder, StoreTrouble
from ecliptic.store.move import move
from ecliptic.store.open import Place, migrate_place, writing
from ecliptic.store.sql_store import SqlStore
from ecliptic.store.sqlite.folder import FILE
from tests.services.postgresql import PostgresqlServer
from tests.store.stores import PLAYING, command, create, entry, new_table, with_store

House = dict[str, list[tuple[Any, ...]]]
MANY = 2_500
"""More rows than are moved at once."""


@pytest.fixture
def house(tmp_path: Path) -> Place:
    """A SQLite house with rows in every table, and counters that are ahead of them."""
    place = Place(tmp_path / "house")
    with_store(place, fill)
    return place


@pytest.fixture
def elsewhere(postgresql: PostgresqlServer) -> Iterator[Place]:
    with postgresql.bare_database() as url:
        yield Place(Path(), url)


async def fill(store: SqlStore) -> None:
    await create(store)
    await store.create(new_table("gone", "GONE"), [])
    await store.append("gone", entry(0), PLAYING)
    await store.append("t", entry(0), PLAYING)
    await store.append(
        "t", entry(1, "pérsón ☄"), PLAYING, command("one", result=b'{"a":"\\u0000"}')
    )
    await store.close_table("gone")
    await store.write_with(every_table_has_a_row)


def every_table_has_a_row(connection: sa.Connection) -> None:
    for table in schema.metadata.sorted_tables:
        if connection.execute(sa.select(table)).first() is None:
            row = {one.name: _value(one) for one in table.c if one.name != "id" or not _counts(one)}
            connection.execute(sa.insert(table).values(row))
    touches = [{"table_id": f"touched {number}"} for number in range(MANY)]
    connection.execute(sa.insert(schema.touches), touches)
    # The newest are gone again: what is counted next is not what is there.
    connection.execute(sa.delete(schema.touches).where(schema.touches.c.id > MANY - 10))


def _counts(column: sa.Column[Any]) -> bool:
    return column.table.autoincrement_column is column


def _value(column: sa.Column[Any]) -> object:
    if column.name == "table_id":
        return "t"
    return {int: 3, bool: True, str: f"{column.name} ☄ 'x' %s :y"}[column.type.python_type]


def everything_in(place: Place) -> House:
    """Every row of every table, and what is counted next."""

    def read(connection: sa.Connection) -> House:
        found: House = {}
        for table in schema.metadata.sorted_tables:
            rows = connection.execute(sa.select(table).order_by(*table.primary_key.columns))
            found[table.name] = [tuple(row) for row in rows]
        return found

    async def look(store: SqlStore) -> House:
        found = await store.read_with(read)
        for table in (schema.entries, schema.touches):
            counted = await store.read_with(partial(store.database.counter, table=table))
            found[f"{table.name} counted"] = [(counted,)]
        return found

    return with_store(place, look)


def nothing(_moved: int, _total: int) -> None: ...


def test_a_house_that_moves_away_and_back_is_the_same_house(
    house: Place, elsewhere: Place, tmp_path: Path
) -> None:
    before = everything_in(house)
    assert all(before.values()), "a table without rows would prove nothing"
    back = Place(tmp_path / "new" / "house")
    told: list[tuple[int, int]] = []
    assert move(house, elsewhere, lambda moved, total: told.append((moved, total))) == 1
    assert [moved for moved, _ in told] == sorted({moved for moved, _ in told})
    assert told[-1][0] == told[-1][1] > 2_000
    assert everything_in(elsewhere) == before
    assert move(elsewhere, back, nothing) == 1
    assert everything_in(back) == before == everything_in(house)
    assert back.folder.stat().st_mode & 0o777 == 0o700
    assert (back.folder / FILE).stat().st_mode & 0o777 == 0o600


def test_the_feed_of_changes_goes_on_in_order_after_a_move(
    house: Place, elsewhere: Place, tmp_path: Path
) -> None:
    async def play_on(store: SqlStore) -> None:
        mark, _ = await store.changes(None)
        await store.append("t", entry(2), PLAYING, command("two"))
        await store.star("t", True)
        await store.drop_undo("t", 9, 0)
        newer, changes = await store.changes(mark)
        assert newer.entry > mark.entry
        assert newer.touch > mark.touch
        assert {one.table for one in changes} == {"t"}

    (last,) = everything_in(house)["touches counted"][0]
    move(house, elsewhere, nothing)
    with_store(elsewhere, play_on)
    (later,) = everything_in(elsewhere)["touches counted"][0]
    assert later > last
    back = Place(tmp_path / "back")
    move(elsewhere, back, nothing)

    async def again(store: SqlStore) -> None:
        await store.drop_undo("t", 9, 0)
        newer, _ = await store.changes(None)
        assert newer.touch == later + 1

    with_store(back, again)


def test_a_house_without_a_table_moves_too(tmp_path: Path, elsewhere: Place) -> None:
    empty = Place(tmp_path / "empty")
    migrate_place(empty)
    assert move(empty, elsewhere, nothing) == 0
    with_store(elsewhere, create)


def test_a_prepared_place_is_as_good_as_a_bare_one(house: Place, elsewhere: Place) -> None:
    """Also if a server was there once and nobody came."""
    migrate_place(elsewhere)

    async def look(store: SqlStore) -> None:
        await store.write_with(
            lambda connection: connection.execute(
                sa.insert(schema.touches).values(id=1, table_id="never")
            )
        )

    with_store(elsewhere, look)
    move(house, elsewhere, nothing)
    assert everything_in(elsewhere) == everything_in(house)


class Stopped(Exception):
    pass


def stop(moved: int, _total: int) -> None:
    if moved > 2_000:
        raise Stopped


def test_a_move_that_fails_leaves_nothing_and_can_be_made_again(
    house: Place, elsewhere: Place, tmp_path: Path
) -> None:
    before = everything_in(house)
    back = Place(tmp_path / "back")
    for source, target in ((house, elsewhere), (elsewhere, back)):
        with pytest.raises(Stopped):
            move(source, target, stop)
        assert names_in(target) == set(), "not even the tables"
        move(source, target, nothing)
        assert everything_in(target) == before


def names_in(place: Place) -> set[str]:
    if place.database_url:
        with psycopg.connect(place.database_url) as connection:
            rows = connection.execute(
                "SELECT relname FROM pg_class WHERE relkind = 'r'"
                " AND relnamespace = 'public'::regnamespace"
            ).fetchall()
        return {name for (name,) in rows}
    with closing(sqlite3.connect(place.folder / FILE)) as database:
        return {name for (name,) in database.execute("SELECT name FROM sqlite_master")}


def refusal(source: Place, target: Place) -> str:
    with pytest.raises((StoreTrouble, BadFolder, BadDatabase)) as refused:
        move(source, target, nothing)
    return refused.value.code


def test_a_place_that_is_served_is_left_alone(
    house: Place, elsewhere: Place, tmp_path: Path
) -> None:
    with writing(house):
        assert refusal(house, elsewhere) == "move-served"
    assert names_in(elsewhere) == set()
    with psycopg.connect(elsewhere.database_url):
        assert refusal(house, elsewhere) == "move-served"
    move(house, elsewhere, nothing)
    back = Place(tmp_path / "back")
    with psycopg.connect(elsewhere.database_url):
        assert refusal(elsewhere, back) == "move-served"
    assert not back.folder.exists()
    move(elsewhere, back, nothing)


def test_whoever_comes_in_the_middle_stops_the_move(house: Place, elsewhere: Place) -> None:
    come: list[psycopg.Connection] = []

    def let_in(_moved: int, _total: int) -> None:
        if not come:
            come.append(psycopg.connect(elsewhere.database_url))

    with pytest.raises(StoreTrouble, match="move-served"):
        move(house, elsewhere, let_in)
    come[0].close()
    assert names_in(elsewhere) == set()


def test_a_place_where_somebody_has_played_is_not_moved_into(
    house: Place, elsewhere: Place, tmp_path: Path
) -> None:
    move(house, elsewhere, nothing)
    before = everything_in(elsewhere)
    assert refusal(house, elsewhere) == "move-full"
    other = Place(tmp_path / "other")
    with_store(other, create)
    assert refusal(elsewhere, other) == "move-full"
    assert everything_in(elsewhere) == before
    assert refusal(Place(tmp_path / "nowhere"), elsewhere) == "move-nothing"
    assert not (tmp_path / "nowhere").exists()


def test_a_house_of_another_form_is_not_moved(house: Place, elsewhere: Place) -> None:
    def set_form(form: str) -> None:
        with closing(sqlite3.connect(house.folder / FILE)) as database, database:
            database.execute("UPDATE alembic_version SET version_num = ?", [form])

    set_form("0008")
    assert refusal(house, elsewhere) == "move-form"
    set_form("9999")
    assert refusal(house, elsewhere) == "folder-newer"
    with psycopg.connect(elsewhere.database_url) as connection:
        connection.execute("CREATE TABLE theirs (id integer)")
    assert refusal(elsewhere, house) == "database-foreign"
    assert names_in(elsewhere) == {"theirs"}


def test_a_text_that_postgresql_does_not_have_is_named_by_its_table(
    house: Place, elsewhere: Place
) -> None:
    with closing(sqlite3.connect(house.folder / FILE)) as database, database:
        database.execute("UPDATE notes SET body = ?", ["a\0b"])
    with pytest.raises(StoreTrouble, match="move-value") as refused:
        move(house, elsewhere, nothing)
    assert refused.value.facts["table"] == "notes"
    assert names_in(elsewhere) == set()
