"""Clues as people write them: in the notation of records, or as sentences of four languages.

    some A adjacent D          At least one asteroid is adjacent to a dwarf planet.
    no X within 3 D            Planet X is not within 3 sectors of a dwarf planet.
    all G band 5               The gas clouds lie in a band of 5 sectors or fewer.

A sentence has a subject, a relation and, for most relations, another kind behind it. How many it
speaks of stands before the relation; so may a negation. Nothing is skipped but the words that say
nothing: a sentence with a word that is not understood is no clue.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecliptic.deduction.notes.tokens import Token
from ecliptic.planetx.clues import Adjacent, Band, Clue, Consecutive, Opposite, Quantity, Within
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import TRULY_EMPTY, Object

_SILENT = frozenset({"in", "to", "and"})
"""They say nothing in a clue."""
_UNDERSTOOD = frozenset(
    {
        "quantity",
        "thing",
        "letter",
        "relation",
        "number",
        "not",
        "orless",
        "most",
        "another",
        "exactly",
    }
)
_NO_TWO = "no two"
"""Where "no two" of a kind are something they are it to each other."""
_SHORT_WORDS = ("A", "E")
"""Letters that are words too: "a comet", "è", "e"."""


def read_clue(tokens: Sequence[Token], mode: Mode) -> Clue | None:
    """The clue, or None if this is none or cannot be told for sure."""
    words = _words(tokens)
    if any(word.kind not in _UNDERSTOOD for word in words):
        return None
    relation = _relation(words)
    written = [word.value.lstrip("0") for word in words if word.kind == "number"]
    if relation is None or not all(len(number) == 1 for number in written):
        return None
    numbers = [int(number) for number in written]
    at = _where(words, relation)
    before, after = words[:at], words[at:]
    subject = _kind([word for word in before if word.value != "E"])
    if subject is None or any(word.value == "E/X" for word in words):
        return None
    if relation in ("band", "consecutive"):
        return _arrangement(relation, subject, numbers, before, after, mode)
    return _related(relation, subject, numbers, before, after, mode)


def _words(tokens: Sequence[Token]) -> list[Token]:
    """Without what says nothing; "at least one" is one word, and other ones are articles."""
    words: list[Token] = []
    for place, token in enumerate(tokens):
        following = tokens[place + 1] if place + 1 < len(tokens) else None
        last = words[-1] if words else None
        if last is not None and last.kind == "least" and token.kind in ("one", "number"):
            one = token.kind == "one" or token.value == "1"
            words[-1] = token._replace(kind="quantity" if one else "unknown", value="some")
        elif last is not None and last.value == "no" and token.value == "2":
            words[-1] = last._replace(text=_NO_TWO)
        elif token.kind == "one":
            if following is not None and following.kind == "unit":
                words.append(token._replace(kind="number", value="1"))
        elif token.kind not in _SILENT and token.kind != "unit" and not token.is_sign(","):
            words.append(token)
    return words


def _relation(words: Sequence[Token]) -> str | None:
    """Two relations in one sentence are none, but a band may be of consecutive sectors. A number
    "or fewer" with no other relation is how far away something is."""
    named = list(dict.fromkeys(word.value for word in words if word.kind == "relation"))
    if not named:
        return "within" if any(word.kind in ("orless", "most") for word in words) else None
    if set(named) == {"band", "consecutive"}:
        return "band"
    return named[0] if len(named) == 1 else None


def _where(words: Sequence[Token], relation: str) -> int:
    """Where the relation begins: what stands before it is the subject."""
    kinds = {"relation", "number", "orless", "most"} if relation == "within" else {"relation"}
    return next(place for place, word in enumerate(words) if word.kind in kinds)


def _kind(words: Sequence[Token]) -> Object | None:
    """The one kind that is named: by a word, or else by a letter. Letters that are words too count
    only where nothing else is named, and the last of them."""
    named = {word.value for word in words if word.kind == "thing"}
    letters = [word.value for word in words if word.kind == "letter"]
    plain_letters = {letter for letter in letters if letter not in _SHORT_WORDS}
    if named and plain_letters:
        return None
    named = named or plain_letters or set(letters[-1:])
    found = named.pop() if len(named) == 1 else None
    return Object(found) if found in tuple(Object) else None


def _arrangement(
    relation: str,
    subject: Object,
    numbers: Sequence[int],
    before: Sequence[Token],
    after: Sequence[Token],
    mode: Mode,
) -> Clue | None:
    """How all of a kind stand: "all" may be left out, and nothing is denied."""
    kinds = {word.kind for word in (*before, *after)}
    quantities = {word.value for word in (*before, *after) if word.kind == "quantity"}
    if "not" in kinds or quantities - {"every"} or _kind(after) not in (None, subject):
        return None
    if relation == "band":
        return Band(subject, numbers[0]) if len(numbers) == 1 and "exactly" not in kinds else None
    if len(numbers) > 1 or kinds & {"orless", "most"}:
        return None
    all_of_them = mode.rules.counts[subject]
    count = numbers[0] if numbers else all_of_them
    if quantities and count != all_of_them:
        return None
    return Consecutive(count, subject)


def _related(
    relation: str,
    subject: Object,
    numbers: Sequence[int],
    before: Sequence[Token],
    after: Sequence[Token],
    mode: Mode,
) -> Clue | None:
    quantity = _quantity(before, after, single=mode.rules.counts[subject] == 1)
    other = _kind(after)
    if other is None and any(word.kind == "another" for word in after):
        other = subject
    if quantity is None or other is None or subject is TRULY_EMPTY:
        return None
    if other is not subject and any(word.text == _NO_TWO for word in before):
        return None
    kinds = {word.kind for word in (*before, *after)}
    if relation == "within":
        if len(numbers) != 1 or "exactly" in kinds:
            return None
        if quantity is Quantity.SOME:
            if mode.rules.counts[subject] > 1:
                return None
            quantity = Quantity.EVERY
        return Within(quantity, subject, numbers[0], other)
    if numbers or kinds & {"orless", "most"} or (relation == "adjacent" and "exactly" in kinds):
        return None
    return (Adjacent if relation == "adjacent" else Opposite)(quantity, subject, other)


def _quantity(before: Sequence[Token], after: Sequence[Token], *, single: bool) -> Quantity | None:
    """How many the clue speaks of. A negation in a sentence about no matter which is "no"; one in
    a sentence about some or all may mean two things. "Some" behind the relation says nothing."""
    named = {word.value for word in before if word.kind == "quantity"}
    later = {word.value for word in after if word.kind == "quantity"}
    denied = "no" in later or any(word.kind == "not" for word in (*before, *after))
    if len(named) > 1 or "every" in later:
        return None
    if not named:
        if denied:
            return Quantity.NO
        return Quantity.SOME if single else None
    quantity = Quantity(named.pop())
    return quantity if not denied or quantity is Quantity.NO else None
