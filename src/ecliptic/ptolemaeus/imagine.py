"""A whole state that a viewer cannot tell from the true one, built from its view alone.

The searcher may name what is hidden himself, or have it drawn from the cards nobody has shown: the
rivals' hands, bonus cards, objectives and sealed discards, and the order of the decks. What is
named is refused if it contradicts what lies open, hand sizes, or what the viewer remembers.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from ecliptic.core.chance import Chance
from ecliptic.core.errors import ImpossibleWorld
from ecliptic.core.game import Seat
from ecliptic.ptolemaeus.board import Board, Discarding, bonus_cards
from ecliptic.ptolemaeus.cards import LISTS, Bonus, EventCard
from ecliptic.ptolemaeus.decks import Decks
from ecliptic.ptolemaeus.desk import Desk
from ecliptic.ptolemaeus.discard import discards
from ecliptic.ptolemaeus.hand import Counts, cards_of, holds, minus, plus
from ecliptic.ptolemaeus.memory import ALL_CARDS
from ecliptic.ptolemaeus.planets import Planet
from ecliptic.ptolemaeus.state import State
from ecliptic.ptolemaeus.views import View


class Unseen(msgspec.Struct, frozen=True, gc=False):
    """Everything that some viewer may not see: every desk, and what is left of the decks from the
    top."""

    desks: tuple[Desk, ...]
    constellations: tuple[int, ...]
    bonuses: tuple[Bonus, ...]
    events: tuple[EventCard, ...]


def imagine(view: View, hidden: Unseen | None, chance: Chance) -> State:
    """The state with what is hidden as named or, with None, drawn."""
    if hidden is None:
        hidden = draw_unseen(view, chance)
    check_world(view, hidden)
    decks = Decks(
        constellations=hidden.constellations, bonuses=hidden.bonuses, events=hidden.events
    )
    return State(view.board, hidden.desks, decks)


def unseen_of(state: State) -> Unseen:
    """What is hidden in a state."""
    decks = state.decks
    return Unseen(
        state.desks,
        decks.constellations[decks.constellations_gone :],
        decks.bonuses[decks.bonuses_gone :],
        decks.events[decks.events_gone :],
    )


# ---- refusing what cannot be -----------------------------------------------------------------


def check_world(view: View, hidden: Unseen) -> None:
    """Raises unless all cards are accounted for and everything the viewer knows is true."""
    board = view.board
    if len(hidden.desks) != board.seats:
        raise ImpossibleWorld("ptolemaeus-world-seats")
    if view.viewer is not None and hidden.desks[view.viewer] != view.desk:
        raise ImpossibleWorld("ptolemaeus-world-desk")
    _check_constellations(view, hidden)
    _check_bonuses(board, hidden)
    if Counter((*hidden.events, *_events_seen(board))) != Counter(LISTS.events):
        raise ImpossibleWorld("ptolemaeus-world-events")
    _check_objectives(board, hidden)
    for seat, desk in enumerate(hidden.desks):
        if desk.sealed not in _sealable(board, seat, desk.hand):
            raise ImpossibleWorld("ptolemaeus-world-sealed")


def _check_constellations(view: View, hidden: Unseen) -> None:
    board, memory = view.board, view.memory
    seen = plus(board.discards, board.display)
    for desk in hidden.desks:
        seen = plus(seen, cards_of(desk.hand))
    if len(hidden.constellations) != board.deck or plus(seen, hidden.constellations) != ALL_CARDS:
        raise ImpossibleWorld("ptolemaeus-world-cards")
    for seat, desk in enumerate(hidden.desks):
        if sum(desk.hand) != board.hand_sizes[seat] or min(desk.hand) < 0:
            raise ImpossibleWorld("ptolemaeus-world-hands")
        if not holds(desk.hand, cards_of(memory.hands[seat])):
            raise ImpossibleWorld("ptolemaeus-world-remembered")
    if not holds(memory.deck, hidden.constellations):
        raise ImpossibleWorld("ptolemaeus-world-remembered")


def _check_bonuses(board: Board, hidden: Unseen) -> None:
    held = [card for desk in hidden.desks for card in desk.bonuses]
    if Counter((*hidden.bonuses, *held, *board.bonus_played)) != Counter(bonus_cards(board.seats)):
        raise ImpossibleWorld("ptolemaeus-world-bonuses")
    if tuple(len(desk.bonuses) for desk in hidden.desks) != board.bonus_sizes:
        raise ImpossibleWorld("ptolemaeus-world-bonuses")


def _check_objectives(board: Board, hidden: Unseen) -> None:
    objectives = [desk.objective for desk in hidden.desks]
    known = all(one in LISTS.objectives for one in objectives)
    if not known or len(set(objectives)) < len(objectives):
        raise ImpossibleWorld("ptolemaeus-world-objectives")
    if any(board.objectives) and tuple(objectives) != board.objectives:
        raise ImpossibleWorld("ptolemaeus-world-objectives")


def _events_seen(board: Board) -> tuple[EventCard, ...]:
    return board.events_past if board.event is None else (*board.events_past, board.event)


def _sealable(board: Board, seat: Seat, hand: Counts) -> list[tuple[int, ...]]:
    """What a seat's sealed discard can be: nothing, unless it has sealed one."""
    stage = board.stage
    if isinstance(stage, Discarding) and seat in stage.asked and seat not in stage.waiting:
        return discards(hand, stage.count)
    return [()]


# ---- drawing what is hidden ------------------------------------------------------------------


def draw_unseen(view: View, chance: Chance) -> Unseen:
    """A hidden world drawn from the cards the viewer has not seen."""
    board = view.board
    hands, deck = _draw_hands(view, chance)
    bonuses, bonus_deck = _draw_bonuses(view, chance)
    objectives = _draw_objectives(view, chance)
    desks = []
    for seat in range(board.seats):
        if seat == view.viewer and view.desk is not None:
            desks.append(view.desk)
            continue
        sealed = chance.choice(_sealable(board, seat, hands[seat]))
        desks.append(Desk(hands[seat], bonuses[seat], objectives[seat], sealed))
    events = list(LISTS.events)
    for event in _events_seen(board):
        events.remove(event)
    return Unseen(tuple(desks), deck, bonus_deck, chance.shuffled(events))


def _draw_hands(view: View, chance: Chance) -> tuple[list[Counts], tuple[int, ...]]:
    """Rivals first get what they are remembered to hold; what cannot be in the deck goes to hands;
    the rest is dealt."""
    board, memory = view.board, view.memory
    pool = minus(minus(ALL_CARDS, cards_of(board.discards)), board.display)
    hands = list(memory.hands)
    if view.viewer is not None and view.desk is not None:
        hands[view.viewer] = view.desk.hand
    for hand in hands:
        pool = minus(pool, cards_of(hand))
    excess = cards_of(
        tuple(max(0, left - most) for left, most in zip(pool, memory.deck, strict=True))
    )
    pool = minus(pool, excess)
    slots = chance.shuffled(
        [seat for seat, hand in enumerate(hands) for _ in range(board.hand_sizes[seat] - sum(hand))]
    )
    rest = chance.shuffled(cards_of(pool))
    wanted = len(slots) - len(excess)
    for seat, card in zip(slots, (*excess, *rest[:wanted]), strict=True):
        hands[seat] = plus(hands[seat], (card,))
    return hands, rest[wanted:]


def _draw_bonuses(view: View, chance: Chance) -> tuple[list[tuple[Bonus, ...]], tuple[Bonus, ...]]:
    board = view.board
    own = () if view.desk is None else view.desk.bonuses
    pool = list(bonus_cards(board.seats))
    for card in (*board.bonus_played, *own):
        pool.remove(card)
    cards = list(chance.shuffled(pool))
    held: list[tuple[Bonus, ...]] = []
    for seat, size in enumerate(board.bonus_sizes):
        if seat == view.viewer:
            held.append(own)
        else:
            held.append(tuple(cards[:size]))
            del cards[:size]
    return held, tuple(cards)


def _draw_objectives(view: View, chance: Chance) -> tuple[tuple[Planet, ...], ...]:
    board = view.board
    if any(board.objectives):
        return board.objectives
    own = () if view.desk is None else view.desk.objective
    pool = iter(chance.shuffled([one for one in LISTS.objectives if one != own]))
    return tuple(own if seat == view.viewer else next(pool) for seat in range(board.seats))
