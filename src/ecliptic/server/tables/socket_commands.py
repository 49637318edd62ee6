"""Commands over a viewer's socket: judged, limited and logged like requests, one after another."""

from __future__ import annotations

from http import HTTPStatus
from time import perf_counter

import msgspec

from ecliptic.server.auth.keys import Tokens
from ecliptic.server.http.problems import Unreadable, problem_of
from ecliptic.server.http.request import Caller
from ecliptic.server.logs import Facts
from ecliptic.server.services import Services
from ecliptic.server.tables.seat_commands import answer_as, undo_as
from ecliptic.wire.commands import (
    AcknowledgedTold,
    AnswerSent,
    CommandAnswer,
    CommandRefused,
    CommandSent,
    UndoAnswered,
)

STREAM = "/api/tables/{table_id}/stream"
_NOISE = frozenset(
    {
        HTTPStatus.BAD_REQUEST,
        HTTPStatus.UNAUTHORIZED,
        HTTPStatus.FORBIDDEN,
        HTTPStatus.TOO_MANY_REQUESTS,
    }
)
"""Of what is refused with these, nothing was a seat's command: a socket may send little of it."""
_commands = msgspec.json.Decoder(CommandSent)


class SocketCommands:
    """Whatever one viewer's socket sends."""

    def __init__(
        self,
        tokens: Tokens,
        services: Services,
        table_id: str,
        request_id: str,
        address: str,
        number: str,
    ) -> None:
        self._tokens = tokens
        self._services = services
        self._table_id = table_id
        self._request_id = request_id
        self._address = address
        self._number = number
        """By which the socket is counted."""

    async def carry_out(self, text: str) -> CommandAnswer:
        """What the sender is told. Raises `TooMany` if the socket has sent too much that is no
        command."""
        start = perf_counter()
        command_id: str | None = None
        answer: CommandAnswer
        try:
            sent = _read(text)
            command_id = sent.command_id
            await self._services.write_limit.count(self._address)
            answer = await self._answer(sent)
        except Exception as error:
            told, headers = problem_of(error, self._request_id)
            again = headers.get("retry-after")
            answer = CommandRefused(command_id, told, None if again is None else int(again))
        self._note(answer, perf_counter() - start)
        if isinstance(answer, CommandRefused) and answer.problem.status in _NOISE:
            self._services.frame_limit.count(self._number)
        return answer

    async def _answer(self, sent: CommandSent) -> CommandAnswer:
        # Of who has no key the socket's own noise is counted.
        who = Caller(self._tokens), self._services, self._table_id
        if isinstance(sent, AnswerSent):
            done = await answer_as(*who, sent.plain())
            return AcknowledgedTold(done.command_id, done.heard)
        undone = await undo_as(*who, sent.plain())
        return UndoAnswered(sent.command_id, undone.undone, undone.heard)

    def _note(self, answer: CommandAnswer, seconds: float) -> None:
        problem = answer.problem if isinstance(answer, CommandRefused) else None
        facts = Facts(
            request=self._request_id,
            route=STREAM,
            status=HTTPStatus.OK if problem is None else problem.status,
            milliseconds=round(seconds * 1000, 1),
            table=self._table_id,
            code="" if problem is None else problem.code,
        )
        self._services.answer_log.answered(facts, isinstance(answer, AcknowledgedTold))


def _read(text: str) -> CommandSent:
    try:
        sent: CommandSent = _commands.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Unreadable from error
    return sent
