"""Join the reports of arenas into docs/strength.md: `python docs/make_strength.py FOLDER...`.

A folder is what `ecliptic arena --out FOLDER` left. Every section carries the command that made it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path

from ecliptic.arena.picture import svg
from ecliptic.arena.report import markdown, number, percent, table
from ecliptic.arena.results import saved_results
from ecliptic.arena.summary import Summary, summarise

FOLDER = Path(__file__).parent
INTRODUCTION = """# How strong the opponents are

Measured in the arena, every deal in all rotations of the seats. The command above each section
plays its games again, with the same results on any machine and any number of processes.

- In two-seat games every level is measured against the one below it: the whole interval of its win
  share is above one half. Not measured yet: `observer` against `assistant` in expert.
- The `astronomer` alone, with 8 starting facts, shows how soon Planet X can be found: the start of
  its successful locate counts every wrong attempt before it.
- Against the oracle in three-seat games it loses most by theories, which it has to find out before
  it can submit them, and then by Planet X itself, when a rival is ready first.
"""


def section(summary: Summary, place: int) -> str:
    """A report one heading further down."""
    page = markdown(summary, picture_address(place))
    return re.sub("^#", "##", page, flags=re.MULTILINE)


def picture_address(place: int) -> str:
    return f"images/strength_{place}.svg"


def overview(summaries: Sequence[Summary]) -> str:
    """One row for every level of every match."""
    rows = [
        [
            f"{summary.plan.game}, {', '.join(summary.plan.settings.values())}",
            level,
            f"{summary.plan.deals:,}",
            percent(figures.win_share),
            number(figures.score, 1),
            number(figures.measures.get("locate_start"), 0),
            percent(summary.ceilings[level].share if level in summary.ceilings else None),
        ]
        for summary in summaries
        for level, figures in summary.match.items()
    ]
    head = ["match", "level", "deals", "win share", "mean score", "locates at", "of the oracle"]
    return "\n".join([*table(head, rows), ""])


def main(folders: Sequence[str]) -> None:
    summaries = [summarise(saved_results(Path(folder))) for folder in folders]
    parts = [INTRODUCTION, overview(summaries)]
    for place, summary in enumerate(summaries, start=1):
        (FOLDER / picture_address(place)).write_text(svg(summary))
        parts.append(section(summary, place))
    (FOLDER / "strength.md").write_text("\n".join(parts))


if __name__ == "__main__":
    main(sys.argv[1:])
