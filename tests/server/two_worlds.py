"""The same table in two hidden worlds, each behind a real server, and everything one viewer gets.

Both logs are put into real stores under the same id, key and commitment: what is left to differ is
what is hidden. A rival asks to take a move back where the others have to agree; the last entries
are appended while the viewer's socket is open.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import httpx
import msgspec
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection, connect

from ecliptic.core.chance import Chance
from ecliptic.core.errors import EclipticError, UndoRefused
from ecliptic.core.game import AnyGame, Seat, Viewer
from ecliptic.core.log import Entry
from ecliptic.core.table import Table
from ecliptic.server.auth.tokens import new_join_code, new_table_id, new_token, token_hash
from ecliptic.store import schema
from ecliptic.store.sql_store import SqlStore
from ecliptic.store.values import (
    SeatKind,
    Standing,
    Status,
    StoredEntry,
    StoredKey,
    StoredSeat,
    StoredTable,
)
from tests.conformance.noninterference import Leak
from tests.conformance.subject import Subject

LIVE = 3
"""Entries that are appended while the viewer listens."""
ATTEMPTS = 5
_OWN_WORDS = re.compile(rb'"request_id":"[0-9a-f]+"')
_OWN_HEADERS = frozenset({"date", "x-request-id"})
_SECONDS = 10.0
NOTHING_MORE = "nothing more"


def nobody_is_told(_table_id: str) -> None: ...


@dataclass
class House:
    """One world: its store, where the viewer listens, and where everybody's requests go."""

    store: SqlStore
    address: str
    http: httpx.AsyncClient
    tell: Callable[[str], None] = nobody_is_told
    """Lets servers know that the store has changed; otherwise they look."""


@dataclass(frozen=True)
class Case:
    """A game, where it is cut, and who looks."""

    subject: Subject
    game: AnyGame
    options: Any
    viewer: Viewer


async def compare(
    case: Case, houses: Sequence[House], logs: Sequence[Sequence[Entry]], rng: random.Random
) -> None:
    """Raises `Leak` at the first difference between what the two servers give the viewer."""
    table_id, token, rivals_token = new_table_id(), new_token(), new_token()
    head = max(1, len(logs[0]) - LIVE)
    rival = _must_ask(case, logs[0][:head])
    rows = [list(_rows(case, log)) for log in logs]
    stored = _stored_table(case, table_id, logs[0])
    for house, mine in zip(houses, rows, strict=True):
        keys = [(token_hash(token), StoredKey(table_id, case.viewer, False))]
        if rival is not None:
            keys.append((token_hash(rivals_token), StoredKey(table_id, rival, False)))
        await house.store.create(stored, keys)
        await _append_at_once(house.store, table_id, mine[:head])
        if rival is not None:
            await _ask_undo(house, table_id, rivals_token)
    headers = {} if case.viewer is None else {"authorization": f"Bearer {token}"}
    sockets = [await _listen(house, table_id, headers) for house in houses]
    try:
        heards = list(_heards(case, logs[0]))
        await _same_frames(sockets, heards[head - 1])
        for number in range(head, len(logs[0])):
            for house, mine in zip(houses, rows, strict=True):
                await house.store.append(table_id, *mine[number])
                house.tell(table_id)
            if heards[number] > heards[number - 1]:
                await _same_frames(sockets, heards[number])
        await _same_commands(case, houses, table_id, headers, sockets, logs[0], rng)
        await _same_answers(case, houses, table_id, headers, logs[0], rng)
    finally:
        for socket in sockets:
            await socket.close()


async def _append_at_once(
    store: SqlStore, table_id: str, rows: Sequence[tuple[StoredEntry, Standing]]
) -> None:
    """The beginning of a log in one transaction: only what follows is played live."""
    several = [msgspec.to_builtins(row) | {"body": row.body.decode()} for row, _ in rows[:-1]]
    if several:
        values = [row | {"table_id": table_id, "created": 0} for row in several]
        await store.write_with(lambda to: to.execute(sa.insert(schema.entries), values))
    await store.append(table_id, *rows[-1])


def _must_ask(case: Case, log: Sequence[Entry]) -> Seat | None:
    """A rival whose last move is taken back only if the others agree."""
    table = _folded(case, log)
    for seat in range(table.seats):
        try:
            table.judge_undo(seat)
        except UndoRefused as refused:
            if seat != case.viewer and refused.code == "undo-needs-consent":
                return seat
    return None


async def _ask_undo(house: House, table_id: str, token: str) -> None:
    """The request stands in the viewer's first frames, and is void with the next entry."""
    headers = {"authorization": f"Bearer {token}"}
    path, body = f"/api/tables/{table_id}/undo", {"command_id": "rival"}
    answer = await house.http.post(path, json=body, headers=headers)
    if answer.json().get("undone") is not False:
        raise Leak(f"one world needs no consent: {answer.text}")


async def _listen(house: House, table_id: str, headers: dict[str, str]) -> ClientConnection:
    address = f"{house.address.replace('http', 'ws')}/api/tables/{table_id}/stream?after=0"
    return await connect(
        address, additional_headers=headers, compression=None, proxy=None, max_size=None
    )


async def _same_frames(sockets: Sequence[ClientConnection], heard: int) -> None:
    one, other = await asyncio.gather(*(_frames(socket, heard) for socket in sockets))
    if one != other:
        raise Leak(f"frames: {one!r} are not {other!r}")
    assert one[-1] != NOTHING_MORE, one


async def _frames(socket: ClientConnection, heard: int) -> list[str]:
    """Every frame until the viewer has heard so much."""
    frames: list[str] = []
    try:
        async with asyncio.timeout(_SECONDS):
            async for text in socket:
                message = msgspec.json.decode(text)
                if message["type"] != "heartbeat":
                    frames.append(str(text))
                if message["type"] == "view" and message["heard"] >= heard:
                    break
    except TimeoutError:
        frames.append(NOTHING_MORE)
    return frames


async def _same_commands(
    case: Case,
    houses: Sequence[House],
    table_id: str,
    headers: dict[str, str],
    sockets: Sequence[ClientConnection],
    log: Sequence[Entry],
    rng: random.Random,
) -> None:
    """What the viewer is told over its socket when it oversteps there."""
    asked = await _asked(houses[0], table_id, headers)
    frames: list[dict[str, Any]] = [
        {"type": "answer", "command_id": f"s{number}", "decision": name, "action": action}
        for number, action in enumerate(_overstepping(case, log, rng))
        for name in (asked, "no-such-decision")
    ]
    frames += [{"type": "undo", "command_id": "s", "to": 0, "heard": 0}, {"type": "nothing"}]
    for frame in frames:
        for socket in sockets:
            await socket.send(msgspec.json.encode(frame), text=True)
        one, other = [await _refusal(socket) for socket in sockets]
        if one != other:
            raise Leak(f"{frame}: {one!r} is not {other!r}")


async def _asked(house: House, table_id: str, headers: dict[str, str]) -> str:
    """The decision that the viewer has to answer, or one that there is not."""
    snapshot = (await house.http.get(f"/api/tables/{table_id}", headers=headers)).json()
    return snapshot["now"]["decision"] or "nothing-1.1"


async def _refusal(socket: ClientConnection) -> bytes:
    """The next thing that is no heartbeat."""
    async with asyncio.timeout(_SECONDS):
        while True:
            text = await socket.recv(decode=False)
            if b'"type":"heartbeat"' not in text:
                return _OWN_WORDS.sub(b"", text)


async def _same_answers(
    case: Case,
    houses: Sequence[House],
    table_id: str,
    headers: dict[str, str],
    log: Sequence[Entry],
    rng: random.Random,
) -> None:
    """Everything the viewer can ask for, and what it is told when it oversteps."""
    path = f"/api/tables/{table_id}"
    requests: list[tuple[str, str, Any]] = [
        ("GET", path, None),
        ("GET", f"{path}/told", None),
        ("GET", f"{path}/record", None),
        ("GET", f"{path}/record.txt", None),
        ("GET", "/api/tables", None),
        *_around(path),
    ]
    if case.viewer is not None:
        asked = await _asked(houses[0], table_id, headers)
        for number, action in enumerate(_overstepping(case, log, rng)):
            for name in (asked, "no-such-decision"):
                body = {"command_id": f"c{number}", "decision": name, "action": action}
                requests.append(("POST", f"{path}/commands", body))
        requests += [("POST", f"{path}/help/{kind}", body) for kind, body in _help(rng)]
        requests.append(("POST", f"{path}/undo", {"command_id": "undo"}))
        requests.append(("GET", path, None))
        requests.append(("POST", f"{path}/leave", {}))
        requests.append(("GET", path, None))
    for method, where, body in requests:
        if where.startswith((f"{path}/record.txt", f"{path}/rep", f"{path}/rematch")) and _is_over(
            case, log
        ):
            continue  # after the end everything is told
        answers = [await _ask(house, method, where, body, headers) for house in houses]
        if answers[0] != answers[1]:
            raise Leak(f"{method} {where} {body}: {answers[0]!r} is not {answers[1]!r}")


async def _ask(
    house: House, method: str, path: str, body: Any, headers: dict[str, str]
) -> tuple[Any, ...]:
    content = None if body is None else msgspec.json.encode(body)
    # Both houses are called by one name, because answers may show it.
    sent = headers | {"host": "localhost"}
    if body is not None:
        sent |= {"content-type": "application/json"}
    response = await house.http.request(method, path, content=content, headers=sent)
    kept = [pair for pair in response.headers.items() if pair[0] not in _OWN_HEADERS]
    return response.status_code, kept, _OWN_WORDS.sub(b"", response.content)


def _around(path: str) -> Iterator[tuple[str, str, Any]]:
    """Requests that belong before the deal or after the end."""
    for eyes in ("0", "public", "all"):
        yield "GET", f"{path}/replay/frames?as={eyes}", None
    yield "GET", f"{path}/replay/points", None
    yield "GET", f"{path}/replay", None
    yield "GET", f"{path}/qr.svg", None
    yield "POST", f"{path}/rematch", {}
    yield "PUT", f"{path}/settings", {"help": "advice"}
    yield "PUT", f"{path}/seats/0", {"who": "open"}
    yield "DELETE", f"{path}/seats/0", None
    yield "PUT", f"{path}/seats/0/ready", {"ready": True}
    yield "PUT", f"{path}/seats/0/place", {"facts": 12}


def _help(rng: random.Random) -> Iterator[tuple[str, Any]]:
    """Whatever the solver can be asked."""
    for kind in ("certain", "odds", "advice"):
        yield kind, {}
    for kind in ("odds", "advice"):
        yield kind, {"rivals": True}
    for _ in range(2):
        sector, thing = rng.randint(1, 12), rng.choice("CADGEX")
        mark = {"sector": sector, "object": thing, "mark": rng.choice(["yes", "no"])}
        yield "contradictions", {"marks": [mark]}
        yield "why", {"claim": {"type": "is-not", "sector": sector, "thing": thing}}


def _overstepping(case: Case, log: Sequence[Entry], rng: random.Random) -> Iterator[Any]:
    """Actions the rules refuse to this seat now: a lawful one would be carried out."""
    table = _folded(case, log)
    universe = case.subject.universe(case.options)
    for action in rng.sample(universe, min(ATTEMPTS, len(universe))):
        try:
            case.subject.game.check(table.state, case.viewer or 0, action)
        except EclipticError:
            yield msgspec.to_builtins(action)
    yield from ("?", 17, {"type": "nothing"})


def _folded(case: Case, log: Sequence[Entry]) -> Table:
    table = Table(case.game, case.options, Chance(bytes(16)))
    for entry in log:
        table.append(entry)
    return table


def _is_over(case: Case, log: Sequence[Entry]) -> bool:
    return _folded(case, log).outcome is not None


def _heards(case: Case, log: Sequence[Entry]) -> Iterator[int]:
    """How much the viewer has heard after each entry."""
    table = Table(case.game, case.options, Chance(bytes(16)), (case.viewer,))
    for entry in log:
        table.append(entry)
        yield len(table.streams[case.viewer].told)


def _rows(case: Case, log: Sequence[Entry]) -> Iterator[tuple[StoredEntry, Standing]]:
    table = Table(case.game, case.options, Chance(bytes(16)), ())
    for number, entry in enumerate(log):
        table.append(entry)
        status = Status.PLAYING if table.outcome is None else Status.OVER
        body = msgspec.json.encode(entry)
        yield StoredEntry(number, 1, "person", body), Standing(status, asked=())


def _stored_table(case: Case, table_id: str, log: Sequence[Entry]) -> StoredTable:
    seats = case.game.seats(case.options)
    return StoredTable(
        id=table_id,
        join_code=new_join_code(),
        game=case.game.name,
        rules_version=1,
        options=msgspec.json.encode(case.options),
        seed="00" * 16,
        salt="00" * 16,
        luck="00" * 16,
        commitment="00" * 32,
        help="advice",
        spectators=True,
        status=Status.OPEN,
        changed=0,
        created=0,
        seats=tuple(
            StoredSeat(seat, SeatKind.PERSON, f"Player {seat + 1}") for seat in range(seats)
        ),
    )
