"""The smallest set of facts that rules out every counterexample, exactly.

A counterexample is known by the facts that exclude it: a bit each, fact 0 the lowest. A set of
facts will do if it hits every counterexample. Of the smallest sets, the one with the earliest facts
wins: compared fact by fact in order, the lower number first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def smallest_hitting_set(sets: Iterable[int], at_least: int = 0) -> tuple[int, ...] | None:
    """The facts, in order; None if some counterexample is excluded by no fact at all. That it takes
    `at_least` so many may be known already, from a part of the counterexamples."""
    wanted = _minimal(sets)
    if 0 in wanted:
        return None
    size = at_least
    while not _can_hit(wanted, size):
        size += 1
    return tuple(_earliest(wanted, size))


def _minimal(sets: Iterable[int]) -> list[int]:
    """Sets that contain another are hit with it."""
    kept: list[int] = []
    for one in sorted(set(sets), key=int.bit_count):
        if not any(other & one == other for other in kept):
            kept.append(one)
    return kept


def _can_hit(sets: Sequence[int], size: int) -> bool:
    """Whether so many facts can hit all sets."""
    if not sets:
        return True
    if _apart(sets) > size:
        return False
    narrowest = min(sets, key=int.bit_count)
    tried = 0
    for bit in _bits(narrowest):
        left = [one & ~tried for one in sets if not one & bit]
        if 0 not in left and _can_hit(left, size - 1):
            return True
        tried |= bit
    return False


def _apart(sets: Sequence[int]) -> int:
    """A number of sets no two of which share a fact: as many facts are needed at least."""
    seen = count = 0
    for one in sorted(sets, key=int.bit_count):
        if not one & seen:
            seen |= one
            count += 1
    return count


def _earliest(sets: list[int], size: int) -> list[int]:
    """Fact by fact, the first that still allows a set of this size of later facts only. A fact that
    hits nothing is in no smallest set."""
    chosen: list[int] = []
    number = 0
    while sets:
        later = -1 << (number + 1)
        left = [one & later for one in sets if not one >> number & 1]
        hits = len(left) < len(sets)
        if hits and 0 not in left and _can_hit(left, size - len(chosen) - 1):
            chosen.append(number)
            sets = left
        number += 1
    return chosen


def _bits(number: int) -> Iterable[int]:
    while number:
        low = number & -number
        yield low
        number ^= low
