"""The companion app over HTTP: what Python and the command line say, for whoever has the code."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from ecliptic.client import Server
from ecliptic.planetx.actions import Locate, Research, Survey, Target
from ecliptic.planetx.clues import clue_text
from ecliptic.planetx.codes import GENERATOR, mode_of, parse_code
from ecliptic.planetx.companion import Companion
from ecliptic.planetx.generator import game_of
from ecliptic.planetx.menu import Answer, AskConference, AskReview, Question, ask
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.setup import LEVELS, Season
from ecliptic.terminal.planetx.skies import answer as said_in_the_terminal
from tests.planetx.companion_questions import some_codes, some_questions
from tests.server.houses import (
    GENEROUS,
    OpenHouse,
    plain_http,
    run,
    running,
    settings_for,
    with_server,
)
from tests.sizes import size

CODES = size(2, 50)
QUESTIONS = 20
NOW: dict[str, str | int] = {"generator": GENERATOR}
"""Who asks says which generator's game is meant."""


def typed(question: Question) -> list[str]:
    """The question as it is typed on the command line."""
    match question:
        case Survey(thing, first, last):
            return ["survey", thing.value, f"{first}-{last}"]
        case Target(sector):
            return ["target", str(sector)]
        case Research(topic):
            return ["research", topic]
        case Locate(sector, before, after):
            return ["locate", str(sector), before.value, after.value]
        case AskConference(number):
            return ["conference", str(number)]
        case AskReview(sector, thing):
            return ["review", str(sector), thing.value]
    return ["reveal"]


def plain(answer: Answer) -> object:
    """The one thing an answer holds, as the command line prints it."""
    (held,) = msgspec.structs.astuple(answer)
    return held if isinstance(held, bool | int | str) else clue_text(held)


async def asked(http: httpx.AsyncClient, code: str, question: Question) -> Any:
    path = f"/api/companion/{code}/ask"
    response = await http.post(path, params=NOW, json=msgspec.to_builtins(question))
    assert response.status_code == 200, response.text
    return response.json()


async def everything(http: httpx.AsyncClient, code: str) -> list[Any]:
    """Whatever a device can show of a code: its page, all facts, every answer about the sky."""
    shown = [(await http.get(f"/api/companion/{code}")).json()]
    for season in Season:
        for level in LEVELS:
            wanted = {"season": season.value, "level": level, **NOW}
            shown.append((await http.get(f"/api/companion/{code}/facts", params=wanted)).json())
    dice = random.Random(code)
    for question in some_questions(mode_of(code), QUESTIONS, dice):
        shown.append(await asked(http, code, question))
    return shown


def test_python_the_command_line_and_the_routes_give_the_same_answers(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        dice = random.Random("routes")
        async with plain_http(server.address) as http:
            for code, mode in some_codes(CODES):
                companion = Companion(game_of(code))
                for question in some_questions(mode, QUESTIONS, dice):
                    answer = ask(companion, question)
                    _, in_terminal = said_in_the_terminal(code, typed(question))
                    assert await asked(http, code, question) == msgspec.to_builtins(answer)
                    assert in_terminal == plain(answer)

    house.visit(work)


@pytest.mark.parametrize("mode", list(Mode))
def test_a_code_tells_everybody_the_board_and_the_titles(house: OpenHouse, mode: Mode) -> None:
    async def work(server: Server) -> None:
        async with plain_http(server.address) as http:
            made = await http.post("/api/companion", json={"mode": mode.value})
            assert made.status_code == 201
            code = made.json()["code"]
            shown = (await http.get(f"/api/companion/{code.lower()}")).json()
        companion = Companion(game_of(code))
        assert (shown["code"], shown["mode"]) == (code, mode.value)
        assert shown["generator"] == GENERATOR
        assert [*map(tuple, shown["titles"])] == [*companion.titles()]
        assert [*map(tuple, shown["conference_titles"])] == [*companion.conference_titles()]
        rules = shown["rules"]
        assert len(rules["survey_costs"]) == rules["visible"] == rules["sectors"] // 2
        assert sum(count for _, count in rules["objects"]) == rules["sectors"]
        expected = {Mode.STANDARD: [10], Mode.EXPERT: [7, 16]}
        assert rules["conferences"] == expected[mode]

    house.visit(work)


def test_two_servers_that_never_met_show_the_same_game(tmp_path: Path) -> None:
    async def work() -> None:
        shown = []
        for house in ("one", "other"):
            async with (
                running(settings_for(tmp_path / house)) as server,
                plain_http(server.address) as http,
            ):
                shown.append([await everything(http, code) for code, _ in some_codes(CODES)])
        assert shown[0] == shown[1]

    run(work())


@pytest.mark.parametrize(
    ("typed", "code"), [("b 4 k 7", "B4K7"), ("84KB", ""), ("8 4 k 7", "B4K7"), ("b4kz", "B4K2")]
)
def test_codes_are_read_as_people_type_them(house: OpenHouse, typed: str, code: str) -> None:
    async def work(server: Server) -> None:
        async with plain_http(server.address) as http:
            shown = (await http.get(f"/api/companion/{typed}")).json()
            assert shown["code"] == (code or parse_code(typed))

    house.visit(work)


REFUSED: list[tuple[str, dict[str, Any], int, str]] = [
    ("B4K7", {"type": "survey", "thing": "X", "first": 1, "last": 3}, 422, "planetx-survey-object"),
    ("B4K7", {"type": "survey", "thing": "A", "first": 1, "last": 9}, 422, "planetx-companion-run"),
    (
        "B4K7",
        {"type": "survey", "thing": "C", "first": 2, "last": 4},
        422,
        "planetx-survey-comet-ends",
    ),
    ("B4K7", {"type": "target", "sector": 13}, 422, "planetx-no-such-sector"),
    ("B4K7", {"type": "research", "topic": "G"}, 422, "planetx-no-such-topic"),
    ("B4K7", {"type": "conference", "number": 2}, 422, "planetx-companion-conference"),
    ("B4K7", {"type": "review", "sector": 3, "thing": "X"}, 422, "planetx-choose-object"),
    (
        "B4K7",
        {"type": "locate", "sector": 3, "before": "D", "after": "E"},
        422,
        "planetx-locate-neighbour",
    ),
    ("B4K7", {"type": "cheat"}, 400, "server-request"),
    ("B4K7", {"type": "target"}, 400, "server-request"),
    ("B4", {"type": "reveal"}, 404, "planetx-code-length"),
    ("BB4K", {"type": "reveal"}, 404, "planetx-code-sign"),
    ("B1K7", {"type": "reveal"}, 404, "planetx-code-sign"),
]


def test_what_cannot_be_is_refused_with_a_stable_code(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        async with plain_http(server.address) as http:
            for code, question, status, refusal in REFUSED:
                path = f"/api/companion/{code}/ask"
                answer = await http.post(path, params=NOW, json=question)
                assert (answer.status_code, answer.json()["code"]) == (status, refusal)
            wanted = {"season": "monsoon", "level": "genius", **NOW}
            answer = await http.get("/api/companion/B4K7/facts", params=wanted)
            assert answer.json()["code"] == "planetx-notation-season"
            wanted = {"season": "spring", "level": "expert", **NOW}
            answer = await http.get("/api/companion/B4K7/facts", params=wanted)
            assert answer.json()["code"] == "planetx-companion-level"
            for place in ("", "/qr.svg"):
                answer = await http.get(f"/api/companion/B4K{place}")
                assert (answer.status_code, answer.json()["code"]) == (404, "planetx-code-length")

    house.visit(work)


@pytest.mark.parametrize("asked", [{}, {"generator": 1}, {"generator": GENERATOR + 1}])
def test_nobody_is_answered_from_a_game_of_another_generator(
    house: OpenHouse, asked: dict[str, int]
) -> None:
    """Pages that were made before there was a version name none: theirs is the first."""

    async def work(server: Server) -> None:
        async with plain_http(server.address) as http:
            here = "/api/companion/B4K7"
            place = {"season": "spring", "level": "genius"}
            answers = [
                await http.get(f"{here}/facts", params={**place, **asked}),
                await http.post(f"{here}/ask", params=asked, json={"type": "reveal"}),
                await http.post(f"{here}/record", params=asked, json={**place, "questions": []}),
            ]
        refused = {"found": asked.get("generator", 1), "here": GENERATOR}
        for answer in answers:
            assert answer.status_code == 422
            told = answer.json()
            assert (told["code"], told["facts"]) == ("planetx-code-generator", refused)
            assert str(refused["found"]) in told["detail"]

    house.visit(work)


def test_the_picture_is_of_the_codes_page(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        async with plain_http(server.address) as http:
            one, same, other = [
                await http.get(f"/api/companion/{code}/qr.svg") for code in ("B4K7", "b4k7", "B4K8")
            ]
        assert one.headers["content-type"] == "image/svg+xml; charset=utf-8"
        assert one.content == same.content != other.content

    house.visit(work)


def test_everybody_may_only_ask_so_much_in_a_time(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        async with plain_http(server.address) as http:
            codes = [(await http.get("/api/companion/B4K7")).status_code for _ in range(4)]
            assert codes == [200, 200, 200, 429]
            made = await http.post("/api/companion", json={"mode": "expert"})
            assert (made.status_code, made.json()["code"]) == (429, "server-too-many")
            assert int(made.headers["retry-after"]) > 0

    with_server(tmp_path, work, limits=msgspec.structs.replace(GENEROUS, commands_a_minute=3))


def test_a_private_history_is_a_record_that_can_be_looked_at(house: OpenHouse) -> None:
    """Frame after frame with the systems left; answers that the code does not give are refused."""
    dice = random.Random("history")
    code, mode = some_codes(1)[0]
    questions = msgspec.to_builtins(list(some_questions(mode, 14, dice)))
    body = {"season": "winter", "level": "experienced", "questions": questions, "name": "Ada"}

    async def work(server: Server) -> None:
        async with plain_http(server.address) as http:
            path = f"/api/companion/{code.lower()}/record"
            written = await http.post(path, params=NOW, json=body)
            assert written.status_code == 200
            record = written.text
            kept = await http.post("/api/replays", json={"record": record})
            assert kept.status_code == 201
            place = f"/api/replays/{kept.json()['replay']}"
            shown = (await http.get(place)).json()
            assert (shown["game"], shown["players"], shown["frames"]) == ("planetx", ["Ada"], 15)
            assert shown["options"]["code"] == code
            frames = (await http.get(f"{place}/frames", params={"as": "0"})).json()["frames"]
            answers = [one["told"][-1]["type"] for one in frames[1:]]
            expected = ["earth"] * 4 + ["conference-held", "review", "revealed"]
            assert answers == expected * 2
            left = [seats[0] for seats in (await http.get(f"{place}/left")).json()["left"]]
            assert left == sorted(left, reverse=True)
            assert left[-1] == 1 < left[0]
            forged = await http.post(
                "/api/replays", json={"record": record.replace("= wrong", "= right")}
            )
            assert forged.json()["code"] == "planetx-history-answer"
            for wrong, refusal in (
                ({"level": "champion"}, "planetx-companion-level"),
                ({"name": "A|a"}, "record-players"),
                ({"questions": [{"type": "target", "sector": 13}]}, "planetx-no-such-sector"),
            ):
                answer = await http.post(path, params=NOW, json={**body, **wrong})
                assert (answer.status_code, answer.json()["code"]) == (422, refusal)

    house.visit(work)
