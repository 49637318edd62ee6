"""A player's notes, written so that `notes.parse_notes` reads them back."""

from __future__ import annotations

from ecliptic.core.errors import BadNotation
from ecliptic.deduction.facts import (
    ClueRead,
    Counted,
    Fact,
    Holds,
    Learned,
    LocatedRight,
    LocatedWrong,
    NotHere,
    OnLine,
    Seen,
    Titled,
)
from ecliptic.deduction.notes import Notes, TheoryNoted
from ecliptic.planetx.actions import Locate, Research, Target
from ecliptic.planetx.clues import clue_text, title_text
from ecliptic.planetx.notation import action_text, fact_text, span_text
from ecliptic.planetx.objects import PLANET_X
from ecliptic.planetx.setup import StartingFact


def notes_text(notes: Notes) -> str:
    """The same notes in the order they were learned, a fact a line."""
    lines = [notes.mode.value, *(_whose(one, notes) + _line(one.fact) for one in notes.facts)]
    lines += [_theory_line(theory) for theory in notes.theories]
    if notes.arrow is not None:
        lines.append(f"at {notes.arrow}")
    return "\n".join(lines) + "\n"


def _whose(one: Learned, notes: Notes) -> str:
    rivals = isinstance(one.source, OnLine) and one.source.number in notes.rivals
    return "rival " if rivals else ""


def _theory_line(theory: TheoryNoted) -> str:
    whose = "theory" if theory.own else "rival theory"
    return f"{whose} {theory.sector}" + (f" {theory.thing.value}" if theory.thing else "")


def _line(fact: Fact) -> str:
    match fact:
        case NotHere(sector, thing):
            return f"facts {fact_text(StartingFact(sector, thing))}"
        case Holds(sector, thing):
            return f"review {sector} {thing.value}+"
        case Counted(thing, first, last, count):
            return f"S {thing.value} {span_text(first, last)} = {count}"
        case Seen(sector, sighting):
            return f"{action_text(Target(sector))} = {sighting.value}"
        case ClueRead(label, clue) if label.startswith(PLANET_X.value):
            return f"conference {label[1:]} = {clue_text(clue)}"
        case ClueRead(label, clue):
            return f"{action_text(Research(label))} = {clue_text(clue)}"
        case Titled(label, title) if label.startswith(PLANET_X.value):
            return f"conference {label[1:]} {title_text(title)}"
        case Titled(label, title):
            return f"topic {label} {title_text(title)}"
        case LocatedWrong(sector, before, after):
            return f"{action_text(Locate(sector, before, after))} = wrong"
        case LocatedRight(sector, before, after):
            return f"{action_text(Locate(sector, before, after))} = right"
    raise BadNotation("planetx-notes-line-unknown", text=type(fact).__name__)
