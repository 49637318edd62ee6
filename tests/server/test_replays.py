"""Games that are looked at again: a table's own after the end, and records from elsewhere."""

from __future__ import annotations

import asyncio
import hashlib
import time
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ecliptic.client import Server
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.log import Moved, SeatStream, Undone, typed_told
from ecliptic.core.record import record_of
from ecliptic.core.record_text import record_text
from ecliptic.core.table import open_table
from ecliptic.games import GAMES
from ecliptic.ptolemaeus.score import score_of
from ecliptic.server.replays.frames import frames_of
from ecliptic.server.replays.kept import MOST_ENTRIES, Replays
from ecliptic.server.settings import RECORD_BYTES
from ecliptic.store.sqlite.database import open_store
from ecliptic.wire.replays import MOST_FRAMES, As
from tests.server.houses import (
    OpenHouse,
    full_table,
    options_for,
    plain_http,
    play_to_the_end,
    refusal,
)
from tests.server.records import PLAYERS, a_game, as_text, put_log

EYES: tuple[As, ...] = ("0", "1", "public", "all")


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def resigned(text: str) -> str:
    """A record that was edited, with a digest that fits again."""
    body = text[: text.rindex("end: ")]
    return f"{body}end: {hashlib.sha256(body.encode()).hexdigest()}\n"


@pytest.mark.parametrize("eyes", ["0", "1", "public"])
@pytest.mark.parametrize("game", GAMES)
def test_frames_are_the_viewers_own_stream_and_nothing_else(game: str, eyes: As) -> None:
    table = a_game(game)
    viewer = None if eyes == "public" else int(eyes)
    frames = list(frames_of(table, eyes))
    assert len(frames) == len(table.log)
    assert [one for frame in frames for one in frame.told] == list(table.streams[viewer].told)
    stream = SeatStream(table.game, table.options, viewer)
    for frame in frames:
        for told in frame.told:
            stream.hear(typed_told(table.game, plain(told)))
        assert frame.view == stream.view
        # What a rival wrote down in secret is not in the action's text either.
        assert frame.action is None or frame.actor == viewer
        assert frame.desks == ()


@pytest.mark.parametrize("game", GAMES)
def test_with_nothing_hidden_every_event_and_every_action_is_there(game: str) -> None:
    table = a_game(game)
    frames = list(frames_of(table, "all"))
    seats = [list(frames_of(table, eyes)) for eyes in EYES[:2]]
    for number, frame in enumerate(frames):
        assert frame.desks == tuple(own[number].view.desk for own in seats)
    for entry, frame in zip(table.log, frames, strict=True):
        if not isinstance(entry, Undone):
            assert frame.told == entry.events
        if isinstance(entry, Moved):
            assert frame.action is not None
            assert table.game.parse_action(frame.action) == entry.action
            assert frame.actor == entry.seat
    assert frames[0].actor is None
    assert frames[-1].view == table.view(None)
    counted = 0
    for number, (entry, frame) in enumerate(zip(table.log, frames, strict=True)):
        if isinstance(entry, Undone):
            before = sum(len(one.told) for one in frames[: entry.to])
            assert plain(frame.told) == [{"type": "taken-back", "to": before}], number
            counted += 1
    assert counted


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_brought_along_once_and_looked_at(house: OpenHouse, game: str) -> None:
    table = a_game(game)
    text = as_text(table)

    async def work(server: Server) -> None:
        ids = {await server.bring_record(text), await server.bring_record(text + "\n")}
        assert len(ids) == 1
        (replay,) = ids
        shown = await server.replay(replay)
        assert (shown.game, shown.players, shown.seats) == (game, PLAYERS[:2], 2)
        assert (shown.outcome, shown.frames) == (table.outcome, len(table.log))
        assert shown.options == plain(table.options)
        for eyes in EYES:
            frames = (await server.frames(replay, eyes)).frames
            assert plain(frames) == plain(tuple(frames_of(table, eyes)))
            path = f"/api/replays/{replay}/frames?as={eyes}&start=7&count=3"
            piece = (await server.send("GET", path)).json()
            assert piece == {"start": 7, "frames": plain(frames[7:10])}
        assert await refusal(server.frames(replay, "2")) == (404, "server-no-table")
        path = f"/api/replays/{replay}/frames?as=nobody"
        assert await refusal(server.send("GET", path)) == (400, "server-request")

    house.visit(work)


def test_a_long_game_comes_in_pieces_and_packed(house: OpenHouse) -> None:
    table = a_game("ptolemaeus", seats=4)
    assert len(table.log) > 2 * MOST_FRAMES

    async def work(server: Server) -> None:
        replay = await server.bring_record(as_text(table))
        path = f"/api/replays/{replay}/frames?as=all"
        assert plain((await server.frames(replay)).frames) == plain(tuple(frames_of(table, "all")))
        first = await server.send("GET", path)
        assert len(first.json()["frames"]) == MOST_FRAMES
        assert first.headers["content-encoding"] == "gzip"
        assert int(first.headers["content-length"]) < len(first.content) / 10
        async with plain_http(server.address) as http:
            bare = await http.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in bare.headers
        assert bare.content == first.content
        after = await server.send("GET", f"{path}&start={len(table.log)}")
        assert after.json() == {"start": len(table.log), "frames": []}
        for wrong in ("start=-1", "count=0", f"count={MOST_FRAMES + 1}", "start=x"):
            job = server.send("GET", f"{path}&{wrong}")
            assert await refusal(job) == (400, "server-request")

    house.visit(work)


def test_points_grow_as_the_rules_count_them(house: OpenHouse) -> None:
    table = a_game("ptolemaeus")
    outcome = table.outcome
    assert outcome is not None

    async def work(server: Server) -> None:
        replay = await server.bring_record(as_text(table))
        shown = await server.points(replay)
        assert shown.goal == 12
        assert len(shown.points) == len(table.log)
        assert shown.points[-1] == outcome.scores
        for frame, points in zip(frames_of(table, "all"), shown.points, strict=True):
            desks = enumerate(frame.desks)
            assert points == tuple(
                score_of(frame.view.board, desk, seat).total for seat, desk in desks
            )
        other = await server.bring_record(as_text(a_game("planetx", moves=5)))
        assert await refusal(server.points(other)) == (404, "server-not-found")

    house.visit(work)


def test_a_record_is_checked_before_it_is_kept(house: OpenHouse) -> None:
    text = as_text(a_game("ptolemaeus"))
    unknown = resigned(text.replace("rules_version: 1", "rules_version: 99"))
    unopened = resigned(text.replace("salt: 00", "salt: 01"))

    async def work(server: Server) -> None:
        for record, code in (
            ("hello", "record-not-a-record"),
            (text[:-80], "record-truncated"),
            (text.replace("Ada", "Eve"), "record-digest"),
            (unknown, "record-rules-unknown"),
            (unopened, "record-commitment"),
        ):
            assert await refusal(server.bring_record(record)) == (422, code)
        assert await refusal(server.replay("nothing")) == (404, "server-no-replay")
        assert await refusal(server.frames("nothing")) == (404, "server-no-replay")

    house.visit(work)


def test_an_unfinished_record_can_be_looked_at(house: OpenHouse) -> None:
    table = a_game("planetx", moves=5)

    async def work(server: Server) -> None:
        replay = await server.bring_record(as_text(table))
        assert (await server.replay(replay)).outcome is None
        assert len((await server.frames(replay)).frames) == len(table.log)

    house.visit(work)


def test_a_record_may_be_longer_than_other_requests_but_not_endless(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        long = "x" * (RECORD_BYTES - 100)
        assert await refusal(server.bring_record(long)) == (422, "record-not-a-record")
        assert await refusal(server.bring_record(long + "x" * 200)) == (413, "server-too-large")
        body = {"join_code": "x" * 80_000, "name": "Ada"}
        assert await refusal(server.send("POST", "/api/join", body)) == (413, "server-too-large")

    house.visit(work)


def test_the_same_record_brought_at_the_same_time_has_one_id(house: OpenHouse) -> None:
    text = as_text(a_game("ptolemaeus"))

    async def work(server: Server) -> None:
        ids = await asyncio.gather(*(server.bring_record(text) for _ in range(4)))
        assert len(set(ids)) == 1

    house.visit(work)


def test_a_table_is_looked_at_again_only_after_the_end(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host, guest = await full_table(server, "ptolemaeus", 2)
        spectator = server.spectator(host.table)
        for viewer in (host, spectator):
            assert await refusal(viewer.replay()) == (422, "server-not-over")
            for eyes in ("0", "public", "all"):
                path = f"/api/tables/{host.table}/replay/frames?as={eyes}"
                job = server.send("GET", path, token=viewer.token)
                assert await refusal(job) == (422, "server-not-over")
            assert await refusal(viewer.points()) == (422, "server-not-over")
        await play_to_the_end(server, [host, guest])
        shown = await spectator.replay()
        assert shown.players == ("Ada", "Ben")
        assert shown.outcome is not None
        brought = await server.bring_record(await host.whole_record())
        assert await server.replay(brought) == shown
        assert await server.frames(brought) == await spectator.frames("all")
        assert await server.points(brought) == await spectator.points()
        told = [one for frame in (await guest.frames("1")).frames for one in frame.told]
        assert told == list((await guest.record()).told)

    house.visit(work)


def test_a_table_without_spectators_stays_among_its_own_people(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        options = options_for("ptolemaeus", 1)
        host = await server.open_table(
            "ptolemaeus", options, ["you"], "Ada", spectators=False, start="ready"
        )
        put_log(house.place, host.table, a_game("ptolemaeus", seats=1))
        spectator = server.spectator(host.table)
        assert await refusal(spectator.replay()) == (403, "server-no-spectators")
        assert await refusal(spectator.frames()) == (403, "server-no-spectators")
        assert await refusal(spectator.points()) == (403, "server-no-spectators")
        assert (await host.frames()).frames

    house.visit(work)


def test_a_record_of_endless_undos_is_not_played_again(house: OpenHouse) -> None:
    rules = GAMES["planetx"]
    table = open_table(rules, options_for("planetx", 1), Chance(seed_from_text("back and forth")))
    survey = rules.parse_action("S A 1-3")
    while len(table.log) <= MOST_ENTRIES:
        (asked,) = table.pending
        table.act(asked.seat, asked.name, survey)
        table.undo(asked.seat)
    text = record_text(rules, record_of(table, ["Ada"], bytes(16)))
    assert len(text) < RECORD_BYTES

    async def work(server: Server) -> None:
        assert await refusal(server.bring_record(text)) == (422, "server-too-large")

    house.visit(work)


def test_games_are_played_again_one_at_a_time_and_addresses_take_turns(tmp_path: Path) -> None:
    """Threads that play long games again would take the processor from those who play."""
    now, most = 0, 0
    order: list[str] = []

    def work(address: str) -> None:
        nonlocal now, most
        now += 1
        most = max(most, now)
        order.append(address)
        time.sleep(0.01)
        now -= 1

    async def look() -> None:
        store = await open_store(tmp_path)
        replays = Replays(store, most=1)
        askers = ["crowd"] * 5 + ["guest"]
        await asyncio.gather(*(replays.alone(one, partial(work, one)) for one in askers))
        await store.close()

    asyncio.run(look())
    assert most == 1
    assert order.index("guest") <= 2
