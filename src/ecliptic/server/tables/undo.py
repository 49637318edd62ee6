"""Which entry of a table an undo means, and what becomes of it.

A seat knows no numbers of the log, so it names an entry by anything that the entry has told it. An
undo that comes too late finds its entry gone, or others after it that the caller had not heard of:
then it is refused, and never takes back something else.
"""

from __future__ import annotations

from collections.abc import Iterator

from ecliptic.core.errors import UndoRefused
from ecliptic.core.game import Seat, Viewer
from ecliptic.core.log import Moved, Undone
from ecliptic.core.undo import agree_to_undo, last_move_of, latest_first
from ecliptic.server.errors import Conflict
from ecliptic.server.tables.live import LiveTable
from ecliptic.wire.tables import AskUndo, UndoNeeds


def undos(live: LiveTable, seat: Seat, wanted: AskUndo) -> list[Undone]:
    """What is to be appended, in order, or the refusal."""
    if live.table.outcome is not None:
        raise UndoRefused("undo-game-over")
    meant = None if wanted.to is None else _named(live, seat, wanted.to)
    _require_heard(live, seat, wanted.heard)
    if live.stored.companion:
        return _down_to(live, last_entered(live) if meant is None else meant)
    if meant not in (None, last_move_of(live.table.log, seat)):
        raise Conflict("server-undo-moved-on")
    return [live.table.judge_undo(seat)]


def undo_needs(live: LiveTable, viewer: Viewer) -> UndoNeeds | None:
    """Who has to agree before a seat's last move is taken back. Every move tells everybody that it
    was made, so this says nothing that the seat has not heard."""
    if viewer is None or live.table.outcome is not None:
        return None
    if live.stored.companion:
        return None if next(_entered(live), None) is None else "nobody"
    try:
        live.table.judge_undo(viewer)
    except UndoRefused as refused:
        return "everybody" if refused.code == "undo-needs-consent" else None
    return "nobody"


def last_entered(live: LiveTable) -> int:
    """What a person entered last. Opponents answer again by themselves, so what they did since is
    taken back with it."""
    last = next(_entered(live), None)
    if last is None:
        raise UndoRefused("undo-nothing")
    return last


def _entered(live: LiveTable) -> Iterator[int]:
    """Entries in force that a person made, the newest first."""
    log, seats = live.table.log, live.stored.seats
    for number in latest_first(log):
        entry = log[number]
        if isinstance(entry, Moved) and not seats[entry.seat].played_by_opponent:
            yield number


def _named(live: LiveTable, seat: Seat, told: int) -> int:
    """The entry that told the seat number `told` of its stream."""
    stream = live.stream(seat)
    for number in _entered(live):
        if stream.heard_before(number) <= told < stream.heard_before(number + 1):
            return number
    raise Conflict("server-undo-moved-on")


def _require_heard(live: LiveTable, seat: Seat, heard: int | None) -> None:
    """Nothing that a person entered since is taken back unseen."""
    if heard is None:
        return
    stream = live.stream(seat)
    if any(stream.heard_before(number) >= heard for number in _entered(live)):
        raise Conflict("server-undo-moved-on")


def _down_to(live: LiveTable, meant: int) -> list[Undone]:
    """The pieces on the real table decide, so nobody is asked. Each undo takes back one move of
    whoever made the entry that is meant, with everything since."""
    entries, seats = list(live.table.log), live.table.seats
    mover = entries[meant]
    if not isinstance(mover, Moved):
        raise Conflict("server-undo-moved-on")
    found: list[Undone] = []
    while not found or found[-1].to > meant:
        undone = agree_to_undo(live.game, entries, mover.seat, seats, range(seats))
        found.append(undone)
        entries.append(undone)
    return found
