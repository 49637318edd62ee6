"""What only PostgreSQL does to a store: lines break, it is restarted, or set to other promises."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import psycopg
import pytest
import sqlalchemy as sa

from ecliptic.store import database, schema
from ecliptic.store.errors import BadDatabase, CommandTaken, StoreTrouble
from ecliptic.store.migrate import forms
from ecliptic.store.open import Place
from ecliptic.store.postgresql import timeouts
from ecliptic.store.postgresql.database import migrate, open_store
from ecliptic.store.sql_store import SqlStore
from tests.services.cutting import line_to
from tests.services.forked import Spoken
from tests.services.postgresql import PostgresqlServer
from tests.store import turn_taker
from tests.store.stores import PLAYING, command, create, entries, entry, new_table, with_store

SOON = 800
"""Milliseconds until somebody who waits for a turn gives up; a turn is lost a bit earlier."""


@pytest.fixture
def there(postgresql: PostgresqlServer, tmp_path: Path) -> Iterator[Place]:
    with postgresql.database() as url:
        yield Place(tmp_path, url)


def database_of(place: Place) -> str:
    return place.database_url.partition("?")[0].rpartition("/")[2]


def test_an_operator_cannot_weaken_what_is_acknowledged(there: Place) -> None:
    """Not with what is set for everybody; fsync and full_page_writes are the server's own."""
    with psycopg.connect(there.database_url) as operator:
        operator.execute(f"ALTER DATABASE {database_of(there)} SET synchronous_commit TO off")

    def ask(connection: sa.Connection) -> list[object]:
        names = ("synchronous_commit", "transaction_isolation", "transaction_read_only")
        return [connection.exec_driver_sql(f"SHOW {name}").scalar() for name in names]

    async def work(store: SqlStore) -> None:
        assert await store.write_with(ask) == ["on", "read committed", "off"]
        assert await store.read_with(ask) == ["on", "repeatable read", "on"]

    try:
        with_store(there, work)
    finally:
        with psycopg.connect(there.database_url) as operator:
            operator.execute(f"ALTER DATABASE {database_of(there)} RESET synchronous_commit")


def test_a_failed_statement_that_nobody_minded_is_no_commit(there: Place) -> None:
    """PostgreSQL would answer with a rollback, as if all were well."""

    def careless(connection: sa.Connection) -> None:
        connection.execute(sa.insert(schema.touches).values(table_id="t"))
        try:
            connection.exec_driver_sql("SELECT 1 / 0")
        except sa.exc.DBAPIError:
            return

    async def work(store: SqlStore) -> None:
        before, _ = await store.changes(None)
        with pytest.raises(StoreTrouble, match="store-failed"):
            await store.write_with(careless)
        assert await store.changes(None) == (before, ())

    with_store(there, work)


@pytest.mark.parametrize("how", ["before", "after", "hangs"])
def test_a_commit_that_nobody_answered_is_not_acknowledged_and_its_repeat_finds_out(
    there: Place,
    postgresql: PostgresqlServer,
    monkeypatch: pytest.MonkeyPatch,
    how: Literal["before", "after", "hangs"],
) -> None:
    with_store(there, create)
    monkeypatch.setattr(timeouts, "SILENT_SECONDS", 10.0 if how != "hangs" else 0.5)
    monkeypatch.setattr(database, "SILENCE_SECONDS", 0.0)

    async def work() -> None:
        async with line_to(postgresql.port) as line:
            store = await open_store(postgresql.network_url(there.database_url, line.port))
            await store.append("t", entry(0), PLAYING)
            line.cut = how
            with pytest.raises(StoreTrouble, match="store-unsure"):
                await store.append("t", entry(1, "first"), PLAYING, command("one"))
            again = store.append("t", entry(1, "again"), PLAYING, command("one"))
            if how != "before":
                with pytest.raises(CommandTaken):
                    await again
            else:
                await again
            stored = [one.by for one in await entries(store)]
            assert stored == ["person", "again" if how == "before" else "first"]
            await store.close()

    asyncio.run(work())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["restart", "crash"])
def test_nobody_notices_a_restart_while_nothing_is_done(
    there: Place, postgresql: PostgresqlServer, how: signal.Signals
) -> None:
    async def work(store: SqlStore) -> None:
        await create(store)
        await store.append("t", entry(0), PLAYING)
        assert len(await entries(store)) == 1
        await asyncio.to_thread(postgresql.stop, how)
        for job in (
            entries(store),
            store.append("t", entry(1), PLAYING, command("one")),
            store.ready(),
        ):
            with pytest.raises(StoreTrouble, match="store-away"):
                await job
        await asyncio.to_thread(postgresql.start)
        await store.append("t", entry(1), PLAYING, command("one"))
        await asyncio.to_thread(postgresql.stop, how)
        await asyncio.to_thread(postgresql.start)
        assert len(await entries(store)) == 2
        await store.append("t", entry(2), PLAYING, command("two"))
        await store.ready()

    with_store(there, work)


def test_a_connection_that_is_ended_in_the_middle_of_a_turn_costs_nobody_anything(
    there: Place,
) -> None:
    """Nothing was committed, so everything is done again."""
    tried: list[int] = []

    def interrupted(connection: sa.Connection) -> int:
        connection.execute(sa.insert(schema.touches).values(table_id="t"))
        tried.append(len(tried))
        if len(tried) == 1:
            pid = connection.exec_driver_sql("SELECT pg_backend_pid()").scalar()
            with psycopg.connect(there.database_url) as operator:
                operator.execute("SELECT pg_terminate_backend(%s, 10000)", [pid])
        mine = sa.select(sa.func.count()).select_from(schema.touches)
        return connection.execute(mine).scalar_one()

    async def work(store: SqlStore) -> None:
        assert await store.write_with(interrupted) == 1

    with_store(there, work)
    assert tried == [0, 1]


def test_a_process_that_is_stopped_in_its_turn_does_not_keep_it(there: Place) -> None:
    with_store(there, create)
    other = Spoken(turn_taker.run, there, SOON)
    try:
        assert other.stdout.readline() == "mine\n"
        other.send_signal(signal.SIGSTOP)

        async def work(store: SqlStore) -> None:
            await store.append("t", entry(0), PLAYING)

        with_store(there, work, busy_milliseconds=SOON)
        other.send_signal(signal.SIGCONT)
        other.stdin.write("go on\n")
        assert other.stdout.readline() == "mine\n", "it does its work again, in another turn"
        other.stdin.write("go on\n")
        assert other.ended() == 0
    finally:
        other.kill()
        other.close()


def test_a_full_disk_is_an_error_and_no_loss(there: Place, postgresql: PostgresqlServer) -> None:
    """An entry still has room, and its command has none: neither is kept."""

    async def fill(store: SqlStore) -> None:
        await create(store)
        for number in range(3):
            await store.append("t", entry(number), PLAYING)

    async def full(store: SqlStore) -> None:
        for _ in range(2):
            with pytest.raises(StoreTrouble, match="store-full"):
                await store.append("t", entry(3), PLAYING, command("one"))
        assert [one.number for one in await entries(store)] == [0, 1, 2]
        assert await store.command("t", 0, "one") is None
        await store.append("t", entry(3), PLAYING)  # whatever finds room is stored

    async def roomy(store: SqlStore) -> None:
        await store.append("t", entry(4), PLAYING, command("one"))
        assert [one.number for one in await entries(store)] == [0, 1, 2, 3, 4]

    with_store(there, fill)
    with postgresql.full_disk(there.database_url, "commands"):
        with_store(there, full)
    with_store(there, roomy)


def test_a_server_that_takes_no_writes_is_left_for_one_that_does(there: Place) -> None:
    """As after a failover: where nothing can be written now, somewhere else it may be."""

    def only_reads(on: str) -> None:
        with psycopg.connect(there.database_url) as operator:
            operator.execute("SET transaction_read_only TO off")
            operator.execute(
                f"ALTER DATABASE {database_of(there)} SET default_transaction_read_only TO {on}"
            )

    async def work(store: SqlStore) -> None:
        with pytest.raises(StoreTrouble, match="store-away"):
            await create(store)
        only_reads("off")
        await create(store)

    only_reads("on")
    with_store(there, work)


def test_what_no_database_can_keep_is_the_callers_mistake_alone(there: Place) -> None:
    async def work(store: SqlStore) -> None:
        for number in range(3):
            await store.create(new_table(f"t{number}", f"CODE{number}"), [])
        jobs = [
            store.append(f"t{number}", entry(0, "\0" if number == 1 else "fine"), PLAYING)
            for number in range(3)
        ]
        found = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(one, sa.exc.DataError) for one in found] == [False, True, False]
        assert found[0] is None
        assert found[2] is None

    with_store(there, work)


def refusal(url: str, folder: Path) -> str:
    with pytest.raises(BadDatabase) as refused:
        with_store(Place(folder, url), SqlStore.ready)
    assert "ecliptic:" not in str(refused.value.facts)
    return refused.value.code


def test_a_database_that_is_not_ours_to_use_is_refused_and_untouched(
    postgresql: PostgresqlServer, tmp_path: Path
) -> None:
    with postgresql.bare_database() as url:

        def names() -> list[str]:
            with psycopg.connect(url) as connection:
                rows = connection.execute("SELECT relname FROM pg_class WHERE relkind = 'r'")
                return sorted(name for (name,) in rows if not name.startswith(("pg_", "sql_")))

        assert refusal(url, tmp_path) == "database-unprepared"
        assert names() == []
        with psycopg.connect(url) as connection:
            connection.execute("CREATE TABLE theirs (id integer)")
        assert refusal(url, tmp_path) == "database-foreign"
        with pytest.raises(BadDatabase, match="database-foreign"):
            migrate(url)
        assert names() == ["theirs"]
        with psycopg.connect(url) as connection:
            connection.execute("DROP TABLE theirs")
        assert migrate(url)
        assert not migrate(url)
        with_store(Place(tmp_path, url), SqlStore.ready)
        for form, code in ((forms()[1], "database-unprepared"), ("9999", "database-newer")):
            with psycopg.connect(url) as connection:
                connection.execute("UPDATE alembic_version SET version_num = %s", [form])
            assert refusal(url, tmp_path) == code
        with pytest.raises(BadDatabase, match="database-newer"):
            migrate(url)


def test_a_database_in_another_encoding_is_refused(
    postgresql: PostgresqlServer, tmp_path: Path
) -> None:
    with postgresql.bare_database("ENCODING", "SQL_ASCII") as url:
        assert refusal(url, tmp_path) == "database-encoding"
        with pytest.raises(BadDatabase, match="database-encoding"):
            migrate(url)


def test_a_server_that_lets_nobody_in_is_refused_in_its_own_words(
    there: Place, postgresql: PostgresqlServer
) -> None:
    def reason(url: str) -> str:
        with pytest.raises(BadDatabase, match="database-refused") as refused:
            with_store(Place(there.folder, url), SqlStore.ready)
        assert "guessed" not in str(refused.value.facts)
        return str(refused.value.facts["reason"])

    guessed = postgresql.network_url(there.database_url, password="guessed")
    assert "password authentication failed" in reason(guessed)
    assert '"nowhere" does not exist' in reason(postgresql.url("nowhere"))
    assert "refused" in reason("postgresql://guessed:guessed@127.0.0.1:1/house")


def test_two_who_prepare_a_database_at_once_do_it_once(
    postgresql: PostgresqlServer, tmp_path: Path
) -> None:
    async def both(url: str) -> list[bool]:
        return await asyncio.gather(*(asyncio.to_thread(migrate, url) for _ in range(2)))

    with postgresql.bare_database() as url:
        assert sorted(asyncio.run(both(url))) == [False, True]
        with_store(Place(tmp_path, url), create)
