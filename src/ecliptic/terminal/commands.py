"""Commands at the prompt that every game has; each face adds its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ecliptic.core.game import Seat
from ecliptic.terminal.face import Command
from ecliptic.terminal.files import home_expanded
from ecliptic.terminal.keyboard import Left, objects
from ecliptic.terminal.taking_back import person_called, take_back

if TYPE_CHECKING:
    from ecliptic.terminal.session import Session


def obey(session: Session, seat: Seat, line: str) -> bool:
    """Do what a command says; False if the line is not a command."""
    first, *rest = line.split()
    word = first.lower()
    command = session.face.commands.get(word) or _COMMANDS.get(word)
    if command is None:
        return False
    command(session, seat, rest)
    return True


def _help(session: Session, seat: Seat, rest: Sequence[str]) -> None:
    wants_all = [word.lower() for word in rest] == ["all"]
    session.screen.show(*session.face.help(session.look(seat), everything=wants_all))


def draw_board(session: Session, seat: Seat, rest: Sequence[str] = ()) -> None:
    session.screen.show(*session.face.board(session.look(seat)))


def _undo(session: Session, seat: Seat, rest: Sequence[str]) -> None:
    take_back(session, person_called(session, " ".join(rest)) if rest else seat)


def _save(session: Session, seat: Seat, rest: Sequence[str]) -> None:
    session.save(home_expanded(Path(" ".join(rest))) if rest else session.saving.path)


def _quit(session: Session, seat: Seat, rest: Sequence[str]) -> None:
    if session.saving.has_news and objects("Save the game before you leave?"):
        session.saving.forget()
    raise Left


_COMMANDS: Mapping[str, Command] = {
    "help": _help,
    "h": _help,
    "?": _help,
    "board": draw_board,
    "b": draw_board,
    "undo": _undo,
    "save": _save,
    "quit": _quit,
    "exit": _quit,
    "q": _quit,
}
