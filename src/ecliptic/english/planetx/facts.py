"""The facts of a refusal in words: `{an_object}` is the fact `object`, a letter."""

from __future__ import annotations

from collections.abc import Mapping

from ecliptic.core.errors import Fact
from ecliptic.english.planetx import words
from ecliptic.english.words import FactsInWords
from ecliptic.planetx.objects import Object


def in_words(facts: Mapping[str, Fact]) -> dict[str, str]:
    letter = facts.get("object")
    return {} if letter is None else {"an_object": words.one(Object(str(letter)))}


IN_WORDS: FactsInWords = in_words
