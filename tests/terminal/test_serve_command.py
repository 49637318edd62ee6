"""`ecliptic serve`, `backup` and `doctor` where something is in the way: one sentence, exit code 2.

Permissions do not stop root, who may run these tests; a file in the way stops everybody.
"""

from __future__ import annotations

import errno
import json
import os
import re
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from ecliptic.cli import run
from ecliptic.english.sentences import sentence
from ecliptic.server import doctor
from ecliptic.server.doctor import Finding
from ecliptic.server.serve import listening
from ecliptic.server.settings import Settings
from ecliptic.store.errors import BadFolder
from ecliptic.store.sqlite.folder import FILE, check_data_folder
from tests.store.stores import create, with_store
from tests.terminal.console import Ran, subprocess_run


def a_file(folder: Path) -> None:
    folder.write_text("", encoding="utf-8")


def a_link_to_nowhere(folder: Path) -> None:
    folder.symlink_to(folder / "nowhere")


def below_a_file(folder: Path) -> None:
    folder.parent.rmdir()
    folder.parent.write_text("", encoding="utf-8")


def below_a_link_to_nowhere(folder: Path) -> None:
    folder.parent.rmdir()
    folder.parent.symlink_to(folder.parent / "nowhere")


def with_a_folder_as_database(folder: Path) -> None:
    (folder / FILE).mkdir(parents=True)


def with_garbage_as_database(folder: Path) -> None:
    folder.mkdir()
    (folder / FILE).write_bytes(b"no database" * 1000)


def with_a_link_as_database(folder: Path) -> None:
    folder.mkdir()
    (folder / FILE).symlink_to("nowhere")


def with_somebody_elses_database(folder: Path) -> None:
    folder.mkdir()
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.execute("CREATE TABLE addresses (name)")


def with_a_database_without_a_form(folder: Path) -> None:
    with_store(folder, create)
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.execute("DELETE FROM alembic_version")
        database.commit()


def with_a_database_whose_form_is_elsewhere(folder: Path) -> None:
    folder.mkdir()
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.execute("CREATE TABLE alembic_version (number)")


def with_a_newer_database(folder: Path) -> None:
    with_store(folder, create)
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()


def with_a_journal_that_is_a_folder(folder: Path) -> None:
    with_store(folder, create)
    (folder / f"{FILE}-wal").mkdir()


BROKEN: dict[Callable[[Path], None], str] = {
    a_file: "folder-is-none",
    a_link_to_nowhere: "folder-is-none",
    below_a_file: "folder-unmakeable",
    below_a_link_to_nowhere: "folder-unmakeable",
    with_a_folder_as_database: "folder-no-database",
    with_garbage_as_database: "folder-no-database",
    with_a_link_as_database: "folder-no-database",
    with_somebody_elses_database: "folder-no-database",
    with_a_database_without_a_form: "folder-no-database",
    with_a_database_whose_form_is_elsewhere: "folder-no-database",
    with_a_newer_database: "folder-newer",
    with_a_journal_that_is_a_folder: "folder-unopened",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Not there yet."""
    (tmp_path / "house").mkdir()
    found = tmp_path / "house" / "data"
    monkeypatch.setenv("ECLIPTIC_DATA_DIR", str(found))
    return found


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """What a command that ends with exit code 2 says, which is all of it one line."""

    def words_of(*words: str) -> str:
        capsys.readouterr()
        assert run(words) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        return err.rstrip()

    return words_of


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.__name__)
def test_a_bad_folder_is_judged_alike_by_all(
    broken: Callable[[Path], None], folder: Path, refused: Callable[..., str]
) -> None:
    broken(folder)
    before = sorted(folder.parent.rglob("*")) if folder.parent.is_dir() else []
    with pytest.raises(BadFolder) as found:
        check_data_folder(folder)
    said = sentence(found.value)
    assert found.value.code == BROKEN[broken]
    assert str(folder) in said
    assert refused("serve", "--no-browser", "--port", "0") == said
    assert refused("backup", str(folder.parent.parent / "copy")) == said
    findings = [doctor.check_folder(folder), doctor.check_database(folder / FILE)]
    (one,) = [one for one in findings if one.code]
    assert not one.fine
    assert one.code == found.value.code
    assert f"{one.found}; {one.advice}".lower() == said.lower()
    assert not (folder.parent.parent / "copy").exists()
    assert before == (sorted(folder.parent.rglob("*")) if folder.parent.is_dir() else [])


def test_a_name_that_is_too_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refused: Callable[..., str]
) -> None:
    folder = tmp_path / ("a" * 300)
    monkeypatch.setenv("ECLIPTIC_DATA_DIR", str(folder))
    said = refused("serve", "--no-browser", "--port", "0")
    assert "cannot be created" in said
    assert refused("backup", str(tmp_path / "copy")) == said
    findings = [doctor.check_folder(folder), doctor.check_database(folder / FILE)]
    assert [one.code for one in findings] == ["folder-unmakeable", ""]
    assert doctor.check_space(folder).fine


def test_answers_are_sent_at_once(tmp_path: Path) -> None:
    with listening(Settings(folder=tmp_path, port=0)) as place:
        assert place.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs a folder that takes no files")
def test_a_place_where_nothing_can_be_made() -> None:
    for place, code in (("/proc/x", "folder-unmakeable"), ("/proc", "folder-unwritable")):
        with pytest.raises(BadFolder) as found:
            check_data_folder(Path(place))
        assert found.value.code == code


def test_a_folder_that_is_missing_empty_or_ours_is_fine(folder: Path) -> None:
    check_data_folder(folder)
    assert not folder.exists()
    folder.mkdir()
    check_data_folder(folder)
    (folder / FILE).touch()
    check_data_folder(folder)
    assert doctor.check_database(folder / FILE).fine
    assert [one.name for one in folder.iterdir()] == [FILE]
    with_store(folder, create)
    check_data_folder(folder)


def test_the_doctor_says_the_code_to_people_and_programs(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    a_file(folder)
    found = doctor.check_folder(folder)
    monkeypatch.setattr(doctor, "examine", lambda place, port, redis_url: iter([found]))
    assert run(["doctor"]) == 1
    assert f"BROKEN  folder: {folder} is not a folder [folder-is-none]\n" in capsys.readouterr().out
    assert run(["doctor", "--json"]) == 1
    assert Finding(**json.loads(capsys.readouterr().out)[0]) == found


@pytest.mark.parametrize("port", ["99999", "65536", "-1", "abc", "8000.5", ""])
@pytest.mark.parametrize("command", ["serve", "doctor"])
def test_a_port_that_is_none(command: str, port: str, refused: Callable[..., str]) -> None:
    said = refused(command, "--port", port)
    assert re.fullmatch(f"--port needs a whole number from [01] to 65535, not '{port}'.", said)


def test_a_port_that_is_taken(folder: Path, refused: Callable[..., str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = refused("serve", "--no-browser", "--port", str(port))
    assert said.startswith(f"Something else is using port {port};")
    assert not folder.exists()


def test_a_port_that_one_may_not_have(
    folder: Path, refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbid(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied (while attempting to bind)")

    monkeypatch.setattr(socket, "create_server", forbid)
    said = "Port 80 cannot be used (permission denied); choose another with --port."
    assert refused("serve", "--no-browser", "--port", "80") == said
    found = doctor.check_port(80)
    assert (found.code, f"{found.found}; {found.advice}".lower()) == ("serve-port", said.lower())


def test_a_log_file_that_cannot_be_written(folder: Path, refused: Callable[..., str]) -> None:
    above = str(folder.parent)
    assert refused("serve", "--log-file", above) == f"{above} cannot be written: is a directory."
    assert not folder.exists()


def test_the_disk_is_full_when_the_database_is_made(
    folder: Path, refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "touch", full)
    said = refused("serve", "--no-browser", "--port", "0")
    assert said.startswith(f"Nothing can be written into the folder {folder} (no space left")


def test_a_real_server_says_it_too(folder: Path, tmp_path: Path) -> None:
    a_file(folder)
    ran = subprocess_run("serve --no-browser --port 0", None, tmp_path)
    said = f"{folder} is not a folder; move it away, or set ECLIPTIC_DATA_DIR to another folder.\n"
    assert ran == Ran(2, "", said)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with a name")
def test_only_files_are_replaced(tmp_path: Path, refused: Callable[..., str]) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    said = refused("notebook", "--export", str(pipe), "--force")
    assert said == f"{pipe} is not a file, and is left as it is."
    said = refused("play", "planetx", "--seats", "random", "--save", str(pipe))
    assert said == f"{pipe} exists and is not an Ecliptic record; choose another name."
    assert pipe.is_fifo()
