"""`ecliptic doctor`: looks at the installation part by part, and says what to do about it.

It changes nothing: a folder that is missing is made by the server, not by the doctor. The folder
and its database are judged by `store/sqlite/folder.py`, as by everybody who uses them.
"""

from __future__ import annotations

import asyncio
import errno
import importlib
import os
import shutil
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

import msgspec

from ecliptic.core.errors import EclipticError, MissingExtra
from ecliptic.registry import optional_parts
from ecliptic.server.errors import BadCall
from ecliptic.store.errors import BadDatabase, BadFolder, reason_of
from ecliptic.store.open import Place, extra_needed
from ecliptic.store.sqlite.folder import FILE, check_file, check_writable
from ecliptic.store.sqlite.processes import check_sqlite, writing_processes

OLDEST_PYTHON = (3, 11)
PACKAGES = (
    "aiohttp",
    "alembic",
    "ephem",
    "httptools",
    "litestar",
    "msgspec",
    "numpy",
    "prometheus_client",
    "rich",
    "segno",
    "sqlalchemy",
    "typer",
    "uvicorn",
    "websockets",
)
LEAST_FREE_BYTES = 100 * 1024 * 1024
_WORKER_SECONDS = 60


class Finding(msgspec.Struct, frozen=True):
    """What was found at one part; `advice` is what to do, and empty where nothing is broken. The
    code is that of docs/errors.md, where other commands would refuse the same with it."""

    part: str
    found: str
    advice: str = ""
    code: str = ""

    @property
    def fine(self) -> bool:
        return not self.advice


Checks: TypeAlias = Mapping[str, Callable[[], Finding]]
"""What looks at each part, by the part's name."""


def examine(place: Place, port: int, redis_url: str = "") -> Iterator[Finding]:
    """Every part in turn. A check that fails in a way nobody thought of is a finding too."""
    checks: Checks = {
        "python": check_python,
        "packages": check_packages,
        **(_checks_of_postgresql if place.database_url else _checks_of_sqlite)(place),
        **({"redis": lambda: check_redis(redis_url)} if redis_url else {}),
        "port": lambda: check_port(port),
        **_checks_of_games(),
        "workers": check_workers,
        "client": check_client,
    }
    for part, check in checks.items():
        try:
            yield _readable(check())
        except Exception as error:
            advice = "Please report this, with everything the doctor said."
            yield Finding(part, f"could not be checked: {type(error).__name__}", advice)


def _checks_of_sqlite(place: Place) -> Checks:
    folder = place.folder
    return {
        "folder": lambda: check_folder(folder),
        "space": lambda: check_space(folder),
        "database": lambda: check_database(folder / FILE),
        "sqlite": lambda: check_sqlite_version(folder),
    }


def _checks_of_postgresql(place: Place) -> Checks:
    return {"database": lambda: check_postgresql(place.database_url)}


def _checks_of_games() -> Checks:
    """What a game has that can break, in `server/<game>/checkup.py`."""
    found: Mapping[str, Checks] = optional_parts("ecliptic.server", "checkup", "CHECKS")
    return {part: check for checks in found.values() for part, check in checks.items()}


def _readable(finding: Finding) -> Finding:
    """A path is bytes, which Python cannot always read as the locale would have them."""
    told = (one.encode(errors="surrogateescape") for one in (finding.found, finding.advice))
    found, advice = (one.decode(errors="replace") for one in told)
    return msgspec.structs.replace(finding, found=found, advice=advice)


def refused(part: str, error: EclipticError) -> Finding:
    """What another command is refused with: up to its semicolon a sentence says what is wrong."""
    from ecliptic.english.sentences import SENTENCES

    found, advice = (half.format(**error.facts) for half in SENTENCES[error.code].split("; ", 1))
    return Finding(part, found, advice[:1].upper() + advice[1:], error.code)


def check_python() -> Finding:
    version = ".".join(str(number) for number in sys.version_info[:3])
    if sys.version_info[:2] >= OLDEST_PYTHON:
        return Finding("python", version)
    return Finding("python", version, "Install Python 3.11 or newer, and Ecliptic with it.")


def check_packages() -> Finding:
    missing = [name for name in PACKAGES if not _can_be_imported(name)]
    if not missing:
        return Finding("packages", f"all {len(PACKAGES)} can be loaded")
    advice = "Install Ecliptic again: pip install --force-reinstall ecliptic (or make clean play)."
    return Finding("packages", f"cannot be loaded: {', '.join(missing)}", advice)


def _can_be_imported(name: str) -> bool:
    try:
        importlib.import_module(name)
    except ImportError:
        return False
    return True


def check_folder(folder: Path) -> Finding:
    try:
        check_writable(folder)
    except BadFolder as error:
        return refused("folder", error)
    if not folder.exists():
        return Finding("folder", f"{folder} will be made at the first start")
    if os.name == "posix" and stat.S_IMODE(folder.stat().st_mode) & 0o077:
        advice = f"Every seed is in it, so keep it to yourself: chmod 700 {folder}"
        return Finding("folder", f"{folder} is open to other users of this machine", advice)
    return Finding("folder", str(folder))


def check_space(folder: Path) -> Finding:
    above = (folder.absolute(), *folder.absolute().parents)
    place = next(one for one in above if os.path.exists(one))
    free = shutil.disk_usage(place).free
    found = f"{free // (1024 * 1024)} MB free"
    if free >= LEAST_FREE_BYTES:
        return Finding("space", found)
    return Finding("space", found, "Make room; moves are refused when the disk is full.")


def check_database(file: Path) -> Finding:
    try:
        check_file(file)
        if not os.path.exists(file) or not file.stat().st_size:
            return Finding("database", "none yet; it is made at the first start")
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as database:
            (said,) = database.execute("PRAGMA integrity_check(1)").fetchone()
            (form,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
            (count,) = database.execute("SELECT count(*) FROM tables").fetchone()
    except BadFolder as error:
        return refused("database", error)
    except sqlite3.DatabaseError:
        said = "damaged"
    if said != "ok":
        return refused("database", BadFolder("folder-no-database", file=str(file)))
    from ecliptic.store.migrate import forms

    found = f"{count} {'table' if count == 1 else 'tables'}, intact"
    if form != forms()[0]:
        return Finding("database", f"{found}; its form {form} is brought up at the next start")
    return Finding("database", f"{found}, form {form}")


def check_sqlite_version(folder: Path) -> Finding:
    processes = writing_processes(folder)
    try:
        check_sqlite(processes)
    except BadFolder as error:
        return refused("sqlite", error)
    serve = "1 process serves" if processes == 1 else f"{processes} processes serve"
    return Finding("sqlite", f"{sqlite3.sqlite_version}; {serve} the folder")


def check_postgresql(url: str) -> Finding:
    try:
        with extra_needed():
            from ecliptic.store.postgresql.checkup import check_up
        found = check_up(url)
    except (BadDatabase, MissingExtra) as error:
        return refused("database", error)
    count = f"{found.tables} {'table' if found.tables == 1 else 'tables'}"
    said = f"PostgreSQL {found.version}, {count}, of the form of this Ecliptic"
    if not found.off:
        return Finding("database", said)
    off = " and ".join(found.off)
    advice = f"Turn {off} on in postgresql.conf, or moves that were acknowledged can be lost."
    return Finding("database", f"{said}; off: {off}", advice)


def check_redis(url: str) -> Finding:
    from ecliptic.server.configuration.urls import without_password
    from ecliptic.server.serve import redis_version

    try:
        version = asyncio.run(redis_version(url))
    except (BadCall, MissingExtra) as error:
        return refused("redis", error)
    if not version:
        return refused("redis", BadCall("redis-away", url=without_password(url)))
    return Finding("redis", f"Redis {version} at {without_password(url)}")


def check_port(port: int) -> Finding:
    try:
        with socket.create_server(("127.0.0.1", port)):
            return Finding("port", f"{port} is free")
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            reason = reason_of(error)
            return refused("port", BadCall("serve-port", port=port, reason=reason))
    from http.client import HTTPConnection, HTTPException

    line = HTTPConnection("127.0.0.1", port, timeout=2.0)
    try:
        line.request("GET", "/healthz")
        ours = msgspec.json.decode(line.getresponse().read()) == {"status": "alive"}
    except (OSError, HTTPException, msgspec.DecodeError):
        ours = False
    finally:
        line.close()
    if ours:
        return Finding("port", f"an Ecliptic server listens at {port}")
    advice = "Stop what listens there, or serve at another one: ecliptic serve --port NUMBER."
    return Finding("port", f"{port} is taken by something else", advice)


def check_workers() -> Finding:
    from ecliptic.server.workers import OPPONENTS

    try:
        ran = subprocess.run(
            OPPONENTS, input=b"", capture_output=True, timeout=_WORKER_SECONDS, check=False
        )
        found = "" if ran.returncode == 0 else f"end with {ran.returncode}"
    except (OSError, subprocess.TimeoutExpired) as error:
        found = f"do not start: {type(error).__name__}"
    if not found:
        return Finding("workers", "opponents' processes start")
    return Finding("workers", found, "Install Ecliptic again; opponents would only play at random.")


def check_client() -> Finding:
    from ecliptic.server.http.static_files import FOLDER, INDEX

    if (FOLDER / INDEX).exists():
        return Finding("client", "the web client is there")
    advice = "Build it in the source folder: python hatch_build.py; or install a finished package."
    return Finding("client", "the web client has not been built", advice)
