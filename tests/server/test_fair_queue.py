"""Opponents think by turns: nobody's tables hold up anybody else's, and nobody's play unseen."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from ecliptic.client import Seat, Server
from ecliptic.server.fair_queue import Asker, FairQueue
from ecliptic.server.opponents.worker import Thought
from ecliptic.server.workers import Workers
from ecliptic.store.sqlite.folder import FILE
from tests.server.houses import SIMPLE, one_move, options_for, player, run, with_server
from tests.server.test_opponents import question

GAME = "ptolemaeus"


async def served(askers: list[Asker], places: int = 1) -> list[Asker]:
    """In which order they are served who ask in this order, while the places are taken."""
    queue, order = FairQueue(places), []
    begun = asyncio.Event()

    async def ask(asker: Asker) -> None:
        async with queue.place(asker):
            order.append(asker)
            await begun.wait()

    async with asyncio.TaskGroup() as group:
        for asker in [*[Asker("first", number) for number in range(places)], *askers]:
            group.create_task(ask(asker))
            await asyncio.sleep(0)
        assert queue.waiting == len(askers)
        begun.set()
    assert queue.waiting == 0
    return order[places:]


def test_groups_take_turns_and_then_their_members() -> None:
    crowd = [Asker("many", table) for table in "abc" for _ in range(2)]
    few = [Asker("one", "x"), Asker("one", "x"), Asker("two", "y")]
    order = run(served([*crowd, *few]))
    assert [f"{one.group} {one.member}" for one in order] == [
        "many a",
        "one x",
        "two y",
        "many b",
        "one x",
        "many c",
        "many a",
        "many b",
        "many c",
    ]


@pytest.mark.parametrize("places", [1, 2, 5])
def test_everybody_is_served_once(places: int) -> None:
    askers = [Asker(number % 3, number % 7) for number in range(40)]
    assert sorted(map(str, run(served(askers, places)))) == sorted(map(str, askers))


def test_who_goes_away_takes_nobodys_place() -> None:
    async def work() -> list[str]:
        queue, order = FairQueue(1), list[str]()

        async def ask(name: str) -> None:
            async with queue.place(Asker(name, name)):
                order.append(name)
                await asyncio.sleep(0)

        async with queue.place(Asker()):
            waiting = [asyncio.create_task(ask(name)) for name in "abcd"]
            await asyncio.sleep(0)
            waiting[1].cancel()
            await asyncio.sleep(0)
        waiting[0].cancel()  # its turn has come, but it does not know yet
        await asyncio.gather(*waiting, return_exceptions=True)
        async with queue.place(Asker()):
            return order

    assert run(work()) == ["c", "d"]


def test_a_crowd_of_tables_holds_another_up_by_one_question_of_a_worker() -> None:
    """Thirty tables of four opponents wait for a real process; then somebody else's opponent."""
    put, _ = question(GAME)

    async def work() -> list[str]:
        pool, order = Workers(1), list[str]()

        async def ask(asker: Asker, name: str) -> None:
            await pool.ask(put, Thought, 60.0, asker)
            order.append(name)

        crowd = [asyncio.create_task(ask(Asker("crowd", n % 30), "crowd")) for n in range(120)]
        while pool.waiting < 119:
            await asyncio.sleep(0)
        await ask(Asker("somebody", "table"), "somebody")
        for one in crowd:
            one.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)
        await pool.close()
        return order

    # One was being thought about, and the crowd's turn was next when it was put into the queue.
    assert run(work()).index("somebody") <= 2


async def watch(stack: AsyncExitStack, viewer: Seat) -> None:
    """Hold a socket to a table open, and hear what it says."""
    begun = asyncio.Event()

    async def listen() -> None:
        async for _ in viewer.listen():
            begun.set()

    group = await stack.enter_async_context(asyncio.TaskGroup())
    task = group.create_task(listen())
    stack.callback(task.cancel)
    await begun.wait()


async def alone(server: Server) -> Seat:
    """A table of opponents among themselves."""
    return await server.open_table(GAME, options_for(GAME, 2), [SIMPLE[GAME]] * 2, "Ada")


def asked_of(folder: Path, query: str, *values: str) -> Any:
    """The one value that the house's database answers with."""
    database = sqlite3.connect(folder / FILE)
    ((found,),) = database.execute(query, values).fetchall()
    database.close()
    return found


def log_length(folder: Path, table: str) -> int:
    length: int = asked_of(folder, "SELECT count(*) FROM entries WHERE table_id = ?", table)
    return length


def luck_of(folder: Path, table: str) -> str:
    luck: str = asked_of(folder, "SELECT luck FROM tables WHERE id = ?", table)
    return luck


def test_opponents_among_themselves_play_only_while_somebody_watches(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        unseen = await alone(server)
        host = await server.open_table(GAME, options_for(GAME, 2), ["you", SIMPLE[GAME]], "Ada")
        choose = player(GAME, SIMPLE[GAME], "ada")
        for _ in range(3):
            await one_move(host, choose)
        assert log_length(tmp_path, unseen.table) == 1
        async for now in unseen.follow():
            if now.heard > 10:
                break

    with_server(tmp_path, work)


def test_nor_do_they_where_they_only_stand_in_for_people(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        seats = ["you", SIMPLE[GAME]]
        absent, host = [
            await server.open_table(GAME, options_for(GAME, 2), seats, "Ada") for _ in range(2)
        ]
        path = f"/api/tables/{absent.table}/seats/0/opponent"
        await server.send("PUT", path, {"level": SIMPLE[GAME]}, absent.token)
        before = log_length(tmp_path, absent.table)
        choose = player(GAME, SIMPLE[GAME], "ada")
        for _ in range(3):
            await one_move(host, choose)
        # What was being thought about when he went away is the last.
        assert log_length(tmp_path, absent.table) <= before + 1
        async for now in absent.follow():
            if now.heard > 20:
                break

    with_server(tmp_path, work)


class Noted(NamedTuple):
    """What happened to a question of the table with these lots."""

    event: str
    luck: str


def test_a_crowd_that_is_watched_holds_a_player_up_by_one_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All from one address: opponents among themselves take one turn, players the other."""
    noted: list[Noted] = []
    put, think = Workers.ask, Workers._ask

    async def ask(self: Workers, question: Any, *rest: Any) -> Any:
        noted.append(Noted("waits", question.luck))
        return await put(self, question, *rest)

    async def begin(self: Workers, worker: Any, question: Any, answer: Any) -> Any:
        noted.append(Noted("is thought about", question.luck))
        return await think(self, worker, question, answer)

    monkeypatch.setattr(Workers, "ask", ask)
    monkeypatch.setattr(Workers, "_ask", begin)

    async def work(server: Server) -> str:
        host = await server.open_table(GAME, options_for(GAME, 2), ["you", SIMPLE[GAME]], "Ada")
        choose = player(GAME, SIMPLE[GAME], "ada")
        async with AsyncExitStack() as stack:
            for _ in range(8):
                await watch(stack, await alone(server))
            mine = Noted("waits", luck_of(tmp_path, host.table))
            while noted.count(mine) < 4:
                await one_move(host, choose)
        return mine.luck

    mine = with_server(tmp_path, work)
    assert len({one.luck for one in noted}) == 9
    for start in [number for number, one in enumerate(noted) if one == Noted("waits", mine)]:
        since = [one.luck for one in noted[start:] if one.event == "is thought about"]
        if mine in since:  # the house may have been closed before
            # One may just be on its way to the worker, and then it was the crowd's turn.
            assert since.index(mine) <= 2
