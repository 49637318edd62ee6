"""What `ecliptic prune` removes, and what it says about that."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

from ecliptic.english.sentences import sentence
from ecliptic.store.errors import BadFolder, StoreTrouble
from ecliptic.store.folder import FILE, check_data_folder
from ecliptic.store.processes import check_sqlite, writing_process
from ecliptic.store.pruning import moment_before, prune
from ecliptic.store.sqlite import open_store
from ecliptic.store.values import Pruning


def prune_folder(folder: Path, days: int, dry_run: bool) -> Iterator[str]:
    check_data_folder(folder)
    if not (folder / FILE).exists():
        raise StoreTrouble("prune-nothing", folder=str(folder))
    with writing_process(folder) as processes:
        found, removed = asyncio.run(_pruned(folder, days, dry_run))
    tables = sum(removed.tables.values())
    by_status = ", ".join(f"{count} {status}" for status, count in sorted(removed.tables.items()))
    by_status = f" ({by_status})" if tables else ""
    done = "Would remove" if dry_run else "Removed"
    yield f"{done} {tables} tables that nobody has touched for {days} days{by_status},"
    yield f"{removed.replays} records that were brought along, and {removed.links} old links."
    yield f"Kept of that age: {found.over} finished tables, {found.starred} with a star."
    yield from said_of_sqlite(processes)


def said_of_sqlite(processes: int) -> Iterator[str]:
    """That SQLite is not up to so many processes which write, if it is not."""
    try:
        check_sqlite(processes)
    except BadFolder as error:
        yield sentence(error)


async def _pruned(folder: Path, days: int, dry_run: bool) -> tuple[Pruning, Pruning]:
    """What was found before, and what was removed, or would be."""
    store = await open_store(folder)
    try:
        found = await store.prunable(moment_before(days))
        return found, found if dry_run else await prune(store, days)
    finally:
        await store.close()
