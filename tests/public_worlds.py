"""Moments of a game in two hidden worlds that are one to whoever hears what everybody is told: what
the page lays open of a seat must be the same in both.

python -m tests.public_worlds      writes web/tests/planetx/public_worlds.json
"""

from __future__ import annotations

import json
import random
from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ecliptic.core.game import Seat, Viewer
from ecliptic.core.log import Entry
from ecliptic.core.table import Table
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.setup import default_options
from ecliptic.planetx.views import View
from tests.conformance.noninterference import replay
from tests.conformance.planetx_subject import PlanetXSubject
from tests.conformance.play import cut_points, short_game, standing_at
from tests.conformance.subject import World

FILE = Path(__file__).parents[1] / "web" / "tests" / "planetx" / "public_worlds.json"
SUBJECT = PlanetXSubject()
SEATS = 2
GAME = "game 12"
"""All kinds of turns are taken in it."""
MOVES = 14
STAGES = ("turns", "choosing", "sealed", "placing", "lastchances", "last-chance-begun")


def moments() -> Iterator[dict[str, Any]]:
    """For each stage what every seat has in either world, and what everybody has."""
    options = default_options(Mode.EXPERT, SEATS)
    table = short_game(SUBJECT, options, GAME, MOVES, viewers=())
    rng = random.Random(GAME)
    for stage, entries in cut_points(SUBJECT, table, STAGES, 1, rng):
        world = SUBJECT.other_world(options, entries, None, rng, table.chance)
        assert world is not None
        true = standing_at(table, entries)
        yield {
            "stage": stage,
            "differs": sorted(world.differs),
            "board": msgspec.to_builtins(true.state.board),
            "everybody": shown(true, None),
            "seats": [
                [shown(true, seat), shown(other(table, entries, world, seat), seat)]
                for seat in range(SEATS)
            ],
        }


def other(table: Table, entries: Sequence[Entry], world: World, seat: Seat) -> Table:
    """The table as it stands in the other world."""
    played = replay(table.game, table.options, entries, world, seat)
    return deque(played, maxlen=1)[0]


def shown(table: Table, viewer: Viewer) -> dict[str, Any]:
    """All that a viewer has besides the board, which is everybody's."""
    view: View = table.view(viewer)
    assert view.board == table.state.board
    had = {"told": list(table.streams[viewer].told), "desk": view.desk, "facts": view.facts}
    shown: dict[str, Any] = msgspec.to_builtins({**had, "pages": view.pages, "offers": view.offers})
    return shown


def moments_text() -> str:
    return json.dumps(list(moments()), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(moments_text(), encoding="utf-8")
