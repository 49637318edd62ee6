"""A line to PostgreSQL that is cut at a commit: before it got through, or before its answer did; or
that stays, and nobody ever answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Literal, TypeAlias

Reader: TypeAlias = asyncio.StreamReader
Writer: TypeAlias = asyncio.StreamWriter
COMMIT = b"Q\x00\x00\x00\x0bCOMMIT\x00"
"""As the client says it (the simple query of PostgreSQL's protocol)."""
_MOST = 65_536


class Line:
    """Passes on what two ends say to each other, for as many connections as come."""

    port: int
    cut: Literal["", "before", "after", "hangs"] = ""
    """What becomes of the next commit; afterwards new connections are whole again."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._hangs = False

    async def connect(self, asker: Reader, teller: Writer) -> None:
        there, asking = await asyncio.open_connection("127.0.0.1", self._to)
        silent = asyncio.Event()
        ways = (self._ask(asker, asking, silent), self._answer(there, teller, silent))
        both = [asyncio.create_task(way) for way in ways]
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in both:
            task.cancel()
        await asyncio.wait(both)
        for end in (teller, asking):
            end.close()
            with suppress(OSError):
                await end.wait_closed()

    async def _ask(self, asker: Reader, asking: Writer, silent: asyncio.Event) -> None:
        while said := await asker.read(_MOST):
            if self.cut and said.endswith(COMMIT):
                how, self.cut = self.cut, ""
                if how == "before":
                    return
                self._hangs = how == "hangs"
                silent.set()
            asking.write(said)

    async def _answer(self, there: Reader, teller: Writer, silent: asyncio.Event) -> None:
        while said := await there.read(_MOST):
            if not silent.is_set():
                teller.write(said)
            elif not self._hangs:
                return


@asynccontextmanager
async def line_to(port: int) -> AsyncIterator[Line]:
    line = Line(port)
    lines: set[asyncio.Task[None]] = set()

    def connected(asker: Reader, teller: Writer) -> None:
        lines.add(asyncio.create_task(line.connect(asker, teller)))

    server = await asyncio.start_server(connected, "127.0.0.1", 0)
    line.port = server.sockets[0].getsockname()[1]
    async with server:
        yield line
    await asyncio.gather(*lines)
