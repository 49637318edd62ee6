"""How the score came about: points by source, and what each player had studied (rules 7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ecliptic.english.ptolemaeus import words
from ecliptic.english.words import counted, listed
from ecliptic.ptolemaeus.board import Board, Over
from ecliptic.ptolemaeus.score import GOAL
from ecliptic.ptolemaeus.zodiac import SIGNS
from ecliptic.terminal.seats import Chair


def end_picture(board: Board, chairs: Sequence[Chair]) -> Iterator[RenderableType]:
    stage = board.stage
    if not isinstance(stage, Over):
        return
    yield Text(_why(board, stage, chairs))
    yield score_table(stage, chairs)
    yield details_table(board, chairs)
    if len(stage.winners) > 1:
        names = listed(chairs[seat].name for seat in stage.winners)
        yield Text(f"{names} share the victory.", style="bold")


def _why(board: Board, stage: Over, chairs: Sequence[Chair]) -> str:
    if board.comet_steps < SIGNS:
        return (
            f"{chairs[stage.winners[0]].name} reached {GOAL} points, which ends the game at once."
        )
    rounds = counted(board.round, "round")
    if board.seats > 1:
        return f"The comet has come full circle: the game ends after {rounds}."
    won = "you have won" if stage.winners else f"it takes {GOAL} points to win solo"
    return f"The comet has come full circle after {rounds}: {won}."


def score_table(stage: Over, chairs: Sequence[Chair]) -> Table:
    """One row for each player, one column for each source of points."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("player")
    for title in ("planets", "Nova", "asteroids", "objective", "points"):
        table.add_column(title, justify="right")
    table.add_column("")
    for seat, score in enumerate(stage.scores):
        table.add_row(
            Text(chairs[seat].name, style=chairs[seat].colour),
            str(score.planets),
            str(score.novas),
            str(score.asteroids),
            str(score.objective),
            Text(str(score.total), style="bold"),
            "wins" if seat in stage.winners and len(stage.winners) == 1 else "",
        )
    return table


def details_table(board: Board, chairs: Sequence[Chair]) -> Table:
    """What each player studied, collected and was after."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column()
    for seat, chair in enumerate(chairs):
        studied = words.planet_list(board.studied[seat]) or "nothing"
        tokens = counted(board.tokens[seat], "asteroid token")
        objective = words.planet_list(board.objectives[seat])
        told = f"studied {studied}; {tokens}; objective {objective}"
        table.add_row(Text(chair.name, style=chair.colour), told)
    return table
