"""What a game brings along to be played in a terminal: its face.

The session, its commands, files, seats, undo and replay are the same for every game. A face has the
rest: how the board is drawn, what happened in words, what is asked and how it is answered. Each
game's face is in a folder of its own; `faces.py` finds it by the game's name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from rich.console import RenderableType

from ecliptic.core.game import AnyGame, Seat, Viewer
from ecliptic.core.table import Table
from ecliptic.terminal.menu import Menu
from ecliptic.terminal.seats import Chair

if TYPE_CHECKING:
    from ecliptic.terminal.session import Session

Command: TypeAlias = Callable[["Session", Seat, Sequence[str]], None]
"""What a word at the prompt does; it gets the words behind it."""


@dataclass(frozen=True)
class Look:
    """What one person looks at: his view, his own marks, and how wide his screen is."""

    view: Any
    chairs: Sequence[Chair]
    own: Mapping[Any, Any]
    width: int


@dataclass(frozen=True)
class Doubt:
    """Something lawful that is hardly meant: why, and the question to ask first."""

    reason: str
    question: str


class Story(Protocol):
    """Tells one stream in order: everything in it must pass through `tell` or `news` once."""

    def tell(self, told: Any) -> str | None:
        """The sentence for the next thing told; None if it needs no words."""

    def news(self, told: Iterable[Any]) -> Sequence[str]:
        """What a player wants to hear of the next things told."""


class Pencil(Protocol):
    """How a person's own marks are written beside a record."""

    def write(self, cell: Any, mark: Any) -> str: ...

    def read(self, text: str, options: Any) -> tuple[Any, Any]:
        """A cell and its mark; ValueError or BadNotation if the text is none."""


class Face(Protocol):
    game: AnyGame
    secret: str
    """What a saved game gives away."""
    unfinished: str
    """Said when programs have played `{actions}` without an end."""
    pencil: Pencil | None
    """None in a game without marks of one's own."""
    commands: Mapping[str, Command]
    """The game's own words at the prompt, beside those of every game."""
    help_is_worth: Mapping[str, str]
    """What the game's help says more about, by the code of the error; nowhere but in a terminal is
    there such help."""

    def headline(self, options: Any) -> str: ...

    def introduction(self, table: Table, chairs: Sequence[Chair]) -> Iterator[RenderableType]: ...

    def hints(self) -> Iterator[RenderableType]:
        """What a person should know before the first prompt."""

    def story(self, names: Sequence[str], options: Any, viewer: Viewer) -> Story: ...

    def move_words(self, action: Any) -> str:
        """A move somebody takes back: `the survey S A 3-7`."""

    def board(self, look: Look) -> Iterator[RenderableType]:
        """Everything a person sees on the table."""

    def glance(self, look: Look) -> Iterator[RenderableType] | None:
        """What is enough for somebody who goes on with his own turn; None for the whole board."""

    def question(self, look: Look) -> RenderableType:
        """What the person is asked now."""

    def menu(self, look: Look) -> Menu:
        """The answers that can be picked by number, if the game lists them."""

    def help(self, look: Look, everything: bool) -> Iterator[RenderableType]: ...

    def action_from(self, line: str) -> Any:
        """An action as a person types it."""

    def doubt(self, view: Any, action: Any) -> Doubt | None: ...

    def end(self, look: Look) -> Iterator[RenderableType]:
        """The last screen, for everybody."""
