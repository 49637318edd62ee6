"""`ecliptic doctor`: what is broken is found, and something can be done about it."""

from __future__ import annotations

import json
import socket
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from ecliptic.cli import run
from ecliptic.server import doctor, workers
from ecliptic.server.doctor import Finding
from ecliptic.server.http import static_files
from ecliptic.server.planetx import checkup
from ecliptic.server.serve import warnings
from ecliptic.store.open import Place
from ecliptic.store.sql_store import SqlStore
from ecliptic.store.sqlite.folder import FILE
from ecliptic.store.sqlite.processes import writing_process, writing_processes
from tests.server.server_process import free_port
from tests.services.postgresql import PostgresqlServer
from tests.services.redis import RedisServer
from tests.store.stores import PLAYING, create, entry, with_store


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder with one table, and a client that looks built."""
    found = tmp_path / "house"
    with_store(found, create)
    monkeypatch.setenv("ECLIPTIC_DATA_DIR", str(found))
    client = tmp_path / "client"
    client.mkdir()
    (client / static_files.INDEX).write_text("client", encoding="utf-8")
    monkeypatch.setattr(static_files, "FOLDER", client)
    return found


def told(capsys: pytest.CaptureFixture[str], port: int) -> tuple[int, dict[str, Finding]]:
    code = run(["doctor", "--json", "--port", str(port)])
    found = [Finding(**one) for one in json.loads(capsys.readouterr().out)]
    return code, {one.part: one for one in found}


def test_a_sound_installation_is_fine(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    port = free_port()
    code, found = told(capsys, port)
    assert code == 0
    assert [one.part for one in found.values() if not one.fine] == []
    assert found["database"].found.startswith("1 table, intact, form ")
    assert found["port"].found == f"{port} is free"
    assert found["catalogue"].fine
    assert set(found) == {
        *("python", "packages", "folder", "space", "database", "sqlite"),
        *("port", "catalogue", "workers", "client"),
    }


def test_it_says_so_to_people_in_lines(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "PACKAGES", ("msgspec", "no_such_package"))
    assert run(["doctor", "--port", str(free_port())]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert f"ok      folder: {folder}" in lines
    broken = lines.index("BROKEN  packages: cannot be loaded: no_such_package")
    assert lines[broken + 1].startswith("        Install Ecliptic again")


def test_nothing_is_made_or_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "not" / "yet"
    monkeypatch.setenv("ECLIPTIC_DATA_DIR", str(missing))
    _, found = told(capsys, free_port())
    assert found["folder"] == Finding("folder", f"{missing} will be made at the first start")
    assert found["database"].fine
    assert list(tmp_path.iterdir()) == []


def test_an_old_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 12, "final", 0))
    finding = doctor.check_python()
    assert finding.found == "3.10.12"
    assert "3.11" in finding.advice


def test_a_folder_that_others_can_read(folder: Path) -> None:
    folder.chmod(0o755)
    assert f"chmod 700 {folder}" in doctor.check_folder(folder).advice


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert not doctor.check_folder(tmp_path / "file").fine
    assert not doctor.check_folder(tmp_path / "file" / "inside").fine


def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "LEAST_FREE_BYTES", 1 << 80)
    assert "Make room" in doctor.check_space(tmp_path / "missing").advice


def test_a_database_that_is_none(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database" * 1000)
    assert "restore a backup" in doctor.check_database(tmp_path / FILE).advice


def test_a_damaged_database(folder: Path) -> None:
    file = folder / FILE
    with closing(sqlite3.connect(file)) as database:
        (size,) = database.execute("PRAGMA page_size").fetchone()
        where = "SELECT rootpage FROM sqlite_master WHERE name = 'entries'"
        (page_number,) = database.execute(where).fetchone()
    content = bytearray(file.read_bytes())
    content[(page_number - 1) * size : page_number * size] = b"\xff" * size
    file.write_bytes(content)
    assert "damaged" in doctor.check_database(file).found


def test_a_database_of_a_newer_version(folder: Path) -> None:
    _write(folder, "UPDATE alembic_version SET version_num = '9999'")
    finding = doctor.check_database(folder / FILE)
    assert "has the unknown form 9999" in finding.found
    assert "newer" in finding.advice


def test_a_database_of_an_older_version_is_fine(folder: Path) -> None:
    _write(folder, "UPDATE alembic_version SET version_num = '0001'")
    finding = doctor.check_database(folder / FILE)
    assert finding.fine
    assert "brought up at the next start" in finding.found


def _write(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.execute(statement)
        database.commit()


def test_a_port_that_something_else_has(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        finding = doctor.check_port(port)
    assert finding.found == f"{port} is taken by something else"
    assert "--port" in finding.advice


def test_skies_that_are_not_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkup, "CATALOGUE", "0000")
    assert "wrong digest" in checkup.check_catalogue().found


@pytest.mark.parametrize(
    "command", [(sys.executable, "-c", "raise SystemExit(3)"), ("no-such-program-at-all",)]
)
def test_workers_that_do_not_start(
    monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setattr(workers, "OPPONENTS", command)
    assert not doctor.check_workers().fine


def test_a_client_that_was_not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static_files, "FOLDER", tmp_path)
    assert "hatch_build" in doctor.check_client().advice


def test_a_check_that_fails_by_itself_is_a_finding(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> Finding:
        raise RuntimeError("nobody thought of this")

    monkeypatch.setattr(doctor, "check_python", fail)
    first = next(doctor.examine(Place(tmp_path), 1))
    assert first.found == "could not be checked: RuntimeError"
    assert first.advice


def test_a_store_can_be_examined_while_it_is_open(folder: Path) -> None:
    async def work(store: SqlStore) -> Finding:
        await store.append("t", entry(0), PLAYING)
        return doctor.check_database(folder / FILE)

    assert with_store(folder, work).fine


@pytest.mark.skipif(sys.platform == "win32", reason="processes of a folder are not counted there")
def test_several_processes_need_a_sqlite_that_is_up_to_them(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 51, 2))
    with writing_process(folder) as alone:
        assert alone == 1
        assert list(warnings(alone)) == []
        assert told(capsys, free_port())[1]["sqlite"].found.endswith(
            "; 1 process serves the folder"
        )
        with writing_process(folder) as both:
            assert both == 2
            (said,) = warnings(both)
            assert "3.51.3" in said
            code, found = told(capsys, free_port())
            assert (code, found["sqlite"].code) == (1, "folder-sqlite")
            assert run(["prune"]) == 0
            assert "3.51.3" in capsys.readouterr().out
            monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 51, 3))
            assert list(warnings(both)) == []
            assert told(capsys, free_port())[0] == 0
    assert writing_processes(folder) == 0


def test_postgresql_and_redis_are_looked_at_where_they_are_used(
    folder: Path,
    postgresql: PostgresqlServer,
    redis: RedisServer,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with postgresql.database() as url, postgresql.bare_database() as bare:
        monkeypatch.setenv("ECLIPTIC_DATABASE_URL", postgresql.network_url(url))
        monkeypatch.setenv("ECLIPTIC_REDIS_URL", redis.url)
        code, found = told(capsys, free_port())
        assert code == 0, found
        assert found["database"].found.startswith("PostgreSQL ")
        assert ", 0 tables, of the form " in found["database"].found
        assert found["redis"].found.startswith("Redis ")
        assert not {"folder", "space", "sqlite"} & set(found)
        monkeypatch.setenv("ECLIPTIC_DATABASE_URL", postgresql.network_url(bare))
        monkeypatch.setenv("ECLIPTIC_REDIS_URL", f"redis://:guessed@127.0.0.1:{redis.port}")
        code, found = told(capsys, free_port())
        codes = (found["database"].code, found["redis"].code)
        assert (code, *codes) == (1, "database-unprepared", "redis-refused")
        monkeypatch.setenv("ECLIPTIC_REDIS_URL", f"redis://:guessed@127.0.0.1:{free_port()}")
        assert told(capsys, free_port())[1]["redis"].code == "redis-away"


def test_a_postgresql_that_may_forget_what_it_has_promised(
    folder: Path, postgresql: PostgresqlServer
) -> None:
    with postgresql.database() as url:
        assert doctor.check_postgresql(url).fine
        postgresql.configure(fsync="off", full_page_writes="off")
        try:
            finding = doctor.check_postgresql(url)
        finally:
            postgresql.configure()
        assert finding.found.endswith("; off: fsync and full_page_writes")
        assert "postgresql.conf" in finding.advice
