"""An evening at a house with a third game: two people and an opponent play it at a server's table.

Run by `test_third_game.py` as a program of its own, where the third game is registered.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

from ecliptic.bots.levels import LEVELS_OF
from ecliptic.cli import run
from ecliptic.client import Refused, Seat, Server
from ecliptic.core.log import SeatStream
from tests.server.server_process import ServerProcess

GAME = "brightest"
SEATS, ROUNDS = 3, 3
OTHERS: dict[str, Any] = {
    "planetx": {"mode": "standard", "places": [{"season": "spring", "facts": 4}]},
    "ptolemaeus": {"seats": 1, "date": "1969-07-20"},
}
"""Options of the other games, for one seat."""


async def person(seat: Seat) -> SeatStream:
    """Seals the first star of the hand in every round; everything this person was told."""
    async for now in seat.turns():
        await seat.answer(now.asking, now.view.offers[0])
    return await told_at_the_end(seat)


async def told_at_the_end(seat: Seat) -> SeatStream:
    async for now in seat.follow():
        if now.over:
            return now.stream
    raise AssertionError("the stream ended before the game")


def secrets_in(stream: SeatStream) -> set[int | str]:
    """Whose hands and whose sealed stars were told, in whatever was told."""
    return {told.seat for told in stream.told if hasattr(told, "hand") or hasattr(told, "star")}


async def refusal(job: Awaitable[object]) -> str:
    try:
        await job
    except Refused as refused:
        return str(refused)
    raise AssertionError("this should have been refused")


async def play(server: Server, record: Path) -> None:
    ada = await server.open_table(GAME, {"seats": SEATS}, ["you", "open", "random"], "Ada")
    ben = await server.join((await ada.look()).table.join_code or "", "Ben")
    first = (await ben.look()).now
    assert first is not None
    assert sorted(first.view) == ["board", "desk", "viewer"]
    unheld = {"type": "play", "star": 7}
    assert await refusal(ben.answer(first.decision or "", unheld)) == (
        "brightest-not-held: You do not hold that star; play one of your hand."
    )
    streams = await asyncio.gather(person(ada), person(ben))
    for seat, stream in enumerate(streams):
        assert secrets_in(stream) == {seat}
        assert len([told for told in stream.told if hasattr(told, "stars")]) == ROUNDS
    assert secrets_in(await told_at_the_end(server.spectator(ada.table))) == set()
    await looked_at_again(ada)
    record.write_text(await ada.whole_record(), encoding="utf-8")


async def looked_at_again(seat: Seat) -> None:
    """After the end everything is open; what only other games have is refused."""
    frames = (await seat.frames()).frames
    assert len(frames) == 1 + ROUNDS * SEATS
    assert [len(desk["hand"]) for desk in frames[0].desks] == [ROUNDS] * SEATS
    assert (await refusal(seat.points())).startswith("server-not-found")
    assert (await refusal(seat.solver.systems_left())).startswith("server-help-no-solver")
    again = await seat.rematch()
    assert (await refusal(again.place(0, facts=4))).startswith("server-no-places")


async def others_are_still_there(server: Server) -> None:
    for game, options in OTHERS.items():
        seat = await server.open_table(game, options, ["you"], "Cleo")
        dealt = (await seat.look()).now
        assert dealt is not None
        assert dealt.offers, game


async def evening(folder: Path, record: Path) -> None:
    process = ServerProcess(folder)
    await process.start()
    try:
        async with Server(process.address) as server:
            await asyncio.gather(play(server, record), others_are_still_there(server))
    finally:
        assert await process.stop() == 0


def main(folder: Path) -> None:
    assert list(LEVELS_OF) == [*OTHERS, GAME]
    record = folder / "record.txt"
    asyncio.run(evening(folder / "data", record))
    assert run(["verify", str(record)]) == 0
    for words in (
        ["replay", str(record)],
        ["arena", GAME, "--players=random", "--deals=1"],
        ["play"],
    ):
        assert run(words) == 2


if __name__ == "__main__":
    main(Path(sys.argv[1]))
