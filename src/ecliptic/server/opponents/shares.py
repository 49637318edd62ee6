"""The house's budget for search: when many opponents search at once each searches less, so that
nobody waits in a queue.

Addresses share the processes evenly, and each divides its share among its own tables. A share is
counted when a search begins, in units of the level's budget; it stands in the log with the move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager

from ecliptic.server.fair_queue import Asker


class Shares:
    def __init__(self, places: int) -> None:
        self._places = places
        self._searching: Counter[Hashable] = Counter()
        """Searches under way of each group; those that wait for a process are among them."""

    @contextmanager
    def of(self, budget: int, asker: Asker) -> Iterator[int]:
        """What one who may search with a budget searches with now."""
        if not budget:
            yield 0
            return
        self._searching[asker.group] += 1
        try:
            searches = len(self._searching) * self._searching[asker.group]
            yield budget * self._places // max(self._places, searches)
        finally:
            self._searching[asker.group] -= 1
            if not self._searching[asker.group]:
                del self._searching[asker.group]
