"""Pruning: removing what nobody has touched for long, while servers go on."""

from __future__ import annotations

import asyncio
from collections import Counter

from ecliptic.store.clock import now
from ecliptic.store.store import Store
from ecliptic.store.values import Before, Pruning, Status

_DAY = 24 * 3600
_BATCH = 20
"""So many at once; whoever moves waits for no more than that."""
_PAUSE = 0.05


def before(days: int, kept_days: int = 0) -> Before:
    """How old is old now; 0 days mean that nothing is."""
    moment = now()
    untouched, kept = (moment - one * _DAY if one else 0 for one in (days, kept_days))
    return Before(untouched, kept)


async def prune(store: Store, old: Before) -> Pruning:
    """Remove everything that nobody has touched for so long; what was removed."""
    tables: Counter[Status] = Counter()
    replays = links = 0
    while True:
        removed = await store.prune(old, _BATCH)
        tables.update(removed.tables)
        replays += removed.replays
        links += removed.links
        if not (removed.tables or removed.replays):
            return Pruning(dict(tables), replays, links)
        await asyncio.sleep(_PAUSE)
