"""Help by the solver: from the asking seat's stream, up to the table's level, and given up in
time."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest

from ecliptic.client import Refused, Seat, Server
from ecliptic.core.log import SeatStream, typed_told
from ecliptic.deduction import Belief
from ecliptic.deduction.belief import THINGS
from ecliptic.deduction.claims import IsNot, PlanetXIn
from ecliptic.deduction.questions import Prospects
from ecliptic.games import GAMES
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.notation import action_text
from ecliptic.planetx.objects import COMET, Object
from ecliptic.planetx.setup import default_options
from ecliptic.planetx.views import View
from ecliptic.server.fair_queue import Asker
from ecliptic.server.help import desk
from ecliptic.server.help.desk import LEVELS
from ecliptic.server.help.worker import ASKABLE
from ecliptic.server.workers import Workers
from ecliptic.wire.help import Help, Kind, PencilMark
from tests.server.houses import (
    GENEROUS,
    QUICK,
    OpenHouse,
    options_for,
    plain_http,
    some_moves,
    with_server,
)
from tests.server.test_public import ADA, BEN, PUBLIC, passed_on

KINDS: tuple[Kind, ...] = get_args(Kind)
BODIES: dict[Kind, Any] = {
    "contradictions": {"marks": [{"sector": 5, "object": "A", "mark": "yes"}]},
    "certain": {},
    "odds": {},
    "advice": {},
    "why": {"claim": {"type": "is-not", "sector": 4, "thing": "C"}},
}
"""In sector 4 there is never a comet."""

HANGS_ON_CONTRADICTIONS = """
import time
from ecliptic.server.help.worker import answer
from ecliptic.server.pipes import run_worker
run_worker(lambda body: time.sleep(3600) if b'"contradictions"' in body else answer(body))
"""


async def helped_table(server: Server, level: Help, people: int = 1, code: str = "") -> list[Seat]:
    """A table of people whose seats may ask for so much help."""
    options = msgspec.structs.replace(default_options(Mode.STANDARD, people), code=code)
    seats = ["you", *["open"] * (people - 1)]
    host = await server.open_table("planetx", options, seats, "Ada", help=level)
    code = (await host.look()).table.join_code or ""
    return [host, *[await server.join(code, f"Friend {number}") for number in range(1, people)]]


async def ask(server: Server, seat: Seat, kind: Kind, body: Any = None) -> Any:
    path = f"/api/tables/{seat.table}/help/{kind}"
    wanted = BODIES[kind] if body is None else body
    return (await server.send("POST", path, wanted, seat.token)).json()


async def refusal(job: Any) -> tuple[int, str]:
    with pytest.raises(Refused) as refused:
        await job
    return refused.value.problem.status, refused.value.code


async def view_of(seat: Seat) -> View:
    """What the seat knows, folded here from its own record."""
    own = await seat.record()
    game = GAMES[own.game]
    stream = SeatStream(game, msgspec.convert(own.options, game.options_type), own.seat)
    for told in own.told:
        stream.hear(typed_told(game, told))
    view: View = stream.view
    return view


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_includes_those_before_it_and_no_more(house: OpenHouse, level: Help) -> None:
    async def work(server: Server) -> None:
        (seat,) = await helped_table(server, level)
        for kind in KINDS:
            if LEVELS.index(ASKABLE["planetx"][kind].level) <= LEVELS.index(level):
                answer = await ask(server, seat, kind)
                assert answer["heard"] == len((await seat.record()).told)
            else:
                refused = await refusal(ask(server, seat, kind))
                assert refused == (403, "server-help-level")

    house.visit(work)


def test_only_seats_of_a_game_with_a_solver_are_helped(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        options = options_for("ptolemaeus", 1)
        other = await server.open_table("ptolemaeus", options, ["you"], "Ada", help="advice")
        waiting = await server.open_table(
            "planetx", options_for("planetx", 2), ["you", "open"], "Ada", help="advice"
        )
        (seat,) = await helped_table(server, "advice")
        spectator = server.spectator(seat.table)
        stranger = Seat(server, seat.table, other.token)
        for kind in KINDS:
            expected = {
                other: (403, "server-help-no-solver"),
                waiting: (409, "server-help-not-dealt"),
                spectator: (403, "server-no-seat"),
                stranger: (401, "server-token"),
            }
            for asker, answer in expected.items():
                assert await refusal(ask(server, asker, kind)) == answer

    house.visit(work)


def test_answers_are_what_the_seat_could_work_out_itself(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        # A sky of its own: under some, a lucky locate ends the asking within these moves.
        seats = await helped_table(server, "advice", people=2, code="B4K7")
        await some_moves(seats, "planetx", count=9)
        asked = 0
        for seat in seats:
            view = await view_of(seat)
            belief = Belief.of(view)
            certain = await seat.solver.certain()
            assert (certain.systems, certain.planet_x) == (len(belief), belief.planet_x)
            assert [one.marks for one in certain.sectors] == [
                expected_marks(set(things)) for things in belief.possible
            ]
            likely = belief.weighed()
            odds = await seat.solver.odds()
            for shown, row in zip(odds.sectors, likely.probabilities, strict=True):
                parts = [shown.odds[thing.value] for thing in THINGS]
                assert parts == [float(share) for share in row]
                assert shown.odds["E/X"] == pytest.approx(shown.odds["E"] + shown.odds["X"])
            advice = await seat.solver.advice()
            best = [action_text(one.action) for one in Prospects(likely, view.offers).best(1)]
            assert [one.action for one in advice.questions[:1]] == best
            assert advice.locates[0].probability == max(likely.locates.values())
            assert all(one.probability > 0 for one in advice.theories)
            asked += len(best)
        assert asked, "nobody had a turn, so no question was compared"

    house.visit(work)


def expected_marks(things: set[Object]) -> dict[str, str]:
    signs = {thing.value: {thing} for thing in Object}
    signs["E/X"] = {Object.TRULY_EMPTY, Object.PLANET_X}
    return {
        sign: "yes" if things <= meant else "open" if things & meant else "no"
        for sign, meant in signs.items()
    }


def test_a_contradiction_names_the_marks_and_the_facts(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        (seat,) = await helped_table(server, "contradictions")
        fact = (await view_of(seat)).facts[0]
        wrong = PencilMark(fact.sector, fact.thing, "yes")
        fine = PencilMark(fact.sector, fact.thing, "no")
        other = PencilMark(3, COMET, "no")
        assert (await seat.solver.contradictions([fine, other])).contradiction is None
        found = (await seat.solver.contradictions([other, wrong])).contradiction
        assert found is not None
        assert found.marks == (wrong,)
        told = (await seat.record()).told
        assert [told[one.number]["type"] for one in found.facts] == ["facts"]
        both = (await seat.solver.contradictions([wrong, fine])).contradiction
        assert both is not None
        assert both.marks == (wrong,)

    house.visit(work)


def test_why_leads_to_the_claim_and_refuses_what_is_not_certain(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        (seat,) = await helped_table(server, "certain")
        fact = (await view_of(seat)).facts[0]
        shown = await seat.solver.why(IsNot(fact.sector, fact.thing))
        assert shown.claim == IsNot(fact.sector, fact.thing)
        assert [step.against for step in shown.steps] == [0]
        assert fact.thing not in shown.steps[-1].possible[fact.sector - 1]
        assert (await seat.solver.why(IsNot(4, COMET))).steps == ()
        assert await refusal(seat.solver.why(PlanetXIn((1,)))) == (422, "planetx-not-certain")
        assert await refusal(seat.solver.why(IsNot(13, COMET))) == (422, "planetx-no-such-sector")

    house.visit(work)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"claim": {"type": "not-all", "marks": []}},
        {"claim": {"type": "is", "sector": 1, "thing": "Z"}},
        {"claim": {"type": "is", "sector": "one", "thing": "A"}},
    ],
)
def test_a_claim_of_another_shape_is_refused(house: OpenHouse, body: Any) -> None:
    async def work(server: Server) -> None:
        (seat,) = await helped_table(server, "advice")
        assert await refusal(ask(server, seat, "why", body)) == (400, "server-request")

    house.visit(work)


def test_a_seat_has_one_question_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is one process, and the first question would keep it for an hour."""
    monkeypatch.setattr(desk, "SOLVER", (sys.executable, "-c", HANGS_ON_CONTRADICTIONS))

    async def work(server: Server) -> None:
        (seat,) = await helped_table(server, "advice")
        first = asyncio.create_task(seat.solver.contradictions([]))
        await asyncio.sleep(0.3)
        assert (await seat.solver.certain()).systems > 0
        assert await refusal(first) == (409, "server-help-replaced")

    with_server(tmp_path, work, patience=patient())


def test_a_crowd_of_tables_holds_up_whoever_asks_from_elsewhere_by_one_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting: list[tuple[Any, Any]] = []
    begun: list[Any] = []
    put, think = Workers.ask, Workers._ask

    async def ask(self: Workers, question: Any, answer: Any, most: float, asker: Asker) -> Any:
        waiting.append((question, asker.group))
        return await put(self, question, answer, most, asker)

    async def begin(self: Workers, worker: Any, question: Any, answer: Any) -> Any:
        begun.extend(group for waits, group in waiting if waits is question)
        return await think(self, worker, question, answer)

    monkeypatch.setattr(Workers, "ask", ask)
    monkeypatch.setattr(Workers, "_ask", begin)

    async def work(server: Server) -> None:
        tables = [await helped_table(server, "certain") for _ in range(9)]
        async with plain_http(server.address) as http:

            async def certain(seat: Seat, caller: str) -> int:
                headers = passed_on(caller, authorization=f"Bearer {seat.token}")
                path = f"/api/tables/{seat.table}/help/certain"
                return (await http.post(path, json={}, headers=headers)).status_code

            crowd = [asyncio.create_task(certain(seat, ADA)) for (seat,) in tables[:8]]
            while len(waiting) < 8:
                await asyncio.sleep(0.01)
            before = len(begun)
            assert await certain(tables[8][0], BEN) == 200
            # One may just be on its way to the solver, and then it was the crowd's turn.
            assert begun[before:].index(BEN) <= 2
            assert await asyncio.gather(*crowd) == [200] * 8

    with_server(tmp_path, work, **PUBLIC)


def test_a_caller_who_hangs_up_frees_the_solver(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "SOLVER", (sys.executable, "-c", HANGS_ON_CONTRADICTIONS))

    async def work(server: Server) -> None:
        one, other = await helped_table(server, "advice", people=2)
        headers = {"authorization": f"Bearer {one.token}", "content-type": "application/json"}
        async with plain_http(server.address) as http:
            path = f"/api/tables/{one.table}/help/contradictions"
            with pytest.raises(httpx.ReadTimeout):
                await http.post(path, content=b'{"marks": []}', headers=headers, timeout=0.5)
        assert (await other.solver.certain()).systems > 0

    with_server(tmp_path, work, patience=patient())


def patient() -> Any:
    return msgspec.structs.replace(QUICK, help_most=3600.0)


def test_a_question_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        (seat,) = await helped_table(server, "advice")
        for _ in range(2):
            assert await refusal(seat.solver.odds()) == (503, "server-help-too-long")

    hurried = msgspec.structs.replace(QUICK, help_most=0.0)
    with_server(tmp_path, work, patience=hurried)


def test_a_solver_that_dies_is_our_fault_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "SOLVER", (sys.executable, "-c", "raise SystemExit(3)"))

    async def work(server: Server) -> None:
        (seat,) = await helped_table(server, "advice")
        assert await refusal(seat.solver.odds()) == (500, "server-failed")
        await some_moves([seat], "planetx", count=1)

    with_server(tmp_path, work)


def test_questions_are_counted(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        one, other = await helped_table(server, "certain", people=2)
        for _ in range(2):
            await one.solver.certain()
        assert await refusal(one.solver.certain()) == (429, "server-too-many")
        assert (await other.solver.certain()).systems > 0

    limits = msgspec.structs.replace(GENEROUS, help_a_minute=2)
    with_server(tmp_path, work, limits=limits)
