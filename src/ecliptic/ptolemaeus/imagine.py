"""A whole state that a viewer cannot tell from the true one, built from its view alone.

The searcher may name what is hidden himself, or have it drawn from the cards nobody has shown: the
rivals' hands, bonus cards, objectives and sealed discards, and the order of the decks. What is
named is refused if it contradicts what lies open, hand sizes, or what the viewer remembers; if it
could not pay for an observation that is announced; or if somebody would have won already.

Hands are drawn as probable as shuffles and thefts make them; what a rival chose to do tells nothing
but what he must have had.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from ecliptic.core.chance import Chance
from ecliptic.core.errors import ImpossibleWorld
from ecliptic.core.game import Seat
from ecliptic.ptolemaeus.board import Board, Discarding, Over, Paying, bonus_cards
from ecliptic.ptolemaeus.cards import LISTS, Bonus, EventCard
from ecliptic.ptolemaeus.decks import Decks
from ecliptic.ptolemaeus.desk import Desk
from ecliptic.ptolemaeus.discard import discards
from ecliptic.ptolemaeus.hand import NO_CARDS, Counts, cards_of, holds, minus, plus
from ecliptic.ptolemaeus.memory import ALL_CARDS, Trail
from ecliptic.ptolemaeus.payment import PRICES, can_pay
from ecliptic.ptolemaeus.planets import Planet
from ecliptic.ptolemaeus.score import has_won_race
from ecliptic.ptolemaeus.state import State
from ecliptic.ptolemaeus.trails import can_lead_to, with_cards
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
    else:
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
    if not can_pay(hidden.desks[board.active].hand, _unpaid(board)):
        raise ImpossibleWorld("ptolemaeus-world-unpaid")
    _check_points(board, hidden)


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
    hands = tuple(desk.hand for desk in hidden.desks)
    if not any(can_lead_to(trail, hands) for trail in memory.trails):
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


def _check_points(board: Board, hidden: Unseen) -> None:
    """Nobody plays on with 12 points, and at the end everybody has shown what counted."""
    shown = _novas_shown(board)
    if shown is None:
        if _is_won(board, hidden.desks):
            raise ImpossibleWorld("ptolemaeus-world-won")
    elif shown != tuple(desk.bonuses.count(Bonus.NOVA_CONSTELLATIO) for desk in hidden.desks):
        raise ImpossibleWorld("ptolemaeus-world-bonuses")


def _is_won(board: Board, desks: tuple[Desk, ...]) -> bool:
    return any(has_won_race(board, desk, seat) for seat, desk in enumerate(desks))


def _novas_shown(board: Board) -> tuple[int, ...] | None:
    stage = board.stage
    return tuple(score.novas for score in stage.scores) if isinstance(stage, Over) else None


def _unpaid(board: Board) -> tuple[int, ...]:
    """The signs the active player has announced and can pay for."""
    stage = board.stage
    return stage.signs[stage.paid :] if isinstance(stage, Paying) else ()


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
    """A hidden world drawn from the cards the viewer has not seen; again if it would have ended
    the game."""
    while True:
        hidden = _draw_once(view, chance)
        if _novas_shown(view.board) is not None or not _is_won(view.board, hidden.desks):
            return hidden


def _draw_once(view: View, chance: Chance) -> Unseen:
    board = view.board
    hands, deck = draw_hands(view, chance)
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


def draw_hands(view: View, chance: Chance) -> tuple[list[Counts], tuple[int, ...]]:
    """A trail, then what an announced observation needs, then every deck among those who hold
    cards of it."""
    board, trails = view.board, view.memory.trails
    trail = chance.weighted(trails, [one.weight for one in trails])
    if unpaid := _unpaid(board):
        trail = _draw_payment(view, unpaid, chance)
    hands = list(trail.known)
    left: tuple[int, ...] = ()
    for pool, drawn in zip(trail.pools, trail.drawn, strict=True):
        left = chance.shuffled(cards_of(pool))
        for seat, count in enumerate(drawn):
            hands[seat] = plus(hands[seat], left[:count])
            left = left[count:]
    return hands, left


def _draw_payment(view: View, signs: tuple[int, ...], chance: Chance) -> Trail:
    """A trail on which the active player has cards with which he can pay for these signs."""
    seat, trails = view.board.active, list(view.memory.trails)
    while True:
        trail = chance.weighted(trails, [one.weight for one in trails])
        for needed in _payments(trail, seat, signs, chance):
            if ways := list(with_cards(trail, seat, needed)):
                return chance.choice(ways)
        trails.remove(trail)


def _payments(
    trail: Trail, seat: Seat, signs: tuple[int, ...], chance: Chance
) -> Iterator[tuple[int, ...]]:
    """What a hand would have to have drawn to pay for all these signs, in every way, in random
    order."""
    pool = NO_CARDS
    for cards, drawn in zip(trail.pools, trail.drawn, strict=True):
        if drawn[seat]:
            pool = plus(pool, cards_of(cards))
    room = sum(drawn[seat] for drawn in trail.drawn)
    return _lacking(trail.known[seat], pool, room, signs, chance)


def _lacking(
    hand: Counts, pool: Counts, room: int, signs: tuple[int, ...], chance: Chance
) -> Iterator[tuple[int, ...]]:
    if not signs:
        yield ()
        return
    for price in chance.shuffled(PRICES[signs[0]]):
        left = minus(hand, price)
        lacking = cards_of(tuple(max(0, -count) for count in left))
        if len(lacking) > room or not holds(pool, lacking):
            continue
        for more in _lacking(
            plus(left, lacking), minus(pool, lacking), room - len(lacking), signs[1:], chance
        ):
            yield (*lacking, *more)


def _draw_bonuses(view: View, chance: Chance) -> tuple[list[tuple[Bonus, ...]], tuple[Bonus, ...]]:
    board = view.board
    own = () if view.desk is None else view.desk.bonuses
    pool = list(bonus_cards(board.seats))
    for card in (*board.bonus_played, *own):
        pool.remove(card)
    shown = _novas_shown(board)
    held: list[tuple[Bonus, ...]] = []
    for seat, size in enumerate(board.bonus_sizes):
        if seat == view.viewer:
            held.append(own)
            continue
        novas: tuple[Bonus, ...] = ()
        drawable = pool
        if shown is not None:
            novas = (Bonus.NOVA_CONSTELLATIO,) * shown[seat]
            drawable = [card for card in pool if card is not Bonus.NOVA_CONSTELLATIO]
        cards = (*novas, *chance.shuffled(drawable)[: size - len(novas)])
        held.append(cards)
        for card in cards:
            pool.remove(card)
    return held, chance.shuffled(pool)


def _draw_objectives(view: View, chance: Chance) -> tuple[tuple[Planet, ...], ...]:
    board = view.board
    if any(board.objectives):
        return board.objectives
    own = () if view.desk is None else view.desk.objective
    pool = iter(chance.shuffled([one for one in LISTS.objectives if one != own]))
    return tuple(own if seat == view.viewer else next(pool) for seat in range(board.seats))
