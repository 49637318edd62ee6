"""Promise 1 on the wire: two hidden worlds a viewer cannot tell apart send it the same bytes."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ecliptic import games
from ecliptic.core.game import AnyGame, Viewer
from ecliptic.store.sqlite.database import open_store
from tests.conformance.noninterference import Leak, replay
from tests.conformance.play import short_game
from tests.conformance.subject import Subject
from tests.conformance.subjects import SUBJECTS
from tests.server.houses import QUICK, plain_http, run, running, settings_for
from tests.server.two_worlds import Case, House, compare
from tests.sizes import size

MOVES = (14, 40)
UNDO_RATE = 0.1
CUTS = size(1, 16)
"""Games for each viewer."""
LEAKS = {"planetx": "survey-answer", "ptolemaeus": "drawn-card"}
"""A leak of each game that its wire must show: what a rival learned goes into a message."""


@asynccontextmanager
async def two_houses(folder: Path) -> AsyncIterator[list[House]]:
    """Two servers with nothing in common but the code."""
    attentive = msgspec.structs.replace(QUICK, poll=0.02, heartbeat=5.0)
    async with AsyncExitStack() as stack:
        houses = []
        for name in ("one", "other"):
            settings = settings_for(folder / name, patience=attentive)
            server = await stack.enter_async_context(running(settings))
            store = await open_store(folder / name)
            stack.push_async_callback(store.close)
            http = plain_http(server.address)
            houses.append(House(server, store, await stack.enter_async_context(http)))
        yield houses


def options_of(subject: Subject) -> Any:
    return next(one for one in subject.options if subject.game.seats(one) >= 3)


async def compare_games(
    subject: Subject, game: AnyGame, folder: Path, viewers: list[Viewer], cuts: int
) -> Counter[str]:
    """Play games, cut them anywhere, and compare; how often each secret was another one."""
    tried: Counter[str] = Counter()
    options = options_of(subject)
    async with two_houses(folder) as houses:
        for turn, viewer in enumerate(viewers):
            rng = random.Random(f"{subject.name} {viewer}")
            for number in range(turn, turn + cuts):
                seed = f"wire {number}"
                table = short_game(
                    subject, options, seed, MOVES[number % len(MOVES)], UNDO_RATE, game=game
                )
                entries = table.log[: rng.randrange(2, len(table.log) + 1)]
                world = subject.other_world(options, entries, viewer, rng, table.chance)
                if world is None:
                    continue
                other = list(replay(game, options, entries, world, viewer))[-1].log
                case = Case(subject, game, options, viewer)
                await compare(case, houses, [entries, other], rng)
                tried.update(world.differs)
    return tried


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: str(subject.name))
def test_the_wire_is_the_same_in_every_world_a_viewer_cannot_exclude(
    tmp_path: Path, subject: Subject
) -> None:
    viewers: list[Viewer] = [*range(subject.game.seats(options_of(subject))), None]
    tried = run(compare_games(subject, subject.game, tmp_path, viewers, CUTS), most=600)
    assert len(tried) >= 3, tried


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: str(subject.name))
def test_a_leak_on_the_wire_is_noticed(
    tmp_path: Path, subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    leaking = subject.leaks[LEAKS[subject.name]]
    monkeypatch.setitem(games.GAMES, subject.name, leaking)
    with pytest.raises(Leak):
        run(compare_games(subject, leaking, tmp_path, [0, None], 4), most=600)
