"""Every file of hosting/ is read by the program it is for."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from ecliptic.server.http.connections import DESCRIPTORS_KEPT
from ecliptic.server.serve import KEEP_ALIVE_SECONDS
from ecliptic.server.settings import RECORD_BYTES, Limits, Patience
from tests.hosting.debian import wanted
from tests.hosting.page import FILES, ROOT
from tests.hosting.units import settings_of

UNITS = sorted(FILES.glob("*.service"))
MOST_EXPOSED = 15
"""Of a hundred: what systemd calls the exposure of a unit."""
SHARED = ("RestrictAddressFamilies", "IPAddressDeny", "IPAddressAllow", "PrivateNetwork")
"""What units may differ in when it comes to what they are kept from: the network."""


def said_by(*words: str | Path) -> str:
    told = subprocess.run([*map(str, words)], capture_output=True, text=True, check=False)
    assert told.returncode == 0, (words, told.stdout, told.stderr)
    return told.stdout + told.stderr


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_is_closed_in(unit: Path) -> None:
    threshold = f"--threshold={MOST_EXPOSED}"
    said_by(wanted("systemd-analyze"), "security", "--offline=true", threshold, unit)


def test_systemd_understands_every_unit(tmp_path: Path) -> None:
    """With a command where the units look for one, and the timer's own service beside it."""
    for unit in FILES.glob("ecliptic*.*"):
        text = unit.read_text(encoding="utf-8").replace("/usr/local/bin/ecliptic", "/bin/true")
        (tmp_path / unit.name).write_text(text, encoding="utf-8")
    units = sorted(tmp_path.glob("ecliptic*.[st]*[er]"))
    assert len(units) == 4
    assert said_by(wanted("systemd-analyze"), "verify", "--man=no", *units) == ""


def test_all_units_are_kept_from_the_same_things() -> None:
    backup, server, process = map(confinement, UNITS)
    assert server == backup == process


def test_one_of_several_processes_is_run_like_the_only_one() -> None:
    alone, one = (settings_of(FILES / f"ecliptic{name}.service") for name in ("", "@"))
    command = "/usr/local/bin/ecliptic serve --no-browser"
    assert alone["ExecStart"] == [command]
    assert one["ExecStart"] == [f"{command} --port 800%i --metrics-port 946%i"]
    same = alone.keys() - {"Description", "After", "ExecStart"}
    assert {name: one[name] for name in same} == {name: alone[name] for name in same}
    assert one.keys() == alone.keys()


def confinement(unit: Path) -> dict[str, list[str]]:
    """What follows the paragraph of sizes, the network apart."""
    settings = settings_of(unit)
    names = list(settings)[list(settings).index("NoNewPrivileges") :]
    return {name: settings[name] for name in names if name not in (*SHARED, "WantedBy")}


def test_caddy_understands_its_file_here_and_in_a_container(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    caddy = wanted("caddy")
    file = FILES / "Caddyfile"
    for place in (None, "ecliptic:8000"):
        if place is not None:
            monkeypatch.setenv("ECLIPTIC_UPSTREAM", place)
        assert "Valid configuration" in said_by(caddy, "validate", "--config", file)
        adapted = said_by(caddy, "adapt", "--config", file)
        assert f'"dial":"{place or "127.0.0.1:8000"}"' in adapted
    assert said_by(caddy, "fmt", file) == file.read_text(encoding="utf-8")


def test_compose_understands_its_file_and_opens_the_proxy_alone(tmp_path: Path) -> None:
    """Beside an empty `dist`, which it looks for and which is not there before `make wheel`."""
    files = shutil.copytree(FILES, tmp_path / "hosting")
    (tmp_path / "dist").mkdir()
    config = said_by(wanted("docker-compose"), "-f", files / "compose.yaml", "config")
    caddy, ecliptic = (config.partition(f"\n  {name}:\n")[2] for name in ("caddy", "ecliptic"))
    ecliptic, caddy = (re.split(r"\n {0,2}\w", text)[0] for text in (ecliptic, caddy))
    assert "published: " in caddy
    assert "ports:" not in ecliptic
    (address,) = re.findall(r"ipv4_address: (\S+)", caddy)
    assert f"ECLIPTIC_PROXIES: {address}\n" in ecliptic


def test_compose_understands_several_processes_and_opens_the_proxy_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = shutil.copytree(FILES, tmp_path / "hosting")
    (tmp_path / "dist").mkdir()
    words = (wanted("docker-compose"), "-f", str(files / "compose-scale.yaml"), "config")
    assert subprocess.run(words, capture_output=True, check=False).returncode, "no password"
    monkeypatch.setenv("ECLIPTIC_DATABASE_PASSWORD", "chosen")
    config = said_by(*words).partition("\nservices:\n")[2].partition("\nvolumes:\n")[0]
    services = dict(re.findall(r"^  ([\w-]+):\n((?:    .*\n)+)", config + "\n", re.MULTILINE))
    several = {f"ecliptic-{number}" for number in (1, 2, 3)}
    assert services.keys() == {"caddy", "postgresql", "redis", *several}
    assert [name for name, said in services.items() if "ports:" in said] == ["caddy"]
    (caddy,) = re.findall(r"ipv4_address: (\S+)", services["caddy"])
    for name in several:
        assert f"ECLIPTIC_PROXIES: {caddy}\n" in services[name]
        assert "postgresql://ecliptic:chosen@postgresql/ecliptic\n" in services[name]
        assert f"{name}:8000" in services["caddy"]
    addresses = re.findall(r"ipv4_address: (\S+)", config)
    assert len(set(addresses)) == len(addresses) == 4


def test_what_the_image_is_made_of_is_what_make_wheel_builds() -> None:
    text = (FILES / "Containerfile").read_text(encoding="utf-8")
    (copied,) = re.findall(r"^COPY (.+) /tmp/dist/$", text, re.MULTILINE)
    built = (ROOT / "Makefile").read_text(encoding="utf-8").split("\nwheel:")[1].split("\n\n")[0]
    assert copied.split() == ["constraints.txt", "ecliptic-*.whl"]
    assert all(f'"$(DIST)/{one}"' in built or f'"$(DIST)"/{one}' in built for one in copied.split())


def test_the_sites_are_a_little_more_generous_than_the_server() -> None:
    """So that the server's own refusals are what people see, and no socket is cut between beats."""
    nginx = (FILES / "nginx.conf").read_text(encoding="utf-8")
    caddy = (FILES / "Caddyfile").read_text(encoding="utf-8")
    limits, patience = Limits(), Patience()
    for bodies in (
        number(nginx, "client_max_body_size (\\d+)k"),
        number(caddy, "max_size (\\d+)KB"),
    ):
        assert bodies * 1000 > max(RECORD_BYTES, limits.body_bytes)
    assert number(nginx, "limit_conn ecliptic_address (\\d+)") >= limits.connections
    for beats in ("proxy_read_timeout", "proxy_send_timeout", "send_timeout"):
        assert number(nginx, f" {beats} (\\d+)s") >= 3 * patience.heartbeat
    for kept in (number(nginx, "keepalive_timeout (\\d+)s"), number(caddy, "keepalive (\\d+)s")):
        assert kept < KEEP_ALIVE_SECONDS


def test_the_unit_allows_as_many_files_as_the_server_may_have_open() -> None:
    (files,) = settings_of(FILES / "ecliptic.service")["LimitNOFILE"]
    assert int(files) > Limits().connections_in_all + DESCRIPTORS_KEPT


def number(text: str, pattern: str) -> int:
    (found,) = re.findall(pattern, text)
    return int(found)
