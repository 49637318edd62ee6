"""Whole games of Ptolemaeus as one seat was told them, with the engine's points and cards face up
after every move: what the web client says of points and slots must hold in each.

python -m tests.ptolemaeus_games      writes web/tests/ptolemaeus/games.json
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.table import Table, open_table
from ecliptic.ptolemaeus import Ptolemaeus
from ecliptic.ptolemaeus.actions import Trade
from ecliptic.ptolemaeus.score import TOKENS_PER_POINT, score_of
from ecliptic.ptolemaeus.setup import Options, Race
from tests.conformance.ptolemaeus_policy import at_random, eventful

FILE = Path(__file__).parents[1] / "web" / "tests" / "ptolemaeus" / "games.json"
GAME = Ptolemaeus()
GAMES = (
    ("points 1 242", Options(1, "1969-07-20"), 0),
    ("points 2 119", Options(2, "1610-01-07"), 1),
    ("points 4 280", Options(4, "1543-05-24", Race.PLANETS), 3),
)
"""Seed, options, and who looks: asteroid points come and go, objectives are met, cards swept."""
UNDONE = 0.03


def games() -> Iterator[dict[str, Any]]:
    for seed, options, seat in GAMES:
        dice = random.Random(seed)
        table = open_table(GAME, options, Chance(seed_from_text(seed)))
        moments = [moment(table, seat)]
        while table.pending:
            move(table, dice)
            if moment(table, seat)[1:] != moments[-1][1:]:
                moments.append(moment(table, seat))
        told = msgspec.to_builtins(list(table.streams[seat].told))
        yield {"seats": options.seats, "seat": seat, "told": told, "moments": moments}


def move(table: Table, dice: random.Random) -> None:
    """Something is brought about, or tried at random; now and then it is taken back. Tokens are
    kept until they are worth a point, which is lost with the next trade."""
    asked = dice.choice(table.pending)
    wanted = eventful(table.state, asked.seat) if dice.random() < 0.7 else None
    if isinstance(wanted, Trade) and table.state.board.tokens[asked.seat] < TOKENS_PER_POINT:
        wanted = None
    action = wanted or at_random(GAME.legal(table.state, asked.seat), dice)
    table.act(asked.seat, asked.name, action)
    if dice.random() < UNDONE and table.outcome is None:
        table.undo(asked.seat, agreed=range(table.seats))


def moment(table: Table, seat: int) -> list[Any]:
    """How much this seat has been told, its points, and the cards face up in rising order."""
    board = table.state.board
    score = score_of(board, table.state.desks[seat], seat)
    return [len(table.streams[seat].told), score.total, sorted(board.display)]


def games_text() -> str:
    return json.dumps(list(games()), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(games_text(), encoding="utf-8")
