"""A seat that sends every command over its socket, for tests that try both ways."""

from __future__ import annotations

import asyncio
import contextlib

from ecliptic.client import Seat, SocketRefused
from ecliptic.wire.commands import AcknowledgedTold, AnswerSent, UndoAnswered, UndoSent


class ListeningSeat(Seat):
    """Opens a socket of its own before the first command; a socket that is refused leaves it to
    requests."""

    async def _over_line(
        self, sent: AnswerSent | UndoSent
    ) -> AcknowledgedTold | UndoAnswered | None:
        if self._line is None:
            first = asyncio.Event()
            listening = asyncio.create_task(self._listen(first))
            await asyncio.wait(
                {listening, asyncio.create_task(first.wait())},
                return_when=asyncio.FIRST_COMPLETED,
            )
            first.set()
        done = await super()._over_line(sent)
        if done is None and self._line is not None:
            raise AssertionError("the command went another way")
        return done

    async def _listen(self, first: asyncio.Event) -> None:
        with contextlib.suppress(SocketRefused):
            async for _ in self.listen():
                first.set()
