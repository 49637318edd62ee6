"""Everything that lies open on the table, and the moment the game is in (rules 1-6).

Every viewer folds the same board from its own stream. Per-seat values are tuples by seat, per-sign
values tuples by sign. A pawn is in its owner's reserve, on a sign or in his study area.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from ecliptic.core.game import Seat
from ecliptic.ptolemaeus.cards import LISTS, NEEDS_OPPONENT, Bonus, EventCard
from ecliptic.ptolemaeus.configurations import Signs
from ecliptic.ptolemaeus.hand import NO_CARDS, Counts
from ecliptic.ptolemaeus.planets import Planet, Planets, planets_in
from ecliptic.ptolemaeus.setup import Options, Race
from ecliptic.ptolemaeus.zodiac import SIGNS

PAWNS = 10
SHOWN = 6
"""Constellation cards face up."""
LAPS = 3
"""Turns of each seat in a round."""


class SettingUp(msgspec.Struct, frozen=True, gc=False, tag="setting-up"):
    """Before the first turn, and while a round ends: nobody is asked."""


class Turn(msgspec.Struct, frozen=True, gc=False, tag="turn"):
    """The active player's choice: the action and, before or after it, free acts."""


class SecondPick(msgspec.Struct, frozen=True, gc=False, tag="second-pick"):
    """One card has been drawn; the other is still to come."""


class Paying(msgspec.Struct, frozen=True, gc=False, tag="paying"):
    """An observation is named; `paid` of its signs are paid for."""

    signs: Signs
    paid: int


class Placing(msgspec.Struct, frozen=True, gc=False, tag="placing"):
    """All is paid; `left` still need their pawn."""

    signs: Signs
    left: Signs


class Sourcing(msgspec.Struct, frozen=True, gc=False, tag="sourcing"):
    """The reserve is empty: which pawn on the signs moves to `sign`?"""

    sign: int
    placing: Placing


class Effect(msgspec.Struct, frozen=True, gc=False, tag="effect"):
    """A bonus card is being carried out, unit by unit."""

    card: Bonus
    left: int
    done: int = 0
    arrived: int | None = None
    """Where Mercurius Retrogradus put a pawn that may not move again; if it studied there, none is
    left to move."""


class Studying(msgspec.Struct, frozen=True, gc=False, tag="studying"):
    """A third pawn has come to `sign`: a planet there must be studied at once."""

    sign: int
    then: Placing | Effect


class Recalling(msgspec.Struct, frozen=True, gc=False, tag="recalling"):
    """Maleficus Mars: each seat in turn takes back so many of its pawns."""

    queue: tuple[tuple[Seat, int], ...]


class Discarding(msgspec.Struct, frozen=True, gc=False, tag="discarding"):
    """Maleficus Saturnus or Eclipsis: seats choose cards to give up, all at once."""

    count: int
    asked: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    eclipsis: bool


class Score(msgspec.Struct, frozen=True, gc=False):
    """One seat's points by source (rules 7)."""

    planets: int
    novas: int
    asteroids: int
    objective: int

    @property
    def total(self) -> int:
        return self.planets + self.novas + self.asteroids + self.objective


class Over(msgspec.Struct, frozen=True, gc=False, tag="over"):
    scores: tuple[Score, ...]
    winners: tuple[Seat, ...]


Stage: TypeAlias = (
    SettingUp
    | Turn
    | SecondPick
    | Paying
    | Placing
    | Sourcing
    | Effect
    | Studying
    | Recalling
    | Discarding
    | Over
)

SETTING_UP = SettingUp()
TURN = Turn()
SECOND_PICK = SecondPick()


class Board(msgspec.Struct, frozen=True, gc=False):
    race: Race
    date: str
    planets: Planets
    comet: int
    comet_start: int
    comet_steps: int
    asteroids: tuple[bool, ...]
    """Whether a sign still has its token."""
    tokens: tuple[int, ...]
    """Asteroid tokens of each seat."""
    pawns: tuple[tuple[int, ...], ...]
    """Of each seat, its pawns on each sign."""
    studied: tuple[tuple[Planet, ...], ...]
    hand_sizes: tuple[int, ...]
    bonus_sizes: tuple[int, ...]
    display: tuple[int, ...]
    deck: int
    discards: Counts
    bonus_deck: int
    bonus_played: tuple[Bonus, ...]
    event: EventCard | None
    event_deck: int
    events_past: tuple[EventCard, ...]
    round: int
    lap: int
    astrolabe: Seat
    active: Seat
    acted: bool
    extra_turns: int
    ticks: int
    """What has happened so far, sealed choices aside; it makes decisions' names unique."""
    objectives: tuple[tuple[Planet, ...], ...]
    """Shown at the end, empty before."""
    stage: Stage

    @property
    def seats(self) -> int:
        return len(self.pawns)


def bonus_cards(seats: int) -> tuple[Bonus, ...]:
    """The bonus cards of a table: solo is played without those that need an opponent."""
    if seats > 1:
        return LISTS.bonuses
    return tuple(card for card in LISTS.bonuses if card not in NEEDS_OPPONENT)


def new_board(options: Options) -> Board:
    seats = options.seats
    return Board(
        race=options.race,
        date=options.date,
        planets=(),
        comet=0,
        comet_start=0,
        comet_steps=0,
        asteroids=(True,) * SIGNS,
        tokens=(0,) * seats,
        pawns=((0,) * SIGNS,) * seats,
        studied=((),) * seats,
        hand_sizes=(0,) * seats,
        bonus_sizes=(0,) * seats,
        display=(),
        deck=len(LISTS.constellations),
        discards=NO_CARDS,
        bonus_deck=len(bonus_cards(seats)),
        bonus_played=(),
        event=None,
        event_deck=len(LISTS.events),
        events_past=(),
        round=0,
        lap=0,
        astrolabe=0,
        active=0,
        acted=False,
        extra_turns=0,
        ticks=0,
        objectives=((),) * seats,
        stage=SETTING_UP,
    )


def reserve(board: Board, seat: Seat) -> int:
    """Pawns neither on a sign nor in the study area."""
    return PAWNS - sum(board.pawns[seat]) - len(board.studied[seat])


def others(board: Board, seat: Seat) -> tuple[Seat, ...]:
    """The opponents, clockwise from a seat."""
    seats = board.seats
    return tuple((seat + step) % seats for step in range(1, seats))


def unstudied_in(board: Board, seat: Seat, sign: int) -> tuple[Planet, ...]:
    """The planets in a sign that a seat has not studied."""
    known = board.studied[seat]
    return tuple(planet for planet in planets_in(board.planets, sign) if planet not in known)


def may_arrive(board: Board, seat: Seat, sign: int) -> bool:
    """Whether one more pawn may come to a sign: a third needs a planet to study (rules 4)."""
    own = board.pawns[seat][sign]
    return own < 2 or bool(unstudied_in(board, seat, sign))
