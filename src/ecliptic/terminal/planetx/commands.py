"""Commands of The Search for Planet X: notes, topics and a person's own pencil."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ecliptic.core.errors import BadNotation, BadRequest, shorten
from ecliptic.core.game import Seat
from ecliptic.planetx.notation import number
from ecliptic.planetx.objects import Object, object_from_letter
from ecliptic.terminal.commands import draw_board
from ecliptic.terminal.face import Command
from ecliptic.terminal.planetx.help import rules_table
from ecliptic.terminal.planetx.notes import log_lines, topics_table
from ecliptic.terminal.planetx.pencil import WRITTEN
from ecliptic.terminal.planetx.pictures import notes_picture

if TYPE_CHECKING:
    from ecliptic.terminal.session import Session


def _notes(session: Session, seat: Seat, rest: Sequence[str]) -> None:
    session.screen.show(*notes_picture(session.look(seat)))


def _log(session: Session, seat: Seat, rest: Sequence[str]) -> None:
    lines = list(log_lines(session.table.view(seat), session.chairs))
    session.screen.show(*(lines or ["Nothing has happened yet."]))


def _topics(session: Session, seat: Seat, rest: Sequence[str]) -> None:
    session.screen.show(topics_table(session.table.view(seat).board))


def _rules(session: Session, seat: Seat, rest: Sequence[str]) -> None:
    session.screen.show(rules_table())


def _mark(session: Session, seat: Seat, rest: Sequence[str], word: str) -> None:
    """The player's own pencil: `x 5 A D`, `o 5 C`, `erase 5`, `erase 5 A`."""
    mark = WRITTEN.get(word)
    text = " ".join([word, *rest])
    try:
        sector = number(rest[0]) if rest else 0
        things = [object_from_letter(letter.upper()) for letter in rest[1:]]
    except BadNotation as error:
        raise BadRequest("terminal-mark", text=shorten(text)) from error
    if mark is None and not things:
        things = list(Object)
    if not things or sector not in session.table.options.mode.rules.all_sectors:
        raise BadRequest("terminal-mark", text=shorten(text))
    for thing in things:
        session.own[seat].pop((sector, thing), None)
        if mark is not None:
            session.own[seat][sector, thing] = mark
    draw_board(session, seat)


COMMANDS: Mapping[str, Command] = {
    "notes": _notes,
    "n": _notes,
    "log": _log,
    "topics": _topics,
    "titles": _topics,
    "rules": _rules,
    "x": lambda session, seat, rest: _mark(session, seat, rest, "x"),
    "o": lambda session, seat, rest: _mark(session, seat, rest, "o"),
    "erase": lambda session, seat, rest: _mark(session, seat, rest, "erase"),
}
