"""Strangers who attack a server: `python -m bench.attackers PORT SECONDS NAME...`.

Every attack comes from loopback addresses of its own, at a bounded rate that stands in its code,
and for SECONDS; NAME may be `all`. `--tables FILE` names tables that may be looked at,
one id in a line. At the end it says what was done, by attack, as JSON; `5xx` counts what the server
should never say. The strangers give way to everybody else on the processor: what is measured is the
server's trouble, not theirs.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import secrets
import sys
from base64 import b64encode
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.frames import Frame, Opcode

from ecliptic.planetx.modes import Mode
from ecliptic.planetx.setup import default_options

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
POST = (
    b"POST /api/join HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)
TROUBLE = (httpx.TransportError, OSError, asyncio.IncompleteReadError)
OPPONENT = "astronomer"


class Target(NamedTuple):
    """Where the server is, until when it is attacked, tables that are there, what was done."""

    port: int
    end: float
    tables: Sequence[str]
    done: Counter[str]

    def is_over(self) -> bool:
        return monotonic() >= self.end


async def opened(target: Target, address: str) -> Line:
    return await asyncio.open_connection("127.0.0.1", target.port, local_addr=(address, 0))


@asynccontextmanager
async def stranger(target: Target, address: str) -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.AsyncHTTPTransport(local_address=address, verify=False)
    where = f"http://127.0.0.1:{target.port}"
    async with httpx.AsyncClient(transport=transport, base_url=where, timeout=30.0) as http:
        yield http


async def asked(target: Target, request: Awaitable[httpx.Response]) -> httpx.Response | None:
    """An answer, counted by its hundred; a line that was cut is none."""
    try:
        answer = await request
    except TROUBLE:
        target.done["cut"] += 1
        return None
    target.done[f"{answer.status_code // 100}xx"] += 1
    return answer


async def over_and_over(target: Target, job: Callable[[], Awaitable[None]], pause: float) -> None:
    while not target.is_over():
        try:
            await job()
        except TROUBLE:
            target.done["cut"] += 1
        await asyncio.sleep(pause)


async def endless_trailers(target: Target) -> None:
    async def job() -> None:
        _, writer = await opened(target, "127.0.1.1")
        writer.write(POST + b"0\r\n")
        with contextlib.suppress(OSError):
            for _ in range(100):  # 6 MB, if anybody takes it
                writer.write(b"X-T: " + b"y" * 60_000 + b"\r\n")
                await writer.drain()
                target.done["kilobytes"] += 60
        writer.close()

    await over_and_over(target, job, 0.5)


async def silent_lines(target: Target) -> None:
    held: list[Line] = []
    while not target.is_over():
        held = [one for one in held if not one[0].at_eof()]
        with contextlib.suppress(OSError):
            for _ in range(min(50, 600 - len(held))):
                held.append(await opened(target, f"127.0.2.{1 + len(held) // 150}"))
                target.done["opened"] += 1
        await asyncio.sleep(0.2)
    for _, writer in held:
        writer.close()


async def slow_requests(target: Target) -> None:
    async def drip(first: bytes, piece: bytes) -> None:
        _, writer = await opened(target, "127.0.3.1")
        target.done["opened"] += 1
        writer.write(first)
        with contextlib.suppress(OSError):
            while not target.is_over():
                writer.write(piece)
                await writer.drain()
                await asyncio.sleep(1)
        writer.close()

    begun = [(b"GET /hea", b"l"), (POST, b"1\r\n \r\n")] * 50
    jobs = (over_and_over(target, lambda one=one: drip(*one), 0.5) for one in begun)  # type: ignore[misc]
    await asyncio.gather(*jobs)


async def deaf_pings(target: Target) -> None:
    """At sockets whose answers are never read."""
    ping = Frame(Opcode.PING, b"y" * 125).serialize(mask=True)

    async def job() -> None:
        reader, writer = await opened(target, "127.0.4.1")
        head = (
            f"GET /api/tables/{random.choice(target.tables)}/stream HTTP/1.1\r\nHost: localhost\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {b64encode(secrets.token_bytes(16)).decode()}\r\n\r\n"
        )
        writer.write(head.encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        with contextlib.suppress(OSError):
            for _ in range(500):
                writer.write(ping)
                target.done["pings"] += 1
                await writer.drain()
        writer.close()

    await asyncio.gather(*(over_and_over(target, job, 1.0) for _ in range(10)))


async def long_addresses(target: Target) -> None:
    async with stranger(target, "127.0.5.1") as http:

        async def job() -> None:
            name = secrets.token_hex(29_000)
            await asked(target, http.put(f"/api/tables/{name}/settings", json={}))

        await over_and_over(target, job, 0.05)


async def looking(target: Target) -> None:
    """At more tables than are kept in memory."""
    async with stranger(target, "127.0.6.1") as http:

        async def job() -> None:
            await asked(target, http.get(f"/api/tables/{random.choice(target.tables)}"))

        await over_and_over(target, job, 0.03)


async def hoarding(target: Target) -> None:
    """Tables, each filled with notes."""
    async with stranger(target, "127.0.7.1") as http:

        async def job() -> None:
            seated = await asked(target, http.post("/api/tables", json=new_table("you")))
            if seated is None or not seated.is_success:
                return
            target.done["tables"] += 1
            known = seated.json()
            where = f"/api/tables/{known['table']}/notes"
            key = {"authorization": f"Bearer {known['token']}"}
            for number in range(40):
                note = {"number": number, "body": "y" * 30_000, "kind": "text"}
                kept = await asked(target, http.put(where, json=note, headers=key))
                if kept is None or not kept.is_success:
                    return
                target.done["kilobytes"] += 30

        await over_and_over(target, job, 2.0)


async def tables_of_opponents(target: Target) -> None:
    async with stranger(target, "127.0.8.1") as http:

        async def job() -> None:
            table = new_table(*[OPPONENT] * 4)
            opened = await asked(target, http.post("/api/tables", json=table))
            target.done["tables"] += opened is not None and opened.is_success

        await over_and_over(target, job, 2.0)


async def wrong_codes(target: Target) -> None:
    """From a hundred addresses."""

    async def job() -> None:
        address = f"127.0.9.{random.randrange(1, 101)}"
        async with stranger(target, address) as http:
            code = "".join(random.choices("ABCDEFGHJKMNPQRSTUVWXYZ23456789", k=6))
            body = {"join_code": code, "name": "Eve", "hold": "bearer"}
            await asked(target, http.post("/api/join", json=body))

    await over_and_over(target, job, 0.05)


def rubbish_request() -> bytes:
    """A request with some of its bytes changed, doubled or left out: in the body, which is then
    announced as it is, in the address, or anywhere."""
    bodies = {
        "/api/tables": new_table("you"),
        "/api/join": {"join_code": "ABCDEF", "name": "Eve"},
        "/api/replays": {"record": f"game planetx\n{secrets.token_hex(20)}"},
        "/api/solver/certain": {"notes": "standard\nsurvey A 1-3 = 2\n"},
        "/api/move": {"secret": secrets.token_urlsafe(32)},
    }
    path, told = random.choice(list(bodies.items()))
    body = changed(json.dumps(told).encode())
    posted = (
        f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    ).encode()
    looked = changed(b"/api/tables/5f0c2b7e9d3a41c8e6b0f217/notes?seat=1")
    got = b"GET " + looked + b" HTTP/1.1\r\nHost: localhost\r\n\r\n"
    return random.choice((posted + body, got, changed(posted + body), changed(got)))


def changed(text: bytes) -> bytes:
    made = bytearray(text)
    for _ in range(random.randrange(1, 6)):
        place = random.randrange(len(made))
        how = random.randrange(3)
        if how == 0:
            made[place] = random.randrange(256)
        elif how == 1:
            made[place:place] = made[place : place + random.randrange(1, 40)]
        else:
            del made[place : place + random.randrange(1, 8)]
        made = made or bytearray(b"?")
    return bytes(made)


async def rubbish(target: Target) -> None:
    async def job() -> None:
        reader, writer = await opened(target, f"127.0.10.{random.randrange(1, 101)}")
        try:
            writer.write(rubbish_request())
            writer.write_eof()
            answer = await asyncio.wait_for(reader.read(64), 15)
        except TimeoutError:
            answer = b""
        finally:
            writer.close()
        hundred = f"{answer[9:10].decode()}xx" if answer.startswith(b"HTTP/1.1 ") else "cut"
        target.done[hundred] += 1
        target.done["tried"] += 1

    await asyncio.gather(*(over_and_over(target, job, 0.05) for _ in range(4)))


def new_table(*seats: str) -> dict[str, Any]:
    return {
        "game": "planetx",
        "options": msgspec.to_builtins(default_options(Mode.STANDARD, len(seats))),
        "seats": [{"who": one} for one in seats],
        "name": "Eve",
        "hold": "bearer",
    }


ATTACKS = {
    one.__name__: one
    for one in (
        endless_trailers,
        silent_lines,
        slow_requests,
        deaf_pings,
        long_addresses,
        looking,
        hoarding,
        tables_of_opponents,
        wrong_codes,
        rubbish,
    )
}


def give_way() -> None:
    """To everybody, at once: a machine of their own is what strangers have. Only Linux knows such a
    priority; a nice process may finish its turn first, milliseconds in which nobody is answered."""
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    else:
        os.nice(19)


async def attack(port: int, seconds: float, names: Sequence[str], tables: Sequence[str]) -> str:
    end = monotonic() + seconds
    targets = {name: Target(port, end, tables, Counter()) for name in names}
    await asyncio.gather(*(ATTACKS[name](target) for name, target in targets.items()))
    return json.dumps({name: target.done for name, target in targets.items()})


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.attackers")
    parser.add_argument("port", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("names", nargs="+", choices=[*ATTACKS, "all"], metavar="NAME")
    parser.add_argument("--tables", type=Path)
    said = parser.parse_args()
    give_way()
    names = list(ATTACKS) if "all" in said.names else said.names
    tables = said.tables.read_text(encoding="utf-8").split() if said.tables else ["none"]
    print(asyncio.run(attack(said.port, said.seconds, names, tables)), flush=True)


if __name__ == "__main__":
    main()
