"""A newer version of a built package: the same with another number."""

from __future__ import annotations

import zipfile
from pathlib import Path

NEWER = "999.0"


def version_of(wheel: Path) -> str:
    return wheel.name.split("-")[1]


def make_newer(wheel: Path) -> Path:
    """In place of the older one, as another `make wheel` would do."""
    version = version_of(wheel)
    newer = wheel.with_name(wheel.name.replace(version, NEWER))
    numbered = (f'__version__ = "{version}"', f"Version: {version}\n", f"ecliptic-{version}.dist-")
    with zipfile.ZipFile(wheel) as before, zipfile.ZipFile(newer, "w") as after:
        for name in before.namelist():
            content = before.read(name)
            if name == "ecliptic/__init__.py" or ".dist-info/" in name:
                for text in numbered:
                    new = text.replace(version, NEWER)
                    content = content.replace(text.encode(), new.encode())
            after.writestr(
                name.replace(f"ecliptic-{version}.dist-", f"ecliptic-{NEWER}.dist-"), content
            )
    wheel.unlink()
    return newer
