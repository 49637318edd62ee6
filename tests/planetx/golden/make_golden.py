"""Write the golden vectors anew: `python -m tests.planetx.golden.make_golden`.

A code must give the same game in every later version, so this is for the birth of codes only: once
a version is out, a diff in these files breaks every code people have written down.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from itertools import islice
from pathlib import Path

from ecliptic.planetx.clues import clue_text
from ecliptic.planetx.codes import GENERATOR, all_codes, mode_of
from ecliptic.planetx.generator import game_of
from ecliptic.planetx.modes import TOPICS, Mode
from ecliptic.planetx.notation import fact_text
from ecliptic.planetx.system import system_text

FOLDER = Path(__file__).parent
VECTORS = FOLDER / "codes.txt"
DIGESTS = FOLDER / "digests.txt"

PER_MODE = 48
STEP = 56
"""Every 56th code: 504 of them, spread over both modes."""


def golden_codes() -> list[str]:
    """The first and the last code of each mode, and others spread evenly between."""
    chosen = []
    for mode in Mode:
        codes = [code for code in all_codes() if mode_of(code) is mode]
        last = len(codes) - 1
        chosen += [codes[last * number // (PER_MODE - 1)] for number in range(PER_MODE)]
    return chosen


def sampled_codes() -> Iterable[str]:
    return islice(all_codes(), 0, None, STEP)


@cache
def game_text(code: str) -> str:
    """Everything a code stands for."""
    setup = game_of(code)
    lines = [f"{code} {setup.mode.value}", f"  sky {system_text(setup.system)}"]
    for topic, clue in zip(TOPICS, setup.topics, strict=True):
        lines.append(f"  topic {topic} = {clue_text(clue)}")
    for number, clue in enumerate(setup.conferences, start=1):
        lines.append(f"  conference {number} = {clue_text(clue)}")
    for season, facts in setup.facts.items():
        lines.append(f"  {season.value} = {' '.join(fact_text(fact) for fact in facts)}")
    return "\n".join(lines) + "\n"


def digest(codes: Iterable[str]) -> str:
    """SHA-256 over the whole content of many codes, in order."""
    found = hashlib.sha256()
    for code in codes:
        found.update(game_text(code).encode())
    return found.hexdigest()


def main() -> None:
    VECTORS.write_text("\n".join(game_text(code) for code in golden_codes()), encoding="utf-8")
    DIGESTS.write_text(
        f"generator {GENERATOR}\n"
        f"every {STEP}th code {digest(sampled_codes())}\nevery code {digest(all_codes())}\n",
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
