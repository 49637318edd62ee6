"""Pawns of one observation in every order they may come in, and which orders lead to one table:
the page asks for the order only where they do not.

python -m tests.pawn_orders      writes web/tests/ptolemaeus/pawn_orders.json
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import reduce
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.table import Table
from ecliptic.ptolemaeus import Ptolemaeus
from ecliptic.ptolemaeus.board import PAWNS, Board, Over, Placing, Sourcing, Studying
from ecliptic.ptolemaeus.configurations import Signs, targets
from ecliptic.ptolemaeus.events import PawnMoved, PawnPlaced
from ecliptic.ptolemaeus.observe import can_place
from ecliptic.ptolemaeus.offers import public_actions
from ecliptic.ptolemaeus.planets import Planet
from ecliptic.ptolemaeus.setup import Options
from ecliptic.ptolemaeus.state import State
from ecliptic.ptolemaeus.zodiac import SIGNS

FILE = Path(__file__).parents[1] / "web" / "tests" / "ptolemaeus" / "pawn_orders.json"
GAME = Ptolemaeus()
SEED = seed_from_text("pawn orders")
DATE = "1969-07-20"
CASES = 60
"""For one seat, and as many for two: half of them have an order that matters."""


def cases() -> Iterator[dict[str, Any]]:
    rng = random.Random("pawn orders")
    for seats in (1, 2):
        table = Table(GAME, Options(seats, DATE), Chance(SEED))
        table.deal()
        kept = {True: 0, False: 0}
        while min(kept.values()) < CASES // 2:
            state = crowded(table.state, rng)
            if state is None:
                continue
            groups = equal_orders(state)
            matters = len(groups) > 1
            if kept[matters] < CASES // 2:
                kept[matters] += 1
                yield shown(state.board, groups)


def crowded(state: State, rng: random.Random) -> State | None:
    """Some sky in which seat 0, with pawns out, planets studied and perhaps soon 12 points, paid
    for something that needs an order; None if it may not."""
    signs = rng.sample(range(SIGNS), SIGNS)
    planets = tuple(rng.choice(signs[:6]) for _ in Planet)
    studied = tuple(sorted(rng.sample(list(Planet), rng.randrange(5))))
    own = [0] * SIGNS
    for _ in range(rng.randrange(PAWNS - len(studied) + 1)):
        sign = rng.choice(signs[:8])
        own[sign] = min(2, own[sign] + 1)
    old = state.board
    board = replace(
        old,
        planets=planets,
        comet=signs[6],
        pawns=(tuple(own), *old.pawns[1:]),
        studied=(studied, *old.studied[1:]),
        tokens=(rng.randrange(20), *old.tokens[1:]),
        active=0,
    )
    standing = [one for one in targets(planets, board.comet) if len(set(one)) > 1]
    named = rng.choice(standing) if standing else ()
    if not named or not can_place(board, 0, named, named):
        return None
    return replace(state, board=replace(board, stage=Placing(named, named)))


def equal_orders(state: State) -> list[list[Signs]]:
    """The orders that the rules allow; those with the same outcomes together."""
    groups: dict[frozenset[bytes], list[Signs]] = {}
    for order in sorted(set(permutations(placing(state.board).left))):
        outcomes = frozenset(outcomes_of(state, order))
        if outcomes:
            groups.setdefault(outcomes, []).append(order)
    return list(groups.values())


def outcomes_of(state: State, order: Signs, arrived: Signs = ()) -> Iterator[bytes]:
    """What the table can look like when pawns have come in this order, whichever are moved and
    whichever planets are studied; the rules place the last ones themselves."""
    stage = state.board.stage
    if not isinstance(stage, Placing | Sourcing | Studying):
        yield table_text(state)
        return
    for action in public_actions(state.board):
        events = GAME.decide(state, 0, action, Chance(SEED))
        now = arrived + tuple(one.sign for one in events if isinstance(one, PawnPlaced | PawnMoved))
        if now == order[: len(now)]:
            yield from outcomes_of(reduce(GAME.evolve, events, state), order, now)


def placing(board: Board) -> Placing:
    assert isinstance(board.stage, Placing)
    return board.stage


def table_text(state: State) -> bytes:
    """All that makes a difference: not in which order planets were studied, how many steps it took,
    or, once somebody has won at once, what would still have come."""
    board = state.board
    if isinstance(board.stage, Over):
        return msgspec.json.encode(board.stage.winners)
    studied = tuple(tuple(sorted(planets)) for planets in board.studied)
    return msgspec.json.encode(replace(state, board=replace(board, studied=studied, ticks=0)))


def shown(board: Board, groups: list[list[Signs]]) -> dict[str, Any]:
    """What the page looks at, and what the rules say."""
    return {
        "planets": board.planets,
        "comet": board.comet,
        "pawns": board.pawns,
        "studied": board.studied,
        "signs": placing(board).signs,
        "equal": groups,
    }


def cases_text() -> str:
    lines = [json.dumps(one, separators=(",", ":")) for one in cases()]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(cases_text(), encoding="utf-8")
