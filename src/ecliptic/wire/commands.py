"""Commands over the socket of a viewer: what a seat sends, and how it is answered there.

They are the bodies and answers of the requests, each with a `type`.
"""

from __future__ import annotations

import msgspec

from ecliptic.wire.problems import Problem
from ecliptic.wire.tables import Acknowledged, Answer, AskUndo

FRAME_BYTES = 4 * 1024
"""The longest message that every server takes over a socket; longer commands are requests."""


class AnswerSent(Answer, frozen=True, forbid_unknown_fields=True, tag="answer"):
    """An answer to a decision."""

    def plain(self) -> Answer:
        """As a request would bring it."""
        return Answer(self.command_id, self.decision, self.action)


class UndoSent(AskUndo, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="undo"):
    """Take a move back."""

    def plain(self) -> AskUndo:
        return AskUndo(self.command_id, self.to, self.heard)


CommandSent = AnswerSent | UndoSent


class AcknowledgedTold(Acknowledged, frozen=True, tag="acknowledged"):
    """The command is on disk. Sent before anything that it has led to."""


class UndoAnswered(msgspec.Struct, frozen=True, tag="undo-answered"):
    """Taken back, or asked for: then every other seat has to agree."""

    command_id: str
    undone: bool
    heard: int


class CommandRefused(msgspec.Struct, frozen=True, tag="refused"):
    """The command was refused, as a request would have been."""

    command_id: str | None
    """None if what was sent could not be read."""
    problem: Problem
    retry_after: int | None
    """Seconds, where the same command may succeed later."""


CommandAnswer = AcknowledgedTold | UndoAnswered | CommandRefused
