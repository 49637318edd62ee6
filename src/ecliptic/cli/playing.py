"""What `ecliptic play GAME` has in common for every game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ecliptic.core.errors import BadRequest

if TYPE_CHECKING:
    from ecliptic.terminal.session import Session

Save = Annotated[Path | None, typer.Option(help="Write the record here at the end.")]
Resume = Annotated[
    Path | None, typer.Option(help="Continue a saved game, which brings its own options.")
]


def seats_help(levels: Sequence[str]) -> str:
    kinds = ", ".join(["you", "you:NAME", *levels])
    return f"One word for each of 1-4 seats: {kinds}."


def go(session: Session, most_actions: int) -> None:
    """Play with the people who sit there, or watch if nobody does."""
    if session.people:
        session.play()
    else:
        session.watch(most_actions)


_WITH_RESUME = frozenset({"resume", "seed", "most_actions"})


def resumed(context: typer.Context, file: Path, seed: str | None) -> Session:
    """Options of a new game mean nothing to a saved one."""
    from ecliptic.terminal.start import saved_game

    for name in context.params:
        source = context.get_parameter_source(name)
        if name not in _WITH_RESUME and source is not None and source.name == "COMMANDLINE":
            raise BadRequest("terminal-resume-options", option=f"--{name}")
    return saved_game(file, seed)
