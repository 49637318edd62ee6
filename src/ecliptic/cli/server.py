"""`ecliptic serve`, `settings`, `backup`, `prune`, `doctor`: the server, for those who run it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import typer

from ecliptic.cli.options import (
    DatabaseUrl,
    Json,
    RedisUrl,
    SettingsFile,
    number_option,
    place_of_tables,
    say_json,
    say_report,
)

commands = typer.Typer()

LAST_PORT = 65_535
LogLevel: TypeAlias = Literal["debug", "info", "warning", "error"]


@commands.command("serve")
def serve_tables(
    port: Annotated[
        int | None, number_option("--port", 0, "Where to listen; 0 takes any free port.", LAST_PORT)
    ] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Also let in devices on this network.")
    ] = False,
    name: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME", help="A public name, such as games.example.org, that a proxy serves."
        ),
    ] = None,
    behind_proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="The proxy's address, or a network of proxies."),
    ] = None,
    host: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Where the proxy finds it, if not on this machine."),
    ] = None,
    metrics_port: Annotated[
        int | None,
        number_option("--metrics-port", 0, "Where this machine finds the metrics.", LAST_PORT),
    ] = None,
    log_level: Annotated[
        LogLevel | None,
        typer.Option(
            metavar="LEVEL", help="How much to write to the log: debug, info, warning or error."
        ),
    ] = None,
    log_file: Annotated[
        Path | None, typer.Option(help="Where to write the log (default: stderr).")
    ] = None,
    database: DatabaseUrl = None,
    redis: RedisUrl = None,
    file: SettingsFile = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Open no browser.")] = False,
) -> None:
    """Serve tables to browsers and programs on this machine."""
    from ecliptic.server.configuration.sources import read_settings
    from ecliptic.server.logs import start_log
    from ecliptic.server.metrics import new_process_name
    from ecliptic.server.serve import serve

    flags = {
        "database_url": database,
        "redis_url": redis,
        "port": port,
        "lan": lan or None,
        "public_names": name or None,
        "proxies": behind_proxy or None,
        "host": host,
        "metrics_port": metrics_port,
        "log_level": log_level,
        "log_file": None if log_file is None else str(log_file),
    }
    settings = read_settings(flags, file)
    process = new_process_name()
    several = settings.database_url or settings.redis_url
    log_file = Path(settings.log_file) if settings.log_file else None
    start_log(settings.log_level, log_file, process if several else "")
    serve(settings, not no_browser, process)


@commands.command("settings")
def list_settings(file: SettingsFile = None, as_json: Json = False) -> None:
    """List every setting of the server, and where it comes from."""
    from ecliptic.server.configuration.sources import (
        DEFAULT,
        in_toml,
        read_given,
        read_settings,
        rows,
    )

    read_settings(file=file)  # what does not go together is refused here, too
    found = list(rows(read_given({}, file)))
    if as_json:
        say_report(found)
        return
    for one in found:
        default = "" if one.source == DEFAULT else f"; default {in_toml(one.default)}"
        flag = f", {one.flag}" if one.flag else ""
        typer.echo(f"{one.name} = {in_toml(one.value)} ({one.source}{default})")
        typer.echo(f"    {one.environment}{flag}")
        typer.echo(f"    {one.meaning}")


@commands.command()
def backup(
    file: Annotated[Path, typer.Argument(help="A file that does not exist yet.")],
    database: DatabaseUrl = None,
    settings: SettingsFile = None,
) -> None:
    """Copy all tables to a file, also while the server is running."""
    from ecliptic.server.configuration.urls import without_password
    from ecliptic.store.errors import StoreTrouble
    from ecliptic.store.sqlite.backup import back_up

    place = place_of_tables(database, settings)
    if place.database_url:
        url = without_password(place.database_url)
        raise StoreTrouble("backup-postgresql", file=str(file), url=url)
    count = back_up(place.folder, file)
    typer.echo(f"{file} holds {count} {'table' if count == 1 else 'tables'}.")


@commands.command()
def migrate(database: DatabaseUrl = None, file: SettingsFile = None) -> None:
    """Bring the database to the form that this version needs."""
    from ecliptic.store.open import migrate_place

    done = migrate_place(place_of_tables(database, file))
    said = "has now" if done else "has already"
    typer.echo(f"The database {said} the form of this Ecliptic.")


@commands.command()
def prune(
    days: Annotated[int, number_option("--days", 1, "For how long nobody has touched it.")] = 90,
    kept_days: Annotated[
        int,
        number_option("--kept-days", 0, "For how long, of finished and starred tables; 0: never."),
    ] = 0,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would go.")] = False,
    database: DatabaseUrl = None,
    file: SettingsFile = None,
) -> None:
    """Remove what nobody has touched for long; finished games stay."""
    from ecliptic.cli.pruning import prune_place

    for line in prune_place(place_of_tables(database, file), days, kept_days, dry_run):
        typer.echo(line)


@commands.command()
def doctor(
    port: Annotated[
        int, number_option("--port", 1, "Where the server is to listen.", LAST_PORT)
    ] = 8000,
    as_json: Json = False,
    database: DatabaseUrl = None,
    redis: RedisUrl = None,
    file: SettingsFile = None,
) -> None:
    """Check the installation, and say what to do where it is broken."""
    import msgspec

    from ecliptic.server.configuration.sources import read_given
    from ecliptic.server.doctor import examine
    from ecliptic.store.open import Place

    given = read_given({"database_url": database, "redis_url": redis}, file)
    place = Place(given["folder"].value, given["database_url"].value)
    findings = list(examine(place, port, given["redis_url"].value))
    if as_json:
        say_json(msgspec.json.encode(findings).decode())
    else:
        for one in findings:
            code = f" [{one.code}]" if one.code else ""
            typer.echo(f"{'ok' if one.fine else 'BROKEN':7} {one.part}: {one.found}{code}")
            if one.advice:
                typer.echo(f"{'':7} {one.advice}")
    if not all(one.fine for one in findings):
        raise typer.Exit(1)
