"""docs/host.md is carried out from its first line to its last, and strangers come and play."""

from __future__ import annotations

import re
import resource
import socket
import stat
from collections.abc import Iterator
from contextlib import ExitStack
from http import HTTPStatus
from pathlib import Path

import httpx
import pytest

from ecliptic.server.auth.tokens import new_table_id, new_token
from ecliptic.server.settings import LOOPBACK
from tests.browser import planetx_hands as hands
from tests.hosting.debian import PACKAGES, wanted
from tests.hosting.machine import Machine
from tests.hosting.page import FILES, NOT_TRIED, PAGE, commands, sections
from tests.hosting.strangers import (
    browsing,
    calling,
    open_tables_until_refused,
    play_a_whole_game,
    told_first,
)
from tests.hosting.wheels import NEWER, make_newer, version_of

NAME = "table.example.net"
"""Not that of the files: it must be enough to write another one where the page says so."""
BACKUP = "Backup, and whether it can be restored"
PORTS = ["8001", "8002", "8003"]
TOO_LARGE = {HTTPStatus.REQUEST_ENTITY_TOO_LARGE, HTTPStatus.BAD_GATEWAY}
"""Caddy passes a body on while it comes, and may find that the server has closed already."""
BROWSERS_KEEP = 180
HALF_BEGUN = 2_000
WALKED = [
    "The package",
    "Installing",
    "The service",
    "A certificate and nginx",
    "Caddy instead of nginx",
    BACKUP,
    "A newer version",
    "What to watch",
    "House rules",
    "Several processes",
    "In containers",
]


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    for program in PACKAGES:
        wanted(program)
    made = Machine(tmp_path, NAME)
    try:
        yield made
    finally:
        made.shut_down()


def test_whatever_can_be_tried_is_tried_and_the_rest_is_marked() -> None:
    assert [name for name in sections() if commands(name)] == WALKED
    assert PAGE.count(f"\n{NOT_TRIED}") == 8
    assert [one for one in FILES.iterdir() if f"(../hosting/{one.name})" not in PAGE] == []


def test_the_page_from_its_first_line_to_its_last(machine: Machine) -> None:
    """In one test, because every section stands on those before it."""
    package, install, service, nginx, caddy, _, newer, watch, rules, several, containers = WALKED
    said = [*machine.walk(package), *machine.walk(install)]
    (wheel,) = (machine.home / "dist").glob("*.whl")
    assert said.count(f"ecliptic {version_of(wheel)}\n") == 2
    machine.walk(service)
    the_server_is_closed_in(machine)
    machine.walk(nginx)
    a_person_can_play(machine)
    strangers_are_received(machine, "127.2.0")
    half_begun_lines_keep_nobody_out(machine)
    written = (machine.root / "var" / "log" / "nginx" / "error.log").read_text(encoding="utf-8")
    assert "127.2.0" not in written + machine.journal("nginx")
    machine.walk(caddy)
    strangers_are_received(machine, "127.3.0")
    a_backup_brings_back_its_moment(machine)
    make_newer(wheel)
    assert machine.walk(newer)[-1] == f"ecliptic {NEWER}\n"
    machine.walk(watch)
    settings, tables, _ = machine.walk(rules)
    assert NAME in settings
    assert tables.count("planetx") > 1
    machine.walk(several)
    site = (machine.root / "etc/nginx/sites-available/ecliptic").read_text(encoding="utf-8")
    assert re.findall(r"^    server 127.0.0.1:(\d+) max_fails=0;$", site, re.MULTILINE) == PORTS
    machine.walk(containers)
    machine.stop("ecliptic.service")
    assert machine.journal("ecliptic.service").count("Ecliptic is served") == 3


def the_server_is_closed_in(machine: Machine) -> None:
    """As far as a process can be without systemd: or everything after this would prove less."""
    status = Path(f"/proc/{machine.running['ecliptic.service'].pid}/status").read_text("utf-8")
    held = dict(line.split(":\t", 1) for line in status.splitlines() if ":\t" in line)
    assert (held["NoNewPrivs"], held["Seccomp"], held["Umask"]) == ("1", "2", "0077")


def a_person_can_play(machine: Machine) -> None:
    with browsing(machine) as page:
        heard = play_a_whole_game(page, NAME)
        assert {address.partition("/api/")[0] for address in heard} == {f"wss://{NAME}"}
        cookies = page.context.cookies()
        assert cookies
        assert all(cookie["secure"] and cookie["httpOnly"] for cookie in cookies)
        assert {cookie["domain"] for cookie in cookies} == {NAME}


def strangers_are_received(machine: Machine, network: str) -> None:
    """Whatever the proxy is."""
    with calling(machine, f"{network}.2") as caller, calling(machine, f"{network}.3") as other:
        # Who calls is what the proxy sees, whatever callers say of themselves.
        assert open_tables_until_refused(caller) > 0
        assert open_tables_until_refused(caller, **{"x-forwarded-for": "203.0.113.9"}) == 0
        assert told_first(machine, *open_one(other))["type"] == "table"
    with calling(machine, f"{network}.4") as caller:
        shown = caller.get("/api/address", headers={"accept-encoding": "gzip"})
        assert shown.json() == {"address": f"https://{NAME}"}
        assert shown.headers["strict-transport-security"]
        assert shown.headers["cache-control"] == "no-store"
        assert "content-encoding" not in shown.headers
        assert caller.get("/metrics").status_code == HTTPStatus.NOT_FOUND
        # Refused before all of it has come: a proxy may have to cut the line behind the refusal.
        with caller.stream("POST", "/api/tables", json={"name": " " * 300_000}) as large:
            assert large.status_code in TOO_LARGE
        everywhere_at_once(caller)
        plain = httpx.URL(scheme="http", host="127.0.0.1", port=machine.http)
        for path, status in (("/api/tables", HTTPStatus.FORBIDDEN), ("/j/CODE", 308)):
            sent = httpx.post(plain.join(path), headers={"host": NAME}, trust_env=False)
            assert sent.status_code == status
            assert sent.headers.get("location") in (None, f"https://{NAME}{path}")
    figures = httpx.get(f"http://127.0.0.1:{machine.metrics_port}/metrics", trust_env=False)
    assert "ecliptic_tables" in figures.text


def everywhere_at_once(caller: httpx.Client) -> None:
    """A browser that has played at as many tables as it keeps cookies for one site, and leaves."""
    names = [f"__Host-ecliptic-{new_table_id()}" for _ in range(BROWSERS_KEEP)]
    cookie = {"cookie": "; ".join(f"{name}={new_token()}" for name in names)}
    assert caller.get("/readyz", headers=cookie).status_code == HTTPStatus.OK
    gone = caller.delete("/api/me", headers=cookie)
    assert gone.status_code == HTTPStatus.OK
    assert len(gone.headers.get_list("set-cookie")) == BROWSERS_KEEP


def half_begun_lines_keep_nobody_out(machine: Machine) -> None:
    """More than Debian's nginx has room for; nginx itself ends them after ten seconds."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with ExitStack() as lines:
        for _ in range(HALF_BEGUN):
            where = LOOPBACK, machine.https
            line = lines.enter_context(socket.create_connection(where))
            line.sendall(b"\x16\x03\x01")  # of a TLS handshake
        with calling(machine, "127.2.0.9") as caller:
            assert caller.get("/readyz", timeout=5).status_code == HTTPStatus.OK


def a_backup_brings_back_its_moment(machine: Machine) -> None:
    """Whoever had a seat then has it again; the table that was opened later is gone."""
    with calling(machine, "127.0.0.5") as ada, calling(machine, "127.0.0.6") as ben:
        seat = open_one(ada)
        first, *others = commands(BACKUP)
        machine.run(first)
        later = open_one(ben)
        assert looks(ben, later) == HTTPStatus.OK
        for line in others:
            machine.run(line)
        assert looks(ada, seat) == HTTPStatus.OK
        assert looks(ben, later) != HTTPStatus.OK
    tables = machine.root / "var" / "lib" / "ecliptic"
    assert stat.S_IMODE(tables.stat().st_mode) == 0o700
    assert {stat.S_IMODE(file.stat().st_mode) for file in tables.iterdir()} == {0o600}


def open_one(caller: httpx.Client) -> tuple[str, str]:
    seated = caller.post("/api/tables", json=hands.new_table("you", "open", hold="bearer")).json()
    return seated["table"], seated["token"]


def looks(caller: httpx.Client, seat: tuple[str, str]) -> int:
    """What the holder of a seat is answered."""
    table, token = seat
    key = {"authorization": f"Bearer {token}"}
    return caller.get(f"/api/tables/{table}", headers=key).status_code
