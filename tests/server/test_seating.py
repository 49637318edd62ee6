"""Before the deal: who sits where, who is ready, and what the table agrees on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import msgspec
import pytest

from ecliptic.client import Seat, Server
from ecliptic.store.open import Place
from ecliptic.wire.tables import TableShown, ViewShown
from tests.server.houses import (
    GENEROUS,
    OpenHouse,
    options_for,
    refusal,
    run,
    running,
    settings_for,
    with_server,
)
from tests.sizes import size
from tests.store.stores import open_store


async def open_ready(server: Server, game: str, seats: list[str]) -> tuple[Seat, str]:
    """A table that waits until everybody is ready, and its join code."""
    options = options_for(game, len(seats))
    host = await server.open_table(game, options, seats, "Ada", start="ready")
    return host, (await host.look()).table.join_code or ""


def seasons(options: Any) -> list[str]:
    return [place["season"] for place in options["places"]]


def test_a_table_can_wait_until_everybody_is_ready(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host, code = await open_ready(server, "ptolemaeus", ["you", "open", "rules"])
        guest = await server.join(code, "Ben")
        table = (await guest.look()).table
        assert (table.status, table.start) == ("open", "ready")
        assert [one.ready for one in table.seats] == [False, False, True]
        assert (await guest.ready(1)).table.seats[1].ready
        assert not (await guest.ready(1, ready=False)).table.seats[1].ready
        assert (await host.ready(0)).now is None
        dealt = await guest.ready(1)
        assert dealt.table.status == "playing"
        assert dealt.now is not None

    house.visit(work)


def test_readiness_is_ones_own_to_say_and_only_before_the_deal(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host, code = await open_ready(server, "ptolemaeus", ["you", "open"])
        guest = await server.join(code, "Ben")
        spectator = server.spectator(host.table)
        for caller in (host, spectator):
            assert await refusal(caller.ready(1)) == (403, "server-not-your-seat")
        await guest.ready(1)
        await host.ready(0)
        assert await refusal(host.ready(0)) == (409, "server-dealt")

    house.visit(work)


def test_the_host_fills_and_opens_empty_seats(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host, code = await open_ready(server, "planetx", ["you", "open", "open"])
        filled = await host.change_seat(1, "pencil")
        assert [one.kind for one in filled.table.seats] == ["person", "opponent", "open"]
        assert (filled.table.seats[1].name, filled.table.seats[1].level) == ("Pencil", "pencil")
        opened = await host.change_seat(1, "open")
        assert (opened.table.seats[1].kind, opened.table.seats[1].level) == ("open", "")
        guest = await server.join(code, "Ben")
        assert await refusal(host.change_seat(1, "pencil")) == (409, "server-seat-taken")
        assert await refusal(host.change_seat(2, "nobody")) == (422, "server-level")
        assert await refusal(host.change_seat(9, "pencil")) == (404, "server-no-table")
        assert await refusal(guest.change_seat(2, "pencil")) == (403, "server-not-host")

    house.visit(work)


def test_the_last_open_seat_filled_with_an_opponent_starts_the_game(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        options = options_for("ptolemaeus", 2)
        host = await server.open_table("ptolemaeus", options, ["you", "open"], "Ada")
        assert (await host.change_seat(1, "rules")).table.status == "playing"
        assert await refusal(host.change_seat(1, "open")) == (409, "server-dealt")

    house.visit(work)


def test_the_host_sends_a_person_away_before_the_deal(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host, code = await open_ready(server, "ptolemaeus", ["you", "open"])
        guest = await server.join(code, "Ben")
        assert await refusal(guest.remove(0)) == (403, "server-not-host")
        assert (await host.remove(1)).table.seats[1].kind == "open"
        assert await refusal(guest.look()) == (401, "server-token")
        assert await refusal(host.remove(1)) == (409, "server-not-a-person")
        await (await server.join(code, "Cleo")).ready(1)
        await host.ready(0)
        assert await refusal(host.remove(1)) == (409, "server-dealt")

    house.visit(work)


def test_everybody_chooses_a_season_and_a_level_for_himself(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host, code = await open_ready(server, "planetx", ["you", "open", "pencil"])
        guest = await server.join(code, "Ben")
        chosen = (await guest.place(1, season="winter", facts=12)).table.options
        assert chosen["places"][1] == {"season": "winter", "facts": 12}
        assert await refusal(host.place(1, facts=0)) == (403, "server-not-your-seat")
        assert await refusal(guest.place(2, facts=0)) == (403, "server-not-host")
        assert (await host.place(2, facts=0)).table.options["places"][2]["facts"] == 0
        assert await refusal(guest.place(1, facts=5)) == (422, "planetx-level")
        await guest.ready(1)
        await host.ready(0)
        assert await refusal(guest.place(1, facts=0)) == (409, "server-dealt")

    house.visit(work)


def test_a_season_is_swapped_with_an_opponent_but_not_taken_from_a_person(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host, code = await open_ready(server, "planetx", ["you", "open", "pencil", "open"])
        guest = await server.join(code, "Ben")
        before = seasons((await host.look()).table.options)
        swapped = (await guest.place(1, season=before[2])).table.options
        assert seasons(swapped) == [before[0], before[2], before[1], before[3]]
        mine = guest.place(1, season=before[0])
        assert await refusal(mine) == (422, "planetx-season-twice")

    house.visit(work)


def test_the_hosts_settings_leave_alone_what_people_have_chosen(house: OpenHouse) -> None:
    """Whoever changes the mode sends places as well, perhaps from before somebody chose."""

    async def work(server: Server) -> None:
        host, code = await open_ready(server, "planetx", ["you", "open", "pencil", "open"])
        guest = await server.join(code, "Ben")
        old = (await host.look()).table.options
        await guest.place(1, season=seasons(old)[2], facts=12)
        changed = (await host.settings(options=old | {"mode": "expert"})).table.options
        assert changed["mode"] == "expert"
        assert changed["places"][1] == {"season": seasons(old)[2], "facts": 12}
        assert len(set(seasons(changed))) == 4
        fewer = old | {"places": old["places"][:2]}
        table = (await host.settings(options=fewer)).table
        assert table.options["places"][1] == {"season": seasons(old)[2], "facts": 12}
        same = {"mode": "standard", "places": [old["places"][0]] * 2 + [old["places"][3]] * 2}
        twice = host.settings(options=same)
        assert await refusal(twice) == (422, "planetx-season-twice")

    house.visit(work)


def test_whoever_sits_down_next_finds_no_notes(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host, code = await open_ready(server, "ptolemaeus", ["you", "open"])
        path = f"/api/tables/{host.table}/notes"
        note = {"kind": "text", "number": 0, "body": "mine"}
        for leaves in (False, True, False):
            guest = await server.join(code, "Ben")
            assert (await server.send("GET", path, token=guest.token)).json()["text"] is None
            await server.send("PUT", path, note, guest.token)
            if leaves:
                await guest.leave()
            else:
                await host.remove(1)

    house.visit(work)


def test_nobody_can_flood_the_table_with_changes(place: Place) -> None:
    async def work(server: Server) -> None:
        host, _ = await open_ready(server, "ptolemaeus", ["you", "open"])
        for _ in range(3):
            await host.ready(0)
        assert await refusal(host.ready(0)) == (429, "server-too-many")

    limits = msgspec.structs.replace(GENEROUS, commands_a_minute=3)
    with_server(place, work, limits=limits)


def test_only_planet_x_has_places(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host, _ = await open_ready(server, "ptolemaeus", ["you", "open"])
        assert await refusal(host.place(0, season="winter")) == (422, "server-no-places")

    house.visit(work)


def test_the_host_changes_what_was_agreed_on_and_nobody_is_ready_any_more(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host, code = await open_ready(server, "ptolemaeus", ["you", "open"])
        await host.ready(0)
        changed = await host.settings(
            options={"seats": 3, "date": "2000-01-01"}, help="odds", spectators=False
        )
        table = changed.table
        assert (table.options["date"], table.help, table.spectators) == (
            "2000-01-01",
            "odds",
            False,
        )
        assert [one.kind for one in table.seats] == ["person", "open", "open"]
        assert not table.seats[0].ready
        guest = await server.join(code, "Ben")
        kept = (await host.settings(help="none")).table
        assert (kept.options, kept.spectators, kept.help) == (table.options, False, "none")
        alone = host.settings(options={"seats": 1})
        assert await refusal(alone) == (409, "server-seat-taken")
        assert len((await host.settings(options={"seats": 2})).table.seats) == 2
        for caller, options, expected in (
            (guest, {"seats": 3}, (403, "server-not-host")),
            (host, {"seats": "two"}, (422, "server-options")),
            (host, {"seats": 2, "date": "3000-01-01"}, (422, "ptolemaeus-date-sky")),
            (host, {"seats": 9}, (422, "ptolemaeus-seats")),
        ):
            assert await refusal(caller.settings(options=options)) == expected

    house.visit(work)


def test_the_game_is_played_with_the_options_as_they_were_last(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host, _ = await open_ready(server, "planetx", ["you"])
        await host.look()
        await host.place(0, season="autumn", facts=12)
        dealt = await host.ready(0)
        assert dealt.now is not None
        facts = dealt.now.view["facts"]
        assert len(facts) == 12
        own = await host.record()
        assert own.options["places"] == [{"season": "autumn", "facts": 12}]

    house.visit(work)


@pytest.mark.parametrize("attempt", range(size(3, 20)))
def test_two_houses_deal_once_when_everybody_gets_ready_at_the_same_moment(
    place: Place, attempt: int
) -> None:
    """And whatever the host changes meanwhile is either in the deal or refused."""

    async def work() -> None:
        async with (
            running(settings_for(place)) as one,
            running(settings_for(place)) as other,
        ):
            host, code = await open_ready(one, "planetx", ["you", "open"])
            guest = await other.join(code, "Ben")
            await host.ready(0)
            twin = other.seat(host.table, host.token or "")
            changes: list[Any] = [guest.ready(1), twin.place(0, facts=12), host.place(0, facts=8)]
            jobs = (*changes[attempt % 3 :], *changes[: attempt % 3])
            results = await asyncio.gather(*jobs, return_exceptions=True)
            late = [one for one in results if isinstance(one, BaseException)]
            assert {str(one).split(":")[0] for one in late} <= {"server-dealt"}
            table = (await guest.look()).table
            assert table == (await Seat(one, guest.table, guest.token).look()).table
            assert table.status == "playing"
            mine = (await host.look()).now
            assert mine is not None
            assert len(mine.view["facts"]) == table.options["places"][0]["facts"]
        store = await open_store(place)
        reading = await store.read(host.table, 0)
        await store.close()
        assert reading is not None
        assert [entry.by for entry in reading.entries] == ["dealer"]

    run(work())


def test_what_is_changed_in_one_house_is_heard_in_the_other(place: Place) -> None:
    async def work() -> None:
        async with (
            running(settings_for(place)) as one,
            running(settings_for(place)) as other,
        ):
            host, code = await open_ready(one, "ptolemaeus", ["you", "open", "open"])
            guest = await other.join(code, "Ben")
            changes: Iterator[Callable[[], Awaitable[object]]] = iter(
                [
                    lambda: host.change_seat(2, "rules"),
                    lambda: host.settings(help="odds"),
                    lambda: host.ready(0),
                    lambda: Seat(one, guest.table, guest.token).ready(1),
                ]
            )
            heard = []
            async for message in guest.listen():
                if isinstance(message, TableShown):
                    heard.append(message)
                    if message.status == "open":
                        await next(changes)()
                if isinstance(message, ViewShown):
                    break
            assert [one.seats[2].kind for one in heard[:2]] == ["open", "opponent"]
            assert heard[2].help == "odds"
            assert heard[3].seats[0].ready
            assert heard[-1].status == "playing"

    run(work(), most=60)
