"""The command line: words in, an exit code out. 0 is fine, 2 is bad input said in one line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, TextIO

import typer

from ecliptic import __version__
from ecliptic.core.errors import EclipticError
from ecliptic.planetx.modes import Mode
from ecliptic.terminal.replay import replay_json, replay_lines, verify_lines
from ecliptic.terminal.sentences import sentence
from ecliptic.terminal.start import new_game, saved_game

BAD_INPUT = 2

app = typer.Typer(
    name="ecliptic",
    help="Astronomy board games for people and programs.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
play_app = typer.Typer(help="Play a game in this terminal.")
app.add_typer(play_app, name="play")

RecordFile = Annotated[Path, typer.Argument(help="A record written by save or --save.")]
Seed = Annotated[str | None, typer.Option(help="A name for the game: the same name, the same sky.")]


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"ecliptic {__version__}")
        raise typer.Exit


@app.callback()
def ecliptic(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version.")
    ] = False,
) -> None:
    """Astronomy board games for people and programs."""


@play_app.callback()
def play() -> None:
    """Play a game in this terminal."""


@play_app.command()
def planetx(
    mode: Annotated[Mode, typer.Option(help="12 sectors, or 18.")] = Mode.STANDARD,
    seats: Annotated[
        str, typer.Option(help="One word for each of 1-4 seats: you, you:NAME, pencil, random.")
    ] = "you,pencil",
    level: Annotated[
        str,
        typer.Option(
            help="youth, beginner, experienced or genius (12, 8, 4 or 0 starting facts);"
            " one for all, or one for each seat."
        ),
    ] = "experienced",
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option(help="Write the record here at the end.")] = None,
    most_actions: Annotated[
        int, typer.Option(min=1, help="Where a game without people is cut off.")
    ] = 5000,
) -> None:
    """The Search for Planet X."""
    session = new_game(mode, seats, level, seed, save)
    if session.pencil:
        session.play()
    else:
        session.watch(most_actions)


@app.command()
def resume(
    file: RecordFile,
    seed: Seed = None,
    most_actions: Annotated[
        int, typer.Option(min=1, help="Where a game without people is cut off.")
    ] = 5000,
) -> None:
    """Go on with a saved game."""
    session = saved_game(file, seed)
    if session.pencil:
        session.play()
    else:
        session.watch(most_actions)


@app.command()
def replay(
    file: RecordFile,
    seat: Annotated[
        int | None, typer.Option(help="Show only what this seat was told (from 1 on).")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Tell a recorded game again."""
    if as_json:
        typer.echo(replay_json(file, seat))
    else:
        for line in replay_lines(file, seat):
            typer.echo(line)


@app.command()
def verify(file: RecordFile) -> None:
    """Check a record: whole, committed, and played by the rules."""
    for line in verify_lines(file):
        typer.echo(line)


def run(words: Sequence[str]) -> int:
    """Do what the command line says; the exit code."""
    try:
        code: Any = app(args=list(words) or ["--help"], prog_name="ecliptic", standalone_mode=False)
    except EclipticError as error:
        return _refuse(sentence(error))
    except typer.TyperException as error:
        return _refuse(error.format_message().replace("Value error, ", ""))
    except (typer.Abort, KeyboardInterrupt):
        return _refuse("Stopped.")
    except BrokenPipeError:
        # Whoever read our output has had enough, as in `ecliptic replay FILE | head`.
        sys.stdout = None
        return 0
    return code if isinstance(code, int) else 0


def _refuse(line: str) -> int:
    typer.echo(" ".join(line.split()), err=True)
    return BAD_INPUT


def _show_any_letter(stream: TextIO) -> None:
    """A terminal that lacks a letter shows a question mark instead of stopping the game."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def main() -> None:
    _show_any_letter(sys.stdout)
    _show_any_letter(sys.stderr)
    sys.exit(run(sys.argv[1:]))
