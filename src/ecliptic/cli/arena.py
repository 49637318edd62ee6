"""`ecliptic arena`: how strong opponents are."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ecliptic.cli.options import GAME_NAMES, number_option

commands = typer.Typer()


@commands.command()
def arena(
    game: Annotated[str, typer.Argument(help=f"Which game: {', '.join(GAME_NAMES)}.")],
    players: Annotated[
        str, typer.Option(help="One opponent for each seat, such as random,pencil.")
    ],
    deals: Annotated[
        int, number_option("--deals", 1, "Seeds to play, each in every rotation of the seats.")
    ],
    mode: Annotated[str | None, typer.Option(help="planetx: standard or expert.")] = None,
    facts: Annotated[str | None, typer.Option(help="planetx: 0, 4, 8 or 12.")] = None,
    date: Annotated[str | None, typer.Option(help="ptolemaeus: YYYY-MM-DD or random.")] = None,
    race: Annotated[str | None, typer.Option(help="ptolemaeus: everything or planets.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed, the same result.")] = "arena",
    control_deals: Annotated[
        int | None, number_option("--control-deals", 0, "Deals of the controls (unless said: 40).")
    ] = None,
    oracle_deals: Annotated[
        int | None, number_option("--oracle-deals", 0, "Deals of the oracle (unless said: 40).")
    ] = None,
    workers: Annotated[
        int | None, number_option("--workers", 1, "Processes (unless said: one per core).")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="Keep results and report here; go on where it stopped.")
    ] = None,
) -> None:
    """Let opponents play many games, and report how strong they are."""
    from ecliptic.arena.command import arena as play_arena

    settings = {"mode": mode, "facts": facts, "date": date, "race": race}
    typer.echo(
        play_arena(game, players, deals, seed, settings, control_deals, oracle_deals, workers, out),
        nl=False,
    )
