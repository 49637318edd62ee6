"""What one viewer of Ptolemaeus knows of hidden cards, judged from the log and the rules page.

Known are his own desk; the size of every hand; and which cards can have come into it, from the
display, from one of the decks, whose cards everybody saw before they were shuffled, or from another
hand (`ptolemaeus_origins.py`).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from ecliptic.core.game import Viewer
from ecliptic.core.log import Entry, Undone
from ecliptic.ptolemaeus.board import Board, Discarding, Over, bonus_cards
from ecliptic.ptolemaeus.cards import KINDS, LISTS
from ecliptic.ptolemaeus.decks import Decks
from ecliptic.ptolemaeus.evolve import evolve
from ecliptic.ptolemaeus.imagine import Unseen
from ecliptic.ptolemaeus.setup import Options
from ecliptic.ptolemaeus.state import State, new_state
from tests.conformance.ptolemaeus_origins import Origins
from tests.conformance.ptolemaeus_plausible import could_stand, points


def happenings(entries: Sequence[Entry]) -> Iterator[Any]:
    """Every event of a log without undos."""
    for entry in entries:
        assert not isinstance(entry, Undone)
        yield from entry.events


class Beliefs:
    """What one viewer knows after a log."""

    def __init__(self, options: Options, entries: Sequence[Entry], viewer: Viewer) -> None:
        self.viewer = viewer
        self.true = new_state(options)
        self.origins = Origins(options.seats, viewer)
        for event in happenings(entries):
            self.true = evolve(self.true, event)
            self.origins.follow(event)

    def allow(self, hidden: Unseen) -> bool:
        """Whether all of it is true of a hidden world."""
        true, viewer = self.true, self.viewer
        board = true.board
        decks = Decks(
            constellations=hidden.constellations, bonuses=hidden.bonuses, events=hidden.events
        )
        return (
            len(hidden.desks) == board.seats
            and (viewer is None or hidden.desks[viewer] == true.desks[viewer])
            and _every_card_is_there(board, hidden)
            and self._is_as_remembered(hidden)
            and _objectives_could_be(board, hidden)
            and all(_seal_could_be(board, seat, hidden) for seat in range(board.seats))
            and could_stand(State(board, hidden.desks, decks))
            and _novas_are_as_shown(board, hidden)
        )

    def _is_as_remembered(self, hidden: Unseen) -> bool:
        """Whether every card of a hand and of the deck can have come there."""
        hands = [_cards(desk.hand) for desk in hidden.desks]
        return self.origins.allow(hands, hidden.constellations)


def _every_card_is_there(board: Board, hidden: Unseen) -> bool:
    hands = [_cards(desk.hand) for desk in hidden.desks]
    constellations = [*hidden.constellations, *board.display, *_cards(board.discards)]
    bonuses = [*hidden.bonuses, *board.bonus_played]
    events = [*hidden.events, *board.events_past]
    events += [] if board.event is None else [board.event]
    for hand, desk in zip(hands, hidden.desks, strict=True):
        constellations += hand
        bonuses += desk.bonuses
    return (
        all(min(desk.hand) >= 0 for desk in hidden.desks)
        and Counter(constellations) == dict.fromkeys(range(KINDS), 5)
        and Counter(bonuses) == Counter(bonus_cards(board.seats))
        and Counter(events) == Counter(LISTS.events)
        and len(hidden.constellations) == board.deck
        and tuple(map(len, hands)) == board.hand_sizes
        and tuple(len(desk.bonuses) for desk in hidden.desks) == board.bonus_sizes
    )


def _objectives_could_be(board: Board, hidden: Unseen) -> bool:
    objectives = [desk.objective for desk in hidden.desks]
    return (
        len(set(objectives)) == len(objectives)
        and set(objectives) <= set(LISTS.objectives)
        and (not isinstance(board.stage, Over) or tuple(objectives) == board.objectives)
    )


def _seal_could_be(board: Board, seat: int, hidden: Unseen) -> bool:
    """Somebody who has sealed a discard has sealed as many of his cards as he must."""
    stage, desk = board.stage, hidden.desks[seat]
    if not isinstance(stage, Discarding) or seat not in set(stage.asked) - set(stage.waiting):
        return desk.sealed == ()
    return (
        len(desk.sealed) == min(stage.count, sum(desk.hand))
        and list(desk.sealed) == sorted(desk.sealed)
        and Counter(desk.sealed) <= Counter(_cards(desk.hand))
    )


def _novas_are_as_shown(board: Board, hidden: Unseen) -> bool:
    """At the end everybody has shown what counted."""
    if not isinstance(board.stage, Over):
        return True
    return all(
        points(board, desk, seat)[1] == board.stage.scores[seat].novas
        for seat, desk in enumerate(hidden.desks)
    )


def any_hidden(like: Unseen, rng: random.Random) -> Unseen:
    """Worlds near the truth, where a card has changed places, and no worlds at all."""
    changes = (_swap_hand_and_deck, _swap_hands, _swap_bonuses, _other_objective, _other_seal)
    made = rng.choice((*changes, *changes, _broken))(like, rng)
    return replace(
        made, constellations=tuple(rng.sample(made.constellations, len(made.constellations)))
    )


def _swap_hand_and_deck(like: Unseen, rng: random.Random) -> Unseen:
    seat = rng.randrange(len(like.desks))
    hand, deck = _cards(like.desks[seat].hand), list(like.constellations)
    if hand and deck:
        one, other = rng.randrange(len(hand)), rng.randrange(len(deck))
        hand[one], deck[other] = deck[other], hand[one]
    return replace(_with_hand(like, seat, hand), constellations=tuple(deck))


def _swap_hands(like: Unseen, rng: random.Random) -> Unseen:
    seats = [rng.randrange(len(like.desks)) for _ in range(2)]
    first, second = (_cards(like.desks[seat].hand) for seat in seats)
    if first and second and seats[0] != seats[1]:
        one, other = rng.randrange(len(first)), rng.randrange(len(second))
        first[one], second[other] = second[other], first[one]
    return _with_hand(_with_hand(like, seats[0], first), seats[1], second)


def _swap_bonuses(like: Unseen, rng: random.Random) -> Unseen:
    """All hidden bonus cards dealt again; and the events in another order."""
    sizes = [len(desk.bonuses) for desk in like.desks]
    cards = [*like.bonuses, *(card for desk in like.desks for card in desk.bonuses)]
    rng.shuffle(cards)
    desks = []
    for desk, size in zip(like.desks, sizes, strict=True):
        desks.append(replace(desk, bonuses=tuple(cards[:size])))
        del cards[:size]
    events = tuple(rng.sample(like.events, len(like.events)))
    return replace(like, desks=tuple(desks), bonuses=tuple(cards), events=events)


def _other_objective(like: Unseen, rng: random.Random) -> Unseen:
    seat = rng.randrange(len(like.desks))
    return _with_desk(like, seat, objective=rng.choice(LISTS.objectives))


def _other_seal(like: Unseen, rng: random.Random) -> Unseen:
    seat = rng.randrange(len(like.desks))
    hand = _cards(like.desks[seat].hand)
    sealed = rng.sample(hand, min(len(hand), rng.randint(0, 2)))
    return _with_desk(like, seat, sealed=tuple(sorted(sealed, reverse=rng.random() < 0.2)))


def _broken(like: Unseen, rng: random.Random) -> Unseen:
    seat = rng.randrange(len(like.desks))
    return rng.choice(
        (
            replace(like, desks=like.desks[1:]),
            replace(like, desks=(*like.desks, like.desks[0])),
            replace(like, constellations=like.constellations[1:]),
            replace(like, constellations=(*like.constellations, 0)),
            replace(like, bonuses=like.bonuses[1:]),
            replace(like, events=(*like.events, ())),
            _with_desk(like, seat, objective=()),
            _with_desk(like, seat, hand=(0,) * KINDS),
            _with_desk(like, seat, hand=(-1, 1, *like.desks[seat].hand[2:])),
            _with_desk(like, seat, sealed=(KINDS,)),
        )
    )


def _with_hand(like: Unseen, seat: int, cards: Sequence[int]) -> Unseen:
    held = Counter(cards)
    return _with_desk(like, seat, hand=tuple(held[kind] for kind in range(KINDS)))


def _with_desk(like: Unseen, seat: int, **changes: Any) -> Unseen:
    desks = list(like.desks)
    desks[seat] = replace(desks[seat], **changes)
    return replace(like, desks=tuple(desks))


def _cards(counts: Sequence[int]) -> list[int]:
    return [card for card, count in enumerate(counts) for _ in range(count)]
