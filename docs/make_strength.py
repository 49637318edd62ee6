"""Join the reports of arenas into docs/strength.md: `python docs/make_strength.py FOLDER...`.

A folder is what `ecliptic arena --out FOLDER` left. Every section carries the command that made it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path

from ecliptic.arena.picture import svg
from ecliptic.arena.report import markdown
from ecliptic.arena.results import saved_results
from ecliptic.arena.summary import summarise

FOLDER = Path(__file__).parent
INTRODUCTION = """# How strong the opponents are

Measured in the arena, every deal in all rotations of the seats. The command above each section
plays its games again, with the same results on any machine and any number of processes.
"""


def section(folder: Path, number: int) -> tuple[str, str]:
    """A report one heading further down, and its picture."""
    summary = summarise(saved_results(folder))
    page = markdown(summary, f"images/strength_{number}.svg")
    return re.sub("^#", "##", page, flags=re.MULTILINE), svg(summary)


def main(folders: Sequence[str]) -> None:
    parts = [INTRODUCTION]
    for number, folder in enumerate(folders, start=1):
        text, picture = section(Path(folder), number)
        (FOLDER / "images" / f"strength_{number}.svg").write_text(picture)
        parts.append(text)
    (FOLDER / "strength.md").write_text("\n".join(parts))


if __name__ == "__main__":
    main(sys.argv[1:])
