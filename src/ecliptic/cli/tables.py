"""`ecliptic tables`: what an operator sees of the tables, and how he closes one."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from ecliptic.cli.options import DatabaseUrl, Json, SettingsFile, place_of_tables, say_report

if TYPE_CHECKING:
    from ecliptic.store.open import Place
    from ecliptic.store.values import Overview

commands = typer.Typer()


@commands.callback(invoke_without_command=True)
def tables(
    context: typer.Context,
    as_json: Json = False,
    database: DatabaseUrl = None,
    file: SettingsFile = None,
) -> None:
    """List the tables of this machine, or close one."""
    context.obj = place = place_of_tables(database, file)
    if context.invoked_subcommand is not None:
        return
    import asyncio

    found = asyncio.run(_overview(place))
    if as_json:
        say_report(found)
        return
    typer.echo(f"{len(found)} {'table' if len(found) == 1 else 'tables'}")
    for one in found:
        seats = ", ".join(f"{count} {kind}" for kind, count in sorted(one.seats.items()))
        star = ", kept by a star" if one.starred else ""
        size = -(-one.bytes // 1000)
        typer.echo(f"{one.id}  {one.game}, {one.status} ({seats}), {size} kB{star}")
        typer.echo(f"    opened {_moment(one.created)}, last move {_moment(one.touched)}")


@commands.command("close")
def close(
    context: typer.Context, table: Annotated[str, typer.Argument(help="The table's id.")]
) -> None:
    """Close a table for good, also while the server is running."""
    import asyncio

    from ecliptic.cli.pruning import said_of_sqlite

    processes = asyncio.run(_close(table, context.obj))
    typer.echo(f"{table} is closed, and nothing of it is kept.")
    for line in said_of_sqlite(processes):
        typer.echo(line)


async def _overview(place: Place) -> list[Overview]:
    from ecliptic.store.open import is_prepared, opened_store

    if not is_prepared(place):
        return []
    async with opened_store(place) as store:
        return list(await store.overview())


async def _close(table_id: str, place: Place) -> int:
    """How many processes SQLite has to take care of meanwhile."""
    from ecliptic.core.errors import BadRequest, shorten
    from ecliptic.store.open import opened_store, writing

    async with opened_store(place) as store:
        with writing(place) as processes:
            if not await store.close_table(table_id):
                raise BadRequest("tables-none", table=shorten(table_id))
    return processes


def _moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")
