"""What a game must say about itself to be put through the suite.

The suite knows nothing of any game: everything it needs beyond `core.game.Game` is here. A new game
is added by writing a Subject, `SUBJECT` in a file called `<game>_subject.py`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ecliptic.core.chance import Chance
from ecliptic.core.game import AnyGame, Seat, Viewer
from ecliptic.core.log import Entry


@dataclass(frozen=True)
class World:
    """Another hidden world that one viewer cannot exclude, and how the same game goes in it."""

    deal: tuple[Any, ...]
    """The opening events, their hidden parts changed."""
    moves: tuple[Any, ...]
    """One action for each move of the log, in order; the rivals' secret parts changed."""
    chance: Chance
    """Gives the same lots wherever the viewer has seen them."""
    hidden: Any
    """What `Game.imagine` is given for this world."""
    differs: frozenset[str]
    """Names of the secrets that are not what they are in the true world."""


class Subject(Hashable, Protocol):
    """A game under test."""

    name: str
    game: AnyGame
    options: Sequence[Any]
    leaks: Mapping[str, AnyGame]
    """The same game with a deliberate leak, by what is leaked: the suite must catch every one."""
    garbage: Sequence[Any]
    """Things that are not actions of this game at all."""

    def choose(self, lawful: Sequence[Any], rng: random.Random) -> Any:
        """The random policy."""

    def hasten(self, state: Any, seat: Seat) -> Any:
        """A lawful action that brings the end near or, where the end comes by itself, the stages
        that random play seldom reaches; chosen with the truth in sight, or None."""

    def ending_seeds(self, options: Any) -> Sequence[int]:
        """Games that the random policy is known to bring to their end."""

    def moment(self, state: Any) -> str:
        """The name of the stage the game is in, so that tests can visit them all."""

    def moments(self, options: Any) -> frozenset[str]:
        """Every stage in which a seat may be asked something."""

    def universe(self, options: Any) -> Sequence[Any]:
        """Every conceivable action, lawful somewhere or nowhere."""

    def public(self, holder: Any) -> Any:
        """The public part of a state or of a view."""

    def invariants(self, state: Any) -> None:
        """Asserts what holds after every event, in the middle of a move too: conservation laws."""

    def at_rest(self, state: Any) -> None:
        """Asserts what holds whenever the table waits for an answer or the game is over."""

    def progress(self, before: Any, after: Any) -> None:
        """Asserts what can never go back from one state to a later one."""

    def secrets(self, options: Any, viewer: Viewer) -> frozenset[str]:
        """Names of everything hidden from this viewer at some time in a game."""

    def other_world(
        self,
        options: Any,
        entries: Sequence[Entry],
        viewer: Viewer,
        rng: random.Random,
        chance: Chance,
    ) -> World | None:
        """A hidden world in which this viewer would have been told exactly the same; `chance` is
        the stream the log drew its lots from."""

    def hidden(self, state: Any) -> Any:
        """The hidden world of a state, as `Game.imagine` takes it."""

    def any_hidden(self, options: Any, like: Any, rng: random.Random) -> Any:
        """Some hidden world, lawful or not, that need not agree with anything."""

    def guess(
        self, options: Any, entries: Sequence[Entry], viewer: Viewer, rng: random.Random
    ) -> Any:
        """What a searcher brings to `Game.imagine` that knows only what this viewer was told."""

    def judge(
        self, options: Any, entries: Sequence[Entry], viewer: Viewer
    ) -> Callable[[Any], bool]:
        """Tells of a hidden world whether everything this viewer was told is true of it; made from
        the log of a game without undos, not from a view."""

    def twin(self, action: Any, imagined: Any, seat: Seat) -> Any:
        """A lawful action in the imagined state that looks to others as `action` does; or None if
        there is none or if the world itself answers in public."""
