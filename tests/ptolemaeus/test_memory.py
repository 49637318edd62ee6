"""What is remembered of hidden cards, against all worlds there are, with a box of nine cards.

The worlds are followed one by one: whatever a viewer is told, each goes on in every way that would
have told him the same, and ends if there is none.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any, TypeAlias

import pytest
from msgspec.structs import replace

from ecliptic.core.chance import Chance
from ecliptic.core.game import Viewer
from ecliptic.ptolemaeus import events as happened
from ecliptic.ptolemaeus import memory as remembering
from ecliptic.ptolemaeus.board import new_board
from ecliptic.ptolemaeus.hand import Counts, cards_of, counts_of
from ecliptic.ptolemaeus.imagine import draw_hands
from ecliptic.ptolemaeus.memory import Memory, new_memory, remembered
from ecliptic.ptolemaeus.setup import Options
from ecliptic.ptolemaeus.trails import can_lead_to
from ecliptic.ptolemaeus.views import View, audience
from tests.sizes import size

BOX = (0, 0, 0, 1, 1, 1, 2, 2, 12)
SEATS = 3
MOST_IN_HAND = 3
STEPS = 22
DRAWS = 40

World: TypeAlias = tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]
"""Every hand and the deck, each in rising order."""


class SmallTable:
    """Cards that go about as the rules let them, for reasons of their own."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.deck: list[int] = rng.sample(BOX, len(BOX))
        self.hands: list[list[int]] = [[] for _ in range(SEATS)]
        self.display: list[int] = []
        self.discards: list[int] = []

    def happen(self) -> Iterator[Any]:
        """The next thing, and the deck that is made if it took the last card."""
        yield self.rng.choice(list(self._possible()))()
        if not self.deck and self.discards:
            self.deck = self.rng.sample(self.discards, len(self.discards))
            yield happened.DeckShuffled(len(self.deck), tuple(self.deck))
            self.discards = []

    def _possible(self) -> Iterator[Any]:
        seats = range(SEATS)
        some = [seat for seat in seats if self.hands[seat]]
        room = [seat for seat in seats if len(self.hands[seat]) < MOST_IN_HAND]
        if self.deck and room:
            yield from [lambda: self._draw(self.rng.choice(room))] * 3
        if self.deck and len(self.display) < 2:
            yield self._show
        if self.display and room:
            yield lambda: self._take(self.rng.choice(room))
        if some:
            yield from [lambda: self._pay(self.rng.choice(some))] * 2
            yield lambda: self._give_up(some)
        if some and len(room) > 1:
            yield from [lambda: self._steal(some)] * 2

    def _draw(self, seat: int) -> Any:
        self.hands[seat].append(self.deck.pop(0))
        return happened.CardDrawn(seat, self.hands[seat][-1])

    def _show(self) -> Any:
        self.display.append(self.deck.pop(0))
        return happened.CardShown(self.display[-1])

    def _take(self, seat: int) -> Any:
        self.hands[seat].append(self.display.pop())
        return happened.FaceUpTaken(seat, self.hands[seat][-1])

    def _out(self, seat: int, count: int) -> tuple[int, ...]:
        cards = self.rng.sample(self.hands[seat], count)
        for card in cards:
            self.hands[seat].remove(card)
        return tuple(sorted(cards))

    def _pay(self, seat: int) -> Any:
        cards = self._out(seat, self.rng.randint(1, min(2, len(self.hands[seat]))))
        self.discards += cards
        return happened.Paid(seat, 0, cards)

    def _give_up(self, seats: list[int]) -> Any:
        given = tuple(happened.GivenUp(seat, self._out(seat, 1)) for seat in seats)
        self.discards += [card for one in given for card in one.cards]
        return happened.DiscardsOpened(given)

    def _steal(self, victims: list[int]) -> Any:
        victim = self.rng.choice(victims)
        seat = self.rng.choice([one for one in range(SEATS) if one != victim])
        (card,) = self._out(victim, 1)
        self.hands[seat].append(card)
        return happened.CardStolen(seat, victim, card)


# ---- all worlds ------------------------------------------------------------------------------


def followed(worlds: Iterable[World], told: Any, discards: list[int]) -> set[World]:
    return {after for world in worlds for after in _after(world, told, discards)}


def _after(world: World, told: Any, discards: list[int]) -> Iterator[World]:
    hands, deck = world
    match told:
        case happened.DeckMade():
            yield hands, tuple(sorted(discards))
        case happened.CardShown(card):
            yield from ((hands, left) for left in _without(deck, card))
        case happened.CardDrawn(seat, card):
            yield from ((_with(hands, seat, card), left) for left in _without(deck, card))
        case happened.CardTaken(seat):
            for card in set(deck):
                yield from ((_with(hands, seat, card), left) for left in _without(deck, card))
        case happened.FaceUpTaken(seat, card):
            yield _with(hands, seat, card), deck
        case happened.Paid(seat, _, cards):
            yield from ((left, deck) for left in _gone(hands, seat, cards))
        case happened.DiscardsOpened(given):
            ways = [hands]
            for one in given:
                ways = [left for way in ways for left in _gone(way, one.seat, one.cards)]
            yield from ((way, deck) for way in ways)
        case happened.CardStolen(seat, victim, card):
            yield from ((_with(left, seat, card), deck) for left in _gone(hands, victim, (card,)))
        case happened.CardPassed(seat, victim):
            for card in set(hands[victim]):
                for left in _gone(hands, victim, (card,)):
                    yield _with(left, seat, card), deck


def _without(cards: tuple[int, ...], card: int) -> Iterator[tuple[int, ...]]:
    if card in cards:
        at = cards.index(card)
        yield (*cards[:at], *cards[at + 1 :])


Hands: TypeAlias = tuple[tuple[int, ...], ...]


def _with(hands: Hands, seat: int, card: int) -> Hands:
    return (*hands[:seat], tuple(sorted((*hands[seat], card))), *hands[seat + 1 :])


def _gone(hands: Hands, seat: int, cards: tuple[int, ...]) -> Iterator[Hands]:
    held = list(hands[seat])
    for card in cards:
        if card not in held:
            return
        held.remove(card)
    yield (*hands[:seat], tuple(held), *hands[seat + 1 :])


def all_hands(cards: tuple[int, ...], sizes: list[int]) -> set[Hands]:
    """Every way to deal hands of these sizes."""
    if not sizes:
        return {()}
    found: set[Hands] = set()
    for hand in set(combinations(cards, sizes[0])):
        left = Counter(cards)
        left.subtract(hand)
        found |= {(hand, *rest) for rest in all_hands(tuple(sorted(left.elements())), sizes[1:])}
    return found


# ---- the test --------------------------------------------------------------------------------


def games(viewer: Viewer, count: int) -> Iterator[tuple[SmallTable, Memory, set[World]]]:
    """Small games as they stand after some steps, with the memory and all worlds of a viewer."""
    for game in range(count):
        table = SmallTable(random.Random(f"memory {viewer} {game}"))
        memory = new_memory(SEATS)
        worlds: set[World] = {(((),) * SEATS, tuple(sorted(BOX)))}
        board = replace(new_board(Options(SEATS)), ticks=1)
        for step in range(STEPS):
            before = list(table.discards)
            for event in table.happen():
                if isinstance(event, happened.DeckShuffled):
                    before = sorted(event.cards)
                told = audience(event, viewer)
                board = replace(board, discards=counts_of(before))
                memory = remembered(memory, board, viewer, told)
                worlds = followed(worlds, told, before)
            if step % 7 == 6 or step == STEPS - 1:
                yield table, memory, worlds


@pytest.mark.parametrize("viewer", [0, None])
def test_exactly_the_worlds_that_cannot_be_excluded(
    viewer: Viewer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remembering, "ALL_CARDS", counts_of(BOX))
    met: Counter[str] = Counter()
    for table, memory, worlds in games(viewer, size(12, 200)):
        unseen = tuple(sorted((*table.deck, *(card for hand in table.hands for card in hand))))
        sizes = [len(hand) for hand in table.hands]
        possible = {hands for hands, _ in worlds}
        assert tuple(tuple(sorted(hand)) for hand in table.hands) in possible
        assert {
            hands
            for hands in all_hands(unseen, sizes)
            if any(can_lead_to(trail, _counted(hands)) for trail in memory.trails)
        } == possible
        _agrees(memory, worlds)
        met["worlds excluded"] += len(all_hands(unseen, sizes)) > len(possible)
        met["several trails"] += len(memory.trails) > 1
        met["cards of an old deck"] += any(len(trail.pools) > 1 for trail in memory.trails)
    assert min(met[one] for one in ("worlds excluded", "several trails", "cards of an old deck"))


def _agrees(memory: Memory, worlds: set[World]) -> None:
    """What is said of hands and deck is true of every world."""
    for hands, deck in worlds:
        for known, hand in zip(memory.hands, hands, strict=True):
            assert not Counter(cards_of(known)) - Counter(hand)
        assert not Counter(deck) - Counter(cards_of(memory.deck))


def _counted(hands: Hands) -> tuple[Counts, ...]:
    return tuple(counts_of(hand) for hand in hands)


@pytest.mark.parametrize("viewer", [0, None])
def test_only_such_worlds_are_drawn(viewer: Viewer, monkeypatch: pytest.MonkeyPatch) -> None:
    """And where there are few, all of them are."""
    monkeypatch.setattr(remembering, "ALL_CARDS", counts_of(BOX))
    luck, complete = Chance(bytes(16)), 0
    board = new_board(Options(SEATS))
    for _, memory, worlds in games(viewer, size(6, 60)):
        view = View(viewer, board, None, memory)
        drawn = set()
        for _ in range(DRAWS):
            hands, deck = draw_hands(view, luck)
            drawn.add((tuple(cards_of(hand) for hand in hands), tuple(sorted(deck))))
        assert drawn <= worlds
        complete += 1 < len(worlds) <= 3 and drawn == worlds
    assert complete
