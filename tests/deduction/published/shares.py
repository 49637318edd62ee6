"""Our own games, counted as the published ones were (figures.py), in percent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from itertools import combinations
from typing import TypeVar

from ecliptic.planetx.clue_weights import form_of
from ecliptic.planetx.clues import Arrangement, Band, Clue, Within, title_of, title_text
from ecliptic.planetx.setup import Setup

T = TypeVar("T", bound=Hashable)


def percent(found: Iterable[T]) -> dict[T, float]:
    """How often each occurs, of all that were found."""
    counted = Counter(found)
    return {one: 100 * count / counted.total() for one, count in counted.items()}


def forms(setups: Sequence[Setup]) -> dict[str, float]:
    return percent(form_of(clue) for clue in _topics(setups))


def numbers(setups: Sequence[Setup], form: str) -> dict[int, float]:
    """N within a form of research clue."""
    return percent(number_of(clue) for clue in _topics(setups) if form_of(clue) == form)


def titles(setups: Sequence[Setup]) -> dict[str, float]:
    return percent(title_text(title_of(clue)) for clue in _topics(setups))


def singles(setups: Sequence[Setup]) -> dict[int, float]:
    """Games by how many titles are about a single kind."""
    return percent(sum(len(title_of(clue)) == 1 for clue in setup.topics) for setup in setups)


def conferences(setups: Sequence[Setup]) -> dict[str, float]:
    return percent(form_of(clue) for clue in _conferences(setups))


def conference_kinds(setups: Sequence[Setup]) -> dict[tuple[str, str], float]:
    """Each form with the other kind and N, of all conferences."""
    return percent((form_of(clue), kind_of(clue)) for clue in _conferences(setups))


def same_title(setups: Sequence[Setup]) -> float:
    """Games whose conferences all have one title."""
    alike = [len({title_of(clue) for clue in setup.conferences}) == 1 for setup in setups]
    return 100 * sum(alike) / len(alike)


def distinct_sectors(setups: Sequence[Setup]) -> dict[int, float]:
    """Sets of starting facts by how many different sectors they speak of."""
    return percent(
        len({fact.sector for fact in facts}) for setup in setups for facts in setup.facts.values()
    )


def shared_facts(setups: Sequence[Setup]) -> float:
    """How many facts two seasons of a game have in common, on average (a number, no percentage)."""
    shared = [
        len(set(one) & set(other))
        for setup in setups
        for one, other in combinations(setup.facts.values(), 2)
    ]
    return sum(shared) / len(shared)


def number_of(clue: Clue) -> int:
    match clue:
        case Band(width=number) | Within(reach=number):
            return number
    raise TypeError(clue)


def kind_of(clue: Clue) -> str:
    """The other kind of a conference clue, and N where it has one: `A2`."""
    if isinstance(clue, Arrangement):
        raise TypeError(clue)
    return f"{clue.other.value}{clue.reach if isinstance(clue, Within) else ''}"


def _topics(setups: Sequence[Setup]) -> Iterable[Clue]:
    return (clue for setup in setups for clue in setup.topics)


def _conferences(setups: Sequence[Setup]) -> Iterable[Clue]:
    return (clue for setup in setups for clue in setup.conferences)
