"""Nothing that is kept depends on where and when it was kept.

The same short evening (`evening.py`) is spent at once on machines that agree in nothing: time zone,
locale, the seed of Python's hashes, the order of files, the day, IPv6, the home folder, the umask.
The path has spaces, signs and letters of several languages on each of them. What is left must be
the same; where it is not, every surrounding is tried by itself to find the one.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from ecliptic.store.errors import BadFolder
from ecliptic.store.sqlite.folder import FOLDER_VARIABLE, data_folder

ROOT = Path(__file__).parents[2]
FOLDER = "Daten für Zoë? 100% #1"
OWN = ("HOME", "XDG_DATA_HOME", "LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "TZ")
OWN_PYTHON = ("PYTHONHASHSEED", "PYTHONIOENCODING", "PYTHONUTF8")
"""What whoever runs the tests may have set."""

# Paths are read as ASCII, and a terminal knows the letters of Western Europe.
NO_UTF8 = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "iso-8859-1"}
TURKISH = {"LC_ALL": "tr_TR.UTF-8"}
if not sys.prefix.isascii():
    # Python 3.11 itself does not start from there if its locale is ASCII, as is one not installed.
    NO_UTF8, TURKISH = {"PYTHONIOENCODING": "iso-8859-1"}, {}


@dataclass(frozen=True)
class Surrounding:
    variables: Mapping[str, str] = field(default_factory=dict)
    words: tuple[str, ...] = ()
    """See `elsewhere.py`."""
    umask: int = 0o022


PLAIN = Surrounding(
    {"HOME": "/", "LC_ALL": "C.UTF-8", "TZ": "UTC", "PYTHONHASHSEED": "0"}, ("files=forwards",)
)
LEAP_DAY = {
    "time zone": Surrounding({"TZ": "Pacific/Kiritimati"}),
    "locale": Surrounding(NO_UTF8),
    "hash seed": Surrounding({"PYTHONHASHSEED": "1"}),
    "order of files": Surrounding(words=("files=backwards",)),
    "day": Surrounding(words=("clock=2028-02-29T23:59:59Z",)),
    "home": Surrounding(words=("homeless",)),
    "umask": Surrounding(umask=0o077),
}
NEW_YEAR = {
    "time zone": Surrounding({"TZ": "America/St_Johns"}),
    "locale": Surrounding(TURKISH, ("own-locale",)),
    "hash seed": Surrounding({"PYTHONHASHSEED": "2"}),
    "network": Surrounding(words=("no-ipv6",)),
    "day": Surrounding(words=("clock=2026-12-31T23:59:59Z",)),
    "home": Surrounding({"HOME": os.devnull, "XDG_DATA_HOME": "relative"}),
    "umask": Surrounding(umask=0),
}


def all_of(machine: Mapping[str, Surrounding]) -> Surrounding:
    return Surrounding(
        {name: value for one in machine.values() for name, value in one.variables.items()},
        tuple(word for one in machine.values() for word in one.words),
        next(one.umask for name, one in machine.items() if name == "umask"),
    )


class Evening:
    """A process that spends the evening; several may run at once."""

    def __init__(self, around: Surrounding, folder: Path) -> None:
        cwd = folder / "ein Weg mit ü"
        spool = folder.parent / "Zwischenablage ż"  # everybody's, as /tmp is
        cwd.mkdir(parents=True)
        spool.mkdir(exist_ok=True)
        others = {name: value for name, value in os.environ.items() if name not in OWN + OWN_PYTHON}
        own = {"COLUMNS": "100", "PYTHONPATH": str(ROOT), "TMPDIR": str(spool)}
        words = [*PLAIN.words, *around.words]
        self._process = subprocess.Popen(
            [sys.executable, "-W", "error", "-m", "tests.machines.evening", *words],
            cwd=cwd,
            env={**others, **own, FOLDER_VARIABLE: FOLDER, **PLAIN.variables, **around.variables},
            umask=around.umask,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def left(self) -> dict[str, Any]:
        out, wrong = self._process.communicate()
        if self._process.returncode:
            return {"kept": None, "wrong": wrong.decode(errors="replace")}
        found: dict[str, Any] = json.loads(out)
        return found


def kept(left: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in left.items() if name.startswith("kept")}


def test_an_evening_leaves_the_same_in_all_surroundings(tmp_path: Path) -> None:
    machines = {"leap day": LEAP_DAY, "new year": NEW_YEAR}
    at_home = Evening(PLAIN, tmp_path / "home")
    # All at once, as other people's tests may run beside ours.
    elsewhere = {
        name: Evening(all_of(machine), tmp_path / name) for name, machine in machines.items()
    }
    expected = at_home.left()
    assert "wrong" not in expected, expected["wrong"]
    for name, evening in elsewhere.items():
        left = evening.left()
        if kept(left) != kept(expected):
            pytest.fail(blamed(machines[name], expected, tmp_path / f"{name} alone"))
        if name == "new year":  # where the terminal has all letters
            assert left == expected | {"variables": left["variables"]}
    check_by_itself(expected)


def blamed(machine: Mapping[str, Surrounding], expected: Mapping[str, Any], folder: Path) -> str:
    """Which of a machine's surroundings makes a difference, and to what."""
    lines = []
    for name, around in machine.items():
        left = Evening(around, folder / name).left()
        differs = [part for part in kept(expected) if left.get(part) != expected[part]]
        if differs:
            lines.append(f"the {name} changes {', '.join(differs)}{left.get('wrong', '')}")
    return "\n".join(lines or ["only all surroundings together make a difference"])


def check_by_itself(left: Mapping[str, Any]) -> None:
    """What would be wrong even if it were the same everywhere."""
    assert left["kept modes of files"] == {".": "0o700", "ecliptic.sqlite3": "0o600"}
    found = {one["part"]: one for one in left["kept findings"]}
    assert found["folder"]["found"] == FOLDER
    assert found["database"]["found"].startswith("1 table, intact")
    assert not any(one["advice"] for one in found.values())
    assert '"players":["you:Zoë","you:İnci"]' in left["kept replay"]
    assert '"at":"2028-02-29T23:59:59.750+00:00"' in left["kept log"]


def test_a_place_for_tables_needs_no_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(Path, "expanduser", _nobody)
    monkeypatch.delenv(FOLDER_VARIABLE, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "/srv")
    assert data_folder() == Path("/srv/ecliptic")
    for odd in ("", "relative/folder"):
        monkeypatch.setenv("XDG_DATA_HOME", odd)
        with pytest.raises(BadFolder, match="folder-no-home"):
            data_folder()


def _nobody(_: Path) -> Path:
    raise RuntimeError("Could not determine home directory.")
