"""Plain English that every game needs: counts and lists."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from ecliptic.core.errors import Fact

FactsInWords: TypeAlias = Callable[[Mapping[str, Fact]], Mapping[str, str]]
"""What a game's refusals say of an error's facts beyond the facts themselves, by gap."""

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def counted(number: int, noun: str) -> str:
    """`1 sector`, `3 sectors`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def listed(items: Iterable[str], last: str = "and") -> str:
    """`A`, `A and B`, `A, B and C`."""
    words = list(items)
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def possessive(name: str) -> str:
    """`Ada's`, `Rules'`."""
    return f"{name}'" if name.endswith("s") else f"{name}'s"
