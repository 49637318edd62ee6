"""The command line: words in, an exit code out. 0 is fine, 1 says that something does
not hold (notes that contradict each other, a server in trouble), 2 is bad input said in one line.

Commands live in modules by what they are about, those of one game in its folder. A module says only
what words its commands take; what they call is imported when they are called, so that no command
waits for the parts of another.
"""

from __future__ import annotations

import errno
import shutil
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Any, TextIO

import typer

from ecliptic import __version__
from ecliptic.cli import arena, export, moving, play, records, server, tables
from ecliptic.cli.games import COMMANDS
from ecliptic.core.errors import EclipticError, FileTrouble

BAD_INPUT = 2
_WIDEST = 100
"""Longer lines of help are hard to read."""

app = typer.Typer(
    name="ecliptic",
    help="Astronomy board games for people and programs.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # boxes cut off what does not fit into them
)
app.add_typer(play.commands, name="play")
app.add_typer(records.commands)
for _game in COMMANDS.values():
    app.add_typer(_game.own)
app.add_typer(export.commands)
app.add_typer(arena.commands)
app.add_typer(server.commands)
app.add_typer(moving.commands)
app.add_typer(tables.commands, name="tables")


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"ecliptic {__version__}")
        raise typer.Exit


@app.callback()
def ecliptic(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Astronomy board games for people and programs."""


_NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""How a write to the output fails; whoever writes a file names it in a refusal of its own."""


def run(words: Sequence[str]) -> int:
    """Do what the command line says; the exit code."""
    try:
        code: Any = app(
            args=list(words) or ["--help"],
            prog_name="ecliptic",
            standalone_mode=False,
            terminal_width=min(shutil.get_terminal_size().columns, _WIDEST),
        )
        _flush(sys.stdout)
    except EclipticError as error:
        return _say(error)
    except typer.TyperException as error:
        return _refuse(error.format_message().replace("Value error, ", ""))
    except (typer.Abort, KeyboardInterrupt):
        return _refuse("Stopped.")
    except BrokenPipeError:
        # Whoever read our output has had enough, as in `ecliptic replay FILE | head`.
        sys.stdout = None
        return 0
    except OSError as error:
        if error.errno not in _NO_ROOM:
            raise
        # As in `ecliptic replay FILE > /dev/full`; nobody is to try again at the exit.
        sys.stdout = None
        return _say(FileTrouble("terminal-output", reason=(error.strerror or "").lower()))
    return code if isinstance(code, int) else 0


def _say(error: EclipticError) -> int:
    from ecliptic.english.sentences import sentence

    return _refuse(sentence(error))


def _refuse(line: str) -> int:
    # Where even this cannot be said, the exit code still tells.
    with suppress(OSError):
        typer.echo(" ".join(line.split()), err=True)
    return BAD_INPUT


def _flush(stream: TextIO | None) -> None:
    """There is none where it was closed before the start, as in `ecliptic verify FILE >&-`."""
    if stream is not None:
        stream.flush()


def _show_any_letter(stream: TextIO) -> None:
    """A terminal that lacks a letter shows a question mark instead of stopping the game."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def main() -> None:
    _show_any_letter(sys.stdout)
    _show_any_letter(sys.stderr)
    sys.exit(run(sys.argv[1:]))
