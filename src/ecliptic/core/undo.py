"""When a move may be taken back.

Freely, only if nothing since was another seat's move, revealed anything or drew anything. That is
computed from what each seat was told: a move is quiet if everything told of it is of a type the
game lists as saying nothing new. Otherwise every other seat must agree.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from ecliptic.core.errors import UndoRefused
from ecliptic.core.game import AnyGame, Seat
from ecliptic.core.log import Dealt, Entry, Moved, Undone
from ecliptic.core.notation import seats_text


def latest_first(entries: Sequence[Entry], before: int | None = None) -> Iterator[int]:
    """Numbers of the entries of a lawful log that still count, the newest first: who wants the last
    moves need not look at all the others."""
    number = (len(entries) if before is None else before) - 1
    while number >= 0:
        entry = entries[number]
        if isinstance(entry, Undone):
            number = entry.to
        else:
            yield number
        number -= 1


def last_move_of(entries: Sequence[Entry], seat: Seat) -> int:
    """The number of the seat's latest move in force; refused if it has none."""
    for number in latest_first(entries):
        entry = entries[number]
        if isinstance(entry, Moved) and entry.seat == seat:
            return number
    raise UndoRefused("undo-nothing")


def is_quiet(game: AnyGame, entry: Entry, seats: int) -> bool:
    """Whether nobody learned anything by this entry that the mover did not say to him."""
    if isinstance(entry, Undone):
        return True
    for event in entry.events:
        for viewer in range(seats):
            told = game.audience(event, viewer)
            if told is not None and type(told) not in game.quiet:
                return False
    return True


def is_free(game: AnyGame, entries: Sequence[Entry], seat: Seat, to: int, seats: int) -> bool:
    """Whether `seat` may go back to before entry `to` without asking anybody."""
    position_then = chance_before(entries, to)
    for number in latest_first(entries):
        if number < to:
            return True
        entry = entries[number]
        if not isinstance(entry, Moved) or entry.seat != seat:
            return False
        if entry.chance != position_then or not is_quiet(game, entry, seats):
            return False
    return True


def agree_to_undo(
    game: AnyGame,
    entries: Sequence[Entry],
    seat: Seat,
    seats: int,
    agreed: Collection[Seat] = (),
) -> Undone:
    """The undo of the seat's last move, or the refusal that says who must still agree."""
    to = last_move_of(entries, seat)
    if is_free(game, entries, seat, to, seats):
        return Undone(seat, to, ())
    missing = [other for other in range(seats) if other != seat and other not in agreed]
    if missing:
        raise UndoRefused("undo-needs-consent", seats=seats_text(missing))
    return Undone(seat, to, tuple(other for other in range(seats) if other != seat))


def chance_before(entries: Sequence[Entry], to: int) -> int:
    """How far the chance stream had run before entry `to`, as far as the log counts."""
    for number in latest_first(entries, to):
        entry = entries[number]
        if isinstance(entry, Dealt | Moved):
            return entry.chance
    return 0
