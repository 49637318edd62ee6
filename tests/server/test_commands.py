"""Commands: one effect however often they are sent, and a clear answer when they come too late.

Each of these tests is run twice: every command a request, every command over the seat's socket.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import msgspec
import pytest

from ecliptic.client import Refused, Seat, Server
from ecliptic.games import GAMES
from tests.server.houses import (
    GENEROUS,
    QUICK,
    SIMPLE,
    OpenHouse,
    asked_seat,
    full_table,
    player,
    run,
    running,
    settings_for,
    with_server,
)
from tests.server.listening_seat import ListeningSeat


@pytest.fixture(autouse=True, params=["request", "socket"])
def _way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "socket":
        monkeypatch.setattr("ecliptic.client.server.Seat", ListeningSeat)
    else:
        monkeypatch.setattr(Seat, "_over_line", AsyncMock(return_value=None))


async def refused(job: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        await job
    return caught.value


async def a_turn(seat: Seat, game: str) -> tuple[str, Any]:
    """What the seat is asked, and some lawful answer."""
    choose = player(game, SIMPLE[game], "a turn")
    async for turn in seat.turns():
        return turn.asking, choose(turn)
    raise AssertionError("the game is over")


async def heard(seat: Seat) -> int:
    now = (await seat.look()).now
    return 0 if now is None else now.heard


@pytest.mark.parametrize("game", GAMES)
def test_a_repeated_command_has_one_effect_and_one_result(house: OpenHouse, game: str) -> None:
    async def work(server: Server) -> None:
        seats = await full_table(server, game, 2)
        seat, _ = await asked_seat(seats)
        asking, action = await a_turn(seat, game)
        jobs = [seat.answer(asking, action, "same-id") for _ in range(4)]
        results = await asyncio.gather(*jobs)
        assert len(set(results)) == 1
        after = await heard(seat)
        assert results[0].heard == after
        assert await seat.answer(asking, action, "same-id") == results[0]
        assert await heard(seat) == after

    house.visit(work)


def test_a_command_id_cannot_be_used_for_something_else(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        seats = await full_table(server, "ptolemaeus", 2)
        seat, _ = await asked_seat(seats)
        asking, action = await a_turn(seat, "ptolemaeus")
        await seat.answer(asking, action, "once")
        again = await refused(seat.answer("another-1.1", action, "once"))
        assert (again.problem.status, again.code) == (409, "server-command-reused")

    house.visit(work)


def test_a_late_answer_gets_a_conflict_with_the_current_view(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        seats = await full_table(server, "ptolemaeus", 2)
        seat, asking = await asked_seat(seats)
        action = (await a_turn(seat, "ptolemaeus"))[1]
        await seat.answer(asking, action)
        late = await refused(seat.answer(asking, action))
        assert late.problem.status == 409
        assert late.code in ("decision-stale", "not-your-decision")
        assert late.problem.current is not None
        assert late.problem.current.now is not None
        assert late.problem.current.now.heard == await heard(seat)

    house.visit(work)


def test_an_answer_from_before_an_undo_is_stale_after_it(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        seats = await full_table(server, "ptolemaeus", 1)
        asking, action = await a_turn(seats[0], "ptolemaeus")
        await seats[0].answer(asking, action)
        assert (await seats[0].undo()).undone
        now = (await seats[0].look()).now
        assert now is not None
        assert now.decision != asking
        assert (now.decision or "").split(".")[0] == asking.split(".")[0]
        late = await refused(seats[0].answer(asking, action))
        assert late.code == "decision-stale"
        await seats[0].answer(now.decision or "", action)

    house.visit(work)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("S A 1-3", None),
        ("S A 10-12", "planetx-survey-not-visible"),
        ("what", "planetx-notation-action"),
        ({"type": "survey"}, "action-malformed"),
        (17, "action-malformed"),
    ],
)
def test_actions_are_json_or_text_and_judged_by_the_rules(
    house: OpenHouse, action: Any, code: str | None
) -> None:
    async def work(server: Server) -> None:
        (seat,) = await full_table(server, "planetx", 1)
        _, asking = await asked_seat([seat])
        before = await heard(seat)
        if code is None:
            assert (await seat.answer(asking, action)).heard > before
        else:
            unlawful = await refused(seat.answer(asking, action))
            assert (unlawful.problem.status, unlawful.code) == (422, code)
            assert await heard(seat) == before

    house.visit(work)


def test_what_was_acknowledged_is_there_after_a_restart(tmp_path: Path) -> None:
    async def work(server: Server) -> tuple[str, str, int]:
        (seat,) = await full_table(server, "planetx", 1)
        _, asking = await asked_seat([seat])
        done = await seat.answer(asking, "S A 1-3", "the-command")
        return seat.table, seat.token or "", done.heard

    async def again(server: Server, table: str, token: str, expected: int) -> None:
        seat = server.seat(table, token)
        assert await heard(seat) == expected

    table, token, expected = with_server(tmp_path, work)
    with_server(tmp_path, lambda server: again(server, table, token, expected))


def test_two_servers_on_one_file_never_both_win(tmp_path: Path) -> None:
    """Both servers get the same answer at once, under different ids, move after move."""

    async def work(one: Server) -> None:
        async with running(settings_for(tmp_path)) as other:
            (seat,) = await full_table(one, "planetx", 1)
            twin = other.seat(seat.table, seat.token or "")
            for _ in range(12):
                asking, action = await a_turn(seat, "planetx")
                before = await heard(seat)
                jobs = [seat.answer(asking, action), twin.answer(asking, action)]
                results = await asyncio.gather(*jobs, return_exceptions=True)
                lost = [one for one in results if isinstance(one, Refused)]
                assert [one.problem.status for one in lost] == [409]
                assert await heard(seat) == await heard(twin) > before

    with_server(tmp_path, work)


def test_a_key_made_void_by_another_house_moves_nothing_and_learns_nothing(tmp_path: Path) -> None:
    """The house it plays at knows the key from a moment ago, and does not hear of the change."""
    deaf = msgspec.structs.replace(QUICK, poll=3600.0)

    async def work() -> None:
        async with (
            running(settings_for(tmp_path, patience=deaf)) as one,
            running(settings_for(tmp_path)) as other,
        ):
            (seat,) = await full_table(one, "planetx", 1)
            first = await a_turn(seat, "planetx")
            await seat.answer(*first, "first")
            asking, action = await a_turn(seat, "planetx")
            path = f"/api/tables/{seat.table}/seats/0/key"
            answer = await other.send("POST", path, {"hold": "bearer"}, seat.token)
            for job in (
                seat.answer(asking, action),
                seat.answer(asking, "no such action"),
                seat.answer("turn-1.1", action),
                seat.answer(*first, "first"),
            ):
                void = await refused(job)
                assert (void.problem.status, void.code) == (401, "server-token")
            assert (await one.seat(seat.table, answer.json()["token"]).answer(asking, action)).heard

    run(work())


def test_a_void_key_uses_up_nothing_of_the_seat(tmp_path: Path) -> None:
    """Whoever has lost a seat cannot keep its new holder from playing."""
    few = msgspec.structs.replace(GENEROUS, commands_a_minute=6)

    async def work(server: Server) -> None:
        (seat,) = await full_table(server, "planetx", 1)
        await seat.answer(*await a_turn(seat, "planetx"))
        path = f"/api/tables/{seat.table}/seats/0/key"
        answer = await server.send("POST", path, {"hold": "bearer"}, seat.token)
        for _ in range(12):
            assert (await refused(seat.answer("turn-1.1", "T 2"))).code == "server-token"
        moved = server.seat(seat.table, answer.json()["token"])
        await moved.answer(*await a_turn(moved, "planetx"))

    with_server(tmp_path, work, limits=few)


def test_a_conflict_says_who_keeps_the_house_now(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host, guest = await full_table(server, "ptolemaeus", 2)
        for keeps_house in (False, True):
            late = await refused(guest.answer("another-1.1", "pass"))
            assert late.problem.current is not None
            assert late.problem.current.host is keeps_house
            assert late.problem.current.table.host is keeps_house
            if not keeps_house:
                await host.leave()

    house.visit(work)


def test_a_refused_command_is_refused_again_and_leaves_its_id_free(house: OpenHouse) -> None:
    """It is judged again: the same refusal while the question stands, a conflict afterwards."""

    async def work(server: Server) -> None:
        (seat,) = await full_table(server, "planetx", 1)
        _, asking = await asked_seat([seat])
        for _ in range(2):
            unlawful = await refused(seat.answer(asking, "S A 10-12", "again"))
            assert unlawful.code == "planetx-survey-not-visible"
        await seat.answer(asking, "S A 1-3", "another")
        late = await refused(seat.answer(asking, "S A 10-12", "again"))
        assert (late.problem.status, late.code) == (409, "decision-stale")
        asking, lawful = await a_turn(seat, "planetx")
        first = await seat.answer(asking, lawful, "again")
        assert await seat.answer(asking, lawful, "again") == first
        reused = await refused(seat.answer(asking, "S A 10-12", "again"))
        assert reused.code == "server-command-reused"

    house.visit(work)
