"""The board and a player's note sheet as one table: a row for each sector of the ring.

The bar on the left is the visible sky, `>` the Earth's arrow; `c` marks sectors that can hold a
comet, `T` theory phases and `X1` conferences, which come when the arrow leaves the sector.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.table import Table
from rich.text import Text

from ecliptic.planetx.board import Board, FaceDown, FaceUp, Theory, arrow, space
from ecliptic.planetx.modes import REVIEW_SPACES
from ecliptic.planetx.objects import Object
from ecliptic.planetx.ring import visible_sky
from ecliptic.planetx.time_track import sector_of
from ecliptic.planetx.views import View
from ecliptic.terminal import words
from ecliptic.terminal.marks import Cell, Mark, certain, marks_of
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


def board_table(view: View, chairs: Sequence[Chair], own: Mapping[Cell, Mark]) -> Table:
    board = view.board
    rules = board.mode.rules
    marks = marks_of(view, own)
    sky = visible_sky(arrow(board), board.mode)
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_footer=True)
    table.header_style = "bold underline"
    table.footer_style = "dim"
    table.add_column("", no_wrap=True)
    table.add_column("sector", justify="right", footer="found", no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column("pawns", min_width=7, no_wrap=True)
    for thing in Object:
        count = f"{certain(marks, thing)}/{rules.counts[thing]}"
        table.add_column(thing.value, justify="center", width=3, footer=count)
    table.add_column("theories")
    for sector in rules.all_sectors:
        table.add_row(
            _sky_text(sector, sky),
            Text(str(sector), style="bold" if sector in sky else ""),
            _icons(board, sector),
            _pawns(board, sector, chairs),
            *(_mark(marks[sector, thing]) for thing in Object),
            _track(view, sector, chairs),
        )
    return table


def status_line(view: View, chairs: Sequence[Chair]) -> Text:
    """Everybody's time and tokens, furthest back first."""
    board = view.board
    parts = []
    for seat in board.order:
        chair = chairs[seat]
        targets = words.counted(board.targets_left[seat], "target")
        tokens = words.counted(board.tokens_left[seat], "token")
        text = Text(chair.name, style=f"bold {chair.colour}")
        parts.append(
            text.append(f" time {board.times[seat]}, {targets}, {tokens}", style="not bold")
        )
    return Text(" | ").join(parts)


def _sky_text(sector: int, sky: Sequence[int]) -> Text:
    if sector not in sky:
        return Text("  ")
    return Text(">┃" if sector == sky[0] else " ┃", style="bold yellow")


def _icons(board: Board, sector: int) -> Text:
    rules = board.mode.rules
    icons = Text("c " if sector in rules.comet_sectors else "  ", style="blue")
    if sector in rules.theory_icons:
        icons.append("T", style="magenta")
    number = rules.conference_icons.get(sector)
    if number is not None:
        held = any(number == one for one, _ in board.conferences)
        icons.append(f"X{number}", style="dim strike" if held else "magenta")
    return icons


def _pawns(board: Board, sector: int, chairs: Sequence[Chair]) -> Text:
    """The pawns of a sector in the order in which they act."""
    here = [seat for seat in board.order if sector_of(board, seat) == sector]
    return Text(" ").join(Text(chairs[seat].tag, style=chairs[seat].colour) for seat in here)


def _mark(mark: Mark) -> Text:
    return Text(mark.value, style=MARK_STYLES[mark])


def _track(view: View, sector: int, chairs: Sequence[Chair]) -> Text:
    """The review track: what is confirmed, else the face-down theories on their spaces."""
    board = view.board
    here = [one for one in board.theories if one.sector == sector]
    confirmed = next((thing for closed, thing in board.confirmed if closed == sector), None)
    if confirmed is not None or board.system:
        return _settled(board, sector, confirmed, here, chairs)
    hidden = [one for one in here if isinstance(one, FaceDown)]
    if not hidden:
        return Text("")
    spaces: list[list[Text]] = [[] for _ in range(REVIEW_SPACES)]
    for one in hidden:
        spaces[space(board, one)].append(_token(view, one, chairs))
    return Text(" | ", style="dim").join(Text(" ").join(tokens or [Text(".")]) for tokens in spaces)


def _token(view: View, theory: Theory, chairs: Sequence[Chair]) -> Text:
    """A face-down theory: its owner, and its object if it is the viewer's own."""
    chair = chairs[theory.seat]
    own = view.desk.submitted if view.desk is not None else ()
    face = next((thing.value for number, _, thing in own if number == theory.number), "?")
    return Text(f"{chair.tag}:{face}", style=chair.colour)


def _settled(
    board: Board,
    sector: int,
    confirmed: Object | None,
    here: Sequence[Theory],
    chairs: Sequence[Chair],
) -> Text:
    """A sector everybody knows, and whose theories were right."""
    thing = confirmed if confirmed is not None else board.system[sector - 1]
    text = Text(words.name(thing), style="bold green")
    right = [one for one in here if isinstance(one, FaceUp)]
    for one in right:
        text.append(f" {chairs[one.seat].tag}", style=f"not bold {chairs[one.seat].colour}")
    return text
