"""Write web/src/table/opponents/strengths.ts: how strong each opponent was measured to be.

    python web/make_strengths.py

The figures are those of docs/strength.md, in the first kind of games that it has of each game;
`tests/test_web_strengths.py` fails when the file is older than the page.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

PAGE = Path(__file__).parents[1] / "docs" / "strength.md"
FILE = Path(__file__).parent / "src" / "table" / "opponents" / "strengths.ts"
ROW = re.compile(
    r"^\| (?P<match>(?P<game>\w+), [^|]+) \| (?P<level>[a-z]+(?::\d+)?) \| (?P<against>[a-z]+)"
    r" \| [\d,]+ \| (?P<share>[\d.]+) %",
    re.MULTILINE,
)
"""A level against another one, as docs/make_strength.py writes it."""
HEAD = """// Made by web/make_strengths.py from docs/strength.md. Do not edit: run it again.
export interface Measured {
  /** A level, or one with a budget: `director:100`. */
  said: string
  against: string
  /** Its share of the wins, with two at the table. */
  share: number
}

/** From weakest to strongest. */
export const STRENGTHS: Record<string, readonly Measured[]> = """


class Row(NamedTuple):
    said: str
    against: str
    share: float


def strengths() -> dict[str, list[Row]]:
    kinds: dict[str, str] = {}
    found: dict[str, list[Row]] = {}
    for row in ROW.finditer(PAGE.read_text(encoding="utf-8")):
        if kinds.setdefault(row["game"], row["match"]) == row["match"]:
            share = round(float(row["share"]) / 100, 3)
            found.setdefault(row["game"], []).append(Row(row["level"], row["against"], share))
    return found


def strengths_text() -> str:
    games = "".join(
        f"  {game}: [\n{''.join(map(_row, rows))}  ],\n" for game, rows in strengths().items()
    )
    return f"{HEAD}{{\n{games}}}\n"


def _row(row: Row) -> str:
    said, against, share = row
    return f"    {{ said: '{said}', against: '{against}', share: {share} }},\n"


if __name__ == "__main__":
    FILE.write_text(strengths_text(), encoding="utf-8")
