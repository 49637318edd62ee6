"""What the store keeps, in a real SQLite file and in a real PostgreSQL."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from msgspec.structs import replace

from ecliptic.store.errors import CommandTaken, NoRoom, Overtaken
from ecliptic.store.open import Place
from ecliptic.store.sql.notes import VERSIONS_KEPT
from ecliptic.store.sql_store import SqlStore
from ecliptic.store.sqlite.folder import FILE
from ecliptic.store.values import (
    Arrangement,
    Change,
    Link,
    Note,
    NoteQuota,
    SeatKind,
    Standing,
    Status,
    StoredKey,
    StoredSeat,
    StoredTable,
    UndoRequest,
)
from tests.store.stores import (
    PLAYING,
    SEATS,
    command,
    create,
    entries,
    entry,
    new_table,
    with_store,
)

PLENTY = NoteQuota(seat=1_000_000, table=1_000_000)


async def request(store: SqlStore, length: int) -> UndoRequest | None:
    reading = await store.read("t", length)
    assert reading is not None
    return reading.request


def sitting(table: StoredTable, name: str) -> Arrangement:
    """Somebody takes seat 1."""
    seats = (table.seats[0], StoredSeat(1, SeatKind.PERSON, name), *table.seats[2:])
    key = StoredKey(table.id, 1, host=False)
    return Arrangement(replace(table, seats=seats), new_key=(f"{name}'s hash", key))


def test_a_table_comes_back_as_it_was_stored(place: Place) -> None:
    async def work(store: SqlStore) -> None:
        await create(store)
        assert await store.table("t") == new_table()
        assert await store.table_by_code("CODE") == new_table()
        assert await store.table("other") is None
        assert await store.key("host hash") == StoredKey("t", 0, host=True)
        assert await store.key("no such hash") is None
        found = await store.known_keys(["no such hash", "host hash", "none either"])
        assert found == {"host hash": StoredKey("t", 0, host=True)}

    with_store(place, work)


def test_a_table_is_rearranged_only_as_it_was_seen(place: Place) -> None:
    async def work(store: SqlStore) -> None:
        await create(store)
        before = await store.table("t")
        assert before is not None
        assert await store.rearrange(before, sitting(before, "Eve"))
        assert not await store.rearrange(before, sitting(before, "Bob"))
        table = await store.table("t")
        assert table is not None
        assert table.seats[1].name == "Eve"
        assert table.changed == 1
        assert await store.key("Eve's hash") == StoredKey("t", 1, host=False)
        assert await store.key("Bob's hash") is None

    with_store(place, work)


def test_a_deal_is_only_stored_for_the_table_that_was_seen(place: Place) -> None:
    async def work(store: SqlStore) -> None:
        await create(store)
        before = await store.table("t")
        assert before is not None
        assert await store.rearrange(before, sitting(before, "Eve"))
        assert not await store.deal(before, entry(0), PLAYING)
        assert await entries(store) == ()
        now = await store.table("t")
        assert now is not None
        assert await store.deal(now, entry(0), PLAYING)
        assert not await store.deal(now, entry(0), PLAYING)
        assert not await store.rearrange(now, sitting(now, "Bob"))
        assert len(await entries(store)) == 1

    with_store(place, work)


def test_seats_come_and_go_with_the_options(place: Place) -> None:
    async def work(store: SqlStore) -> None:
        await create(store)
        for seats in (SEATS[:1], (*SEATS, StoredSeat(3, SeatKind.OPEN, ""))):
            before = await store.table("t")
            assert before is not None
            wanted = replace(before, seats=seats, options=b"{}", help="odds", spectators=False)
            assert await store.rearrange(before, Arrangement(wanted))
            assert await store.table("t") == replace(wanted, changed=before.changed + 1)

    with_store(place, work)


def test_hosting_passes_on_and_a_deserted_table_is_closed(place: Place) -> None:
    async def work(store: SqlStore) -> None:
        await create(store)
        await store.create(replace(new_table("old", "OLD"), rematch="t"), [])
        before = await store.table("t")
        assert before is not None
        assert await store.rearrange(before, sitting(before, "Eve"))
        for seat, left in ((0, StoredKey("t", 1, host=True)), (1, None)):
            before = await store.table("t")
            assert before is not None
            assert await store.rearrange(before, Arrangement(before, void=(seat,)))
            assert await store.key("Eve's hash") == left
        assert await store.table("t") is None
        old = await store.table("old")
        assert old is not None
        assert old.rematch is None

    with_store(place, work)


def test_a_table_has_one_rematch(place: Place) -> None:
    async def work(store: SqlStore) -> None:
        await create(store)
        assert await store.rematch("t", new_table("u", "U"), [])
        assert not await store.rematch("t", new_table("v", "V"), [])
        table = await store.table("t")
        assert table is not None
        assert (table.rematch, table.changed) == ("u", 1)
        assert await store.table("v") is None

    with_store(place, work)


def test_a_link_moves_its_key_once_and_in_time(place: Place) -> None:
    soon = 4_000_000_000

    async def work(store: SqlStore) -> None:
        await create(store)
        await store.add_link(Link("first", "host hash", soon))
        await store.add_link(Link("secret", "host hash", soon))
        assert await store.transfer_key("first", "elsewhere", soon - 1) is None
        assert await store.transfer_key("secret", "here", soon - 1) == StoredKey("t", 0, host=True)
        assert await store.transfer_key("secret", "there", soon - 1) is None
        assert await store.key("host hash") is None
        assert await store.key("here") == StoredKey("t", 0, host=True)
        await store.add_link(Link("late", "here", soon))
        assert await store.transfer_key("late", "there", soon) is None

    with_store(place, work)


def test_a_record_is_kept_once(place: Place) -> None:
    async def work(store: SqlStore) -> None:
        for _ in range(2):
            await store.add_replay("r", "a record", 2)
        assert await store.replay("r") == "a record"
        assert await store.replay("other") is None
        await store.add_replay("another", "record", 2)
        await store.add_replay("third", "record", 2)
        kept = [one for one in ("r", "another", "third") if await store.replay(one)]
        assert len(kept) == 2
        assert "third" in kept

    with_store(place, work)


def test_a_lost_seat_gets_one_new_key_and_the_house_goes_with_it(place: Place) -> None:
    async def work(store: SqlStore) -> None:
        await create(store)
        await store.reissue("t", 0, "new hash")
        assert await store.key("new hash") == StoredKey("t", 0, host=True)
        assert await store.key("host hash") is None
        before = await store.table("t")
        assert before is not None
        assert await store.rearrange(before, sitting(before, "Eve"))
        await store.reissue("t", 1, "newer hash")
        assert await store.key("Eve's hash") is None
        assert await store.key("newer hash") == StoredKey("t", 1, host=False)

    with_store(place, work)


def test_the_log_grows_by_one_number_at_a_time_and_never_twice(place: Place) -> None:
    async def work(store: SqlStore) -> None:
        await create(store)
        await store.append("t", entry(0), PLAYING)
        await store.append("t", entry(1), PLAYING, command("first"))
        with pytest.raises(Overtaken):
            await store.append("t", entry(1), PLAYING, command("second"))
        assert await store.command("t", 0, "second") is None
        assert [one.number for one in await entries(store)] == [0, 1]
        assert list(await entries(store, start=1)) == [entry(1)]

    with_store(place, work)


def test_a_repeated_command_appends_nothing(place: Place) -> None:
    async def work(store: SqlStore) -> None:
        await create(store)
        first = command("same", result=b'{"heard":7}')
        await store.append("t", entry(0), PLAYING, first)
        with pytest.raises(CommandTaken):
            await store.append("t", entry(1), PLAYING, command("same"))
        assert await store.command("t", 0, "same") == first
        assert len(await entries(store)) == 1
        await store.append("t", entry(1), PLAYING, command("same", seat=1))

    with_store(place, work)


def test_an_entry_says_where_the_table_stands(place: Place) -> None:
    async def work(store: SqlStore) -> None:
        await create(store)
        assert list(await store.tables_due(9, ())) == []
        await store.append("t", entry(0), Standing(Status.PLAYING, asked=(0, 2)))
        assert list(await store.tables_due(9, ())) == ["t"]
        await store.append("t", entry(1), Standing(Status.OVER, asked=()))
        assert list(await store.tables_due(9, ())) == []
        assert await store.table("t") == replace(new_table(), status=Status.OVER, changed=2)

    with_store(place, work)


def test_whose_turn_is_an_opponents_is_known_by_the_store_and_not_by_who_appends(
    place: Place,
) -> None:
    """Another process may have let an opponent take over a moment ago."""

    async def work(store: SqlStore) -> None:
        await create(store)
        await store.append("t", entry(0), Standing(Status.PLAYING, asked=(0,)))
        assert list(await store.tables_due(9, ())) == []
        before = await store.table("t")
        assert before is not None
        absent = replace(before.seats[0], level="pencil")
        other = replace(before.seats[1], kind=SeatKind.PERSON, name="Ben")
        taken = replace(before, seats=(absent, other, before.seats[2]))
        assert await store.rearrange(before, Arrangement(taken))
        await store.append("t", entry(1), Standing(Status.PLAYING, asked=(1,)))
        assert list(await store.tables_due(9, ())) == []
        await store.append("t", entry(2), Standing(Status.PLAYING, asked=(0,)))
        assert list(await store.tables_due(9, ())) == ["t"]
        # Where no person plays any more, nobody is waited for.
        now = await store.table("t")
        assert now is not None
        for gone in (
            replace(other, kind=SeatKind.VACATED, level="pencil"),
            replace(other, level="pencil"),
        ):
            assert await store.rearrange(
                now, Arrangement(replace(now, seats=(absent, gone, now.seats[2])))
            )
            assert list(await store.tables_due(9, ())) == []
            now = await store.table("t")
            assert now is not None

    with_store(place, work)


def test_changes_name_the_tables_that_have_moved_on(place: Place) -> None:
    async def work(store: SqlStore) -> None:
        await create(store)
        await store.create(new_table("u", "OTHER"), [])
        await store.append("t", entry(0), PLAYING)
        mark, _ = await store.changes(None)
        assert await store.changes(mark) == (mark, ())
        await store.append("u", entry(0), PLAYING)
        await store.append("u", entry(1), PLAYING)
        before = await store.table("t")
        assert before is not None
        await store.rearrange(before, sitting(before, "Eve"))
        newer, changes = await store.changes(mark)
        assert set(changes) == {Change("u", 2, 0), Change("t", 0, 2)}
        assert await store.changes(newer) == (newer, ())

    with_store(place, work)


def test_an_undo_request_is_bound_to_its_place_in_the_log(place: Place) -> None:
    async def work(store: SqlStore) -> None:
        await create(store)
        await store.ask_undo("t", 4, command("ask"))
        with pytest.raises(Overtaken):
            await store.ask_undo("t", 4, command("ask", seat=2))
        await store.agree_undo("t", 4, 0, 2)
        await store.agree_undo("t", 4, 0, 2)
        assert await request(store, 4) == UndoRequest(4, 0, (2,))
        assert await request(store, 5) is None
        await store.drop_undo("t", 4, 0)
        assert await request(store, 4) is None
        await store.agree_undo("t", 4, 0, 1)  # too late: somebody has said no
        await store.ask_undo("t", 4, command("again"))
        assert await request(store, 4) == UndoRequest(4, 0, ())

    with_store(place, work)


def test_notes_keep_their_history_per_seat(place: Place) -> None:
    async def work(store: SqlStore) -> None:
        await create(store)
        one, two, words = Note("sheet", 0, "one"), Note("sheet", 1, "two"), Note("text", 0, "hm")
        for note in (one, two, words):
            await store.add_note("t", 0, note, PLENTY)
        await store.add_note("t", 1, Note("sheet", 0, "mine"), PLENTY)
        for number in (1, 3):
            with pytest.raises(Overtaken):
                await store.add_note("t", 0, Note("sheet", number, "other"), PLENTY)
        assert list(await store.newest_notes("t", 0)) == [two, words]
        assert await store.note("t", 0, "sheet", 0) == one
        assert await store.note("t", 0, "text", 1) is None

    with_store(place, work)


def test_the_oldest_notes_are_forgotten(place: Place) -> None:
    async def work(store: SqlStore) -> None:
        await create(store)
        for number in range(VERSIONS_KEPT + 2):
            await store.add_note("t", 0, Note("sheet", number, f"version {number}"), PLENTY)
        assert await store.note("t", 0, "sheet", 1) is None
        assert await store.note("t", 0, "sheet", 2) == Note("sheet", 2, "version 2")

    with_store(place, work)


def test_a_seats_notes_have_a_quota_that_its_oldest_versions_make_room_for(place: Place) -> None:
    async def work(store: SqlStore) -> None:
        await create(store)
        quota = NoteQuota(seat=100, table=150)
        await store.add_note("t", 0, Note("text", 0, "é" * 20), quota)
        for number in range(9):
            await store.add_note("t", 0, Note("sheet", number, f"{number}" * 20), quota)
        assert [one.number for one in await store.newest_notes("t", 0)] == [8, 0]
        kept = [n for n in range(9) if await store.note("t", 0, "sheet", n) is not None]
        assert kept == [6, 7, 8]  # 60 bytes, and 40 of text
        await store.add_note("t", 1, Note("sheet", 0, "x" * 50), quota)
        with pytest.raises(NoRoom, match="server-notes-full"):
            await store.add_note("t", 1, Note("sheet", 1, "x" * 51), quota)
        assert await store.note("t", 1, "sheet", 0) is not None
        await store.add_note("t", 1, Note("sheet", 1, "short"), quota)

    with_store(place, work)


def test_only_the_owner_may_read_the_file_with_the_seeds(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    with_store(folder, SqlStore.ready)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((folder / FILE).stat().st_mode) == 0o600
