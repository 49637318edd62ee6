"""The marks a note sheet shows by itself: only what the game has said outright (rules 9).

Nothing is deduced here: finding out is the player's game. A survey marks its run only when it found
none, or one in every sector.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TypeAlias

from ecliptic.bots.planetx.sheet import APPEARS_EMPTY
from ecliptic.planetx.events import Surveyed, Targeted
from ecliptic.planetx.objects import COMET, TRULY_EMPTY, Object, Sighting
from ecliptic.planetx.ring import run
from ecliptic.planetx.views import View


class Mark(Enum):
    """One cell of the note sheet."""

    OPEN = "."
    NEVER = " "
    """Nothing to note: no comet can stand here, or the whole sky lies open."""
    START = "s"
    """Excluded by a starting fact."""
    NOT = "x"
    APPEARS_EMPTY = "~"
    """Truly empty or Planet X; nobody knows which."""
    CERTAIN = "O"
    OWN_NOT = "/"
    """The player's own pencil: excluded."""
    OWN_CERTAIN = "o"


Cell: TypeAlias = tuple[int, Object]
LEGEND = (
    (Mark.CERTAIN, "certain"),
    (Mark.NOT, "excluded"),
    (Mark.START, "starting fact"),
    (Mark.APPEARS_EMPTY, "appears empty"),
)


def marks_of(view: View, own: Mapping[Cell, Mark] | None = None) -> dict[Cell, Mark]:
    """Every cell of the sheet; the game's word wins over the player's own pencil."""
    rules = view.board.mode.rules
    marks = {(sector, thing): Mark.OPEN for sector in rules.all_sectors for thing in Object}
    marks |= own or {}
    for sector in rules.all_sectors:
        if sector not in rules.comet_sectors:
            marks[sector, COMET] = Mark.NEVER
    for fact in view.facts:
        marks[fact.sector, fact.thing] = Mark.START
    for turn in view.log:
        if isinstance(turn, Surveyed):
            _survey(marks, turn, run(turn.first, turn.last, rules.sectors))
    for turn in view.log:
        if isinstance(turn, Targeted):
            _target(marks, turn)
    for sector, thing in view.board.refuted:
        marks[sector, thing] = Mark.NOT
    for sector, thing in view.board.confirmed:
        _certain(marks, sector, thing)
    if view.board.system:
        marks = dict.fromkeys(marks, Mark.NEVER)
        marks |= dict.fromkeys(enumerate(view.board.system, start=1), Mark.CERTAIN)
    return marks


def certain(marks: Mapping[Cell, Mark], thing: Object) -> int:
    """How many of `thing` are certain on the sheet, the player's own marks included."""
    return sum(
        1
        for (_, other), mark in marks.items()
        if other is thing and mark in (Mark.CERTAIN, Mark.OWN_CERTAIN)
    )


def _survey(marks: dict[Cell, Mark], turn: Surveyed, sectors: tuple[int, ...]) -> None:
    things = APPEARS_EMPTY if turn.thing is TRULY_EMPTY else (turn.thing,)
    for sector in sectors:
        if turn.count == 0:
            for thing in things:
                _exclude(marks, sector, thing)
        elif turn.count == len(sectors):
            _only(marks, sector, things)


def _target(marks: dict[Cell, Mark], turn: Targeted) -> None:
    if turn.sighting is Sighting.APPEARS_EMPTY:
        _only(marks, turn.sector, APPEARS_EMPTY)
    else:
        _only(marks, turn.sector, (Object(turn.sighting.value),))


def _only(marks: dict[Cell, Mark], sector: int, things: tuple[Object, ...]) -> None:
    """The sector holds one of `things`: certain if it is one, else it appears empty."""
    if len(things) == 1:
        _certain(marks, sector, things[0])
        return
    for thing in Object:
        if thing not in things:
            _exclude(marks, sector, thing)
        elif marks[sector, thing] is Mark.OPEN:
            marks[sector, thing] = Mark.APPEARS_EMPTY


def _certain(marks: dict[Cell, Mark], sector: int, thing: Object) -> None:
    for other in Object:
        _exclude(marks, sector, other)
    marks[sector, thing] = Mark.CERTAIN


def _exclude(marks: dict[Cell, Mark], sector: int, thing: Object) -> None:
    if marks[sector, thing] not in (Mark.NEVER, Mark.START):
        marks[sector, thing] = Mark.NOT
