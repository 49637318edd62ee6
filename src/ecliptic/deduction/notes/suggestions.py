"""What somebody may have meant by a line that cannot be read: the nearest line that can.

First the words that nobody knows are taken for the words they look most like. If the line can be
read then, that is the suggestion; so it is if only a sign or a label is missing, and of a line that
says several things the first is suggested. Otherwise it is held against one line of every form, and
of the nearest form the objects, sectors and numbers are those of the line, as far as it has them.
Nothing is suggested that denies what the line does not deny, or the other way round.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from ecliptic.core.errors import EclipticError
from ecliptic.deduction.notes.clue_sentences import read_clue
from ecliptic.deduction.notes.known import leading_sectors
from ecliptic.deduction.notes.lines import read_line, read_mode
from ecliptic.deduction.notes.parts import is_number, without_articles
from ecliptic.deduction.notes.text import line_text
from ecliptic.deduction.notes.tokens import Token, plain, tokens
from ecliptic.deduction.notes.turns import turn_of
from ecliptic.deduction.notes.words import ANY_ENDING, FORMS, PHRASES
from ecliptic.planetx.modes import TOPICS, Mode

PART = 2
"""What it costs that a form has a part which the line lacks, or the other way round."""
HEAD = 6
"""If the part says what the line is about: `S`, `topic`, `rival`."""
UNKNOWN = 1
MOST_TOKENS = 60
"""Nothing that long is nearly a line."""
_WORD = re.compile("[a-z]+'?")
_UNEQUAL = re.compile("≠|! *=|<>")
MOST_CHANGES = 2
"""Letters of a word that may be wrong: one in three, and no more than these."""
MOST_ENDING = 6
LEAST_WORD = 3
"""Shorter words look like too many others."""


def suggestion(written: str, mode: Mode | None) -> str:
    """The nearest line, or nothing; without a mode, the nearest mode. Of what denies that two
    things are equal the nearest line would say the contrary."""
    if len(tokens(written)) > MOST_TOKENS or _UNEQUAL.search(written):
        return ""
    spelt = tokens(_respelt(written))
    if mode is None:
        return _mode_text(spelt)
    return (
        _read_text(spelt, mode)
        or _labelled_clue(spelt, mode)
        or _with_sign(spelt, mode)
        or _as_topic(spelt, mode)
        or _first_of_several(spelt, mode)
        or _nearest_form(_parts(_first_statement(spelt)), mode)
    )


def _mode_text(said: Sequence[Token]) -> str:
    try:
        return read_mode(said).value
    except EclipticError:
        return ""


def _read_text(said: Sequence[Token], mode: Mode) -> str:
    """The line in the short notation, or nothing if it cannot be read."""
    try:
        return line_text(read_line(said, mode))
    except EclipticError:
        return ""


def _labelled_clue(said: Sequence[Token], mode: Mode) -> str:
    """A clue that stands alone, behind a label that it can have."""
    if read_clue(said, mode) is None:
        return ""
    labels = (tokens("R B ="), tokens("conference 1 ="))
    return next(filter(None, (_read_text([*label, *said], mode) for label in labels)), "")


def _with_sign(said: Sequence[Token], mode: Mode) -> str:
    """`7 is A/D`: sectors and what they hold."""
    place = leading_sectors(said)
    return _read_text([*said[:place], *tokens("="), *said[place:]], mode) if place else ""


def _as_topic(said: Sequence[Token], mode: Mode) -> str:
    """`research B: A+D` is no clue but a title."""
    if not said or turn_of(said[0]) != "R":
        return ""
    return _read_text([*tokens("topic"), *said[1:]], mode)


def _first_of_several(said: Sequence[Token], mode: Mode) -> str:
    """Of lines written behind each other, with commas between, the first."""
    texts = [_read_text(part, mode) for part in _between_commas(said)]
    return texts[0] if all(texts) else ""


def _first_statement(said: list[Token]) -> list[Token]:
    """What stands before the first comma, if every part has an object and a number of its own."""
    parts = _between_commas(said)
    alone = (any(map(is_number, part)) and any(one.is_object for one in part) for part in parts)
    return parts[0] if all(alone) else said


def _between_commas(said: Sequence[Token]) -> list[list[Token]]:
    ends = [place for place, one in enumerate(said) if one.is_sign(",")]
    return [list(said[first + 1 : last]) for first, last in pairwise([-1, *ends, len(said)])]


def _parts(said: list[Token]) -> list[Token]:
    """What can be a part of a form: `X1` is a conference, and articles are none. The first three
    words may be a label."""
    parts = [*said[:3], *without_articles(said[3:])]
    if len(parts) > 1 and parts[0].is_object and parts[0].value == "X" and is_number(parts[1]):
        parts[0] = Token("key", "conference", parts[0].text)
    return parts


def _respelt(written: str) -> str:
    """The line with every unknown word replaced by the one it looks like."""
    unknown = {one.text for one in tokens(written) if one.kind == "unknown"}

    def spelt(word: re.Match[str]) -> str:
        meant = _look_alike(word.group()) if word.group() in unknown else ""
        return meant or word.group()

    return _WORD.sub(spelt, plain(written))


@cache
def _vocabulary() -> tuple[str, ...]:
    """Every word worth looking like; stars stay."""
    words = {word for phrase in PHRASES.all for word in phrase.words}
    return tuple(sorted(word for word in words if len(word) >= LEAST_WORD and "'" not in word))


def _look_alike(word: str) -> str:
    """The known word with fewest letters changed, swapped, left out or added; of equals the longer
    one, then the first in the alphabet. Nothing if too many letters differ."""
    found: list[tuple[int, int, str]] = []
    for known in _vocabulary():
        stem = known.removesuffix(ANY_ENDING)
        most = min(len(stem) // 3, len(word) // 3, MOST_CHANGES)
        longer = len(word) - len(stem)
        if most == 0 or longer < -most or longer > (MOST_ENDING if stem != known else most):
            continue
        differs = _difference(stem, word, any_ending=stem != known)
        if differs <= most:
            found.append((differs, -len(stem), stem))
    return min(found)[2] if found else ""


def _difference(stem: str, word: str, *, any_ending: bool) -> int:
    """How many letters differ, two swapped neighbours being one; with any ending, how many of the
    word's beginning."""
    before: list[int] = []
    row = list(range(len(word) + 1))
    for at, letter in enumerate(stem, start=1):
        earlier, before, row = before, row, [at]
        for place, other in enumerate(word, start=1):
            cost = min(before[place] + 1, row[place - 1] + 1, before[place - 1] + (letter != other))
            swapped = at > 1 and place > 1 and letter == word[place - 2] and stem[at - 2] == other
            row.append(min(cost, earlier[place - 2] + 1) if swapped else cost)
    return min(row) if any_ending else row[-1]


@cache
def _forms() -> tuple[tuple[Token, ...], ...]:
    return tuple(tuple(tokens(form)) for form in FORMS)


def _nearest_form(said: Sequence[Token], mode: Mode) -> str:
    """Of the forms that cost least the one with most of the line, then the first; with what the
    line says of it, or as it is if that cannot be. Nothing if the line has nothing of any form, or
    denies what the form does not."""
    denials = _denials(said)
    tried = [_filled(form, said) for form in _forms()]
    nearest = min(
        (one for one in tried if _denials(one.tokens) <= denials),
        key=lambda one: (one.cost, -one.shared),
    )
    if not nearest.shared or _denials(nearest.tokens) < denials:
        return ""
    own_quantity = [
        part if part.kind == "quantity" else one
        for part, one in zip(nearest.form, nearest.tokens, strict=True)
    ]
    return (
        _read_text(nearest.tokens, mode)
        or _read_text(own_quantity, mode)
        or _read_text(nearest.form, mode)
    )


def _denials(said: Sequence[Token]) -> int:
    """How often it says no; who says "more than" or "fewer than" means something else as well."""
    return sum(
        one.kind in ("not", "more", "fewer") or (one.kind, one.value) == ("quantity", "no")
        for one in said
    )


class _Filled(NamedTuple):
    """A form with a line's own objects, sectors and numbers."""

    form: Sequence[Token]
    tokens: list[Token]
    cost: int
    """What had to be added to the line and left out of it."""
    shared: int
    """How many parts are the line's."""


def _filled(form: Sequence[Token], said: Sequence[Token]) -> _Filled:
    """Where several ways cost the same, the line's parts go to the form's first ones."""
    costs = [[0] * (len(said) + 1) for _ in range(len(form) + 1)]
    for at in range(len(form), -1, -1):
        for place in range(len(said), -1, -1):
            costs[at][place] = _cheapest(form, said, costs, at, place)
    filled: list[Token] = []
    shared = at = place = 0
    while at < len(form):
        if place < len(said) and _alike(form[at], said[place]):
            if costs[at][place] == costs[at + 1][place + 1]:
                filled.append(said[place])
                shared, at, place = shared + 1, at + 1, place + 1
                continue
        if place < len(said) and costs[at][place] == costs[at][place + 1] + _weight(said[place]):
            place += 1
        else:
            filled.append(form[at])
            at += 1
    return _Filled(form, filled, costs[0][0], shared)


def _cheapest(
    form: Sequence[Token], said: Sequence[Token], costs: list[list[int]], at: int, place: int
) -> int:
    """What the rest of the line costs from here."""
    ways = []
    if at < len(form):
        ways.append(costs[at + 1][place] + _weight(form[at]))
    if place < len(said):
        ways.append(costs[at][place + 1] + _weight(said[place]))
    if at < len(form) and place < len(said) and _alike(form[at], said[place]):
        ways.append(costs[at + 1][place + 1])
    return min(ways, default=0)


def _weight(token: Token) -> int:
    if token.kind == "unknown":
        return UNKNOWN
    return HEAD if token.kind == "key" or turn_of(token) else PART


_LABEL = ("letter", "B")
"""The topic that all forms name."""


def _alike(part: Token, said: Token) -> bool:
    """Whether the line's token can stand in the form's place. "None" is a number too."""
    if turn_of(part) or turn_of(said):
        return turn_of(part) == turn_of(said)
    if (part.kind, part.value) == _LABEL:
        return said.kind == "letter" and said.value in TOPICS
    if (part.kind, part.value) == (said.kind, said.value) or _class(part) == _class(said):
        return True
    denied = ("quantity", "no")
    if (said.kind, said.value) == denied:
        return part.kind == "number"
    return (part.kind, part.value) == denied and said.kind == "not"


def _class(token: Token) -> str:
    """What stands for what: any object for any other, and so on."""
    if token.is_object:
        return "object"
    if is_number(token):
        return "number"
    if token.kind in ("right", "wrong"):
        return "verdict"
    return token.kind if token.kind in ("letter", "quantity") else f"{token.kind} {token.value}"
