"""What `ecliptic prune` removes, and what it says about that."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from ecliptic.english.sentences import sentence
from ecliptic.store.errors import BadFolder, StoreTrouble
from ecliptic.store.open import Place, check_place, is_prepared, opened_store, writing
from ecliptic.store.pruning import before, prune
from ecliptic.store.sqlite.folder import FILE
from ecliptic.store.sqlite.processes import check_sqlite
from ecliptic.store.values import Before, Pruning


def prune_place(place: Place, days: int, kept_days: int, dry_run: bool) -> Iterator[str]:
    check_place(place)
    if not (place.database_url or (place.folder / FILE).exists()):
        raise StoreTrouble("prune-nothing", folder=str(place.folder))
    if dry_run:
        is_prepared(place)
    with writing(place) as processes:
        found, removed = asyncio.run(_pruned(place, before(days, kept_days), dry_run))
    tables = sum(removed.tables.values())
    by_status = ", ".join(f"{count} {status}" for status, count in sorted(removed.tables.items()))
    by_status = f" ({by_status})" if tables else ""
    done = "Would remove" if dry_run else "Removed"
    longer = f", finished and starred ones for {kept_days}" if kept_days else ""
    yield f"{done} {tables} tables that nobody has touched for {days} days{longer}{by_status},"
    yield f"{removed.replays} uploaded records, and {removed.links} old links."
    yield f"Kept of that age: {found.over} finished tables, {found.starred} with a star."
    yield from said_of_sqlite(processes)


def said_of_sqlite(processes: int) -> Iterator[str]:
    """That SQLite is not up to so many processes which write, if it is not."""
    try:
        check_sqlite(processes)
    except BadFolder as error:
        yield sentence(error)


async def _pruned(place: Place, old: Before, dry_run: bool) -> tuple[Pruning, Pruning]:
    """What was found before, and what was removed, or would be."""
    async with opened_store(place) as store:
        found = await store.prunable(old)
        return found, found if dry_run else await prune(store, old)
