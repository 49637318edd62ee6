"""The public part of a game: what lies open on the table for everybody (rules 2-6).

The true state and every view hold a `Board` and fold it with the same functions (`fold.py`), so
what may be done is judged once, from a board and the mover's own desk.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from ecliptic.core.game import Seat
from ecliptic.planetx.clues import Clue, Title
from ecliptic.planetx.codes import FIRST_GENERATOR
from ecliptic.planetx.events import SeatScore
from ecliptic.planetx.modes import REVIEW_SPACES, TARGET_TOKENS, TOPICS, Mode, ModeRules
from ecliptic.planetx.objects import Object
from ecliptic.planetx.setup import Options
from ecliptic.planetx.system import SolarSystem


class Dealing(msgspec.Struct, frozen=True, gc=False, tag="dealing"):
    """Before the pawns are lined up."""


class Turns(msgspec.Struct, frozen=True, gc=False, tag="turns"):
    """The furthest-back player is to act."""


class Choosing(msgspec.Struct, frozen=True, gc=False, tag="choosing"):
    """Theory phase: these seats have not chosen yet."""

    waiting: tuple[Seat, ...]


class Placing(msgspec.Struct, frozen=True, gc=False, tag="placing"):
    """Theory phase: (seat, theories still to place), furthest back first; the first one acts."""

    queue: tuple[tuple[Seat, int], ...]


class Reviewing(msgspec.Struct, frozen=True, gc=False, tag="reviewing"):
    """Theory phase: theories have been placed; advancing and review follow by themselves."""


class LastChances(msgspec.Struct, frozen=True, gc=False, tag="last-chances"):
    """Planet X is found: (seat, sectors behind the finder); the first one acts. `placed` counts the
    theories the first one has submitted already."""

    finder: Seat
    queue: tuple[tuple[Seat, int], ...]
    placed: int


class Over(msgspec.Struct, frozen=True, gc=False, tag="over"):
    scores: tuple[SeatScore, ...]
    winners: tuple[Seat, ...]


Stage: TypeAlias = Dealing | Turns | Choosing | Placing | Reviewing | LastChances | Over

DEALING, TURNS, REVIEWING = Dealing(), Turns(), Reviewing()


class FaceDown(msgspec.Struct, frozen=True, gc=False, tag="face-down"):
    """A theory on a review track whose object only its owner knows."""

    number: int
    seat: Seat
    sector: int
    phase: int


class FaceUp(msgspec.Struct, frozen=True, gc=False, tag="face-up"):
    """A theory found right: it stays where it was turned over."""

    number: int
    seat: Seat
    sector: int
    phase: int
    thing: Object
    space: int


class Removed(msgspec.Struct, frozen=True, gc=False, tag="removed"):
    """A theory found wrong, out of the game. It still counts as submitted once."""

    number: int
    seat: Seat
    sector: int
    phase: int
    thing: Object


Theory: TypeAlias = FaceDown | FaceUp | Removed


class Board(msgspec.Struct, frozen=True, gc=False):
    """Everything public. Tuples with one entry per seat are indexed by seat."""

    mode: Mode
    times: tuple[int, ...]
    """Total time of each pawn."""
    order: tuple[Seat, ...]
    """All pawns from furthest back to furthest ahead, the order within a sector included."""
    earth: int
    """Steps the arrow has made."""
    turns: int
    """Turns taken by all seats together."""
    targets_left: tuple[int, ...]
    last_was_research: tuple[bool, ...]
    titles: tuple[Title, ...]
    conference_titles: tuple[Title, ...]
    conferences: tuple[tuple[int, Clue], ...]
    """Conferences held, with their clues."""
    phases: int
    """Theory phases begun."""
    advances: int
    """Theory phases in which theories have moved inward."""
    tokens_left: tuple[int, ...]
    """Theory tokens each seat has not placed: public, since a placed one never comes back."""
    theories: tuple[Theory, ...]
    """Every theory ever submitted, in order of placing."""
    confirmed: tuple[tuple[int, Object], ...]
    refuted: tuple[tuple[int, Object], ...]
    located: tuple[tuple[Seat, int], ...]
    """Right locates with their points."""
    system: SolarSystem
    """Empty until the sky is revealed."""
    stage: Stage
    generator: int
    """The version of the generator that made the deal."""

    @property
    def rules(self) -> ModeRules:
        return self.mode.rules

    @property
    def seats(self) -> int:
        return len(self.times)


def new_board(options: Options) -> Board:
    """The board before anything has been dealt."""
    seats = len(options.places)
    return Board(
        mode=options.mode,
        times=(0,) * seats,
        order=tuple(range(seats)),
        earth=0,
        turns=0,
        targets_left=(TARGET_TOKENS,) * seats,
        last_was_research=(False,) * seats,
        titles=((),) * len(TOPICS),
        conference_titles=((),) * len(options.mode.rules.conference_icons),
        conferences=(),
        phases=0,
        advances=0,
        tokens_left=(options.mode.rules.all_tokens,) * seats,
        theories=(),
        confirmed=(),
        refuted=(),
        located=(),
        system=(),
        stage=DEALING,
        generator=FIRST_GENERATOR,
    )


def arrow(board: Board) -> int:
    """The sector the Earth's arrow points at."""
    return board.earth % board.mode.rules.sectors + 1


def space(board: Board, theory: Theory) -> int:
    """How many spaces inward a theory stands; the outer space is 0."""
    if isinstance(theory, FaceUp):
        return theory.space
    return min(board.advances - theory.phase + 1, REVIEW_SPACES - 1)


def is_confirmed(board: Board, sector: int) -> bool:
    return any(closed == sector for closed, _ in board.confirmed)
