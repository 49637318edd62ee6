"""Taking a move back: freely by its owner, otherwise only if everybody is asked and agrees.

Whoever sits at the keyboard takes back his own sealed choice at once. Another person's move is that
person's own: he is asked first. All questions are put on a cleared screen, since the people who
answer them must not read each other's notes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ecliptic.core.errors import BadRequest, UndoRefused, shorten
from ecliptic.core.game import Seat
from ecliptic.core.log import Moved
from ecliptic.core.table import Table
from ecliptic.core.undo import is_free, last_move_of
from ecliptic.english.words import listed
from ecliptic.terminal.keyboard import agrees

if TYPE_CHECKING:
    from ecliptic.terminal.session import Session


def person_called(session: Session, name: str) -> Seat:
    for seat in session.people:
        if session.chairs[seat].name.lower() == name.lower():
            return seat
    raise BadRequest("terminal-undo-whose", name=shorten(name))


def is_free_to_go(table: Table, seat: Seat) -> bool:
    """Whether the last thing that happened is a move of the seat that told nobody anything."""
    try:
        return is_free(table.game, table.log, seat, last_move_of(table.log, seat), table.seats)
    except UndoRefused:
        return False


def can_choose_again(table: Table, seat: Seat) -> bool:
    """Whether the seat has just answered in secret what others are still being asked."""
    last = table.log[-1]
    return (
        isinstance(last, Moved)
        and last.seat == seat
        and any(asked.name == last.decision for asked in table.pending)
        and is_free_to_go(table, seat)
    )


def take_back(session: Session, owner: Seat) -> None:
    """Undo a person's last move and what followed, once all who must agree have agreed."""
    table = session.table
    if table.outcome is not None:
        raise UndoRefused("undo-game-over")
    last_move_of(table.log, owner)
    others = [] if is_free_to_go(table, owner) else _others(session, owner)
    is_his_own = owner == session.at_keyboard
    if others or not is_his_own:
        session.clear()
    name = session.chairs[owner].name
    if not is_his_own:
        _require_yes(name, f"{name}, do you want to undo your last move?")
    for other in others:
        asked = session.chairs[other].name
        _require_yes(asked, f"{asked}, may {name} undo the last move?")
    table.undo(owner, others)


def _others(session: Session, owner: Seat) -> Sequence[Seat]:
    """Everybody who must agree; programs never do."""
    others = [seat for seat in range(session.table.seats) if seat != owner]
    programs = [session.chairs[seat].name for seat in others if seat in session.bots]
    if programs:
        raise BadRequest("terminal-undo-programs", names=listed(programs, last="or"))
    return others


def _require_yes(name: str, prompt: str) -> None:
    if not agrees(prompt):
        raise BadRequest("terminal-undo-refused", name=name)
