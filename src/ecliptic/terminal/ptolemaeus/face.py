"""Ptolemaeus as the terminal's session sees a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ecliptic.core.game import AnyGame, Viewer
from ecliptic.core.table import Table
from ecliptic.ptolemaeus.actions import Action
from ecliptic.ptolemaeus.board import Board, Discarding, Recalling, Turn
from ecliptic.ptolemaeus.calendar import parse_date
from ecliptic.ptolemaeus.game import GAME
from ecliptic.ptolemaeus.notation import PLANET_LETTERS, SIGN_LETTERS, action_text, parse_action
from ecliptic.ptolemaeus.planets import PLANET_NAMES
from ecliptic.ptolemaeus.setup import RANDOM_DATE, Options, Race
from ecliptic.ptolemaeus.views import View
from ecliptic.ptolemaeus.zodiac import SIGN_NAMES
from ecliptic.terminal.face import Command, Doubt, Face, Look, Pencil
from ecliptic.terminal.menu import Menu
from ecliptic.terminal.ptolemaeus.board import board_picture, own_cards
from ecliptic.terminal.ptolemaeus.choices import menu
from ecliptic.terminal.ptolemaeus.commands import COMMANDS
from ecliptic.terminal.ptolemaeus.configurations import out_of_reach
from ecliptic.terminal.ptolemaeus.help import (
    HELP_IS_WORTH,
    about_lines,
    full_help,
    question,
    short_help,
)
from ecliptic.terminal.ptolemaeus.score_sheet import end_picture
from ecliptic.terminal.ptolemaeus.sky import FAMOUS_EVENTS, date_words, famous_name
from ecliptic.terminal.ptolemaeus.story import Storyteller
from ecliptic.terminal.seats import Chair

SPELLED_OUT: Mapping[str, str] = {
    "draw": "D",
    "take": "D",
    "observe": "O",
    **{name.lower(): letters for name, letters in zip(SIGN_NAMES, SIGN_LETTERS, strict=True)},
    **{name.lower(): letters for name, letters in zip(PLANET_NAMES, PLANET_LETTERS, strict=True)},
}
"""Words and names may be spelled out: `observe sagittarius`, `study mars`."""


class PtolemaeusFace:
    """Implements `terminal.face.Face`."""

    game: AnyGame = GAME
    secret = "everybody's hands and the decks"
    unfinished = "The comet did not come full circle in {actions}; the game is unfinished."
    pencil: Pencil | None = None
    commands: Mapping[str, Command] = COMMANDS
    help_is_worth: Mapping[str, str] = HELP_IS_WORTH

    def headline(self, options: Options) -> str:
        return "Ptolemaeus" if options.seats > 1 else "Ptolemaeus, solo"

    def introduction(self, table: Table, chairs: Sequence[Chair]) -> Iterator[RenderableType]:
        board: Board = table.view(None).board
        date = parse_date(board.date)
        name = famous_name(date)
        event = "" if name is None else f" ({FAMOUS_EVENTS[name]})"
        drawn = ", chosen at random" if table.options.date == RANDOM_DATE else ""
        yield f"The sky of {date_words(date)}{event}{drawn}."
        for number, chair in enumerate(chairs, start=1):
            yield f"Seat {number}: {chair.name}"
        if table.options.race is Race.PLANETS:
            yield "Only planets and Nova Constellatio count in the race to 12 points."
        yield from (Text(line, style="dim") for line in about_lines())

    def hints(self) -> Iterator[RenderableType]:
        yield "Type a number to pick from the list, or what is written beside it."

    def story(self, names: Sequence[str], options: Options, viewer: Viewer) -> Storyteller:
        return Storyteller(names, options, viewer)

    def move_words(self, action: Action) -> str:
        return f"the move {action_text(action)}"

    def board(self, look: Look) -> Iterator[RenderableType]:
        return board_picture(look)

    def glance(self, look: Look) -> Iterator[RenderableType] | None:
        """Inside a turn the own cards are enough; a new turn, or somebody else's doing, deserves
        the whole table."""
        board: Board = look.view.board
        new_turn = isinstance(board.stage, Turn) and not board.acted
        if new_turn or isinstance(board.stage, Recalling | Discarding):
            return None
        return own_cards(look.view)

    def question(self, look: Look) -> RenderableType:
        """What is asked; where an observation could be named, also what is out of reach."""
        asked = Text(question(look.view), style="bold")
        board: Board = look.view.board
        may_observe = isinstance(board.stage, Turn) and not board.acted
        beyond = out_of_reach(look.view) if may_observe else None
        return asked if beyond is None else Group(beyond, asked)

    def menu(self, look: Look) -> Menu:
        return menu(look)

    def help(self, look: Look, everything: bool) -> Iterator[RenderableType]:
        return full_help(look.view) if everything else short_help(look.view)

    def action_from(self, line: str) -> Action:
        return parse_action(" ".join(SPELLED_OUT.get(word.lower(), word) for word in line.split()))

    def doubt(self, view: View, action: Action) -> Doubt | None:
        return None

    def end(self, look: Look) -> Iterator[RenderableType]:
        return end_picture(look.view.board, look.chairs)


FACE: Face = PtolemaeusFace()
