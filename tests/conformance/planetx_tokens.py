"""Other objects on rivals' theory tokens, such that everything public stays as it was.

Free to change are tokens still face down, tokens chosen and not placed, and how many tokens are in
a choice that has not been opened. The rules still bind: the supply, no object twice by one player
in one sector, a choice holds exactly what is then placed.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ecliptic.core.game import Seat, Viewer
from ecliptic.core.log import Entry, Moved, Undone
from ecliptic.core.undo import latest_first
from ecliptic.planetx.actions import Choose, PlaceTheory, Withdraw
from ecliptic.planetx.events import ChoicesOpened, SectorReviewed, SkyRevealed, TheoryPlaced
from ecliptic.planetx.objects import THEORY_OBJECTS, Object
from ecliptic.planetx.setup import Options

_TRIES = 100


@dataclass
class _Choice:
    """One choice in force: its entry, and the entries that placed its tokens so far."""

    entry: int
    size: int
    opened: bool
    placed: list[int] = field(default_factory=list)


@dataclass
class _Hand:
    """What one rival did with tokens."""

    choices: list[_Choice] = field(default_factory=list)
    placed: list[int] = field(default_factory=list)
    """Entries that placed a token, last chances included."""
    unopened: list[int] = field(default_factory=list)
    """Choices taken back before anybody saw how many they were."""
    frozen: bool = False
    """Set if tokens that were on the table were taken back, or one had no sector: keep them all."""


def other_tokens(
    options: Options, entries: Sequence[Entry], viewer: Viewer, rng: random.Random
) -> dict[int, Any]:
    """New actions by entry number, for every rival."""
    shown = _shown_numbers(entries)
    changed: dict[int, Any] = {}
    for seat in range(len(options.places)):
        if seat != viewer:
            hand = _hand_of(entries, seat)
            if not hand.frozen:
                changed |= _redrawn(options, entries, hand, shown, rng)
    return changed


def _shown_numbers(entries: Sequence[Entry]) -> set[int]:
    """Numbers of theories that everybody has seen face up."""
    return {
        face.number
        for entry in entries
        if not isinstance(entry, Undone)
        for event in entry.events
        if isinstance(event, SectorReviewed | SkyRevealed)
        for face in event.shown
    }


def _opened_by(entries: Sequence[Entry], number: int) -> int | None:
    """The entry in which the choice made in entry `number` was opened; None if it never was."""
    for later in range(number, len(entries)):
        entry = entries[later]
        if isinstance(entry, Undone):
            if entry.to <= number:
                return None
        elif any(isinstance(event, ChoicesOpened) for event in entry.events):
            return later
    return None


def _hand_of(entries: Sequence[Entry], seat: Seat) -> _Hand:
    hand = _Hand()
    counting = set(latest_first(entries))
    for number, entry in enumerate(entries):
        if not isinstance(entry, Moved) or entry.seat != seat:
            continue
        action = entry.action
        if isinstance(action, Withdraw):
            hand.frozen = True
        elif isinstance(action, Choose):
            opened = _opened_by(entries, number) is not None
            if number in counting:
                hand.choices.append(_Choice(number, len(action.things), opened))
            elif opened:
                hand.frozen = True
            else:
                hand.unopened.append(number)
        elif isinstance(action, PlaceTheory):
            if number not in counting:
                hand.frozen = True
                continue
            hand.placed.append(number)
            if hand.choices and len(hand.choices[-1].placed) < hand.choices[-1].size:
                hand.choices[-1].placed.append(number)
    return hand


def _redrawn(
    options: Options,
    entries: Sequence[Entry],
    hand: _Hand,
    shown: set[int],
    rng: random.Random,
) -> dict[int, Any]:
    """One rival's tokens drawn anew; as they were if no draw obeys the rules."""
    most = options.mode.rules.theories_per_phase
    for _ in range(_TRIES):
        placing = {number: _redrawn_place(entries[number], shown, rng) for number in hand.placed}
        choosing: dict[int, Any] = {}
        tokens = [action.thing for action in placing.values()]
        for choice in hand.choices:
            size = choice.size if choice.opened else rng.randint(0, most)
            unplaced = rng.choices(THEORY_OBJECTS, k=size - len(choice.placed))
            tokens += unplaced
            things = [*(placing[number].thing for number in choice.placed), *unplaced]
            choosing[choice.entry] = _in_order(things)
        unopened = {
            number: _in_order(rng.choices(THEORY_OBJECTS, k=rng.randint(0, most)))
            for number in hand.unopened
        }
        where = Counter((action.sector, action.thing) for action in placing.values())
        spare: list[tuple[Object, ...]] = [(), *(one.things for one in unopened.values())]
        if max(where.values(), default=1) == 1 and all(
            _within_supply(options, Counter([*tokens, *things])) for things in spare
        ):
            return {**placing, **choosing, **unopened}
    return {}


def _redrawn_place(entry: Any, shown: set[int], rng: random.Random) -> PlaceTheory:
    placed = next(event for event in entry.events if isinstance(event, TheoryPlaced))
    if placed.number in shown:
        return PlaceTheory(placed.thing, placed.sector)
    return PlaceTheory(rng.choice(THEORY_OBJECTS), placed.sector)


def _in_order(things: Sequence[Object]) -> Choose:
    return Choose(tuple(sorted(things, key=THEORY_OBJECTS.index)))


def _within_supply(options: Options, tokens: Counter[Object]) -> bool:
    return all(tokens[thing] <= options.mode.rules.counts[thing] for thing in THEORY_OBJECTS)
