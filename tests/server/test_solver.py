"""The solver without a table: notes in, a seat's help out."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from ecliptic.client import Server
from ecliptic.planetx.clues import clue_text, title_text
from ecliptic.planetx.companion import Companion
from ecliptic.planetx.generator import game_of
from ecliptic.planetx.modes import TOPICS
from ecliptic.planetx.notation import fact_text
from ecliptic.planetx.setup import Options, Place, Season
from tests.server.houses import GENEROUS, OpenHouse, plain_http, with_server

CODE = "B4K7"
NOTES = """\
standard
facts 3-G 2-A 11-G 7-A
S A 3-7 = 2
T 3 = C
at 5
"""
BODIES: dict[str, dict[str, Any]] = {
    "contradictions": {"marks": [{"sector": 3, "object": "A", "mark": "yes"}]},
    "certain": {},
    "odds": {},
    "advice": {},
    "why": {"claim": {"type": "is", "sector": 3, "thing": "C"}},
    "conclusions": {},
}


async def solved(http: httpx.AsyncClient, kind: str, notes: str) -> Any:
    answer = await http.post(f"/api/solver/{kind}", json={"notes": notes, **BODIES[kind]})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_facts_are_told_by_their_lines(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        async with plain_http(server.address) as http:
            clash = (await solved(http, "contradictions", NOTES))["contradiction"]
            assert clash["marks"] == BODIES["contradictions"]["marks"]
            reason = (await solved(http, "why", NOTES))["steps"]
            seen = {"type": "seen", "sector": 3, "sighting": "C"}
            line = {"type": "line", "number": 4}
            expected = [{"fact": seen, "source": line, "number": 4}]
            assert clash["facts"] == [one["fact"] for one in reason] == expected
            certain = await solved(http, "certain", NOTES)
            assert certain["heard"] == len(["3-G", "2-A", "11-G", "7-A", "S A 3-7", "T 3"])
            assert certain["sectors"][2]["marks"]["C"] == "yes"
            advice = await solved(http, "advice", NOTES)
            assert advice["systems"] == certain["systems"]
            assert advice["questions"]
            assert advice["locates"]
            sure = next(one for one in advice["theories"] if one["sector"] == 3)
            assert (sure["object"], sure["probability"], sure["points"]) == ("C", 1.0, 3)
            more = f"{NOTES}T 4 = A\nT 5 = A\nT 12 = E/X"
            asked = (await solved(http, "advice", more))["questions"]
            assert asked
            assert not [one for one in asked if one["action"].startswith("T")]
            without_arrow = NOTES.replace("at 5", "")
            assert (await solved(http, "advice", without_arrow))["questions"] == []

    house.visit(work)


def test_own_conclusions_are_judged_and_not_believed(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        async with plain_http(server.address) as http:
            certain = await solved(http, "certain", NOTES)
            notes = f"{NOTES}so C in 3\nso A or D in 12\nso A in 3\n"
            answer = await solved(http, "conclusions", notes)
            assert answer["systems"] == certain["systems"]
            assert (await solved(http, "certain", notes)) == certain
            follows, still_open, wrong = answer["conclusions"]
            assert (follows["line"], follows["verdict"], follows["against"]) == (6, "follows", 0)
            assert [step["fact"]["number"] for step in follows["steps"]] == [4]
            assert still_open["verdict"] == "open"
            assert still_open["fits"] + still_open["against"] == certain["systems"]
            assert still_open["concluded"] == {
                "type": "amount",
                "things": ["A", "D"],
                "sectors": [12],
                "least": 1,
                "most": 1,
            }
            assert (wrong["verdict"], wrong["fits"]) == ("contradicts", 0)
            assert [step["fact"]["number"] for step in wrong["steps"]] == [4]

    house.visit(work)


def test_what_may_have_been_meant_is_told_with_the_refusal(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        async with plain_http(server.address) as http:
            body = {"notes": "standard\nservey astroids 3-7 = 2"}
            answer = (await http.post("/api/solver/certain", json=body)).json()
            assert answer["code"] == "planetx-notes-line-unknown"
            assert answer["facts"]["suggestion"] == "S A 3-7 = 2"
            assert answer["detail"].endswith("Did you mean 'S A 3-7 = 2'?")

    house.visit(work)


def notes_of(companion: Companion) -> str:
    """Everything a Beginner in spring knows of a game before the first question."""
    facts = " ".join(fact_text(fact) for fact in companion.facts(Season.SPRING, "beginner"))
    titles = zip(TOPICS, companion.titles(), strict=True)
    lines = [f"topic {topic} {title_text(title)}" for topic, title in titles]
    (conference,) = companion.conference_titles()
    return "\n".join(
        [
            "standard",
            "dealer ecliptic",
            f"facts {facts}",
            *lines,
            f"conference 1 {title_text(conference)}",
        ]
    )


def test_notes_of_a_game_get_the_help_of_its_seat(house: OpenHouse) -> None:
    """Odds too: titles and starting facts weigh the same, wherever they are read."""
    companion = Companion(game_of(CODE))
    notes = notes_of(companion)

    async def work(server: Server) -> None:
        options = Options(companion.mode, (Place(Season.SPRING, 8),), CODE)
        seat = await server.open_table("planetx", options, ["you"], "Ada", help="advice")
        async with plain_http(server.address) as http:
            for kind in ("certain", "odds"):
                answer = await solved(http, kind, notes)
                key = {"authorization": f"Bearer {seat.token}"}
                path = f"/api/tables/{seat.table}/help/{kind}"
                at_table = (await http.post(path, json={}, headers=key)).json()
                assert at_table["systems"] == answer["systems"]
                assert at_table["sectors"] == answer["sectors"]
            clue = clue_text(companion.conference(1))
            read = await solved(http, "certain", f"{notes}\nconference 1 = {clue}")
            assert read["systems"] < answer["systems"]

    house.visit(work)


@pytest.mark.parametrize(
    ("notes", "code", "facts"),
    [
        ("", "planetx-notes-empty", {}),
        ("beginner", "planetx-notes-mode", {"line": 1}),
        (f"{NOTES}S Q 3-7 = 1", "planetx-notation-object", {"line": 6}),
        (f"{NOTES}\n\nT 13 = A", "planetx-no-such-sector", {"line": 8}),
        (f"{NOTES}S A 3-7 = 1", "planetx-nothing-left", {"lines": "3, 6"}),
    ],
)
def test_a_refusal_names_the_line(
    house: OpenHouse, notes: str, code: str, facts: dict[str, Any]
) -> None:
    async def work(server: Server) -> None:
        async with plain_http(server.address) as http:
            answer = await http.post("/api/solver/certain", json={"notes": notes})
            told = answer.json()
            assert (answer.status_code, told["code"]) == (422, code)
            assert told.get("facts", {}) | facts == told.get("facts", {})

    house.visit(work)


def test_notes_that_contradict_themselves_are_shown_by_their_lines(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        async with plain_http(server.address) as http:
            body = {"notes": f"{NOTES}S A 3-7 = 1", "marks": []}
            answer = await http.post("/api/solver/contradictions", json=body)
            clash = answer.json()["contradiction"]
            assert clash["marks"] == []
            assert [one["number"] for one in clash["facts"]] == [3, 6]

    house.visit(work)


def test_questions_of_one_address_wait_for_one_another(house: OpenHouse) -> None:
    """Several people may share it, so none of them loses his answer."""

    async def work(server: Server) -> None:
        async with plain_http(server.address) as http:
            jobs = [solved(http, "certain", f"{NOTES}# {number}") for number in range(6)]
            answers = await asyncio.gather(*jobs)
            assert all(one == answers[0] for one in answers)

    house.visit(work)


def test_an_address_may_only_ask_so_much_in_a_time(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        async with plain_http(server.address) as http:
            body = {"notes": NOTES}
            answers = [await http.post("/api/solver/certain", json=body) for _ in range(3)]
            assert [one.status_code for one in answers] == [200, 200, 429]

    with_server(tmp_path, work, limits=msgspec.structs.replace(GENEROUS, help_a_minute=2))
