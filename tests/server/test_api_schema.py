"""The whole interface, fuzzed from its own OpenAPI description: no 5xx, and every answer is as
described. Half of what is sent carries a real table, key and decision, so that it gets deep."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import CheckFunction, not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ecliptic.client import Seat, Server
from ecliptic.planetx.codes import GENERATOR
from ecliptic.server.settings import House
from tests.server.houses import SIMPLE, options_for, run, running, settings_for
from tests.sizes import size

EXAMPLES = size(5, 200)
MODES = [*[GenerationMode.POSITIVE] * 3, GenerationMode.NEGATIVE]
"""Mostly what the description allows, now and then what it does not."""
CHECKS: list[CheckFunction] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
ACTIONS = ["S A 1-3", "T 2", "R A", "L 6 C E", "C -", "pass", {"type": "research", "topic": "A"}]
KNOWN: dict[str, Any] = {
    "game": "planetx",
    "options": {"mode": "standard", "places": [{"season": "spring", "facts": 4}]},
    "seats": [{"who": "you"}],
    "name": "Ada",
    "names": [],
    "companion": False,
    "passphrase": "open sesame",
    "level": "",
    "who": "open",
    "number": 0,
    "claim": {"type": "is-not", "sector": 4, "thing": "C"},
    "marks": [{"sector": 4, "object": "C", "mark": "yes"}],
    "notes": "standard\nT 4 = A\nat 1",
    "topic": "A",
}
"""Fields that hardly anything but a lawful value gets through."""
HOUSE = House(passphrase=KNOWN["passphrase"], lists_tables=True)
PLACES: dict[str, Any] = {
    "date": "1969-07-20",
    "code": "B4K7",
    "generator": GENERATOR,
    "season": "winter",
    "level": "youth",
    "as": "all",
    "start": 0,
    "count": 4,
}
"""The same, in addresses."""
AFTER_THE_END = (
    *("/record.txt", "/rematch", "/replay", "/replay/frames", "/replay/left", "/replay/points"),
    *("/api/replays/{replay_id}", "{replay_id}/frames", "{replay_id}/left", "{replay_id}/points"),
)
"""What only a game that is over can answer; of any other it is just refused."""


INVITED = "/api/join/{join_code}"
VOIDS_KEYS = ("/me", "/leave", "/key")


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A real server in a thread of its own; gives its address."""
    address: list[str] = []
    ready, stop = threading.Event(), threading.Event()

    async def serve() -> None:
        async with running(settings_for(folder, house=HOUSE)) as server:
            address.append(server.address)
            ready.set()
            await asyncio.to_thread(stop.wait)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    try:
        assert ready.wait(30)
        yield address[0]
    finally:
        stop.set()
        thread.join()


class Entrance:
    """What one may know to get in: a table with a key to it, what is asked there, and so on."""

    def __init__(
        self,
        token: str | None,
        fields: dict[str, Any],
        places: dict[str, Any],
        own_seat: dict[str, int],
    ) -> None:
        self.token = token
        self.fields = fields
        self.places = places
        self.own_seat = own_seat
        """The seat the token opens, as requests about a table name it; nothing if it opens none."""


async def entrances(address: str) -> list[Entrance]:
    """Fresh tables, waiting for people and in play."""
    async with Server(address) as server:
        found = []
        for game, who in (
            ("planetx", ["you"]),
            ("planetx", ["you", "open"]),
            ("ptolemaeus", ["you"]),
        ):
            options = options_for(game, len(who))
            seat = await server.open_table(game, options, who, "Ada", help="advice")
            await seat.notes.save("sheet", 0, "5-A")
            found.append(await entrance(seat))
        return found


async def finished(address: str) -> Entrance:
    """A table whose game is over, and its record brought along."""
    async with Server(address) as server:
        levels = [SIMPLE["planetx"]] * 2
        over = await server.open_table("planetx", options_for("planetx", 2), levels, "Ada")
        async for now in over.follow():
            if now.over:
                break
        record = await over.whole_record()
        replay = (await server.send("POST", "/api/replays", {"record": record})).json()["replay"]
        door = await entrance(over)
        fields, places = door.fields | {"record": record}, door.places | {"replay_id": replay}
        return Entrance(door.token, fields, places, door.own_seat)


async def entrance(seat: Seat) -> Entrance:
    snapshot = await seat.look()
    asked = snapshot.now.decision if snapshot.now else None
    code = {"join_code": snapshot.table.join_code or ""}
    fields = code | {"decision": asked or "turn-1.1"}
    last = len(snapshot.table.seats) - 1
    places = {"table_id": seat.table, "seat": last, "kind": "sheet", "number": 0}
    own_seat = {} if snapshot.seat is None else {"seat": snapshot.seat}
    return Entrance(seat.token, fields, places | code | PLACES, own_seat)


def fitting(path: str, doors: list[Entrance]) -> list[Entrance]:
    """Those that can lead anywhere: of fresh tables only the second has a free seat."""
    if path.endswith(AFTER_THE_END):
        return []
    return doors[1:2] if path == INVITED else doors


def led_inside(case: Any, door: Entrance | None, action: Any, told: set[str]) -> dict[str, str]:
    """Put what the caller knows where it belongs; gives the headers that go with it."""
    known = {name: value for name, value in KNOWN.items() if name in told}
    headers = {}
    if door is not None:
        known |= door.fields | {"action": action}
        headers["authorization"] = f"Bearer {door.token}"
        for named in (case.path_parameters, case.query):
            named.update({name: door.places[name] for name in named if name in door.places})
        if case.query.pop("seat", None) is not None:
            case.query.update(door.own_seat)
    if isinstance(case.body, dict):
        case.body.update({name: value for name, value in known.items() if name in case.body})
    return headers


def one_line() -> requests.Session:
    """A line that stays open, but keeps no cookie: who sends something is in its header."""
    session = requests.Session()
    session.trust_env = False
    session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    return session


def fuzz(
    operation: Any, doors: st.SearchStrategy[Entrance | None], session: requests.Session
) -> bool:
    """Send one operation whatever its description allows, and does not allow. Whether any of it was
    done."""
    done = []

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=st.one_of(*(operation.as_strategy(mode) for mode in MODES)),
        door=doors,
        action=st.sampled_from(ACTIONS),
        told=st.sets(st.sampled_from(sorted(KNOWN)), min_size=len(KNOWN) - 2),
    )
    def keeps_to_it(case: Any, door: Entrance | None, action: Any, told: set[str]) -> None:
        headers = led_inside(case, door, action, told)
        response = case.call(session=session, headers=headers, timeout=120)
        case.validate_response(response, checks=CHECKS)
        done.append(response.status_code < 300)

    keeps_to_it()
    return any(done)


def test_the_whole_interface_keeps_to_its_description(tmp_path: Path) -> None:
    with served(tmp_path) as address, one_line() as session:
        schema = schemathesis.openapi.from_url(f"{address}/schema/openapi.json")
        over = run(finished(address))
        reached: dict[str, bool] = {}
        doors: list[Entrance] = []
        spent = True
        for found in schema.get_all_operations():
            assert isinstance(found, Ok), found
            operation = found.ok()
            if spent or operation.method != "get":
                doors = run(entrances(address))
            spent = operation.method != "get"
            # The game that is over is played once, and its key is needed to the end.
            last = [] if operation.path.endswith(VOIDS_KEYS) else [over]
            entered = st.sampled_from([*fitting(operation.path, doors), *last, None])
            reached[operation.label] = fuzz(operation, entered, session)
        assert len(reached) > 20
        shallow = {label for label, done in reached.items() if not done}
        assert len(shallow) < len(reached) / 4, sorted(shallow)
