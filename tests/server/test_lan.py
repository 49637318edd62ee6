"""`--lan`: which names the server answers to then, and what it says about it."""

from __future__ import annotations

import io
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
import segno

from ecliptic.cli import run
from ecliptic.client import Server
from ecliptic.server.configuration import lan
from ecliptic.server.configuration.lan import (
    EVERY_INTERFACE,
    open_to_the_network,
    own_names,
    usable,
)
from ecliptic.server.serve import welcome
from ecliptic.server.settings import LOOPBACK, Settings
from tests.server.houses import full_table, plain_http, settings_for, with_server


def open_house(folder: Path, monkeypatch: pytest.MonkeyPatch, *addresses: str) -> Settings:
    """The settings of a machine with these addresses, called Stars."""

    def own() -> Iterator[str]:
        yield from addresses

    monkeypatch.setattr(lan, "own_addresses", own)
    monkeypatch.setattr(socket, "gethostname", lambda: "Stars.example.org")
    return open_to_the_network(settings_for(folder))


def test_the_machine_goes_by_its_own_names_and_addresses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = ("10.1.2.3", "127.0.1.1", "192.168.7.8", "10.1.2.3")
    settings = open_house(tmp_path, monkeypatch, *found)
    assert settings.host == EVERY_INTERFACE
    assert settings.lan_address == "10.1.2.3"
    assert settings.names == (
        *Settings(tmp_path).names,
        "10.1.2.3",
        "192.168.7.8",
        "stars",
        "stars.local",
    )


def test_loopback_is_the_default(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    assert (settings.host, settings.lan_address) == (LOOPBACK, "")


def test_addresses_that_nobody_else_can_call_are_left_out() -> None:
    assert list(usable(["127.0.0.1", "0.0.0.0", "10.0.0.7", "224.0.0.1"])) == ["10.0.0.7"]


def test_a_machine_without_a_network_still_has_its_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = open_house(tmp_path, monkeypatch)
    assert settings.lan_address == ""
    assert list(own_names()) == ["stars", "stars.local"]
    assert "no address in a network" in "\n".join(welcome(settings, 8000))


def test_this_machine_finds_its_addresses_whatever_they_are() -> None:
    for address in lan.own_addresses():
        assert socket.inet_aton(address)


def test_the_notice_says_what_it_means_and_shows_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quiet = list(welcome(Settings(tmp_path), 8000))
    assert quiet == ["Ecliptic is served at http://127.0.0.1:8000 (Ctrl+C stops it)"]
    lines = "\n".join(welcome(open_house(tmp_path, monkeypatch, "10.1.2.3"), 8000))
    assert "http://127.0.0.1:8000" in lines
    assert "Everybody in this network" in lines
    assert "not\nencrypted" in lines
    drawn = io.StringIO()
    segno.make("http://10.1.2.3:8000", micro=False).terminal(drawn, compact=True)
    assert drawn.getvalue() in lines


def test_phones_come_in_by_the_machines_names_and_by_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = open_house(tmp_path, monkeypatch, "10.1.2.3")

    async def work(server: Server) -> dict[str, int]:
        await full_table(server, "ptolemaeus", 2)
        statuses = {}
        async with plain_http(server.address) as http:
            for host in ("10.1.2.3:80", "stars.local", "STARS:8000", "10.1.2.4", "evil.example"):
                answer = await http.get("/api/tables", headers={"host": host})
                statuses[host] = answer.status_code
        return statuses

    # On the loopback address nobody else is let in while this is tried.
    assert with_server(tmp_path, work, names=opened.names) == {
        "10.1.2.3:80": 200,
        "stars.local": 200,
        "STARS:8000": 200,
        "10.1.2.4": 421,
        "evil.example": 421,
    }


@pytest.mark.parametrize(("words", "host"), [(["--lan"], EVERY_INTERFACE), ([], LOOPBACK)])
def test_the_network_is_let_in_only_when_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], host: str
) -> None:
    served: list[tuple[Settings, bool]] = []

    def take(settings: Settings, browser: bool, process: str) -> None:
        served.append((settings, browser))

    monkeypatch.setattr("ecliptic.server.serve.serve", take)
    monkeypatch.setattr("ecliptic.server.logs.start_log", lambda *_: None)
    monkeypatch.setenv("ECLIPTIC_DATA_DIR", str(tmp_path / "tables"))
    assert run(["serve", "--port", "9000", "--no-browser", *words]) == 0
    ((settings, browser),) = served
    assert (settings.host, settings.port, browser) == (host, 9000, False)
    assert settings.folder == tmp_path / "tables"
