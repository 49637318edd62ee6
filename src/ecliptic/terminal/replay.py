"""Looking at a finished or saved game again: as one seat was told it, or with everything open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ecliptic.core.errors import BadRecord, BadRequest
from ecliptic.core.game import Viewer
from ecliptic.core.log import Moved, TakenBack, Undone
from ecliptic.core.record import Verified, replayed, verify
from ecliptic.core.table import Table
from ecliptic.english.words import counted
from ecliptic.terminal.face import Face, Story
from ecliptic.terminal.faces import face_of
from ecliptic.terminal.files import game_of, read_record
from ecliptic.terminal.seats import names_of


def replay_lines(path: Path, seat: int | None) -> Iterator[str]:
    """The game in sentences. `seat` is counted from 1. Without it everything is open, but of an
    unfinished game only what a spectator may see."""
    record = read_record(path)
    table = replayed(game_of(record), record)
    viewer = _viewer(seat, table)
    face = face_of(record.game)
    names = names_of(record.players)
    story = face.story(names, table.options, viewer)
    if viewer is None and table.outcome is not None:
        yield from _opened(table, face, names, story)
    else:
        yield from filter(None, map(story.tell, table.streams[viewer].told))
    if table.outcome is None:
        yield "The game is not finished; what is hidden stays hidden."


def _opened(table: Table, face: Face, names: Sequence[str], story: Story) -> Iterator[str]:
    """Every event of the log, and who took what back."""
    told = 0
    marks = []
    """For each entry of the log, how many things had been told before it."""
    for entry in table.log:
        marks.append(told)
        if isinstance(entry, Undone):
            story.tell(TakenBack(marks[entry.to]))
            told += 1
            yield f"{names[entry.seat]} undoes {_move_words(table, face, entry.to)}"
        else:
            told += len(entry.events)
            yield from filter(None, map(story.tell, entry.events))


def _move_words(table: Table, face: Face, number: int) -> str:
    """`the survey S A 3-7 and what followed from it.`, for an entry that is a move."""
    moved = table.log[number]
    if not isinstance(moved, Moved):
        raise BadRecord("record-undo", entry=number)
    return f"{face.move_words(moved.action)} and what followed from it."


def replay_json(path: Path, seat: int | None) -> str:
    """The same for programs: what was told or happened, and the views at the end."""
    record = read_record(path)
    table = replayed(game_of(record), record)
    viewer = _viewer(seat, table)
    head = {"game": record.game, "rules_version": record.rules_version, "players": record.players}
    if viewer is not None or table.outcome is None:
        body: dict[str, Any] = {
            "seat": viewer,
            "told": list(table.streams[viewer].told),
            "view": table.view(viewer),
        }
    else:
        body = {
            "entries": list(table.log),
            "views": [table.view(one) for one in range(table.seats)],
            "spectator": table.view(None),
            "result": table.outcome,
        }
    return msgspec.json.encode({**head, **body}).decode()


def verify_lines(path: Path) -> Iterator[str]:
    """Check a record; each line says what was found right."""
    record = read_record(path)
    found = verify(game_of(record), record)
    yield "The file is complete: its digest matches."
    yield "The commitment published at the start matches the seed and salt."
    yield _moves_line(found)
    if found.finished:
        yield "The result is the one the moves lead to."
    else:
        yield "The game is not finished, so it has no result yet."


def _moves_line(found: Verified) -> str:
    moves = counted(found.moves, "move")
    taken_back = f", {found.undone} undone" if found.undone else ""
    return f"The deal and {moves}{taken_back} were checked again by the rules: all agree."


def _viewer(seat: int | None, table: Table) -> Viewer:
    if seat is None:
        return None
    if not 1 <= seat <= table.seats:
        raise BadRequest("terminal-seat-number", seat=seat, seats=table.seats)
    return seat - 1
