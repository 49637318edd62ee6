"""Settings: where they come from, which source goes first, and what is refused."""

from __future__ import annotations

import inspect
import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from docs.make_pages import settings_page
from ecliptic.cli import run
from ecliptic.cli import server as commands
from ecliptic.core.errors import EclipticError
from ecliptic.server.configuration.fields import FLAGS, HIDDEN, fields
from ecliptic.server.configuration.sources import read_given, read_settings, rows
from ecliptic.server.settings import Limits, Patience, Settings

PAGE = Path(__file__).parents[2] / "docs" / "settings.md"


@pytest.fixture(autouse=True)
def empty_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in os.environ:
        if name.startswith("ECLIPTIC_"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("ECLIPTIC_DATA_DIR", str(tmp_path))


def in_file(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "settings.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_nothing_set_is_every_default(tmp_path: Path) -> None:
    assert read_settings() == Settings(tmp_path)


def test_a_flag_comes_before_the_environment_and_that_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = in_file(tmp_path, "port = 1\nworkers = 4\n[limits]\nnote_bytes = 1\nsockets = 7\n")
    monkeypatch.setenv("ECLIPTIC_PORT", "2")
    monkeypatch.setenv("ECLIPTIC_LIMITS_NOTE_BYTES", "2")
    assert read_settings({"port": 3}, file) == Settings(
        tmp_path, port=3, workers=4, limits=Limits(note_bytes=2, sockets=7)
    )
    found = {one.name: (one.value, one.source) for one in rows(read_given({"port": 3}, file))}
    assert found["port"] == (3, "flag")
    assert found["limits.note_bytes"] == (2, "environment")
    assert found["limits.sockets"] == (7, str(file))
    assert found["limits.connections"] == (256, "default")


def test_the_environment_names_the_file_and_has_lists_and_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ECLIPTIC_SETTINGS", str(in_file(tmp_path, "log_level = 'info'")))
    monkeypatch.setenv("ECLIPTIC_PUBLIC_NAMES", "A.example, b.example:8443")
    monkeypatch.setenv("ECLIPTIC_PROXIES", "127.0.0.1 ::1")
    monkeypatch.setenv("ECLIPTIC_PATIENCE_OPPONENT_LEAST", "0")
    settings = read_settings()
    assert settings.public_names == ("a.example", "b.example:8443")
    assert settings.proxies == ("127.0.0.1/32", "::1/128")
    assert settings.log_level == "info"
    assert settings.patience == Patience(opponent_least=0.0)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("port = '8000x'", "settings-value"),
        ("port = 65536", "settings-value"),
        ("port = true", "settings-value"),
        ("port = 80.5", "settings-value"),
        ("port = [80]", "settings-value"),
        ("workers = 0", "settings-value"),
        ("lan = 'perhaps'", "settings-value"),
        ("log_level = 'loud'", "settings-value"),
        ("public_names = [1]", "settings-value"),
        ("[patience]\nhead = nan", "settings-value"),
        ("[patience]\nhead = inf", "settings-value"),
        ("[patience]\nhead = 0", "settings-value"),
        ("limits = 3", "settings-unknown"),
        ("[limits]\nnotes_bytes = 3", "settings-unknown"),
        ("[limits.more]\nnote_bytes = 3", "settings-unknown"),
        ("folder = '/'", "settings-unknown"),
        ("names = ['evil.example']", "settings-unknown"),
        ("lan_address = '10.0.0.1'", "settings-unknown"),
        ("port = ", "settings-toml"),
        ("host = '0.0.0.0'", "serve-host"),
        ("public_names = ['a.example']", "serve-public"),
        ("proxies = ['127.0.0.1']\nlan = true", "serve-public-lan"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(
    tmp_path: Path, text: str, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = in_file(tmp_path, text)
    with pytest.raises(EclipticError) as refused:
        read_settings(file=file)
    assert refused.value.code == code
    for command in ("serve", "settings"):
        assert run([command, "--settings", str(file)]) == 2
        assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("variable", "code"),
    [("ECLIPTIC_PORT", "settings-value"), ("ECLIPTIC_PROT", "settings-unknown")],
)
def test_a_slip_in_the_environment_is_refused(
    monkeypatch: pytest.MonkeyPatch, variable: str, code: str
) -> None:
    monkeypatch.setenv(variable, "tcp://10.0.0.1:8000")
    with pytest.raises(EclipticError) as refused:
        read_settings()
    assert refused.value.code == code


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(EclipticError) as refused:
        read_settings(file=tmp_path / "nowhere.toml")
    assert refused.value.code == "settings-file"


def test_every_setting_has_a_meaning_and_a_value_that_it_takes() -> None:
    for name, field in fields().items():
        assert field.meaning.endswith("."), f"{name} has no docstring"
        assert field.takes
        if name != "folder":
            assert field.read(msgspec.to_builtins(field.default), "") == field.default, name


def test_the_command_lists_them_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["settings", "--json"]) == 0
    told: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    assert [one["name"] for one in told] == list(fields())
    assert run(["settings"]) == 0
    text = capsys.readouterr().out
    assert all(f"{name} = " in text for name in fields())
    assert "limits.note_bytes = 32768 (default)\n    ECLIPTIC_LIMITS_NOTE_BYTES\n" in text


def test_no_secret_is_on_a_command_line_or_printed() -> None:
    secrets = [name for name, field in fields().items() if field.secret]
    assert not set(secrets) & set(FLAGS)
    for name in secrets:
        field = fields()[name]
        assert field.shown("sesame") == HIDDEN
        with pytest.raises(EclipticError) as refused:
            field.read(["sesame"], "file")
        assert "sesame" not in str(refused.value.facts)


SECRET_URLS = [
    "postgresql://ada:sesame@db.example/house",
    "postgresql://db.example/house?sslmode=require&password=sesame",
]


@pytest.mark.parametrize("url", SECRET_URLS)
def test_a_url_is_told_without_its_password(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], url: str
) -> None:
    monkeypatch.setenv("ECLIPTIC_DATABASE_URL", url)
    monkeypatch.setenv("ECLIPTIC_REDIS_URL", "redis://:sesame@[::1]:6380/2")
    settings = read_settings()
    assert settings.database_url == url
    for words in (["settings"], ["settings", "--json"]):
        assert run(words) == 0
        told = capsys.readouterr().out
        assert "sesame" not in told
        assert "db.example/house" in told
        assert "redis://[::1]:6380/2" in told


@pytest.mark.parametrize("url", SECRET_URLS)
@pytest.mark.parametrize(
    "words", [["serve"], ["tables"], ["prune"], ["backup", "copy"], ["tables", "close", "t"]]
)
def test_a_password_on_a_command_line_is_refused_and_not_repeated(
    capsys: pytest.CaptureFixture[str], words: list[str], url: str
) -> None:
    assert run([words[0], "--database", url, *words[1:]]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "ECLIPTIC_DATABASE_URL" in said
    assert "sesame" not in said


@pytest.mark.parametrize(
    ("variable", "url"),
    [
        ("ECLIPTIC_DATABASE_URL", "mysql://ada:sesame@db.example/house"),
        ("ECLIPTIC_DATABASE_URL", "ada:sesame@db.example"),
        ("ECLIPTIC_DATABASE_URL", "postgresql:sesame"),
        ("ECLIPTIC_DATABASE_URL", "postgresql://ada:5/sesame@db.example/house"),
        ("ECLIPTIC_DATABASE_URL", "postgresql://ada:5#sesame@db.example/house"),
        ("ECLIPTIC_DATABASE_URL", "postgresql://ada:5?sesame@db.example/house"),
        ("ECLIPTIC_DATABASE_URL", "postgresql://ada:s@sesame@db.example/house"),
        ("ECLIPTIC_DATABASE_URL", "postgresql://ada:se same@db.example/house"),
        ("ECLIPTIC_DATABASE_URL", "postgresql://db.example:65536/sesame"),
        ("ECLIPTIC_DATABASE_URL", "postgresql://[sesame/house"),
        ("ECLIPTIC_REDIS_URL", "http://:sesame@redis.example"),
        ("ECLIPTIC_REDIS_URL", "redis.example:6379"),
    ],
)
def test_a_url_that_cannot_be_one_is_refused_and_not_repeated(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    variable: str,
    url: str,
) -> None:
    monkeypatch.setenv(variable, url)
    for words in (["serve"], ["settings"], ["tables"]):
        assert run(words) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert variable in said
        assert "sesame" not in said
    assert not any(tmp_path.iterdir())


def test_postgresql_is_not_copied_by_us_but_it_is_said_how(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ECLIPTIC_DATABASE_URL", SECRET_URLS[0])
    assert run(["backup", "copy.dump"]) == 2
    said = capsys.readouterr().err
    assert "pg_dump --format=custom --file=copy.dump postgresql://ada@db.example/house" in said


def test_every_flag_of_the_table_is_one_of_the_command() -> None:
    source = inspect.getsource(commands.serve_tables)
    for name, flag in FLAGS.items():
        option = flag.removeprefix("--").replace("-", "_")
        assert f"    {option}: " in source
        assert f'"{name}": ' in source


def test_the_page_is_the_table() -> None:
    assert PAGE.read_text(encoding="utf-8") == settings_page(), "run python docs/make_pages.py"
