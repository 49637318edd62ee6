"""Whole screens: the board with the notes beside or below it, the introduction, and the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ecliptic.planetx.board import Board, Over
from ecliptic.planetx.modes import TOPICS
from ecliptic.planetx.views import View
from ecliptic.terminal import words
from ecliptic.terminal.board import board_tables, full_width, players_line, theory_lines
from ecliptic.terminal.marks import Cell, Mark
from ecliptic.terminal.notes import legend, notes_table
from ecliptic.terminal.score_sheet import EXPLANATION, score_table, theories_table
from ecliptic.terminal.screen import Screen
from ecliptic.terminal.seats import Chair

NOTES_WIDTH = 45
"""From this much room on, the notes stand beside the board."""


def draw_board(
    screen: Screen, view: View, chairs: Sequence[Chair], own: Mapping[Cell, Mark]
) -> None:
    """The board and the sheet; on a wide screen also what the game has told."""
    beside = screen.console.width - full_width(view) >= NOTES_WIDTH
    width = full_width(view) if beside else screen.console.width
    board: list[RenderableType] = [*board_tables(view, chairs, own, width)]
    board += theory_lines(view, chairs)
    if beside:
        pair = Table.grid(padding=(0, 3, 0, 0))
        pair.add_column(width=width)
        pair.add_column()
        pair.add_row(Group(*board), notes_table(view, chairs))
        screen.show("", pair)
    else:
        screen.show("", *board)
    screen.show(players_line(view, chairs))


def draw_notes(
    screen: Screen, view: View, chairs: Sequence[Chair], own: Mapping[Cell, Mark]
) -> None:
    """The sheet and everything behind it."""
    tables = board_tables(view, chairs, own, screen.console.width)
    screen.show("", *tables, legend(), "", notes_table(view, chairs))


def introduction(board: Board) -> Text:
    """The titles, which everybody knows from the start."""
    topics = "; ".join(
        f"{topic} {words.title(title)}" for topic, title in zip(TOPICS, board.titles, strict=True)
    )
    conferences = "; ".join(
        f"X{number} {words.title(title)}"
        for number, title in enumerate(board.conference_titles, start=1)
    )
    return Text(f"Research topics: {topics}. Conferences: {conferences}.")


def draw_end(screen: Screen, view: View, chairs: Sequence[Chair]) -> None:
    """The sky as it was, the score, and where every point comes from."""
    stage = view.board.stage
    if not isinstance(stage, Over):
        return
    screen.rule("The end")
    screen.show(*board_tables(view, chairs, {}, screen.console.width))
    screen.show(score_table(stage, chairs))
    screen.show(theories_table(view.board, chairs), Text(EXPLANATION, style="dim"))
    if len(stage.winners) > 1:
        shared = words.listed(chairs[seat].name for seat in stage.winners)
        screen.show(Text(f"{shared} share the victory.", style="bold"))
