"""`ecliptic tables`: what an operator sees of the tables, and how he closes one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from ecliptic.cli.options import Json, say_report

if TYPE_CHECKING:
    from ecliptic.store.store import Store
    from ecliptic.store.values import Overview

commands = typer.Typer()


@commands.callback(invoke_without_command=True)
def tables(context: typer.Context, as_json: Json = False) -> None:
    """List the tables of this machine, or close one."""
    if context.invoked_subcommand is not None:
        return
    import asyncio

    found = asyncio.run(_overview())
    if as_json:
        say_report(found)
        return
    typer.echo(f"{len(found)} {'table' if len(found) == 1 else 'tables'}")
    for one in found:
        seats = ", ".join(f"{count} {kind}" for kind, count in sorted(one.seats.items()))
        typer.echo(f"{one.id}  {one.game}, {one.status} ({seats})")
        typer.echo(f"    opened {_moment(one.created)}, last move {_moment(one.touched)}")


@commands.command("close")
def close(table: Annotated[str, typer.Argument(help="The table's id.")]) -> None:
    """Close a table for good, also while the server is running."""
    import asyncio

    from ecliptic.cli.pruning import said_of_sqlite

    processes = asyncio.run(_close(table))
    typer.echo(f"{table} is closed, and nothing of it is kept.")
    for line in said_of_sqlite(processes):
        typer.echo(line)


async def _overview() -> list[Overview]:
    async with _store() as store:
        return list(await store.overview())


async def _close(table_id: str) -> int:
    """How many processes write to the folder meanwhile."""
    from ecliptic.core.errors import BadRequest, shorten
    from ecliptic.store.folder import data_folder
    from ecliptic.store.processes import writing_process

    async with _store() as store:
        with writing_process(data_folder()) as processes:
            if not await store.close_table(table_id):
                raise BadRequest("tables-none", table=shorten(table_id))
    return processes


@asynccontextmanager
async def _store() -> AsyncIterator[Store]:
    from ecliptic.store.folder import check_data_folder, data_folder
    from ecliptic.store.sqlite import open_store

    check_data_folder(data_folder())
    store = await open_store(data_folder())
    try:
        yield store
    finally:
        await store.close()


def _moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")
