"""What a viewer can remember of cards that are hidden now (rules 9).

Cards are public when they are taken face up, paid or discarded, so an attentive player knows some
of what is in a rival's hand, which deck each other card of it came from, and what that deck was
made of. Where a card may have come from several places, each of them is a trail of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from ecliptic.core.game import Seat, Viewer
from ecliptic.ptolemaeus import events as happened
from ecliptic.ptolemaeus.board import Board
from ecliptic.ptolemaeus.cards import LISTS
from ecliptic.ptolemaeus.changes import add, put
from ecliptic.ptolemaeus.hand import NO_CARDS, Counts, cards_of, counts_of, minus, plus

ALL_CARDS: Counts = counts_of(LISTS.constellations)
_HEAVY = 1 << 32
"""Trails weigh less than this, times the cards in the box."""


class Trail(msgspec.Struct, frozen=True, gc=False):
    """One way in which all that was not seen can have gone."""

    weight: int
    """How probable, against the other trails."""
    known: tuple[Counts, ...]
    """The cards of each hand that are certain on this trail."""
    pools: tuple[Counts, ...]
    """Of each deck that a hidden card comes from, the cards that nobody has shown. The last is the
    deck that is drawn from, with what still lies there."""
    drawn: tuple[tuple[int, ...], ...]
    """Of each deck, how many cards that nobody has shown are in each hand."""


class Memory(msgspec.Struct, frozen=True, gc=False):
    hands: tuple[Counts, ...]
    """Cards that are known to be in each seat's hand."""
    deck: Counts
    """The most of each card that can still be in the deck."""
    trails: tuple[Trail, ...]


def new_memory(seats: int) -> Memory:
    return memory_of([Trail(1, (NO_CARDS,) * seats, (ALL_CARDS,), ((0,) * seats,))])


def remembered(memory: Memory, board: Board, viewer: Viewer, told: Any) -> Memory:
    """The memory after being told something; `board` is the one before it."""
    steps = _steps(board, told)
    if not steps:
        return memory
    trails: Iterable[Trail] = memory.trails
    for step in steps:
        trails = [after for trail in trails for after in step(trail)]
    return memory_of(list(trails))


_Step = Callable[[Trail], Iterable[Trail]]


def _steps(board: Board, told: Any) -> Sequence[_Step]:
    """What happens to every trail."""
    match told:
        case happened.FaceUpTaken(seat, card):
            return [lambda trail: [_known(trail, seat, card)]]
        case happened.CardShown(card):
            return [lambda trail: _out_of_deck(trail, card)]
        case happened.CardDrawn(seat, card):
            return [
                lambda trail: _out_of_deck(trail, card),
                lambda trail: [_known(trail, seat, card)],
            ]
        case happened.CardTaken(seat):
            return [lambda trail: [_drawn(trail, len(trail.pools) - 1, seat, 1)]]
        case happened.Paid(seat, _, cards):
            return [_leaving(seat, card) for card in cards]
        case happened.DiscardsOpened(given):
            return [_leaving(one.seat, card) for one in given for card in one.cards]
        case happened.CardStolen(seat, victim, card):
            return [_leaving(victim, card), lambda trail: [_known(trail, seat, card)]]
        case happened.CardPassed(seat, victim):
            return [lambda trail: _passed(trail, seat, victim)]
        case happened.DeckMade():
            fresh = board.ticks and any(board.discards)
            made = board.discards if fresh else ALL_CARDS
            return [lambda trail: [_new_deck(trail, made, fresh=bool(fresh))]]
    return ()


# ---- one trail -------------------------------------------------------------------------------


def _known(trail: Trail, seat: Seat, card: int) -> Trail:
    return replace(trail, known=put(trail.known, seat, plus(trail.known[seat], (card,))))


def _drawn(trail: Trail, deck: int, seat: Seat, more: int) -> Trail:
    return replace(trail, drawn=put(trail.drawn, deck, add(trail.drawn[deck], seat, more)))


def _out_of_pool(trail: Trail, deck: int, card: int) -> Trail:
    return replace(trail, pools=put(trail.pools, deck, minus(trail.pools[deck], (card,))))


def _out_of_deck(trail: Trail, card: int) -> Iterator[Trail]:
    """A card of the deck is seen; a trail that has none of it there ends."""
    if trail.pools[-1][card]:
        yield _out_of_pool(trail, len(trail.pools) - 1, card)


def _leaving(seat: Seat, card: int) -> _Step:
    return lambda trail: _left(trail, seat, card)


def _left(trail: Trail, seat: Seat, card: int) -> Iterator[Trail]:
    """A card is seen to leave a hand: one that was known if there is any, for those alike may
    change places; otherwise one from any deck that can have had it."""
    if trail.known[seat][card]:
        yield replace(trail, known=put(trail.known, seat, minus(trail.known[seat], (card,))))
        return
    for deck, (pool, held) in enumerate(zip(trail.pools, trail.drawn, strict=True)):
        if pool[card] and held[seat]:
            weight = trail.weight * held[seat] * pool[card] * _HEAVY // sum(pool)
            after = _drawn(_out_of_pool(trail, deck, card), deck, seat, -1)
            yield replace(after, weight=weight)


def _passed(trail: Trail, seat: Seat, victim: Seat) -> Iterator[Trail]:
    """Any card of a hand goes unseen into another."""
    for card, count in enumerate(trail.known[victim]):
        if count:
            left = replace(
                trail,
                weight=trail.weight * count,
                known=put(trail.known, victim, minus(trail.known[victim], (card,))),
            )
            yield _known(left, seat, card)
    for deck, held in enumerate(trail.drawn):
        if held[victim]:
            weight = trail.weight * held[victim]
            yield replace(
                _drawn(_drawn(trail, deck, victim, -1), deck, seat, 1),
                weight=weight,
            )


def _new_deck(trail: Trail, made: Counts, fresh: bool) -> Trail:
    """What is left of the decks before is in hands; in one hand alone it is known."""
    nobody = (0,) * len(trail.known)
    if not fresh:
        return replace(trail, pools=(made,), drawn=(nobody,))
    known, pools, drawn = trail.known, [], []
    for pool, held in zip(trail.pools, trail.drawn, strict=True):
        holders = [seat for seat, count in enumerate(held) if count]
        if len(holders) == 1:
            (seat,) = holders
            known = put(known, seat, plus(known[seat], cards_of(pool)))
        elif holders:
            pools.append(pool)
            drawn.append(held)
    return Trail(trail.weight, known, (*pools, made), (*drawn, nobody))


# ---- all of them -----------------------------------------------------------------------------


def memory_of(trails: Sequence[Trail]) -> Memory:
    """The trails that differ, and what all of them have in common."""
    if len(trails) == 1:
        only = trails[0]
        return Memory(only.known, only.pools[-1], (replace(only, weight=1),))
    weights: dict[Trail, int] = {}
    for trail in trails:
        alike = replace(trail, weight=1)
        weights[alike] = weights.get(alike, 0) + trail.weight
    if len(weights) == 1:
        return memory_of(list(weights))
    most = max(weights.values())
    kept = tuple(
        replace(trail, weight=max(1, weight * _HEAVY // most)) for trail, weight in weights.items()
    )
    return Memory(
        tuple(
            tuple(map(min, zip(*hands, strict=True)))
            for hands in zip(*(trail.known for trail in kept), strict=True)
        ),
        tuple(map(max, zip(*(trail.pools[-1] for trail in kept), strict=True))),
        kept,
    )
