"""What decides a result besides the plan: the code that plays, and what it counts with.

A version number, of the package or of the rules, is the same for every state of a source tree
between two releases; so the code itself is compared as well.
"""

from __future__ import annotations

import hashlib
import sys
from functools import cache
from pathlib import Path

import ephem
import msgspec
import numpy as np

import ecliptic

PACKAGE = Path(ecliptic.__file__).parent
KINDS = {".py", ".toml"}
"""The files of the package that say how is played."""


@cache
def versions() -> bytes:
    """Those of this process, as JSON."""
    return msgspec.json.encode(
        {
            "ecliptic": ecliptic.__version__,
            "code": _digest(PACKAGE),
            "python": f"{sys.version_info.major}.{sys.version_info.minor}",
            "numpy": np.__version__,
            "ephem": ephem.__version__,
        }
    )


def differences(wanted: bytes, found: bytes) -> str:
    """What one process has otherwise than another; nothing if both give the same bytes."""
    here, there = (msgspec.json.decode(told, type=dict[str, str]) for told in (wanted, found))
    return ", ".join(
        f"{name} {there.get(name, 'unknown')} instead of {version}"
        for name, version in here.items()
        if there.get(name) != version
    )


def _digest(folder: Path) -> str:
    """The same however lines end: a checkout may change that."""
    found = hashlib.sha256()
    files = {
        path.relative_to(folder).as_posix(): path
        for path in folder.rglob("*")
        if path.suffix in KINDS
    }
    for name, path in sorted(files.items()):
        content = path.read_bytes().replace(b"\r\n", b"\n")
        found.update(f"{name} {len(content)}\n".encode())
        found.update(content)
    return found.hexdigest()[:12]
