"""What a game is, to everything that is not a rule.

A game is pure: `decide` turns an action into events, `evolve` folds events into a state, `audience`
says what each viewer is told of an event, `fold` folds what was told into that viewer's view.

    Action --check--> decide(state, seat, action) --> events
    events --evolve--> state
    events --audience(viewer)--> told --fold--> view {what it knows, what it may do}

Seats are counted from 0 in code and JSON, from 1 in every text a person reads.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec

from ecliptic.core.chance import Chance
from ecliptic.core.errors import EclipticError, Fact

Seat: TypeAlias = int
Viewer: TypeAlias = int | None
"""A seat, or None for a spectator, who is told only what is public."""


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A question the table has put to a seat. Its name is made of public facts only, so a rival's
    hidden commitment never makes it stale."""

    seat: Seat
    name: str


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """Final points per seat, and who won (several seats share a victory)."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class Refusal(msgspec.Struct, frozen=True, gc=False, tag="refusal"):
    """An offer that is not there: why this kind of action is not possible now."""

    kind: str
    code: str
    facts: dict[str, Fact] = {}

    @classmethod
    def of(cls, kind: str, error: EclipticError) -> Refusal:
        return cls(kind, error.code, dict(error.facts))


OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ToldT = TypeVar("ToldT")
ViewT = TypeVar("ViewT")
HiddenT = TypeVar("HiddenT", contravariant=True)


class Game(Protocol[OptionsT, StateT, ActionT, EventT, ToldT, ViewT, HiddenT]):
    """One game's rules. Instances hold no state of their own.

    `quiet` lists the told types that tell nobody anything the mover did not say to that viewer
    himself: the undo policy is computed from it. The same options and chance give the same deal as
    long as `deal_version` stays.
    """

    name: str
    rules_version: int
    deal_version: int
    quiet: frozenset[type]
    options_type: Any
    action_type: Any
    event_type: Any
    told_type: Any

    def seats(self, options: OptionsT) -> int: ...

    def deal(self, options: OptionsT, chance: Chance) -> Sequence[EventT]: ...

    def dealt_by(self, dealt: Sequence[EventT]) -> int:
        """The `deal_version` that made the opening events."""

    def set_up_again(self, options: OptionsT, dealt: Sequence[EventT]) -> Sequence[EventT]:
        """Opening events from the outcomes in these, without chance. They are the same if any
        `deal_version` can have made them."""

    def blank(self, options: OptionsT) -> StateT: ...

    def unseen(self, options: OptionsT, viewer: Viewer) -> ViewT: ...

    def to_act(self, state: StateT) -> tuple[Decision, ...]:
        """Every decision the table waits for; at most one of each seat."""

    def asked(self, view: ViewT) -> Decision | None: ...

    def check(self, state: StateT, seat: Seat, action: ActionT) -> None: ...

    def legal(self, state: StateT, seat: Seat) -> Sequence[ActionT]: ...

    def offers(self, view: ViewT) -> tuple[Any, ...]: ...

    def expand(self, offers: tuple[Any, ...]) -> Sequence[ActionT]: ...

    def decide(
        self, state: StateT, seat: Seat, action: ActionT, chance: Chance
    ) -> Sequence[EventT]: ...

    def evolve(self, state: StateT, event: EventT) -> StateT: ...

    def audience(self, event: EventT, viewer: Viewer) -> ToldT | None: ...

    def fold(self, view: ViewT, told: ToldT) -> ViewT: ...

    def outcome(self, state: StateT) -> Outcome | None: ...

    def imagine(self, view: ViewT, hidden: HiddenT, chance: Chance) -> StateT: ...

    def options_text(self, options: OptionsT) -> str: ...

    def parse_options(self, text: str) -> OptionsT: ...

    def action_text(self, action: ActionT) -> str: ...

    def parse_action(self, text: str) -> ActionT: ...

    def event_text(self, event: EventT) -> str: ...

    def parse_event(self, text: str) -> EventT: ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any, Any]
