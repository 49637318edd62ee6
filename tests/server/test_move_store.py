"""`ecliptic move-store`: people go on playing where their house has moved to, with their keys."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ecliptic.cli import run as command_line
from ecliptic.client import Seat
from ecliptic.server.settings import Settings
from ecliptic.store.open import Place, migrate_place
from tests.server.houses import full_table, run, running, settings_for
from tests.server.server_process import ServerProcess
from tests.server.test_backup import play_a_little, seen_by
from tests.services.postgresql import PostgresqlServer
from tests.terminal.console import forked_run


def move(source: str | Path, target: str | Path) -> tuple[int, str, str]:
    done = forked_run("move-store", str(source), str(target), NO_COLOR="1")
    return done.code, done.out, done.err


@pytest.fixture
def url(postgresql: PostgresqlServer) -> Iterator[str]:
    with postgresql.bare_database() as url:
        yield url


def test_a_running_game_and_its_keys_move_to_postgresql_and_back(tmp_path: Path, url: str) -> None:
    folder, back = tmp_path / "house", tmp_path / "back"

    async def first() -> list[Seat]:
        async with running(settings_for(folder)) as server:
            seats = [
                *await full_table(server, "ptolemaeus", 2),
                *await full_table(server, "planetx", 2),
            ]
            await play_a_little(seats)
            await seats[0].notes.save("text", 0, "Ends in ☄.")
            return seats

    async def go_on(settings: Settings, seats: list[Seat], before: list[Any]) -> list[Any]:
        """The same to everybody, and the games go on."""
        async with running(settings) as server:
            again = [Seat(server, seat.table, seat.token) for seat in seats]
            assert await seen_by(again) == before
            noted = (await again[0].notes.newest()).text
            assert noted is not None
            assert noted.body == "Ends in ☄."
            moved = await again[1].link()
            await play_a_little(again)
            assert (await server.transfer(moved.path.partition("#")[2])).table == seats[1].table
            after = await seen_by(again[:1] + again[2:])
            assert after != before
            return after

    async def look(settings: Settings, seats: list[Seat]) -> list[Any]:
        async with running(settings) as server:
            return await seen_by([Seat(server, seat.table, seat.token) for seat in seats])

    seats = run(first())
    before = run(look(settings_for(folder), seats))
    code, said, errors = move(folder, url)
    assert (code, errors) == (0, "")
    assert said.startswith(f"{url} has the 2 tables of {folder} now")
    after = run(go_on(settings_for(tmp_path / "unused", database_url=url), seats, before))
    assert move(url, back)[::2] == (0, "")
    kept = seats[:1] + seats[2:]
    assert run(look(settings_for(back), kept)) == after
    assert run(look(settings_for(folder), seats)) == before, "it was left as it was"


def test_a_house_that_is_open_is_not_moved(tmp_path: Path, url: str) -> None:
    """Neither from where it is served, nor to there."""
    folder, other = tmp_path / "house", tmp_path / "other"
    migrate_place(Place(other))

    async def job() -> None:
        process = ServerProcess(folder)
        await process.start()
        for source, target in ((folder, url), (other, folder)):
            code, said, errors = await asyncio.to_thread(move, source, target)
            assert (code, said) == (2, "")
            assert errors.startswith(f"{folder} is in use; stop the servers")
        await process.stop()

    run(job())
    assert move(folder, url)[0] == 0


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("postgresql://ada:secret@127.0.0.1/house", "The password of TO could be read"),
        ("postgresql://127.0.0.1/house?password=secret", "The password of TO could be read"),
        ("postgresql://ada:sec ret@127.0.0.1/house", "TO is neither a folder nor the address"),
        ("mysql://127.0.0.1/secret", "TO is neither a folder nor the address"),
        ("postgresql:/127.0.0.1/secret", "TO is neither a folder nor the address"),
        ("", "TO is neither a folder nor the address"),
        ("postgresql://127.0.0.1:1/house", "The database house at 127.0.0.1:1 cannot be used"),
        ("house", "FROM and TO are the same place"),
        ("file/below", "The folder file/below cannot be created"),
    ],
)
def test_bad_input_is_refused_in_one_line_without_a_secret(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    target: str,
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").touch()
    migrate_place(Place(tmp_path / "house"))
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    code = command_line(["move-store", "house", target])
    output, errors = capsys.readouterr()
    assert (code, output, errors.count("\n")) == (2, "", 1)
    assert said in errors.replace(f"{tmp_path}/", "")
    assert "secret" not in errors
    after = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert {path for path in after if path.suffix != ".lock"} == set(before)
