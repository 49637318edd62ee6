"""Which asking of a decision is meant: names come again after an undo, askings never do.

A decision keeps its asking for as long as it stays pending without a break, whatever rivals do
meanwhile. When it is asked again after an undo that is a new asking, and an answer to the old one
is stale. To a seat an asking is the decision's name and how many things the seat had been told when
it was asked (`turn-5.17`): that number is the seat's own, the log's is never shown.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TypeAlias

from ecliptic.core.errors import NotYourDecision, shorten
from ecliptic.core.game import Decision, Seat
from ecliptic.core.log import Entry, SeatStream, Undone
from ecliptic.core.notation import seats_text

Askings: TypeAlias = Mapping[Decision, int]
"""Every pending decision, with the number of the log entry that asked it."""


class AskingHistory:
    """The pending decisions of a table after each entry of its log."""

    __slots__ = ("_after",)

    def __init__(self) -> None:
        self._after: list[Askings] = []

    @property
    def now(self) -> Askings:
        return self._after[-1] if self._after else {}

    def follow(self, entry: Entry, pending: Sequence[Decision]) -> None:
        """Take the log's next entry, and what the table waits for after it."""
        number = len(self._after)
        kept = dict(self.now)
        if isinstance(entry, Undone):
            then = self._after[entry.to - 1]
            kept = {asked: at for asked, at in kept.items() if then.get(asked) == at}
        self._after.append({asked: kept.get(asked, number) for asked in pending})


def decision_meant(
    pending: Collection[Decision], seat: Seat, named: str, name_of: Callable[[Decision], str]
) -> Decision:
    """The pending decision a seat's answer is meant for. Refused if the game is over, if others are
    asked, or if what the answer names has passed."""
    for asked in pending:
        if asked.seat == seat:
            if name_of(asked) == named:
                return asked
            raise NotYourDecision("decision-stale", decision=shorten(named))
    if not pending:
        raise NotYourDecision("game-over")
    waiting = seats_text(asked.seat for asked in pending)
    raise NotYourDecision("not-your-decision", waiting=waiting)


def asking_name(askings: Askings, stream: SeatStream) -> str | None:
    """The asking the stream's own seat has to answer now, as that seat knows it."""
    for asked in askings:
        if asked.seat == stream.viewer:
            return _name(asked, askings, stream)
    return None


def answered(askings: Askings, stream: SeatStream, seat: Seat, named: str) -> Decision:
    """The pending decision an answer is meant for; refused if that asking has passed."""
    return decision_meant(askings, seat, named, lambda asked: _name(asked, askings, stream))


def _name(asked: Decision, askings: Askings, stream: SeatStream) -> str:
    return f"{asked.name}.{stream.heard_before(askings[asked] + 1)}"
