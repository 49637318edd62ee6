"""Whole games that programs played, event by event: what a phone that tracks one must wait for.

    python -m tests.tracked_games        writes web/tests/companion/tracked_games.json

An event is a list: what happened, who did it, what it says. Answers are left out: the page asks
the code.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from ecliptic.core.table import Table
from ecliptic.planetx.events import (
    ConferenceHeld,
    EarthTurned,
    GameScored,
    LastChanceEnded,
    LastChancesOpened,
    Located,
    PawnsLinedUp,
    Researched,
    SectorReviewed,
    SkyRevealed,
    Surveyed,
    Targeted,
    TheoriesAdvanced,
    TheoryPhaseOpened,
    TheoryPlaced,
)
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.system import system_text
from tests.deduction.games import game, true_system

FILE = Path(__file__).parents[1] / "web" / "tests" / "companion" / "tracked_games.json"
GAMES = 40
"""How many the file has."""
TO_THE_END = 5000
RANDOM_ACTIONS = 120
"""Who plays at random hardly finds Planet X; but submits every kind of theory."""


def games(numbers: Iterable[int]) -> Iterator[dict[str, Any]]:
    """Each with another number of seats, mode and way to play than the one before it."""
    for number in numbers:
        seats = number % 4 + 1
        mode = (Mode.STANDARD, Mode.EXPERT)[number // 4 % 2]
        level, actions = ("random", RANDOM_ACTIONS) if number % 5 == 3 else ("pencil", TO_THE_END)
        table = game(mode, f"tracked {number}", actions, level, seats)
        yield {
            "mode": mode.value,
            "seats": seats,
            "system": system_text(true_system(table)),
            "told": list(told(table)),
        }


def told(table: Table) -> Iterator[list[Any]]:
    for entry in table.log:
        for event in entry.events:  # type: ignore[union-attr]
            if shown := _shown(event):
                yield shown


def _shown(event: Any) -> list[Any] | None:
    match event:
        case PawnsLinedUp(order):
            return ["pawns", list(order)]
        case Surveyed(seat, thing, first, last, cost):
            return ["survey", seat, cost, thing.value, first, last]
        case Targeted(seat, sector, cost):
            return ["target", seat, cost, sector]
        case Researched(seat, topic, cost):
            return ["research", seat, cost, topic]
        case Located():
            named = [event.sector, event.before.value, event.after.value]
            return ["locate", event.seat, event.cost, *named, event.found]
        case EarthTurned(steps):
            return ["earth", steps]
        case ConferenceHeld(number):
            return ["conference", number]
        case TheoryPhaseOpened(number, asked):
            return ["phase", number, list(asked)]
        case TheoryPlaced():
            return ["theory", event.seat, event.number, event.sector, event.thing.value]
        case TheoriesAdvanced(phase):
            return ["advanced", phase]
        case SectorReviewed(sector, shown, penalties):
            faces = [[one.number, one.thing.value, one.right] for one in shown]
            return ["review", sector, faces, [list(one) for one in penalties]]
        case LastChancesOpened(finder, behind):
            return ["last-chances", finder, [list(one) for one in behind]]
        case LastChanceEnded(seat):
            return ["last-chance-ended", seat]
        case SkyRevealed():
            return ["revealed"]
        case GameScored(scores, winners):
            figures = [[one.first_bonuses, one.theories, one.planet_x] for one in scores]
            return ["score", figures, list(winners)]
    return None


def games_text(count: int = GAMES) -> str:
    return "[\n" + ",\n".join(line(one) for one in games(range(count))) + "\n]\n"


def line(one: dict[str, Any]) -> str:
    return json.dumps(one, separators=(",", ":"))


if __name__ == "__main__":
    FILE.write_text(games_text(), encoding="utf-8")
