"""Games the greedy opponent plays against itself, for the scholar to learn from.

In two games of three it now and then does anything that is lawful, so that not only good positions
are seen. Of every turn the position at its end is kept, as the seat that played it sees it, and of
every game how it ended. Everything follows from the seed and the number of the game.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

import msgspec

from ecliptic.bots.ptolemaeus.greedy import GreedyBot
from ecliptic.bots.ptolemaeus.seat import Own
from ecliptic.bots.ptolemaeus.weights import FITTED
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.ptolemaeus import events as happened
from ecliptic.ptolemaeus.board import Over
from ecliptic.ptolemaeus.evolve import evolve
from ecliptic.ptolemaeus.game import GAME
from ecliptic.ptolemaeus.memory import new_memory
from ecliptic.ptolemaeus.setup import RANDOM_DATE, Options
from ecliptic.ptolemaeus.views import View

SURPRISES = (0, 3, 10)
"""Of a hundred actions so many are any, in one game after the other."""
_TURN_ENDS = (happened.TurnBegun, happened.PlanetsMoved, happened.CometMoved)


class Played(msgspec.Struct, array_like=True):
    positions: list[Own]
    scores: list[int]
    winners: tuple[int, ...]


def played(seats: int, seed: str, number: int) -> Played:
    """One game; its players remember no cards, which makes it quick."""
    options = Options(seats, RANDOM_DATE)
    luck = Chance(seed_from_text(f"{seed} {seats} {number}"))
    surprises = SURPRISES[number % len(SURPRISES)]
    bot, nothing = GreedyBot(FITTED), new_memory(seats)
    state = GAME.blank(options)
    for event in GAME.deal(options, luck):
        state = evolve(state, event)
    positions: list[Own] = []
    while asked := GAME.to_act(state):
        seat = asked[0].seat
        if surprises and luck.below(100) < surprises:
            action = luck.choice(GAME.legal(state, seat))
        else:
            view = View(seat, state.board, state.desks[seat], nothing)
            action = bot.answer(view, asked[0], 0, luck)
        ended = False
        for event in GAME.decide(state, seat, action, luck):
            if not ended and state.board.acted and isinstance(event, _TURN_ENDS):
                ended, active = True, state.board.active
                positions.append(Own(active, state.board, state.desks[active]))
            state = evolve(state, event)
    stage = state.board.stage
    assert isinstance(stage, Over)
    return Played(positions, [score.total for score in stage.scores], stage.winners)


def games(seats: int, seed: str, count: int, kept: Path | None = None) -> Iterator[Played]:
    """The first games of a seed. With a folder they are kept there as they are played, and those
    that lie there are not played again."""
    if kept is None:
        for number in range(count):
            yield played(seats, seed, number)
        return
    kept.mkdir(parents=True, exist_ok=True)
    path = kept / f"{seed.replace(' ', '-')}-{seats}.games"
    with path.open("a+b") as file:
        file.seek(0)
        ready = 0
        while ready < count and (game := _read(file)) is not None:
            ready += 1
            yield game
        for number in range(ready, count):
            game = played(seats, seed, number)
            _write(file, game)
            yield game


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(Played)
_SIZE = 4


def _write(file: BinaryIO, game: Played) -> None:
    data = zlib.compress(_ENCODER.encode(game), 1)
    file.write(len(data).to_bytes(_SIZE, "big") + data)


def _read(file: BinaryIO) -> Played | None:
    """The next game; one that was cut off is forgotten."""
    at = file.tell()
    size = file.read(_SIZE)
    data = file.read(int.from_bytes(size, "big"))
    if len(size) == _SIZE and data and len(data) == int.from_bytes(size, "big"):
        return _DECODER.decode(zlib.decompress(data))
    file.truncate(at)
    return None


VICTORY, MOST = 4, 6
"""What winning counts beside the difference in points, of which no more than this counts."""
ALONE = 12


def outcome(game: Played, seat: int) -> int:
    """How a game ended for a seat: against the best rival, or alone against the comet."""
    rivals: Sequence[int] = [s for one, s in enumerate(game.scores) if one != seat] or [ALONE]
    ahead = game.scores[seat] - max(rivals)
    won = seat in game.winners
    return max(-MOST, min(MOST, ahead)) + (VICTORY if won else -VICTORY)
