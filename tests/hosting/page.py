"""The blocks of docs/host.md, section by section."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
FILES = ROOT / "hosting"
PAGE = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
NOT_TRIED = "# not tried: "
_BLOCK = re.compile(r"^```sh\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def sections() -> dict[str, list[str]]:
    """Every block with commands, by the heading above it."""
    parts = re.split(r"^## (.+)$", PAGE, flags=re.MULTILINE)
    assert not _BLOCK.search(parts[0])
    return dict(zip(parts[1::2], map(_BLOCK.findall, parts[2::2]), strict=True))


def commands(section: str) -> list[str]:
    """What a section says to run, line by line, but for what could not be."""
    tried = [block for block in sections()[section] if not block.startswith(NOT_TRIED)]
    return [line for block in tried for line in block.replace("\\\n", " ").splitlines()]
