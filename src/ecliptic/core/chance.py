"""Randomness as data: a stream that is fully described by its seed and a position.

Word k of the stream is the first eight bytes of SHA-256(seed, k). Nothing about later words can be
learned from earlier ones, any position can be reached at once, and every platform agrees on it.
A table publishes `commitment(seed, salt)` at the start and both secrets at the end, so anybody can
check afterwards that nothing was chosen to suit.
"""

from __future__ import annotations

import hashlib
import hmac
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import TypeVar

from ecliptic.core.errors import BadSetup

T = TypeVar("T")

SEED_BYTES = 16
_WORD = 1 << 64


class Chance:
    """A seeded stream of fair draws. `position` counts the words used so far."""

    __slots__ = ("position", "seed")

    def __init__(self, seed: bytes, position: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise BadSetup("chance-seed-length", length=len(seed))
        self.seed = seed
        self.position = position

    def word(self) -> int:
        """The next 64 bits."""
        block = hashlib.sha256(self.seed + self.position.to_bytes(8, "big")).digest()
        self.position += 1
        return int.from_bytes(block[:8], "big")

    def below(self, bound: int) -> int:
        """A fair integer in 0..bound-1; the uneven tail of the word is drawn again."""
        if not 0 < bound <= _WORD:
            raise BadSetup("chance-bound", bound=bound)
        fair = _WORD - _WORD % bound
        while True:
            word = self.word()
            if word < fair:
                return word % bound

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def weighted(self, items: Sequence[T], weights: Sequence[int]) -> T:
        """One of the items, each as often as its weight says."""
        reached = list(accumulate(weights))
        return items[bisect_right(reached, self.below(reached[-1]))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """A fair permutation (Fisher-Yates from the end)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def seed_from_text(text: str) -> bytes:
    """The seed a person names, for games that are meant to be repeated."""
    return hashlib.sha256(b"ecliptic seed " + text.encode("utf-8", "surrogatepass")).digest()[
        :SEED_BYTES
    ]


def salt_for_named_seed(seed: bytes) -> bytes:
    """A named seed has no secret to protect, so its salt may follow from it."""
    return hashlib.sha256(b"ecliptic salt " + seed).digest()[:SEED_BYTES]


def commitment(seed: bytes, salt: bytes) -> str:
    """What is published before the first move: SHA-256(seed || salt) in hex."""
    return hashlib.sha256(seed + salt).hexdigest()


def commitment_holds(published: str, seed: bytes, salt: bytes) -> bool:
    claimed = published.encode("utf-8", "surrogatepass")
    return hmac.compare_digest(claimed, commitment(seed, salt).encode())
