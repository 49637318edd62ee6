"""A player's own notes of a game at a real table, as plain text (docs/deduction.md).

    expert                            the mode comes first
    dealer published                  who deals: published (if not said), ecliptic or unknown
    facts 5-D 11-G 7-A 3-A            starting facts
    topic B A+D                       titles, if you like; conference 1 X+C
    S A 3-7 = 2                       own surveys, targets, research and locates, with the answer
    T 8 = E/X
    R B = some A adjacent D
    L 6 C E = wrong
    R = ?                             an own turn whose answer is not noted: S, T, R or L
    rival L 9 A E = wrong             a rival's turn of which you know the answer
    conference 1 = no X opposite C
    review 7 A+ C-                    peer review: an asteroid is right, a comet wrong
    theory 5 A                        an own theory; rival theory 5, or with what it says
    A in 3-5 >= 1                     partial knowledge; A or D in 7, not A in 7
    so A in 3-5 = 2                   an own conclusion: not believed, but it can be asked about
    at 11                             where the Earth's arrow points now

People may write all of it in words of their own language (`words.toml`); `#` begins a remark.
Nothing but the mode must be there. An error says which line it is about.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from ecliptic.core.errors import BadNotation, EclipticError, IllegalAction, shorten
from ecliptic.deduction.facts import ClueRead, Fact, Learned, OnLine, Titled
from ecliptic.deduction.notes.lines import Line, read_line, read_mode
from ecliptic.deduction.notes.notes import Notes
from ecliptic.deduction.notes.suggestions import suggestion
from ecliptic.deduction.notes.tokens import REMARK, is_blank, tokens
from ecliptic.planetx.clues import title_of, title_text
from ecliptic.planetx.modes import TARGET_TOKENS, Mode

_LINE_END = re.compile("\r\n|\r|\n")


def parse_notes(text: str, most_targets: int = TARGET_TOKENS) -> Notes:
    """Read notes. A line that cannot be read, or cannot be, raises with its number. The companion
    lets people use more targets than they have tokens; what they saw is true all the same."""
    notes: Notes | None = None
    for number, whole in enumerate(_LINE_END.split(text), start=1):
        written = whole.partition(REMARK)[0]
        if is_blank(written):
            continue
        said = tokens(written)
        try:
            if notes is None:
                notes = Notes(read_mode(said), most_targets=most_targets)
            else:
                notes = _with_line(notes, read_line(said, notes.mode), number)
        except EclipticError as error:
            mode = None if notes is None else notes.mode
            raise BadNotation(error.code, **_facts_of(error, written, number, mode)) from error
    if notes is None:
        raise BadNotation("planetx-notes-empty")
    return notes


_NOT_UNDERSTOOD = frozenset(
    {
        "planetx-notes-mode",
        "planetx-notes-dealer",
        "planetx-notes-line-unknown",
        "planetx-notes-sighting",
        "planetx-notes-located",
        "planetx-notes-fact",
        "planetx-notes-review",
        "planetx-notation-number",
        "planetx-notation-object",
        "planetx-notation-title",
        "planetx-notation-clue",
    }
)
"""Here something else may have been meant; all other lines were understood and cannot be."""


def _facts_of(
    error: EclipticError, written: str, number: int, mode: Mode | None
) -> dict[str, int | str]:
    """Where no part of a line is to blame, its whole text is."""
    facts = {**error.facts, "line": number}
    if facts.get("text") == "":
        facts["text"] = shorten(written.strip())
    meant = suggestion(written, mode) if error.code in _NOT_UNDERSTOOD else ""
    return {**facts, "suggestion": meant} if meant else facts


def _with_line(notes: Notes, line: Line, number: int) -> Notes:
    learned = tuple(Learned(fact, OnLine(number)) for fact in line.facts)
    if line.concluded:
        return replace(notes, conclusions=(*notes.conclusions, *learned))
    for fact in line.facts:
        _check_label(notes, fact)
    notes = replace(notes, facts=(*notes.facts, *learned))
    if line.starting:
        notes = replace(notes, starting=(*notes.starting, number))
    if line.theory is not None:
        return replace(notes, theories=(*notes.theories, line.theory))
    if line.dealer is not None:
        return replace(notes, dealer=line.dealer)
    if line.arrow is not None:
        return replace(notes, arrow=line.arrow)
    if line.rival:
        return replace(notes, rivals=(*notes.rivals, number))
    return _turn_taken(notes, line.turn) if line.turn else notes


def _turn_taken(notes: Notes, turn: str) -> Notes:
    """Tokens are used up, and research twice running is unlawful, whatever the answer was."""
    targets = notes.targets + (turn == "T")
    if targets > notes.most_targets:
        raise IllegalAction("planetx-target-none-left", tokens=notes.most_targets)
    return replace(notes, targets=targets, last_was_research=turn == "R")


def _check_label(notes: Notes, fact: Fact) -> None:
    """A topic or conference has one title and one clue, which is about the title."""
    if not isinstance(fact, ClueRead | Titled):
        return
    title = fact.title if isinstance(fact, Titled) else title_of(fact.clue)
    for one in notes.facts:
        known = one.fact
        if not isinstance(known, ClueRead | Titled) or known.label != fact.label:
            continue
        if isinstance(known, ClueRead) and isinstance(fact, ClueRead):
            if known.clue != fact.clue:
                raise BadNotation("planetx-notes-clue-twice", label=fact.label)
        elif isinstance(known, Titled) and isinstance(fact, Titled):
            if known.title != title:
                raise BadNotation("planetx-notes-title-twice", label=fact.label)
        else:
            named = known.title if isinstance(known, Titled) else title
            about = title_of(known.clue) if isinstance(known, ClueRead) else title
            if named != about:
                raise BadNotation("planetx-notes-title", label=fact.label, title=title_text(named))
