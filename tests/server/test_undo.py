"""Undo over the wire: free where nobody learned anything, by consent otherwise."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import pytest

from ecliptic.client import Refused, Seat, Server
from ecliptic.store.open import Place
from ecliptic.store.sql_store import SqlStore
from ecliptic.wire.tables import UndoAnswer, UndoShown
from tests.server.houses import (
    OpenHouse,
    asked_seat,
    full_table,
    options_for,
    run,
    running,
    settings_for,
    some_moves,
)


async def a_survey(server: Server, people: int) -> tuple[list[Seat], Seat]:
    """A game of Planet X after one survey, and the seat that made it."""
    seats = await full_table(server, "planetx", people)
    seat, asking = await asked_seat(seats)
    await seat.answer(asking, "S A 1-3")
    return seats, seat


async def undo_shown(seat: Seat) -> UndoShown | None:
    return (await seat.look()).table.undo


async def view_of(seat: Seat) -> object:
    now = (await seat.look()).now
    assert now is not None
    return now.view


async def heard_by(seat: Seat) -> int:
    now = (await seat.look()).now
    assert now is not None
    return now.heard


async def needs(seat: Seat) -> str | None:
    """Who has to agree to an undo, as the seat is shown it."""
    now = (await seat.look()).now
    assert now is not None
    return now.undo


def test_a_move_that_told_something_is_taken_back_when_all_agree(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        seats = await full_table(server, "planetx", 3)
        mover, asking = await asked_seat(seats)
        before = [await view_of(one) for one in seats]
        heard = [await heard_by(one) for one in seats]
        await mover.answer(asking, "S A 1-3")
        others = [one for one in seats if one is not mover]
        number = seats.index(mover)
        assert not (await mover.undo()).undone
        assert await undo_shown(others[0]) == UndoShown(number, (), heard[seats.index(others[0])])
        assert not (await others[0].answer_undo(agree=True)).undone
        agreed = (seats.index(others[0]),)
        assert await undo_shown(mover) == UndoShown(number, agreed, heard[number])
        assert (await others[1].answer_undo(agree=True)).undone
        assert [await view_of(one) for one in seats] == before
        assert await undo_shown(mover) is None

    house.visit(work)


def test_one_no_is_enough(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        seats, mover = await a_survey(server, 3)
        others = [one for one in seats if one is not mover]
        await mover.undo()
        await others[0].answer_undo(agree=True)
        await others[1].answer_undo(agree=False)
        assert await undo_shown(mover) is None
        with pytest.raises(Refused, match="server-no-undo-request"):
            await others[0].answer_undo(agree=True)

    house.visit(work)


def test_a_request_is_void_when_the_table_moves_on(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        seats, mover = await a_survey(server, 2)
        await mover.undo()
        other, asking = await asked_seat(seats)
        await other.answer(asking, "S A 1-3")
        assert await undo_shown(mover) is None

    house.visit(work)


def test_only_one_seat_can_ask_at_a_time(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        seats, mover = await a_survey(server, 2)
        other, asking = await asked_seat(seats)
        await other.answer(asking, "S A 1-3")
        assert not (await mover.undo()).undone
        assert not (await mover.undo()).undone
        with pytest.raises(Refused, match="server-undo-asked"):
            await other.undo()

    house.visit(work)


def test_opponents_never_agree(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        options = options_for("planetx", 2)
        seat = await server.open_table("planetx", options, ["you", "pencil"], "Ada")
        async for turn in seat.turns():
            await seat.answer(turn.asking, "S A 1-3")
            break
        with pytest.raises(Refused, match="undo-opponents"):
            await seat.undo()

    house.visit(work)


def test_a_view_says_who_has_to_agree(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        (alone,) = await full_table(server, "planetx", 1)
        assert await needs(alone) is None
        _, asking = await asked_seat([alone])
        await alone.answer(asking, "S A 1-3")
        assert await needs(alone) == "nobody"
        seats, mover = await a_survey(server, 2)
        (other,) = [one for one in seats if one is not mover]
        assert (await needs(mover), await needs(other)) == ("everybody", None)
        watching = (await server.spectator(mover.table).look()).now
        assert watching is not None
        assert watching.undo is None

    house.visit(work)


def test_what_a_view_says_about_an_undo_is_what_happens(house: OpenHouse) -> None:
    """Ptolemaeus has quiet moves in the middle of a turn, and others that show a new card."""

    async def work(server: Server) -> None:
        seats = await full_table(server, "ptolemaeus", 2)
        seen: set[str | None] = set()
        for _ in range(60):
            mover, _ = await asked_seat(seats)
            await some_moves([mover], "ptolemaeus", 1)
            said = await needs(mover)
            seen.add(said)
            assert (await mover.undo()).undone is (said == "nobody")
            if said == "everybody":
                await mover.answer_undo(agree=False)
            if said == "nobody":
                await some_moves([mover], "ptolemaeus", 1)
            if seen == {"nobody", "everybody"}:
                break
        assert seen == {"nobody", "everybody"}

    house.visit(work)


def test_there_must_be_something_to_take_back(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        (seat,) = await full_table(server, "planetx", 1)
        with pytest.raises(Refused, match="undo-nothing"):
            await seat.undo()

    house.visit(work)


def test_a_request_that_is_sent_again_asks_for_nothing_more(house: OpenHouse) -> None:
    """The first answer may have been lost while the others agreed."""

    async def work(server: Server) -> None:
        seats, mover = await a_survey(server, 2)
        (other,) = [one for one in seats if one is not mover]
        asked = await mover.undo("ask")
        assert not asked.undone
        assert (await other.answer_undo(agree=True)).undone
        before = [await view_of(one) for one in seats]
        assert await mover.undo("ask") == asked
        assert await undo_shown(other) is None
        assert [await view_of(one) for one in seats] == before

    house.visit(work)


def test_the_last_two_may_agree_at_the_same_instant_in_two_processes(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    agree_undo = SqlStore.agree_undo
    also: list[Coroutine[Any, Any, UndoAnswer]] = []

    async def after_the_other(store: SqlStore, *agreement: Any) -> None:
        if also:
            await also.pop()
        await agree_undo(store, *agreement)

    async def work() -> None:
        async with (
            running(settings_for(place)) as server,
            running(settings_for(place)) as elsewhere,
        ):
            seats, mover = await a_survey(server, 3)
            one, other = [seat for seat in seats if seat is not mover]
            await mover.undo()
            also.append(elsewhere.seat(other.table, other.token or "").answer_undo(agree=True))
            monkeypatch.setattr(SqlStore, "agree_undo", after_the_other)
            assert (await one.answer_undo(agree=True)).undone
            assert await undo_shown(mover) is None

    run(work())
