"""A line of notes as tokens: case, accents, dashes and languages are gone after this.

    tokens("Survey asteroids 3 – 7 = two")
    turn S, thing A, number 3, sign -, number 7, sign =, number 2

Signs are `= + - / ? , < > <= >=`. A single letter may be an object, a topic, a turn or a short
word: it stays a `letter`, and where it stands decides. What is in no dictionary is an `unknown`.
"""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

from ecliptic.deduction.notes.words import PHRASES, SIGNS, Meaning

REMARK = "#"
LETTERS = frozenset("abcdefglrstx")
"""Those that mean something by themselves: objects, topics and turns."""

_MARKS = re.compile("[\u0300-\u0337\u0339-\u036f\u00ad\u200b-\u200f\u2060\ufeff]")
"""Accents, and what nobody sees. A stroke through a sign (U+0338) denies the sign and stays."""
_PLURAL = re.compile(r"(?<=[a-z])\([a-z]{1,2}\)|'s(?![a-z])")
_RANGE = re.compile(r"(?<=[0-9]) *\.{2,} *(?=[0-9])")
_HYPHEN = re.compile(r"(?<=[a-z]{2})-(?=[a-z]{2})")
_BULLET = re.compile(r"^[ \t]*-(?![0-9])")
_STUCK = re.compile(r"^( *[rs])([a-gx])(?![a-z'])")
_CALL = re.compile(r"(?<!!)!+[ \t]*$")
"""At the end of a line an exclamation mark says nothing; elsewhere it may deny: `!=`."""
_ARROW = re.compile(r"(?<!-)-+>")
_UNLIKE = re.compile("(?<=[0-9]) *(?:!=|=\u0338|<>) *(?=[a-z])")
"""Behind a sector: `5 != A`."""
_PIECES = re.compile(r"([a-z]+'?)|([0-9]+)|([<>=]+)|([-+/?,])|([^ \x00-\x1f\x7f-\xa0\u2028\u2029])")
_COMPARED = {
    "=": "=",
    "==": "=",
    "<": "<",
    ">": ">",
    ">=": ">=",
    "=>": ">=",
    "<=": "<=",
    "=<": "<=",
}


class Token(NamedTuple):
    kind: str
    value: str
    text: str
    """As it was written, small and without accents."""

    @property
    def is_object(self) -> bool:
        return self.kind == "thing" or (self.kind == "letter" and self.value in "ACDGEX")

    def is_sign(self, *signs: str) -> bool:
        return self.kind == "sign" and self.value in signs


def plain(written: str) -> str:
    """Small letters without accents, and one sign for all that look alike."""
    text = "".join(_apostrophe(sign) for sign in written)
    text = _MARKS.sub("", unicodedata.normalize("NFKD", text).lower())
    text = _PLURAL.sub("", _RANGE.sub("-", _CALL.sub("", text)))
    text = _UNLIKE.sub(" not ", text)
    text = "".join(SIGNS.get(sign, sign) for sign in text)
    text = _ARROW.sub("=", _BULLET.sub("", text))
    return _STUCK.sub(r"\1 \2", _HYPHEN.sub(" ", text))


def _apostrophe(sign: str) -> str:
    return "'" if SIGNS.get(sign) == "'" else sign


def tokens(written: str) -> list[Token]:
    """The tokens of a line, fillers left out."""
    pieces = [_piece(match) for match in _PIECES.finditer(plain(written))]
    found: list[Token] = []
    at = 0
    while at < len(pieces):
        piece = pieces[at]
        if piece.kind != "word":
            found.append(piece)
            at += 1
            continue
        words = _words_from(pieces, at)
        token, length = _letter(words[0]) if _names_label(found) else _meant(words)
        if token.kind != "filler":
            found.append(token)
        at += length
    return _appearing_empty(_ranges(found))


def _piece(match: re.Match[str]) -> Token:
    word, number, compared, sign, _ = match.groups()
    text = match.group()
    if word:
        return Token("word", "", text)
    if number:
        return Token("number", text, text)
    if compared:
        known = _COMPARED.get(compared)
        return Token("sign", known, text) if known else Token("unknown", "", text)
    return Token("sign", text, text) if sign else Token("unknown", "", text)


def _words_from(pieces: list[Token], at: int) -> list[str]:
    words: list[str] = []
    while at < len(pieces) and pieces[at].kind == "word" and len(words) < PHRASES.most_words:
        words.append(pieces[at].text)
        at += 1
    return words


def _meant(words: list[str]) -> tuple[Token, int]:
    """What the words begin with, and how many of them say it."""
    phrase = PHRASES.longest(words)
    if phrase is not None:
        text = " ".join(words[: len(phrase.words)])
        return Token(*phrase.means, text), len(phrase.words)
    return _letter(words[0])


def _letter(word: str) -> tuple[Token, int]:
    known = word in LETTERS
    return Token("letter" if known else "unknown", word.upper() if known else "", word), 1


def _names_label(found: list[Token]) -> bool:
    """Whether the next word is the letter of a topic, even where such a letter is a word too."""
    last = found[-1] if found else None
    if last is None or (last.kind, last.value) == ("key", "topic"):
        return last is not None
    begins = len(found) == 1 or found[-2].kind == "key"
    return begins and (last.kind, last.value) == ("letter", "R")


def is_blank(written: str) -> bool:
    """A line that says nothing: empty, or a ruler of dashes."""
    return all(piece.kind == "sign" for piece in map(_piece, _PIECES.finditer(plain(written))))


def _ranges(found: list[Token]) -> list[Token]:
    """`between 3 and 5` is `3-5`; between anything else the word says nothing."""
    ranges: list[Token] = []
    at = 0
    while at < len(found):
        if found[at].kind != "between":
            ranges.append(found[at])
            at += 1
            continue
        first = _past_units(found, at + 1)
        last = _past_units(found, first + 2)
        if last < len(found) and _are_ends(found[first], found[first + 1], found[last]):
            ranges += [found[first], Token("sign", "-", "-"), found[last]]
            at = last + 1
        else:
            at += 1
    return ranges


def _past_units(found: list[Token], at: int) -> int:
    """The next place with more than "sectors"; the Italian article "i" is "and" elsewhere."""
    while at < len(found) and found[at].kind in ("unit", "and"):
        at += 1
    return at


def _are_ends(first: Token, joint: Token, last: Token) -> bool:
    """In Italian "e" stands between the ends, in Polish "a"."""
    joins = joint.kind == "and" or (joint.kind == "letter" and joint.value in "AE")
    return joins and first.kind == last.kind == "number"


_EMPTY = Meaning("thing", "E/X")


def _appearing_empty(found: list[Token]) -> list[Token]:
    """`E/X` is one thing."""
    merged: list[Token] = []
    at = 0
    while at < len(found):
        trio = found[at : at + 3]
        if (
            len(trio) == 3
            and trio[1].is_sign("/")
            and all(one.is_object for one in (trio[0], trio[2]))
            and {trio[0].value, trio[2].value} == {"E", "X"}
        ):
            merged.append(Token(*_EMPTY, "e/x"))
            at += 3
        else:
            merged.append(found[at])
            at += 1
    return merged
