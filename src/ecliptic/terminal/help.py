"""What every game's help has in common."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table

from ecliptic.core.errors import EclipticError
from ecliptic.english.sentences import sentence

HELP = {"help": "what you may do now, and how it is written (help all: everything)"}
LEAVING = {
    "undo": "undo your last move, if the others have learned nothing or agree",
    "undo NAME": "ask another person, and all who must agree, to undo their last move",
    "save FILE": "write the game to FILE and continue",
    "quit": "leave (and save, if you like)",
}
"""Commands that every game has, with what they do."""


def problem(error: EclipticError, help_is_worth: Mapping[str, str]) -> str:
    """What was refused, and what typing help is worth, if the game says so of this error."""
    said, more = sentence(error), help_is_worth.get(error.code)
    return f"{said.removesuffix('.')}; {more}." if more else said


def pairs(lines: Mapping[str, str]) -> Table:
    """Words, and what each means."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for word, meaning in lines.items():
        table.add_row(word, meaning)
    return table
