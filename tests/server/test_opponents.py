"""Opponents at live tables: they answer, they are replaced when they fail, and never twice."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ecliptic.bots.bot import SeatedBot
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.client import Server
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.table import open_table
from ecliptic.games import GAMES
from ecliptic.server import services
from ecliptic.server.opponents.turns import Opponents
from ecliptic.server.opponents.worker import Question, Thought, think
from ecliptic.server.tables.wakeups import Wakeups
from ecliptic.server.workers import WorkerFailed, Workers
from ecliptic.store.sqlite.database import open_store
from ecliptic.store.values import StoredEntry
from tests.server.houses import (
    QUICK,
    SIMPLE,
    OpenHouse,
    options_for,
    run,
    running,
    settings_for,
    with_server,
)

LUCK = "07" * 16
HANGS = "import time; time.sleep(600)"
DIES = "raise SystemExit(3)"
CRASHES_AT_FIRST = """
import sys
with open(sys.argv[1], "a") as crashed:
    if crashed.tell() < int(sys.argv[2]):
        crashed.write("x")
        raise SystemExit(3)
from ecliptic.server.opponents.worker import answer
from ecliptic.server.pipes import run_worker
run_worker(answer)
"""
SAYS_ITS_PRIORITY = """
import os, sys
sys.stdin.buffer.read(4)
told = b'{"action":%d}' % os.getpriority(os.PRIO_PROCESS, 0)
sys.stdout.buffer.write(len(told).to_bytes(4, "big") + told)
"""
TALKS_NONSENSE = "import sys; sys.stdout.buffer.write(bytes([0, 0, 0, 2]) + b'no'); input()"


def question(game: str) -> tuple[Question, object]:
    """The first decision of a game, and what the opponent would answer at the table itself."""
    rules = GAMES[game]
    options = options_for(game, 2)
    table = open_table(rules, options, Chance(seed_from_text("opponents")))
    asked = table.pending[0]
    bot = SeatedBot(LEVELS_OF[game][SIMPLE[game]], bytes.fromhex(LUCK))
    told = msgspec.json.decode(msgspec.json.encode(table.streams[asked.seat].told))
    put = Question(
        game=game,
        level=SIMPLE[game],
        options=msgspec.Raw(msgspec.json.encode(options)),
        seat=asked.seat,
        decision=asked.name,
        told=tuple(told),
        luck=LUCK,
    )
    return put, bot.answer(table.view(asked.seat), asked)


async def log_of(folder: Path, table: str) -> list[StoredEntry]:
    store = await open_store(folder)
    reading = await store.read(table, 0)
    await store.close()
    assert reading is not None
    return list(reading.entries)


@pytest.mark.parametrize("game", GAMES)
def test_an_opponent_thinks_the_same_from_its_stream_alone(game: str) -> None:
    put, expected = question(game)
    assert think(put) == expected


@pytest.mark.parametrize("game", GAMES)
def test_a_worker_answers_one_question_after_another(game: str) -> None:
    put, expected = question(game)

    async def work() -> list[msgspec.Raw]:
        workers = Workers(1)
        answers = [await workers.ask(put, Thought, 60.0) for _ in range(2)]
        await workers.close()
        return [one.action for one in answers]

    assert run(work()) == [msgspec.Raw(msgspec.json.encode(expected))] * 2


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such priorities")
def test_a_worker_gives_way_before_it_runs_a_line_of_ours() -> None:
    put, _ = question("ptolemaeus")

    async def work() -> int:
        workers = Workers(1, (sys.executable, "-c", SAYS_ITS_PRIORITY))
        answer = await workers.ask(put, Thought, 60.0)
        await workers.close()
        return int(bytes(answer.action))

    assert run(work()) > os.getpriority(os.PRIO_PROCESS, 0)


@pytest.mark.parametrize(
    ("program", "reason"), [(HANGS, "overlong"), (DIES, "crashed"), (TALKS_NONSENSE, "crashed")]
)
def test_a_worker_that_fails_is_ended_and_replaced(program: str, reason: str) -> None:
    put, _ = question("ptolemaeus")

    async def work() -> list[str]:
        workers = Workers(1, (sys.executable, "-c", program))
        reasons = []
        for _ in range(2):
            with pytest.raises(WorkerFailed) as failed:
                await workers.ask(put, Thought, 0.1 if program is HANGS else 30.0)
            reasons.append(failed.value.reason)
        await workers.close()
        return reasons

    assert run(work()) == [reason, reason]


def test_a_worker_that_died_while_nobody_asked_costs_no_answer() -> None:
    put, expected = question("ptolemaeus")

    async def work() -> list[msgspec.Raw]:
        workers = Workers(1)
        answers = [await workers.ask(put, Thought, 60.0)]
        (idle,) = workers._idle
        idle.end()
        answers.append(await workers.ask(put, Thought, 60.0))
        await workers.close()
        return [one.action for one in answers]

    assert run(work()) == [msgspec.Raw(msgspec.json.encode(expected))] * 2


def test_a_worker_that_cannot_be_started_is_one_that_failed() -> None:
    put, _ = question("ptolemaeus")

    async def work() -> None:
        workers = Workers(1, ("/there/is/no/such/program",))
        for _ in range(2):
            with pytest.raises(WorkerFailed, match="crashed"):
                await workers.ask(put, Thought, 30.0)
        await workers.close()

    run(work())


def test_a_worker_whose_end_is_interrupted_is_ended_at_the_latest_when_all_are() -> None:
    """Cancelled twice: while it worked, and while it was being ended."""
    put, _ = question("ptolemaeus")

    async def work() -> bool:
        workers = Workers(1, (sys.executable, "-c", HANGS))
        asking = asyncio.create_task(workers.ask(put, Thought, 600.0))
        while not any(one.alive for one in workers._busy):
            await asyncio.sleep(0.01)
        (process,) = workers._busy
        for _ in range(2):
            asking.cancel()
            await asyncio.sleep(0)
        await asyncio.gather(asking, return_exceptions=True)
        await workers.close()
        return process.alive

    assert not run(work())


@pytest.mark.parametrize("game", GAMES)
def test_opponents_play_a_whole_game_among_themselves(house: OpenHouse, game: str) -> None:
    async def work(server: Server) -> str:
        levels = [SIMPLE[game], "random"]
        host = await server.open_table(game, options_for(game, 2), levels, "Ada")
        async for now in host.follow():
            if now.over:
                break
        return host.table

    table = house.visit(work)
    log = run(log_of(house.place.folder, table))
    assert {entry.by for entry in log} == {"dealer", f"opponent {SIMPLE[game]}", "opponent random"}


def test_an_opponent_that_is_too_slow_is_replaced_each_time_and_that_is_recorded(
    tmp_path: Path,
) -> None:

    async def work(server: Server) -> str:
        options = options_for("ptolemaeus", 2)
        host = await server.open_table("ptolemaeus", options, ["rules", "rules"], "Ada")
        async for now in host.follow():
            if now.heard > 40:
                break
        return host.table

    hurried = msgspec.structs.replace(QUICK, opponent_most=0.0)
    table = with_server(tmp_path, work, patience=hurried)
    answered = {entry.by for entry in run(log_of(tmp_path, table))[1:]}
    assert answered == {"stand-in for rules: overlong"}


@pytest.mark.parametrize(
    ("crashes", "by"), [(1, "opponent rules"), (2, "stand-in for rules: crashed")]
)
def test_a_thought_whose_process_crashed_is_thought_again_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, crashes: int, by: str
) -> None:
    command = (sys.executable, "-c", CRASHES_AT_FIRST, str(tmp_path / "crashed"), str(crashes))
    monkeypatch.setattr(services, "Workers", partial(Workers, command=command))

    async def work(server: Server) -> str:
        options = options_for("ptolemaeus", 1)
        host = await server.open_table("ptolemaeus", options, ["rules"], "Ada")
        async for now in host.follow():
            if now.heard > 40:
                break
        return host.table

    table = with_server(tmp_path, work)
    assert run(log_of(tmp_path, table))[1].by == by
    assert (tmp_path / "crashed").stat().st_size == crashes


def test_an_opponent_stands_in_for_an_absent_person_and_gives_the_seat_back(
    house: OpenHouse,
) -> None:
    async def work(server: Server) -> None:
        options = options_for("ptolemaeus", 1)
        host = await server.open_table("ptolemaeus", options, ["you"], "Ada")
        path = f"/api/tables/{host.table}/seats/0/opponent"
        await server.send("PUT", path, {"level": "rules"}, host.token)
        async for now in host.follow():
            if now.heard > 40:
                break
        await server.send("PUT", path, {"level": ""}, host.token)
        snapshot = await host.look()
        assert snapshot.table.seats[0].level == ""
        assert snapshot.table.seats[0].name == "Ada"

    house.visit(work)


def test_a_turn_that_waits_is_taken_up_once_by_servers_that_start_together(
    tmp_path: Path,
) -> None:
    """The server stops while an opponent thinks; then two start at once on the same file."""

    async def leave_waiting() -> str:
        slow = msgspec.structs.replace(QUICK, opponent_least=60.0)
        async with running(settings_for(tmp_path, patience=slow)) as server:
            options = options_for("planetx", 2)
            host = await server.open_table("planetx", options, ["pencil", "pencil"], "Ada")
            return host.table

    async def start_two(table: str) -> None:
        async with (
            running(settings_for(tmp_path)) as one,
            running(settings_for(tmp_path)) as other,
        ):
            for server in (one, other):
                async for now in server.spectator(table).follow():
                    if now.heard > 30:
                        break

    table = run(leave_waiting())
    assert len(run(log_of(tmp_path, table))) == 1
    run(start_two(table))
    log = run(log_of(tmp_path, table))
    assert [entry.number for entry in log] == list(range(len(log)))
    moves = [msgspec.json.decode(entry.body) for entry in log[1:]]
    answered = [(move["seat"], move["decision"]) for move in moves]
    assert len(set(answered)) == len(answered) > 5


class NobodyAsked:
    """A table where no opponent is asked, and somebody moves right after each look at it."""

    def __init__(self) -> None:
        self.looks = 0
        self.moved: Callable[[str], None] | None = None

    def known(self, _: str) -> None:
        return None

    async def glance(self, _: str) -> NobodyAsked:
        return self

    async def look(self, _: str) -> NobodyAsked:
        return self

    def opponents_asked(self) -> list[Any]:
        self.looks += 1
        if self.moved is not None and self.looks < 3:
            asyncio.get_running_loop().call_soon(self.moved, "t")
        return []


def test_a_move_right_after_the_last_look_is_looked_at(tmp_path: Path) -> None:
    async def work() -> int:
        table: Any = NobodyAsked()
        unused: Any = None
        store = await open_store(tmp_path)
        opponents = Opponents(
            store, table, unused, unused, settings_for(tmp_path), Wakeups(), unused
        )
        table.moved = opponents.look_at
        opponents.look_at("t")
        for _ in range(20):
            await asyncio.sleep(0)
        await opponents.close()
        await store.close()
        looks: int = table.looks
        return looks

    assert run(work()) == 3


def test_a_thought_is_released_after_a_fixed_time_at_the_least(tmp_path: Path) -> None:
    """A slow machine only makes it longer."""
    least = 1.5

    async def work(server: Server) -> float:
        options = options_for("planetx", 1)
        started = asyncio.get_running_loop().time()
        host = await server.open_table("planetx", options, ["random"], "Ada")
        start = await host.look()
        assert start.now is not None
        async for now in host.follow():
            if now.heard > start.now.heard:
                break
        return asyncio.get_running_loop().time() - started

    patient = msgspec.structs.replace(QUICK, opponent_least=least)
    assert with_server(tmp_path, work, patience=patient) >= least
