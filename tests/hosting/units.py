"""systemd's unit files as the tests read them: every setting with its values, in order."""

from __future__ import annotations

import shlex
from pathlib import Path


def settings_of(unit: Path) -> dict[str, list[str]]:
    """An empty value resets a setting, as with systemd."""
    found: dict[str, list[str]] = {}
    for line in unit.read_text(encoding="utf-8").splitlines():
        name, mark, value = line.partition("=")
        if mark and not line.startswith("#"):
            found[name] = [*found.get(name, []), value] if value else []
    return found


def command_of(unit: Path, name: str = "ExecStart") -> list[str]:
    """%% is a per cent sign in a unit."""
    (command,) = settings_of(unit)[name]
    return [word.replace("%%", "%") for word in shlex.split(command)]


def environment_of(unit: Path) -> dict[str, str]:
    pairs = (
        word for line in settings_of(unit).get("Environment", []) for word in shlex.split(line)
    )
    return {name: value for name, _, value in (pair.partition("=") for pair in pairs)}
