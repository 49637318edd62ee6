"""Lines typed by people. A closed or interrupted keyboard is `Left`, never a traceback."""

from __future__ import annotations

import contextlib
import sys

with contextlib.suppress(ImportError):
    import readline

    readline.set_auto_history(False)
    # History would show one person what another typed in secret.


class Left(Exception):
    """Nobody is typing any more: end of input, or Ctrl-C."""


def ask(prompt: str) -> str:
    """One line, without spaces around it."""
    try:
        line = input(prompt)
    except (EOFError, KeyboardInterrupt) as error:
        print(flush=True)
        raise Left from error
    if not sys.stdin.isatty():
        print(line, flush=True)
    return line.strip()


def agrees(prompt: str) -> bool:
    """Yes or no; anything but a yes is a no."""
    return ask(f"{prompt} [y/N] ").lower() in ("y", "yes")


def objects(prompt: str) -> bool:
    """No or yes; anything but a no is a yes."""
    return ask(f"{prompt} [Y/n] ").lower() in ("n", "no")
