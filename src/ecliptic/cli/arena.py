"""`ecliptic arena`: how strong opponents are."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from ecliptic.cli.games import COMMANDS
from ecliptic.cli.options import number_option

commands = typer.Typer()


def _with_settings_of_games(command: Callable[..., None]) -> Callable[..., None]:
    """The command with an option for every setting of every game."""
    told: dict[str, list[str]] = {}
    for game, brought in COMMANDS.items():
        for setting, values in brought.arena.items():
            told.setdefault(setting, []).append(f"{game}: {values}")
    signature = inspect.signature(command, eval_str=True)
    named = [one for one in signature.parameters.values() if one.kind is not one.VAR_KEYWORD]
    required = [one for one in named if one.default is one.empty]
    settings = [
        inspect.Parameter(
            setting,
            inspect.Parameter.POSITIONAL_OR_KEYWORD,
            default=None,
            annotation=Annotated[str | None, typer.Option(help=f"{'; '.join(values)}.")],
        )
        for setting, values in told.items()
    ]
    words = [*required, *settings, *named[len(required) :]]
    command.__signature__ = signature.replace(parameters=words)  # type: ignore[attr-defined]
    return command


@commands.command()
@_with_settings_of_games
def arena(
    game: Annotated[str, typer.Argument(help=f"Which game: {', '.join(COMMANDS)}.")],
    players: Annotated[
        str, typer.Option(help="One opponent for each seat, such as random,pencil.")
    ],
    deals: Annotated[
        int, number_option("--deals", 1, "Seeds to play, each in every rotation of the seats.")
    ],
    seed: Annotated[str, typer.Option(help="The same seed, the same result.")] = "arena",
    control_deals: Annotated[
        int | None, number_option("--control-deals", 0, "Deals of the controls (default: 40).")
    ] = None,
    oracle_deals: Annotated[
        int | None, number_option("--oracle-deals", 0, "Deals of the oracle (default: 40).")
    ] = None,
    workers: Annotated[
        int | None, number_option("--workers", 1, "Processes (default: one per core).")
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Play on a dask cluster, such as tcp://HOST:8786, or local:2 for one of two here.",
        ),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="Keep results and report here; continue where it stopped.")
    ] = None,
    **settings: Any,
) -> None:
    """Let opponents play many games, and report how strong they are."""
    from ecliptic.arena.command import arena as play_arena

    report = play_arena(
        game, players, deals, seed, settings, control_deals, oracle_deals, workers, cluster, out
    )
    typer.echo(report, nl=False)
