"""A game as small as a game can be, to try the core without any real rules.

Seats take turns: `Draw` a lot that only the drawer sees, `Say` a word that all hear, `Whisper` one
that nobody else is told about, or `Shake` the lots, which shows nothing; `End` stops the game. With
`sealing`, all seats seal a number at once instead, and the sum is shown when the last has sealed.
The options are the number of seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from ecliptic.core.chance import Chance
from ecliptic.core.errors import IllegalAction
from ecliptic.core.game import AnyGame, Decision, Outcome, Seat, Viewer


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    pass


class Say(msgspec.Struct, frozen=True, tag="say"):
    word: str


class Whisper(msgspec.Struct, frozen=True, tag="whisper"):
    word: str


class Shake(msgspec.Struct, frozen=True, tag="shake"):
    """Stir the lots: nobody sees anything, but the chance stream moves on."""


class Seal(msgspec.Struct, frozen=True, tag="seal"):
    number: int


class End(msgspec.Struct, frozen=True, tag="end"):
    pass


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    lot: int


class Drawn(msgspec.Struct, frozen=True, tag="drawn"):
    seat: Seat
    lot: int | None


class Said(msgspec.Struct, frozen=True, tag="said"):
    seat: Seat
    word: str


class Whispered(msgspec.Struct, frozen=True, tag="whispered"):
    seat: Seat
    word: str


class Shaken(msgspec.Struct, frozen=True, tag="shaken"):
    seat: Seat


class Sealed(msgspec.Struct, frozen=True, tag="sealed"):
    seat: Seat
    number: int | None


class Summed(msgspec.Struct, frozen=True, tag="summed"):
    total: int


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    pass


class State(msgspec.Struct, frozen=True):
    seats: int
    moves: int = 0
    sealed: tuple[tuple[Seat, int], ...] = ()
    events: tuple[Any, ...] = ()
    over: bool = False


class View(msgspec.Struct, frozen=True):
    viewer: Viewer
    heard: tuple[Any, ...] = ()


class Lots:
    """Only what a table needs."""

    name = "lots"
    rules_version = deal_version = 1
    quiet = frozenset({Sealed, Shaken, Whispered})
    action_type: Any = Draw | Say | Whisper | Shake | Seal | End

    def __init__(self, sealing: bool = False) -> None:
        self.sealing = sealing

    def seats(self, options: int) -> int:
        return options

    def deal(self, options: int, chance: Chance) -> Sequence[Any]:
        return [Opened(chance.below(100))]

    def blank(self, options: int) -> State:
        return State(options)

    def unseen(self, options: int, viewer: Viewer) -> View:
        return View(viewer)

    def to_act(self, state: State) -> tuple[Decision, ...]:
        if state.over:
            return ()
        if self.sealing:
            done = {seat for seat, _ in state.sealed}
            waiting = [seat for seat in range(state.seats) if seat not in done]
            return tuple(Decision(seat, f"seal-{state.moves}") for seat in waiting)
        return (Decision(state.moves % state.seats, f"move-{state.moves}"),)

    def decide(self, state: State, seat: Seat, action: Any, chance: Chance) -> Sequence[Any]:
        match action:
            case Draw():
                return [Drawn(seat, chance.below(1_000))]
            case Say(word):
                return [Said(seat, word)]
            case Whisper(word):
                return [Whispered(seat, word)]
            case Shake():
                chance.word()
                return [Shaken(seat)]
            case Seal(number):
                numbers = [one for _, one in state.sealed] + [number]
                last = len(numbers) == state.seats
                return [Sealed(seat, number), *([Summed(sum(numbers))] if last else [])]
            case End():
                return [Ended()]
        chance.word()
        raise IllegalAction("lots-unknown")

    def evolve(self, state: State, event: Any) -> State:
        state = replace(state, events=(*state.events, event))
        match event:
            case Sealed(seat, number):
                return replace(state, sealed=(*state.sealed, (seat, number or 0)))
            case Summed():
                return replace(state, sealed=(), moves=state.moves + 1)
            case Ended():
                return replace(state, over=True)
            case Opened():
                return state
        return replace(state, moves=state.moves + 1)

    def audience(self, event: Any, viewer: Viewer) -> Any:
        match event:
            case Drawn(seat) if seat != viewer:
                return Drawn(seat, None)
            case Sealed(seat) if seat != viewer:
                return Sealed(seat, None)
            case Whispered(seat) if seat != viewer:
                return None
        return event

    def fold(self, view: View, told: Any) -> View:
        return replace(view, heard=(*view.heard, told))

    def outcome(self, state: State) -> Outcome | None:
        return Outcome((0,) * state.seats, (0,)) if state.over else None


def lots(sealing: bool = False) -> AnyGame:
    """The game as the core is given it; the parts a table never asks for are not there."""
    return cast(AnyGame, Lots(sealing))
