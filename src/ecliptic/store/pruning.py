"""Pruning: removing what nobody has touched for long, while servers go on."""

from __future__ import annotations

import asyncio
from collections import Counter

from ecliptic.store.clock import now
from ecliptic.store.store import Store
from ecliptic.store.values import Pruning, Status

_DAY = 24 * 3600
_BATCH = 20
"""So many at once; whoever moves waits for no more than that."""
_PAUSE = 0.05


def moment_before(days: int) -> int:
    return now() - days * _DAY


async def prune(store: Store, days: int) -> Pruning:
    """Remove everything that nobody has touched for so many days; what was removed."""
    before = moment_before(days)
    tables: Counter[Status] = Counter()
    replays = links = 0
    while True:
        removed = await store.prune(before, _BATCH)
        tables.update(removed.tables)
        replays += removed.replays
        links += removed.links
        if not (removed.tables or removed.replays):
            return Pruning(dict(tables), replays, links)
        await asyncio.sleep(_PAUSE)
