"""Other hidden worlds of Ptolemaeus that one viewer cannot exclude.

A new world is the true log told again with other kinds on the cards this viewer never saw, other
objectives for rivals, other cards under their sealed discards and, in thefts between others, other
cards stolen. Within each shuffled deck the kinds only change places, so that a deck is still made
of what everybody saw being shuffled. What could not have gone on so is thrown away.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecliptic.core.chance import Chance
from ecliptic.core.game import Viewer
from ecliptic.core.log import Entry, Moved, Undone
from ecliptic.ptolemaeus import events as happened
from ecliptic.ptolemaeus.actions import Discard, Pay
from ecliptic.ptolemaeus.board import Discarding
from ecliptic.ptolemaeus.cards import LISTS
from ecliptic.ptolemaeus.evolve import evolve
from ecliptic.ptolemaeus.imagine import unseen_of
from ecliptic.ptolemaeus.setup import Options
from ecliptic.ptolemaeus.state import State, new_state
from tests.conformance.ptolemaeus_cards import Followed, Spot, follow
from tests.conformance.ptolemaeus_lots import drawn_twice, lots_drawn
from tests.conformance.ptolemaeus_plausible import could_happen, could_stand
from tests.conformance.scripted_chance import ScriptedChance, lots_for_order
from tests.conformance.subject import World

_TRIES = 12
_SHARES = (1.0, 0.5, 0.15)
"""How many of a deck's unseen cards change places: all, half or a few."""
_AFTER_ALL: Spot = (1 << 30, 0)
"""Later than every event."""


def other_world(
    options: Options, entries: Sequence[Entry], viewer: Viewer, rng: random.Random, chance: Chance
) -> World | None:
    log = _Log(options, entries, viewer, chance)
    for _ in range(_TRIES):
        world = _Retelling(log, rng).world()
        if world is not None and world.differs:
            return world
    return None


class _Log:
    """A log as one viewer has seen it, and where its lots came from."""

    def __init__(
        self, options: Options, entries: Sequence[Entry], viewer: Viewer, chance: Chance
    ) -> None:
        self.options = options
        self.entries = entries
        self.viewer = viewer
        self.chance = chance
        self.followed: Followed = follow(entries, viewer, options.seats)
        self.lots: Mapping[Spot, range] = lots_drawn(entries)
        self.shared = drawn_twice(self.lots)


class _Retelling:
    """One attempt to tell a log again in another world."""

    def __init__(self, log: _Log, rng: random.Random) -> None:
        self.log = log
        self.rng = rng
        self.kinds = _other_kinds(log, rng)
        self.stolen = _other_thefts(log.followed, rng)
        self.objectives = _other_objectives(log, rng)
        self.script: dict[int, int] = {}
        self.sealed_otherwise = False
        self.possible = True

    def world(self) -> World | None:
        """The whole log told again; None if it could not have gone on so."""
        entries = self.log.entries
        state = new_state(self.log.options)
        before: list[State] = []
        told: list[tuple[Any, tuple[Any, ...]]] = []
        for number, entry in enumerate(entries):
            before.append(state)
            if isinstance(entry, Undone):
                state = before[entry.to]
                continue
            state, events = self._retell(number, state)
            if not self.possible or not self._could_wait(number, state):
                return None
            told.append((_retold_action(entry, events), events))
        start = entries[0].chance if not isinstance(entries[0], Undone) else 0
        return World(
            deal=told[0][1],
            moves=tuple(action for action, _ in told[1:]),
            chance=ScriptedChance(self.log.chance.seed, start, self.script),
            hidden=unseen_of(state),
            differs=self._differs(),
        )

    def _retell(self, number: int, state: State) -> tuple[State, tuple[Any, ...]]:
        entry = self.log.entries[number]
        assert not isinstance(entry, Undone)
        events = []
        for place, event in enumerate(entry.events):
            told = self._told((number, place), event, state)
            after = evolve(state, told)
            following = entry.events[place + 1 :]
            self.possible = self.possible and could_happen(state, told, after, following)
            if not self.possible:
                break
            events.append(told)
            state = after
        return state, tuple(events)

    def _could_wait(self, number: int, state: State) -> bool:
        """Payments that were made could be made; those still to come must be possible."""
        following = self.log.entries[number + 1 : number + 2]
        paid = any(isinstance(one, Moved) and isinstance(one.action, Pay) for one in following)
        return paid or could_stand(state)

    def _told(self, at: Spot, event: Any, state: State) -> Any:
        """An event as it is in this world."""
        followed, kinds = self.log.followed, self.kinds
        match event:
            case happened.DeckShuffled() if at[0]:
                cards = tuple(kinds[card] for card in followed.decks[at])
                self._script_shuffle(at, event.cards, cards)
                return replace(event, cards=cards)
            case (
                happened.DeckShuffled()
                | happened.BonusDeckShuffled()
                | happened.EventDeckShuffled()
            ):
                return replace(event, cards=tuple(kinds[card] for card in followed.decks[at]))
            case happened.CardDrawn() | happened.BonusDrawn():
                return replace(event, card=kinds[followed.moved[at]])
            case happened.CardStolen(victim=victim):
                card = kinds[self.stolen.get(at, followed.moved[at])]
                self._script_theft(at, _cards(state.desks[victim].hand), card)
                return replace(event, card=card)
            case happened.ObjectiveDealt(seat=seat):
                return replace(event, planets=self.objectives[seat])
            case happened.DiscardChosen(seat=seat) if seat != self.log.viewer:
                return self._sealed(at, event, state)
        return event

    def _sealed(self, at: Spot, event: happened.DiscardChosen, state: State) -> Any:
        """Any cards may be under a seal that nobody has opened."""
        if _was_opened(self.log.entries, at):
            return event
        assert isinstance(state.board.stage, Discarding)
        hand = _cards(state.desks[event.seat].hand)
        count = min(len(hand), state.board.stage.count)
        draws = [tuple(sorted(self.rng.sample(hand, count))) for _ in range(4)]
        cards = next((drawn for drawn in draws if drawn != event.cards), draws[0])
        self.sealed_otherwise = self.sealed_otherwise or cards != event.cards
        return replace(event, cards=cards)

    def _script_shuffle(self, at: Spot, true: Sequence[int], cards: Sequence[int]) -> None:
        if tuple(true) != tuple(cards):
            lots = lots_for_order(sorted(cards), cards)
            self.script.update(zip(self.log.lots[at], lots, strict=True))

    def _script_theft(self, at: Spot, hand: Sequence[int], card: int) -> None:
        (position,) = self.log.lots[at]
        drawn = Chance(self.log.chance.seed, position).below(len(hand))
        if hand[drawn] == card:
            return
        if at in self.log.shared:
            self.possible = False
            return
        self.script[position] = hand.index(card)

    def _differs(self) -> frozenset[str]:
        """What is hidden from the viewer at the end and not as it truly is."""
        followed, true, kinds = self.log.followed, self.log.followed.kinds, self.kinds
        now = followed.now
        names = {
            "hands": _unlike(now.hands, true, kinds),
            "bonuses": _unlike(now.bonuses, true, kinds),
            "deck": any(true[card] != kinds[card] for card in now.deck),
            "bonus-deck": any(true[card] != kinds[card] for card in now.bonus_deck),
            "event-deck": any(true[card] != kinds[card] for card in now.event_deck),
            "objectives": self.objectives != _dealt_objectives(self.log.entries),
            "sealed": self.sealed_otherwise,
            "stolen": any(
                true[card] != kinds[self.stolen.get(at, card)]
                for at, card in followed.moved.items()
                if at in followed.thefts
            ),
        }
        return frozenset(name for name, other in names.items() if other)


def _other_kinds(log: _Log, rng: random.Random) -> list[Any]:
    """The kinds of unseen cards change places within their deck. At the end everybody has shown
    his Nova Constellatio, so the bonus cards in hands stay."""
    followed = log.followed
    kinds = list(followed.kinds)
    held = {card for cards in followed.now.bonuses for card in cards}
    for at, deck in followed.decks.items():
        free = [card for card in deck if card not in followed.seen]
        if followed.shown_areas:
            free = [card for card in free if card not in held]
        if at in log.shared:
            free = []
        some = rng.sample(free, round(len(free) * rng.choice(_SHARES)))
        for card, other in zip(some, rng.sample(some, len(some)), strict=True):
            kinds[card] = followed.kinds[other]
    return kinds


def _other_thefts(followed: Followed, rng: random.Random) -> dict[Spot, int]:
    """Another card stolen, where neither it nor the true one was seen or stolen later."""
    last = dict(followed.seen)
    for at in followed.thefts:
        card = followed.moved[at]
        last[card] = max(at, last.get(card, at))
    stolen: dict[Spot, int] = {}
    for at, kept in followed.thefts.items():
        true = followed.moved[at]
        others = [card for card in kept if last.get(card, at) <= at]
        if others and last[true] == at and rng.random() < 0.5:
            stolen[at] = rng.choice(others)
            last[true] = last[stolen[at]] = _AFTER_ALL
    return stolen


def _other_objectives(log: _Log, rng: random.Random) -> dict[int, Any]:
    true = _dealt_objectives(log.entries)
    if log.followed.shown_areas or rng.random() < 0.2:
        return true
    own = {seat: objective for seat, objective in true.items() if seat == log.viewer}
    rivals = [seat for seat in true if seat != log.viewer]
    free = [one for one in LISTS.objectives if one not in own.values()]
    return own | dict(zip(rivals, rng.sample(free, len(rivals)), strict=True))


def _dealt_objectives(entries: Sequence[Entry]) -> dict[int, Any]:
    assert not isinstance(entries[0], Undone)
    dealt = [one for one in entries[0].events if isinstance(one, happened.ObjectiveDealt)]
    return {one.seat: one.planets for one in dealt}


def _retold_action(entry: Entry, events: Sequence[Any]) -> Any:
    """A sealed discard is the one action that names hidden cards."""
    if not isinstance(entry, Moved):
        return None
    if isinstance(entry.action, Discard):
        return Discard(events[0].cards)
    return entry.action


def _was_opened(entries: Sequence[Entry], at: Spot) -> bool:
    """Whether a sealed discard was opened later, before any undo took it back."""
    number, place = at
    for later, entry in enumerate(entries[number:], start=number):
        if isinstance(entry, Undone):
            if entry.to <= number:
                return False
            continue
        events = entry.events[place:] if later == number else entry.events
        if any(isinstance(event, happened.DiscardsOpened) for event in events):
            return True
    return False


def _unlike(held: Sequence[Sequence[int]], true: Sequence[Any], kinds: Sequence[Any]) -> bool:
    return any(
        Counter(true[card] for card in cards) != Counter(kinds[card] for card in cards)
        for cards in held
    )


def _cards(counts: Sequence[int]) -> list[int]:
    return [card for card, count in enumerate(counts) for _ in range(count)]
