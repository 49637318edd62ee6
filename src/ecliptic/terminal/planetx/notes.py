"""What the game has told one player: questions and answers, clues, reviews, tokens (rules 9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from ecliptic.english.planetx import words
from ecliptic.english.words import listed
from ecliptic.planetx.board import Board, FaceUp, Removed
from ecliptic.planetx.events import Located, Researched, Surveyed, Targeted
from ecliptic.planetx.modes import TOPICS
from ecliptic.planetx.objects import THEORY_OBJECTS
from ecliptic.planetx.views import View
from ecliptic.terminal.planetx.marks import LEGEND
from ecliptic.terminal.planetx.story import Storyteller
from ecliptic.terminal.seats import Chair


def notes_table(view: View, chairs: Sequence[Chair]) -> Table:
    """Everything in two columns: where it comes from, and what it says."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column("from", no_wrap=True, style="bold")
    table.add_column("says")
    for source, says in _lines(view, chairs):
        table.add_row(source, says)
    return table


def legend() -> Text:
    """What the marks of the sheet mean."""
    told = "   ".join(f"{mark.value} {meaning}" for mark, meaning in LEGEND)
    return Text(f"{told}   / o your own", style="dim")


def topics_table(board: Board) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("topic", no_wrap=True, style="bold")
    table.add_column("is about")
    for topic, title in zip(TOPICS, board.titles, strict=True):
        table.add_row(topic, words.title(title))
    for number, title in enumerate(board.conference_titles, start=1):
        table.add_row(f"X{number}", words.title(title))
    return table


def log_lines(view: View, chairs: Sequence[Chair]) -> Iterator[str]:
    """Every turn so far, as this viewer was told it."""
    story = Storyteller([chair.name for chair in chairs], view.board.mode, view.viewer)
    for number, turn in enumerate(view.log, start=1):
        yield f"{number:>3}  {story.tell(turn)}"


def _lines(view: View, chairs: Sequence[Chair]) -> Iterator[tuple[str, str]]:
    if view.facts:
        yield "start", listed(words.fact(fact) for fact in view.facts) + "."
    for turn in view.log:
        line = _answer(turn)
        if line is not None:
            yield line
    for number, clue in view.board.conferences:
        yield f"conference X{number}", words.clue(clue)
    yield from _reviews(view.board, chairs)
    if view.desk is not None:
        tokens = zip(THEORY_OBJECTS, view.desk.supply, strict=True)
        left = ", ".join(f"{thing.value} x{count}" for thing, count in tokens if count)
        yield "theory tokens", left or "none left"


def _answer(turn: object) -> tuple[str, str] | None:
    match turn:
        case Surveyed():
            where = words.sectors(turn.first, turn.last)
            return f"S {turn.thing.value} {turn.first}-{turn.last}", (
                f"{turn.count} {words.surveyed(turn.thing)} in {where}"
            )
        case Targeted():
            return f"T {turn.sector}", f"sector {turn.sector}: {words.sighting(turn.sighting)}"
        case Researched():
            return f"R {turn.topic}", words.clue(turn.clue)
        case Located():
            named = f"L {turn.sector} {turn.before.value} {turn.after.value}"
            return named, "right" if turn.found else "wrong as a whole"
    return None


def _reviews(board: Board, chairs: Sequence[Chair]) -> Iterator[tuple[str, str]]:
    for theory in board.theories:
        if isinstance(theory, FaceUp | Removed):
            verdict = "right" if isinstance(theory, FaceUp) else "wrong"
            thing = words.name(theory.thing)
            owner = chairs[theory.seat].name
            yield f"review {theory.sector}", f"{thing} ({owner}): {verdict}"
