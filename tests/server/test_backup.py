"""`ecliptic backup`: a copy of a live database that a server can go on from."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ecliptic.client import Seat, Server
from ecliptic.store.sqlite.folder import FILE
from tests.server.houses import SIMPLE, full_table, play, player, run, running, settings_for
from tests.sizes import size
from tests.terminal.console import Ran, forked_run


def back_up(folder: Path, copy: Path) -> Ran:
    return forked_run("backup", str(copy), ECLIPTIC_DATA_DIR=str(folder))


def restored(copy: Path, folder: Path) -> Path:
    """The way docs/operation.md tells: a folder with the copy under the database's name."""
    folder.mkdir()
    (folder / FILE).write_bytes(copy.read_bytes())
    return folder


async def seen_by(seats: list[Seat]) -> list[Any]:
    return [msgspec.to_builtins(await seat.look()) for seat in seats]


def rows(file: Path) -> dict[str, list[str]]:
    """Every table's log."""
    database = sqlite3.connect(file)
    found: dict[str, list[str]] = {}
    for table, body in database.execute("SELECT table_id, body FROM entries ORDER BY id"):
        found.setdefault(table, []).append(body)
    database.close()
    return found


def test_a_server_on_the_copy_serves_the_same_tables(tmp_path: Path) -> None:
    folder, copy = tmp_path / "house", tmp_path / "copy.sqlite3"

    async def job() -> None:
        async with running(settings_for(folder)) as server:
            seats = [
                *await full_table(server, "ptolemaeus", 2),
                *await full_table(server, "planetx", 2),
            ]
            await play_a_little(seats)
            before = await seen_by(seats)
            made = await asyncio.to_thread(back_up, folder, copy)
            assert (made.code, made.err) == (0, "")
            assert made.out == f"{copy} holds 2 tables.\n"
            await play_a_little(seats)
            assert await seen_by(seats) != before
        async with running(settings_for(restored(copy, tmp_path / "other"))) as server:
            again = [Seat(server, seat.table, seat.token) for seat in seats]
            assert await seen_by(again) == before
            await play_a_little(again)

    run(job())
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


async def play_a_little(seats: list[Seat]) -> None:
    """One table after the other: whoever is asked first answers."""
    for game, pair in (("ptolemaeus", seats[:2]), ("planetx", seats[2:])):
        choose = player(game, SIMPLE[game], "little")
        jobs = [asyncio.create_task(play(seat, choose, most=1)) for seat in pair]
        await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)


def test_a_copy_taken_while_people_play_is_one_moment(folder_on_disk: Path) -> None:
    folder = folder_on_disk / "house"
    copies = [folder_on_disk / f"copy{number}" for number in range(size(2, 3))]

    async def job() -> None:
        async with running(settings_for(folder)) as server:
            players = [
                asyncio.create_task(play_for_ever(server, number)) for number in range(size(1, 3))
            ]
            for copy in copies:
                await more_than(length(copies[0]) if copies[0].exists() else 0, folder / FILE)
                made = await asyncio.to_thread(back_up, folder, copy)
                assert made.code == 0, made.err
            await more_than(length(copies[0]), folder / FILE)
            for one in players:
                one.cancel()
            await asyncio.gather(*players, return_exceptions=True)

    run(job())
    whole = rows(folder / FILE)
    for copy in copies:
        copied = rows(copy)
        assert copied
        for table, log in copied.items():
            assert log == whole[table][: len(log)]
    assert length(copies[0]) < length(folder / FILE)


def length(database: Path) -> int:
    return sum(map(len, rows(database).values()))


async def more_than(entries: int, database: Path) -> None:
    """Until people have played on, however busy the machine is."""
    while length(database) <= entries:
        await asyncio.sleep(0.05)


async def play_for_ever(server: Server, number: int) -> None:
    while True:
        seats = await full_table(server, "ptolemaeus", 2)
        choose = player("ptolemaeus", SIMPLE["ptolemaeus"], f"{number}")
        await asyncio.gather(*(play(seat, choose) for seat in seats))


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("taken.txt", "taken.txt already exists; a backup overwrites nothing."),
        ("no/such/folder.txt", "no/such/folder.txt cannot be written; nothing was copied."),
    ],
)
def test_nothing_is_overwritten(tmp_path: Path, target: str, said: str) -> None:
    folder = tmp_path / "house"
    run(_start_once(folder))
    (tmp_path / "taken.txt").write_text("mine", encoding="utf-8")
    made = back_up(folder, tmp_path / target)
    assert (made.code, made.out) == (2, "")
    assert made.err.endswith(f"{said}\n")
    assert (tmp_path / "taken.txt").read_text(encoding="utf-8") == "mine"


async def _start_once(folder: Path) -> None:
    async with running(settings_for(folder)):
        pass


def test_a_folder_without_tables_is_said(tmp_path: Path) -> None:
    made = back_up(tmp_path, tmp_path / "copy")
    assert (made.code, made.err) == (
        2,
        f"There is no database in {tmp_path}; nothing was copied.\n",
    )
    assert list(tmp_path.iterdir()) == []


def test_a_broken_database_leaves_no_half_copy(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"this is no database at all, only a long enough line of text")
    made = back_up(tmp_path, tmp_path / "copy")
    assert made.code == 2
    assert not (tmp_path / "copy").exists()
