"""The board and a player's note sheet: the ring unrolled, one column for each sector.

    sky      the visible half, `>` being the Earth's arrow
    icons    c: a comet can stand here; T and X1: a theory phase or conference comes up when the
             arrow leaves the sector
    pawns    in the order in which they act, the first on top

Below stand the sheet's marks, one row for each object, with how many are found of how many.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from ecliptic.english.planetx import words
from ecliptic.english.words import counted
from ecliptic.planetx.board import Board, FaceDown, FaceUp, LastChances, Theory, arrow, space
from ecliptic.planetx.modes import REVIEW_SPACES
from ecliptic.planetx.objects import Object
from ecliptic.planetx.ring import visible_sky
from ecliptic.planetx.time_track import sector_of
from ecliptic.planetx.views import View
from ecliptic.terminal.planetx.marks import Cell, Mark, certain, marks_of
from ecliptic.terminal.seats import Chair

MARK_STYLES = {
    Mark.OPEN: "dim",
    Mark.NEVER: "",
    Mark.START: "blue",
    Mark.NOT: "red",
    Mark.APPEARS_EMPTY: "yellow",
    Mark.CERTAIN: "bold green",
    Mark.OWN_NOT: "red",
    Mark.OWN_CERTAIN: "green",
}
_CELL, _WIDEST_CELL = 3, 5
_COUNT = 4
_LONG_LABEL, _SHORT_LABEL = 15, 3


def board_tables(
    view: View, chairs: Sequence[Chair], own: Mapping[Cell, Mark], width: int
) -> Iterator[Table]:
    """The whole ring in one strip, or cut into as many as a narrow screen needs."""
    marks = marks_of(view, own)
    sectors = view.board.mode.rules.all_sectors
    for pieces in (1, 2, 3, 6):
        length = len(sectors) // pieces
        spare = width - _COUNT - length * (_CELL + 1)
        if spare >= _SHORT_LABEL or pieces == 6:
            break
    label = _LONG_LABEL if spare >= _LONG_LABEL else _SHORT_LABEL
    cell = min(_WIDEST_CELL, _CELL + max(0, spare - label) // length)
    for start in range(0, len(sectors), length):
        yield _strip(view, chairs, marks, sectors[start : start + length], label, cell)


def full_width(view: View) -> int:
    """What the strip takes with every name written out."""
    return _LONG_LABEL + view.board.mode.rules.sectors * (_CELL + 1) + _COUNT


def _strip(
    view: View,
    chairs: Sequence[Chair],
    marks: Mapping[Cell, Mark],
    sectors: Sequence[int],
    label: int,
    cell: int,
) -> Table:
    board = view.board
    sky = visible_sky(arrow(board), board.mode)
    is_long = label == _LONG_LABEL
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(width=label - 1, no_wrap=True)
    for _ in sectors:
        table.add_column(width=cell, justify="center", no_wrap=True)
    table.add_column(width=_COUNT, no_wrap=True, style="dim")
    numbers = (Text(str(one), style="bold" if one in sky else "dim") for one in sectors)
    table.add_row("sector" if is_long else "", *numbers)
    table.add_row("sky" if is_long else "", *(_sky(one, sky, cell) for one in sectors))
    table.add_row("icons" if is_long else "", *(_icons(board, one) for one in sectors))
    for depth in range(board.seats):
        pawns = [_pawn(board, one, depth, chairs) for one in sectors]
        if depth == 0 or any(pawns):
            table.add_row("pawns" if is_long and depth == 0 else "", *pawns)
    for thing in Object:
        name = f"{thing.value} {words.name(thing)}" if is_long else thing.value
        count = f"{certain(marks, thing)}/{board.mode.rules.counts[thing]}"
        cells = (_mark(marks[one, thing]) for one in sectors)
        table.add_row(Text(name, style="bold"), *cells, count)
    return table


def _sky(sector: int, sky: Sequence[int], cell: int) -> Text:
    if sector not in sky:
        return Text("")
    return Text((">" if sector == sky[0] else "=") + "=" * (cell - 1), style="bold yellow")


def _icons(board: Board, sector: int) -> Text:
    rules = board.mode.rules
    icons = Text("c" if sector in rules.comet_sectors else "", style="blue")
    if sector in rules.theory_icons:
        icons.append("T", style="magenta")
    number = rules.conference_icons.get(sector)
    if number is not None and all(number != held for held, _ in board.conferences):
        icons.append(f"X{number}", style="magenta")
    return icons


def _pawn(board: Board, sector: int, depth: int, chairs: Sequence[Chair]) -> Text:
    """The pawn that acts `depth` turns after the first of its sector, if there is one."""
    here = [seat for seat in board.order if sector_of(board, seat) == sector]
    if depth >= len(here):
        return Text("")
    return Text(chairs[here[depth]].tag, style=f"bold {chairs[here[depth]].colour}")


def _mark(mark: Mark) -> Text:
    return Text(mark.value, style=MARK_STYLES[mark])


def theory_lines(view: View, chairs: Sequence[Chair]) -> Iterator[Text]:
    """The review tracks: what is confirmed, and which theories wait for how many phases."""
    board = view.board
    right = [one for one in board.theories if isinstance(one, FaceUp)]
    confirmed = [
        _confirmed(sector, thing, [one for one in right if one.sector == sector], chairs)
        for sector, thing in sorted(board.confirmed)
    ]
    if confirmed:
        yield Text("Confirmed: ", style="bold") + Text(", ").join(confirmed)
    waiting: dict[str, list[Text]] = {}
    hidden = [one for one in board.theories if isinstance(one, FaceDown)]
    for theory in sorted(hidden, key=lambda one: (-space(board, one), one.sector)):
        waiting.setdefault(_due(board, theory), []).append(_token(view, theory, chairs))
    for when, tokens in waiting.items():
        yield Text(f"{when}: ", style="bold") + Text(", ").join(tokens)


def _due(board: Board, theory: FaceDown) -> str:
    """When a face-down theory is turned over. An open phase has its advance still to come."""
    if isinstance(board.stage, LastChances):
        return "Face down"
    left = REVIEW_SPACES - 1 - space(board, theory) - (board.phases - board.advances)
    return {0: "Review in this phase", 1: "Review in the next phase"}.get(
        left, f"Review in {left} phases"
    )


def _confirmed(
    sector: int, thing: Object, right: Sequence[Theory], chairs: Sequence[Chair]
) -> Text:
    text = Text(f"{sector} {words.name(thing)} (")
    owners = (Text(chairs[one.seat].tag, style=chairs[one.seat].colour) for one in right)
    return text + Text(", ").join(owners) + Text(")")


def _token(view: View, theory: Theory, chairs: Sequence[Chair]) -> Text:
    """A face-down theory: sector, owner, and the object if it is the viewer's own."""
    chair = chairs[theory.seat]
    own = view.desk.submitted if view.desk is not None else ()
    face = next((thing.value for number, _, thing in own if number == theory.number), "?")
    return Text(f"{theory.sector} ").append(f"{chair.tag}:{face}", style=chair.colour)


def players_line(view: View, chairs: Sequence[Chair]) -> Columns:
    """Everybody's time, targets and theory tokens, furthest back first."""
    board = view.board
    parts = []
    for seat in board.order:
        targets = counted(board.targets_left[seat], "target")
        tokens = counted(board.tokens_left[seat], "token")
        name = Text(chairs[seat].name, style=f"bold {chairs[seat].colour}", no_wrap=True)
        parts.append(name.append(f": time {board.times[seat]}, {targets}, {tokens}", "not bold"))
    return Columns(parts, padding=(0, 3))
