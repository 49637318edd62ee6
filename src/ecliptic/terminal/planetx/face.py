"""The Search for Planet X as the terminal's session sees a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.console import RenderableType

from ecliptic.core.game import AnyGame, Viewer
from ecliptic.core.table import Table
from ecliptic.english.planetx import words
from ecliptic.english.words import counted
from ecliptic.planetx.actions import KINDS, Action, Research
from ecliptic.planetx.events import Researched
from ecliptic.planetx.game import GAME
from ecliptic.planetx.notation import action_text, parse_action
from ecliptic.planetx.setup import Options
from ecliptic.planetx.views import View
from ecliptic.terminal.face import Command, Doubt, Face, Look, Pencil
from ecliptic.terminal.menu import Menu
from ecliptic.terminal.planetx.commands import COMMANDS
from ecliptic.terminal.planetx.help import (
    HELP_IS_WORTH,
    full_help,
    question,
    short_help,
)
from ecliptic.terminal.planetx.notes import legend
from ecliptic.terminal.planetx.pencil import SheetPencil
from ecliptic.terminal.planetx.pictures import board_picture, end_picture, introduction
from ecliptic.terminal.planetx.skies import ONLY_HERE
from ecliptic.terminal.planetx.story import Storyteller
from ecliptic.terminal.seats import Chair

SPELLED_OUT = {
    "survey": "S",
    "target": "T",
    "research": "R",
    "locate": "L",
    "choose": "C",
    "place": "P",
    "withdraw": "W",
}
"""Actions may be spelled out: `survey a 3-7`."""


class PlanetXFace:
    """Implements `terminal.face.Face`."""

    game: AnyGame = GAME
    secret = "the hidden sky"
    unfinished = "Nobody found Planet X in {actions}; the game is unfinished."
    pencil: Pencil | None = SheetPencil()
    commands: Mapping[str, Command] = COMMANDS
    help_is_worth: Mapping[str, str] = HELP_IS_WORTH

    def headline(self, options: Options) -> str:
        return f"The Search for Planet X, {options.mode.value} mode"

    def introduction(self, table: Table, chairs: Sequence[Chair]) -> Iterator[RenderableType]:
        options: Options = table.options
        for number, (chair, place) in enumerate(zip(chairs, options.places, strict=True), start=1):
            facts = counted(place.facts, "starting fact")
            yield f"Seat {number}: {chair.name} ({place.season.value}, {facts})"
        if options.code:
            yield f"Game code: {options.code}. {ONLY_HERE}"
        yield introduction(table.view(None).board)

    def hints(self) -> Iterator[RenderableType]:
        yield legend()

    def story(self, names: Sequence[str], options: Options, viewer: Viewer) -> Storyteller:
        return Storyteller(names, options.mode, viewer)

    def move_words(self, action: Action) -> str:
        return f"the {KINDS[type(action)]} {action_text(action)}"

    def board(self, look: Look) -> Iterator[RenderableType]:
        return board_picture(look)

    def glance(self, look: Look) -> None:
        """A turn is one action, so the whole board is always worth a look."""

    def question(self, look: Look) -> str:
        return question(look.view)

    def menu(self, look: Look) -> Menu:
        """Hundreds of actions are lawful: they are written, not listed."""
        return Menu()

    def help(self, look: Look, everything: bool) -> Iterator[RenderableType]:
        return full_help(look.view) if everything else short_help(look.view)

    def action_from(self, line: str) -> Action:
        first, *rest = line.split()
        return parse_action(" ".join([SPELLED_OUT.get(first.lower(), first), *rest]))

    def doubt(self, view: View, action: Action) -> Doubt | None:
        """Researching a topic again is lawful, but only spends time (rules 3)."""
        if isinstance(action, Research):
            for turn in view.log:
                if isinstance(turn, Researched) and turn.topic == action.topic:
                    known = f"You know topic {turn.topic}: {words.clue(turn.clue)}"
                    return Doubt(known, "Spend the time anyway?")
        return None

    def end(self, look: Look) -> Iterator[RenderableType]:
        return end_picture(look)


FACE: Face = PlanetXFace()
