"""How the score came about: every theory of every player, with its points (rules 7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from ecliptic.core.game import Seat
from ecliptic.english.planetx import words
from ecliptic.planetx.board import Board, FaceUp, Over, Removed
from ecliptic.terminal.seats import Chair

EXPLANATION = "Correct theories with their points, +1 for being first; x marks wrong ones."


def score_table(stage: Over, chairs: Sequence[Chair]) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("player")
    for title in ("first", "theories", "Planet X", "points"):
        table.add_column(title, justify="right")
    table.add_column("")
    for seat, score in enumerate(stage.scores):
        table.add_row(
            Text(chairs[seat].name, style=chairs[seat].colour),
            str(score.first_bonuses),
            str(score.theories),
            str(score.planet_x),
            Text(str(score.total), style="bold"),
            "wins" if seat in stage.winners and len(stage.winners) == 1 else "",
        )
    return table


def theories_table(board: Board, chairs: Sequence[Chair]) -> Table:
    """One row for each player: what he submitted, and what it was worth."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column()
    for seat, chair in enumerate(chairs):
        judged = list(judged_theories(board, seat)) or [Text("no theory")]
        table.add_row(Text(chair.name, style=chair.colour), Text(", ").join(judged))
    return table


def judged_theories(board: Board, seat: Seat) -> Iterator[Text]:
    """`5 asteroid 2+1`, `x 4 comet`: right ones first, each in order of placing."""
    own = [theory for theory in board.theories if theory.seat == seat]
    for theory in own:
        if isinstance(theory, FaceUp):
            points = board.mode.rules.points[theory.thing]
            bonus = "+1" if _is_first(board, theory) else ""
            yield Text(f"{theory.sector} {words.name(theory.thing)} {points}{bonus}")
    for theory in own:
        if isinstance(theory, Removed):
            crossed = Text(f"{theory.sector} {words.name(theory.thing)}", style="strike")
            yield Text("x ", style="red") + crossed


def _is_first(board: Board, theory: FaceUp) -> bool:
    """Whether nobody submitted the sector's right theory in an earlier phase."""
    return all(
        other.phase >= theory.phase
        for other in board.theories
        if isinstance(other, FaceUp) and other.sector == theory.sector
    )
