"""Games that programs played, as one seat was told them: what a notebook made of each must hold.

python -m tests.notebook_games      writes web/tests/notebook_from/games.json
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from ecliptic.deduction.belief import Belief
from ecliptic.deduction.facts import InReview, Learned, NotHere, Revealed
from ecliptic.deduction.notes import Notes, notes_text
from ecliptic.deduction.reading import facts_of
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.views import View
from tests.deduction.games import game

FILE = Path(__file__).parents[1] / "web" / "tests" / "notebook_from" / "games.json"
TO_THE_END = 5000
GAMES = (
    (Mode.STANDARD, 2, "pencil", 24, 1),
    (Mode.STANDARD, 3, "pencil", TO_THE_END, 0),
    (Mode.STANDARD, 1, "pencil", TO_THE_END, 0),
    (Mode.EXPERT, 4, "pencil", 40, 2),
    (Mode.EXPERT, 2, "pencil", TO_THE_END, 1),
    (Mode.STANDARD, 4, "random", 60, 3),
    (Mode.EXPERT, 3, "random", 80, 0),
)
"""Mode, seats, opponents, how many actions are played, and who looks."""


def games() -> Iterator[dict[str, Any]]:
    for mode, seats, level, actions, seat in GAMES:
        name = f"notebook {mode.value} {seats} {level}"
        table = game(mode, name, actions, level, seats)
        view: View = table.view(seat)
        known = [one for one in facts_of(view) if not isinstance(one.fact, Revealed)]
        yield {
            "mode": mode.value,
            "seat": seat,
            "seats": seats,
            "told": msgspec.to_builtins(list(table.streams[seat].told)),
            "board": msgspec.to_builtins(view.board),
            "submitted": msgspec.to_builtins(view.desk.submitted) if view.desk else [],
            "notes": [line for one in known for line in lines_of(one, mode)],
            "systems": len(Belief.new(mode).after(*known)),
        }


def lines_of(one: Learned, mode: Mode) -> list[str]:
    """A fact as a note sheet says it: a refuted theory is no starting fact."""
    fact = one.fact
    if isinstance(fact, NotHere) and isinstance(one.source, InReview):
        return [f"review {fact.sector} {fact.thing.value}-"]
    return notes_text(Notes(mode, (one,))).splitlines()[1:]


def games_text() -> str:
    return json.dumps(list(games()), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(games_text(), encoding="utf-8")
