"""`ecliptic serve`, `backup` and `doctor`: the server that tables live in, and those who run it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import typer

from ecliptic.cli.options import Json, number_option, say_json
from ecliptic.core.errors import BadRequest

commands = typer.Typer()

LAST_PORT = 65_535
LogLevel: TypeAlias = Literal["debug", "info", "warning", "error"]


@commands.command("serve")
def serve_tables(
    port: Annotated[
        int, number_option("--port", 0, "Where to listen; 0 takes any free port.", LAST_PORT)
    ] = 8000,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let devices in this network in as well.")
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
        int,
        number_option("--metrics-port", 0, "Where this machine finds the metrics.", LAST_PORT),
    ] = 0,
    log_level: Annotated[
        LogLevel,
        typer.Option(
            metavar="LEVEL", help="How much to write to the log: debug, info, warning or error."
        ),
    ] = "warning",
    log_file: Annotated[
        Path | None, typer.Option(help="Where to write the log (unless said: stderr).")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Open no browser.")] = False,
) -> None:
    """Serve tables to browsers and programs on this machine."""
    from ecliptic.server.lan import open_to_the_network
    from ecliptic.server.logs import start_log
    from ecliptic.server.public import open_to_the_public
    from ecliptic.server.serve import serve
    from ecliptic.server.settings import LOOPBACK, Settings
    from ecliptic.store.folder import data_folder

    settings = Settings(folder=data_folder(), port=port, metrics_port=metrics_port)
    if lan and name:
        raise BadRequest("serve-public-lan")
    if host and not name:
        raise BadRequest("serve-host")
    if lan:
        settings = open_to_the_network(settings)
    if name or behind_proxy:
        settings = open_to_the_public(settings, name or (), behind_proxy or (), host or LOOPBACK)
    start_log(log_level, log_file)
    serve(settings, browser=not no_browser)


@commands.command()
def backup(
    file: Annotated[Path, typer.Argument(help="A file that does not exist yet.")],
) -> None:
    """Copy all tables to a file, also while the server is running."""
    from ecliptic.store.backup import back_up
    from ecliptic.store.folder import data_folder

    count = back_up(data_folder(), file)
    typer.echo(f"{file} holds {count} {'table' if count == 1 else 'tables'}.")


@commands.command()
def doctor(
    port: Annotated[
        int, number_option("--port", 1, "Where the server is to listen.", LAST_PORT)
    ] = 8000,
    as_json: Json = False,
) -> None:
    """Check the installation, and say what to do where it is broken."""
    import msgspec

    from ecliptic.server.doctor import examine
    from ecliptic.store.folder import data_folder

    findings = list(examine(data_folder(), port))
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
