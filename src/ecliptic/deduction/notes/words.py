"""The words people write notes with, in four languages: `words.toml`, ready to be looked up.

    PHRASES.longest(["dwarf", "planets", "in"])    2 words that mean `thing D`

A phrase has one meaning whatever its language, so nobody has to say which language he writes.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any, NamedTuple

LANGUAGES = ("en", "it", "fr", "pl")
ANY_ENDING = "*"
STEM = 3
"""Every word with a star has at least so many letters before it."""


class Meaning(NamedTuple):
    """What a phrase says: `thing A`, `turn S`, `relation within`, or just `not`."""

    kind: str
    value: str


class Phrase(NamedTuple):
    words: tuple[str, ...]
    means: Meaning

    def fits(self, words: Sequence[str]) -> bool:
        """Whether the text goes on with this phrase."""
        return len(words) >= len(self.words) and all(map(_fits, self.words, words))

    @property
    def rank(self) -> tuple[int, int, int]:
        """Of phrases that fit, the one with most words counts, then with fewest stars, then with
        most letters."""
        stars = sum(word.endswith(ANY_ENDING) for word in self.words)
        return -len(self.words), stars, -len("".join(self.words))


def _fits(word: str, written: str) -> bool:
    if word.endswith(ANY_ENDING):
        return written.startswith(word[:-1])
    return word == written


class Phrases:
    """All phrases, found by how their first word begins; the best one first."""

    def __init__(self, phrases: Sequence[Phrase]) -> None:
        self.all = tuple(phrases)
        self.most_words = max(len(one.words) for one in phrases)
        self._whole: dict[str, list[Phrase]] = {}
        self._stems: dict[str, list[Phrase]] = {}
        for phrase in sorted(self.all, key=lambda one: one.rank):
            first = phrase.words[0]
            if first.endswith(ANY_ENDING):
                self._stems.setdefault(first[:STEM], []).append(phrase)
            else:
                self._whole.setdefault(first, []).append(phrase)

    def longest(self, words: Sequence[str]) -> Phrase | None:
        """The best phrase that the text begins with."""
        first = words[0]
        found = [
            next((one for one in phrases if one.fits(words)), None)
            for phrases in (self._whole.get(first, ()), self._stems.get(first[:STEM], ()))
        ]
        return min((one for one in found if one), key=lambda one: one.rank, default=None)


def _read() -> Mapping[str, Any]:
    text = resources.files(__package__).joinpath("words.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def _phrases(file: Mapping[str, Any]) -> list[Phrase]:
    phrases = []
    for language in LANGUAGES:
        for kind, meanings in file[language].items():
            for value, written in meanings.items():
                means = Meaning(value, "") if kind == "just" else Meaning(kind, value)
                phrases += [Phrase(tuple(one.split(" ")), means) for one in written]
    return phrases


_FILE = _read()
SIGNS: Mapping[str, str] = _FILE["signs"]
PHRASES = Phrases(_phrases(_FILE))
FORMS: tuple[str, ...] = tuple(_FILE["forms"]["lines"])
"""Lines in the short notation, one of each form."""
