"""Constellation cards as counts: how many of each sign and, last, of jokers (rules 1)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, repeat
from typing import TypeAlias

from ecliptic.ptolemaeus.cards import KINDS

Counts: TypeAlias = tuple[int, ...]

NO_CARDS: Counts = (0,) * KINDS


def counts_of(cards: Iterable[int]) -> Counts:
    counts = [0] * KINDS
    for card in cards:
        counts[card] += 1
    return tuple(counts)


def plus(counts: Counts, cards: Iterable[int]) -> Counts:
    more = list(counts)
    for card in cards:
        more[card] += 1
    return tuple(more)


def minus(counts: Counts, cards: Iterable[int]) -> Counts:
    less = list(counts)
    for card in cards:
        less[card] -= 1
    return tuple(less)


def cards_of(counts: Counts) -> tuple[int, ...]:
    """The cards one by one, in rising order."""
    return tuple(chain.from_iterable(repeat(card, count) for card, count in enumerate(counts)))


def holds(counts: Counts, cards: Iterable[int]) -> bool:
    """Whether all these cards are among the counted ones."""
    return min(minus(counts, cards)) >= 0
