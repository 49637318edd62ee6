"""Help at tables of Ptolemaeus: as much as was agreed on, from the seat's own stream alone, and
what is advised first is what the strongest opponent would do."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from ecliptic.bots.ptolemaeus.levels import ADVISER
from ecliptic.client import Refused, Seat, Server
from ecliptic.core.log import SeatStream, typed_told
from ecliptic.games import GAMES
from ecliptic.ptolemaeus.reminders import reminders_of
from ecliptic.ptolemaeus.setup import Options
from ecliptic.server.help.worker import ASKABLE, HelpQuestion, answer
from ecliptic.server.ptolemaeus.askable import BEST, actions, advice_lots, reminders
from ecliptic.wire.help import Help, HelpWanted
from tests.conformance.noninterference import replay
from tests.conformance.play import new_table, random_move
from tests.conformance.subjects import SUBJECTS
from tests.server.houses import OpenHouse, options_for, some_moves
from tests.sizes import size

PTOLEMAEUS = next(subject for subject in SUBJECTS if subject.name == "ptolemaeus")
GAME = GAMES["ptolemaeus"]
OPTIONS = Options(2, "1923-11-30")
NOTHING = HelpWanted()
ANSWERED: dict[Help, set[str]] = {
    "none": set(),
    "reminders": {"reminders"},
    "odds": {"reminders"},
    "advice": {"reminders", "actions"},
}


async def helped_table(server: Server, level: Help, people: int = 1) -> list[Seat]:
    options = options_for("ptolemaeus", people)
    seats = ["you", *["open"] * (people - 1)]
    host = await server.open_table("ptolemaeus", options, seats, "Ada", help=level)
    code = (await host.look()).table.join_code or ""
    return [host, *[await server.join(code, f"Friend {number}") for number in range(1, people)]]


async def ask(server: Server, seat: Seat, kind: str) -> Any:
    path = f"/api/tables/{seat.table}/help/{kind}"
    return (await server.send("POST", path, {}, seat.token)).json()


async def refusal(job: Any) -> tuple[int, str]:
    with pytest.raises(Refused) as refused:
        await job
    return refused.value.problem.status, refused.value.code


async def stream_of(seat: Seat) -> SeatStream:
    """What the seat was told, folded here from its own record."""
    own = await seat.record()
    stream = SeatStream(GAME, msgspec.convert(own.options, GAME.options_type), own.seat)
    for told in own.told:
        stream.hear(typed_told(GAME, told))
    return stream


def test_a_level_includes_those_before_it_and_no_more(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        for level, answered in ANSWERED.items():
            (seat,) = await helped_table(server, level)
            for kind in ASKABLE["ptolemaeus"]:
                if kind in answered:
                    assert (await ask(server, seat, kind))["heard"] == len(
                        (await seat.record()).told
                    )
                else:
                    refused = await refusal(ask(server, seat, kind))
                    assert refused == (403, "server-help-level")

    house.visit(work)


def test_each_game_answers_its_own_questions(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        options = options_for("planetx", 1)
        other = await server.open_table("planetx", options, ["you"], "Ada", help="advice")
        (seat,) = await helped_table(server, "advice")
        for kind in ASKABLE["ptolemaeus"]:
            assert await refusal(ask(server, other, kind)) == (403, "server-help-no-solver")
            spectator = server.spectator(seat.table)
            assert await refusal(ask(server, spectator, kind)) == (403, "server-no-seat")
        for kind in ASKABLE["planetx"]:
            path = f"/api/tables/{seat.table}/help/{kind}"
            body: dict[str, Any] = {"why": {"claim": {"type": "is-not", "sector": 4, "thing": "C"}}}
            wanted = body.get(kind, {"marks": []} if kind == "contradictions" else {})
            job = server.send("POST", path, wanted, seat.token)
            assert await refusal(job) == (403, "server-help-no-solver")

    house.visit(work)


def test_answers_are_what_the_seat_could_work_out_itself(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        seats = await helped_table(server, "advice", people=2)
        await some_moves(seats, "ptolemaeus", count=9)
        asked = 0
        for seat in seats:
            stream = await stream_of(seat)
            told = await seat.solver.reminders()
            found = reminders_of(stream.view)
            assert (told.affordable, told.completing) == (found.affordable, found.completing)
            assert (told.sweep, told.lacking) == (found.sweep, found.lacking)
            advised = await seat.solver.actions()
            assert msgspec.json.encode(advised) == msgspec.json.encode(actions(stream, NOTHING))
            asked += bool(advised.actions)
        assert asked, "nobody had a turn"

    house.visit(work)


def test_the_best_action_is_what_the_strongest_level_would_play() -> None:
    """With the lots of the advice; and all that is advised is lawful."""
    bot, budget = ADVISER
    advised = 0
    for stream, _ in moments(size(2, 10)):
        asked = GAME.asked(stream.view)
        shown = actions(stream, NOTHING)
        assert bool(shown.actions) == (asked is not None)
        if asked is None:
            continue
        played = bot.answer(stream.view, asked, budget, advice_lots(asked.name))
        assert shown.actions[0].action == played
        assert len(shown.actions) <= BEST
        assert shown.actions[0].behind == 0 <= min(one.behind for one in shown.actions)
        lawful = GAME.expand(GAME.offers(stream.view))
        assert all(one.action in lawful for one in shown.actions)
        advised += 1
    assert advised


def moments(count: int) -> list[tuple[SeatStream, Any]]:
    """Streams of a game of two at some of its moments, and what may differ unseen."""
    rng = random.Random("help of ptolemaeus")
    options = OPTIONS
    table = new_table(PTOLEMAEUS, options, "help of ptolemaeus")
    found: list[tuple[SeatStream, Any]] = []
    while len(found) < count:
        for _ in range(7):
            random_move(PTOLEMAEUS, table, rng)
        seat = table.pending[0].seat
        stream = SeatStream(GAME, options, seat)
        for told in table.streams[seat].told:
            stream.hear(told)
        other = PTOLEMAEUS.other_world(options, table.log, seat, rng, table.chance)
        if other is None:
            continue
        *_, twin = replay(GAME, options, table.log, other, seat)
        found.append((stream, twin.streams[seat]))
    return found


def test_help_tells_the_same_in_every_world_that_looks_the_same() -> None:
    """Nothing that a rival holds, and no card of a deck, can be in an answer."""
    for stream, twin in moments(size(2, 10)):
        assert reminders(stream, NOTHING) == reminders(twin, NOTHING)
        assert actions(stream, NOTHING) == actions(twin, NOTHING)


def test_the_worker_is_given_the_seat_s_own_stream_and_nothing_else() -> None:
    stream, _ = moments(1)[0]
    for kind in ("reminders", "actions"):
        question = HelpQuestion(
            game="ptolemaeus",
            kind=kind,
            wanted=msgspec.Raw(b"{}"),
            options=msgspec.Raw(msgspec.json.encode(OPTIONS)),
            seat=0 if stream.viewer is None else stream.viewer,
            told=tuple(stream.told),
        )
        found = answer(msgspec.json.encode(question))
        assert found.code == ""
        assert msgspec.json.decode(found.answer)["heard"] == len(stream.told)
