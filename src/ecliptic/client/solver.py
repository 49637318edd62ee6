"""The solver at a seat's elbow, as far as the table's help level goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from ecliptic.client.connection import Connection
from ecliptic.wire.help import (
    AdviceShown,
    CertainShown,
    ClaimAsked,
    ContradictionsShown,
    OddsShown,
    PencilMark,
    SystemsLeft,
    WhyShown,
)
from ecliptic.wire.reminders import ActionsShown, RemindersShown

T = TypeVar("T")


class Solver:
    """What one seat may ask. A second question takes the place of the first."""

    def __init__(self, server: Connection, table: str, token: str | None) -> None:
        self._server = server
        self._path = f"/api/tables/{table}"
        self._token = token

    async def contradictions(self, marks: Sequence[PencilMark]) -> ContradictionsShown:
        """Which of the pencil marks cannot all be."""
        return await self._ask("contradictions", ContradictionsShown, {"marks": marks})

    async def certain(self) -> CertainShown:
        return await self._ask("certain", CertainShown, {})

    async def why(self, claim: ClaimAsked) -> WhyShown:
        """The fewest facts that force a claim."""
        return await self._ask("why", WhyShown, {"claim": claim})

    async def odds(self, rivals: bool = False) -> OddsShown:
        """With `rivals`, what they did is weighed, as if they placed what they think true."""
        return await self._ask("odds", OddsShown, {"rivals": rivals})

    async def advice(self, rivals: bool = False) -> AdviceShown:
        return await self._ask("advice", AdviceShown, {"rivals": rivals})

    async def reminders(self) -> RemindersShown:
        """Ptolemaeus: what not to forget."""
        return await self._ask("reminders", RemindersShown, {})

    async def actions(self) -> ActionsShown:
        """Ptolemaeus: the best actions."""
        return await self._ask("actions", ActionsShown, {})

    async def systems_left(self) -> SystemsLeft:
        """How many systems each seat had left after each entry, when the game is over."""
        path = f"{self._path}/replay/left"
        return await self._server.call("GET", path, SystemsLeft, token=self._token)

    async def _ask(self, kind: str, answer: type[T], body: Any) -> T:
        path = f"{self._path}/help/{kind}"
        return await self._server.call("POST", path, answer, body, self._token)
