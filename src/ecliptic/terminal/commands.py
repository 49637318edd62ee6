"""Commands at the prompt: everything a person types that is not an action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ecliptic.core.errors import BadNotation, shorten
from ecliptic.core.game import Seat
from ecliptic.planetx.actions import Action
from ecliptic.planetx.notation import number, parse_action
from ecliptic.planetx.objects import Object, object_from_letter
from ecliptic.terminal.errors import BadRequest
from ecliptic.terminal.files import home_expanded
from ecliptic.terminal.help import full_help, rules_table, short_help
from ecliptic.terminal.keyboard import Left, objects
from ecliptic.terminal.notes import log_lines, topics_table
from ecliptic.terminal.own_notes import WRITTEN
from ecliptic.terminal.pictures import draw_board, draw_notes
from ecliptic.terminal.taking_back import person_called, take_back

if TYPE_CHECKING:
    from ecliptic.terminal.session import Session

SPELLED_OUT = {
    "survey": "S",
    "target": "T",
    "research": "R",
    "locate": "L",
    "choose": "C",
    "place": "P",
    "withdraw": "W",
}
"""Actions may be spelled out: `survey a 3-7`."""


def action_from(line: str) -> Action:
    first, *rest = line.split()
    return parse_action(" ".join([SPELLED_OUT.get(first.lower(), first), *rest]))


def obey(session: Session, seat: Seat, line: str) -> bool:
    """Do what a command says; False if the line is not a command."""
    first, *rest = line.split()
    command = _COMMANDS.get(first.lower())
    if command is None:
        return False
    command(session, seat, rest)
    return True


def _help(session: Session, seat: Seat, rest: Sequence[str]) -> None:
    view = session.table.view(seat)
    wants_all = [word.lower() for word in rest] == ["all"]
    session.screen.show(*(full_help(view) if wants_all else short_help(view)))


def _board(session: Session, seat: Seat, rest: Sequence[str]) -> None:
    draw_board(session.screen, session.table.view(seat), session.chairs, session.pencil[seat])


def _notes(session: Session, seat: Seat, rest: Sequence[str]) -> None:
    draw_notes(session.screen, session.table.view(seat), session.chairs, session.pencil[seat])


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
        session.pencil[seat].pop((sector, thing), None)
        if mark is not None:
            session.pencil[seat][sector, thing] = mark
    _board(session, seat, ())


def _undo(session: Session, seat: Seat, rest: Sequence[str]) -> None:
    take_back(session, person_called(session, " ".join(rest)) if rest else seat)


def _save(session: Session, seat: Seat, rest: Sequence[str]) -> None:
    session.save(home_expanded(Path(" ".join(rest))) if rest else session.path)


def _quit(session: Session, seat: Seat, rest: Sequence[str]) -> None:
    if session.has_news_to_save and objects("Save the game before you leave?"):
        session.forget()
    raise Left


_COMMANDS: dict[str, Callable[[Session, Seat, Sequence[str]], None]] = {
    "help": _help,
    "h": _help,
    "?": _help,
    "board": _board,
    "b": _board,
    "notes": _notes,
    "n": _notes,
    "log": _log,
    "topics": _topics,
    "titles": _topics,
    "rules": _rules,
    "x": lambda session, seat, rest: _mark(session, seat, rest, "x"),
    "o": lambda session, seat, rest: _mark(session, seat, rest, "o"),
    "erase": lambda session, seat, rest: _mark(session, seat, rest, "erase"),
    "undo": _undo,
    "save": _save,
    "quit": _quit,
    "exit": _quit,
    "q": _quit,
}
