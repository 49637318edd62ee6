"""Whole screens: the board with the notes beside or below it, the introduction, and the end."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ecliptic.english.planetx import words
from ecliptic.english.words import listed
from ecliptic.planetx.board import Board, Over
from ecliptic.planetx.modes import TOPICS
from ecliptic.terminal.face import Look
from ecliptic.terminal.planetx.board import board_tables, full_width, players_line, theory_lines
from ecliptic.terminal.planetx.notes import legend, notes_table
from ecliptic.terminal.planetx.score_sheet import EXPLANATION, score_table, theories_table

NOTES_WIDTH = 45
"""From this much room on, the notes stand beside the board."""


def board_picture(look: Look) -> Iterator[RenderableType]:
    """The board and the sheet; on a wide screen also what the game has told."""
    view, chairs = look.view, look.chairs
    beside = look.width - full_width(view) >= NOTES_WIDTH
    width = full_width(view) if beside else look.width
    board: list[RenderableType] = [*board_tables(view, chairs, look.own, width)]
    board += theory_lines(view, chairs)
    yield ""
    if beside:
        pair = Table.grid(padding=(0, 3, 0, 0))
        pair.add_column(width=width)
        pair.add_column()
        pair.add_row(Group(*board), notes_table(view, chairs))
        yield pair
    else:
        yield from board
    yield players_line(view, chairs)


def notes_picture(look: Look) -> Iterator[RenderableType]:
    """The sheet and everything behind it."""
    yield ""
    yield from board_tables(look.view, look.chairs, look.own, look.width)
    yield from (legend(), "", notes_table(look.view, look.chairs))


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


def end_picture(look: Look) -> Iterator[RenderableType]:
    """The sky as it was, the score, and where every point comes from."""
    view, chairs = look.view, look.chairs
    stage = view.board.stage
    if not isinstance(stage, Over):
        return
    yield from board_tables(view, chairs, {}, look.width)
    yield score_table(stage, chairs)
    yield theories_table(view.board, chairs)
    yield Text(EXPLANATION, style="dim")
    if len(stage.winners) > 1:
        shared = listed(chairs[seat].name for seat in stage.winners)
        yield Text(f"{shared} share the victory.", style="bold")
