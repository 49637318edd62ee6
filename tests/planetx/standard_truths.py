"""Which of the 4,446 standard systems a clue is true of, by the slow second implementation."""

from __future__ import annotations

from functools import cache

from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.system import system_text
from tests.planetx.slow_clues import is_true

_LETTERS = "CADGEX"


@cache
def standard_skies() -> tuple[str, ...]:
    systems = catalogue(Mode.STANDARD)
    return tuple(system_text(systems.system(number)) for number in range(len(systems)))


@cache
def _showing(kinds: frozenset[str]) -> tuple[str, ...]:
    """Every sky with only these kinds of objects left in it."""
    others = {ord(letter): "." for letter in _LETTERS if letter not in kinds}
    return tuple(sky.translate(others) for sky in standard_skies())


@cache
def systems_with(clue: str) -> int:
    """The standard systems a clue is true of, as bits. A clue speaks of its own kinds only, so that
    skies that are alike in those are judged once."""
    shown = _showing(frozenset(word for word in clue.split(" ") if word in _LETTERS))
    verdicts = {sky: is_true(clue, sky) for sky in set(shown)}
    return sum(1 << number for number, sky in enumerate(shown) if verdicts[sky])
