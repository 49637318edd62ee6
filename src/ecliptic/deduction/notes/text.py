"""A player's notes in the short notation, written so that `parse_notes` reads them back."""

from __future__ import annotations

from collections.abc import Sequence

from ecliptic.core.errors import BadNotation
from ecliptic.deduction.dealers import Dealer
from ecliptic.deduction.facts import (
    Amount,
    ClueRead,
    Counted,
    Dealt,
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
from ecliptic.deduction.notes.lines import Line, TheoryNoted
from ecliptic.deduction.notes.notes import Notes
from ecliptic.planetx.actions import Locate, Research, Target
from ecliptic.planetx.clues import Title, clue_text, title_text
from ecliptic.planetx.notation import action_text, fact_text, span_text
from ecliptic.planetx.objects import PLANET_X, THEORY_OBJECTS, TRULY_EMPTY, Object
from ecliptic.planetx.setup import StartingFact


def notes_text(notes: Notes) -> str:
    """The same notes in the order they were learned, a fact a line."""
    lines = [notes.mode.value]
    if notes.dealer is not Dealer.PUBLISHED:
        lines.append(line_text(Line(dealer=notes.dealer)))
    lines += [line_text(_line(one, notes)) for one in notes.facts]
    lines += [line_text(Line((one.fact,), concluded=True)) for one in notes.conclusions]
    lines += [line_text(Line(theory=theory, rival=not theory.own)) for theory in notes.theories]
    if notes.arrow is not None:
        lines.append(line_text(Line(arrow=notes.arrow)))
    return "\n".join(lines) + "\n"


def _line(one: Learned, notes: Notes) -> Line:
    """The line that says a fact: whether it is a starting fact, or a rival's, its source knows."""
    number = one.source.number if isinstance(one.source, OnLine) else 0
    starting = isinstance(one.source, Dealt) or number in notes.starting
    fact = one.fact
    reviewed = isinstance(fact, Holds) and fact.thing in THEORY_OBJECTS
    return Line((fact,), rival=number in notes.rivals, starting=starting, reviewed=reviewed)


def line_text(line: Line) -> str:
    """A line in the short notation."""
    if line.theory is not None:
        return _theory(line.theory)
    if line.arrow is not None:
        return f"at {line.arrow}"
    if line.dealer is not None:
        return f"dealer {line.dealer.value}"
    if not line.facts:
        return f"{line.turn} = ?"
    whose = "so " if line.concluded else "rival " if line.rival else ""
    first = line.facts[0]
    if isinstance(first, NotHere) and line.starting:
        return whose + " ".join(["facts", *map(_starting, line.facts)])
    if line.reviewed and isinstance(first, Holds | NotHere):
        return " ".join(["review", str(first.sector), *map(_face, line.facts)])
    return whose + _fact(first)


def _theory(theory: TheoryNoted) -> str:
    whose = "theory" if theory.own else "rival theory"
    return f"{whose} {theory.sector}" + (f" {theory.thing.value}" if theory.thing else "")


def _starting(fact: Fact) -> str:
    if not isinstance(fact, NotHere):
        raise _unwritable(fact)
    return fact_text(StartingFact(fact.sector, fact.thing))


def _face(fact: Fact) -> str:
    if not isinstance(fact, Holds | NotHere):
        raise _unwritable(fact)
    return fact.thing.value + ("+" if isinstance(fact, Holds) else "-")


def _unwritable(fact: Fact) -> BadNotation:
    return BadNotation("planetx-notes-line-unknown", text=type(fact).__name__)


def _fact(fact: Fact) -> str:
    match fact:
        case NotHere(sector, thing):
            return f"not {thing.value} in {sector}"
        case Holds(sector, thing):
            return f"{thing.value} in {sector}"
        case Amount():
            return f"{_things(fact.things)} in {_sectors(fact.sectors)}{_bound(fact)}"
        case Counted(thing, first, last, count):
            return f"S {thing.value} {span_text(first, last)} = {count}"
        case Seen(sector, sighting):
            return f"{action_text(Target(sector))} = {sighting.value}"
        case ClueRead(label, clue) if label.startswith(PLANET_X.value):
            return f"conference {label[1:]} = {clue_text(clue)}"
        case ClueRead(label, clue):
            return f"{action_text(Research(label))} = {clue_text(clue)}"
        case Titled(label, title, written) if label.startswith(PLANET_X.value):
            return f"conference {label[1:]} {_title(title, written)}"
        case Titled(label, title, written):
            return f"topic {label} {_title(title, written)}"
        case LocatedWrong(sector, before, after):
            return f"{action_text(Locate(sector, before, after))} = wrong"
        case LocatedRight(sector, before, after):
            return f"{action_text(Locate(sector, before, after))} = right"
    raise _unwritable(fact)


def _title(title: Title, written: Title) -> str:
    """`D+A` in the order in which it was written, `A/D` if there was none."""
    return title_text(written) if written else "/".join(thing.value for thing in title)


def _things(things: Sequence[Object]) -> str:
    """Truly empty and Planet X together are what appears empty."""
    letters = [thing.value for thing in things]
    if {TRULY_EMPTY, PLANET_X} <= set(things):
        letters = [one for one in letters if one not in ("E", "X")] + ["E/X"]
    return " or ".join(letters)


def _sectors(sectors: Sequence[int]) -> str:
    """`3-5`, or `1-2, 7, 11-12`."""
    runs: list[list[int]] = []
    for sector in sectors:
        if runs and runs[-1][-1] == sector - 1:
            runs[-1].append(sector)
        else:
            runs.append([sector])
    return ", ".join(str(run[0]) if len(run) == 1 else span_text(run[0], run[-1]) for run in runs)


def _bound(fact: Amount) -> str:
    length = len(fact.sectors)
    if fact.least == length == 1:
        return ""
    if fact.least == fact.most:
        return f" = {fact.least}"
    if fact.most == length:
        return f" >= {fact.least}"
    return f" <= {fact.most}" if fact.least == 0 else f" = {fact.least}-{fact.most}"
