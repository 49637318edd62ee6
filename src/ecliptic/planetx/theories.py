"""Theories: choose in secret, then place face down (rules 5, steps 1 and 2; rules 6).

A theory goes to any sector, visible or not, whose object is not confirmed; never the same object
twice by one player in one sector (removed theories count: ruling), never two of one player's
theories in one sector in the same phase. A chosen theory must be placed if any sector is lawful for
it, otherwise it returns to the supply (ruling).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

import msgspec

from ecliptic.core.errors import IllegalAction
from ecliptic.core.game import Seat
from ecliptic.planetx.actions import Choose, PlaceTheory, Withdraw
from ecliptic.planetx.board import Board, LastChances, is_confirmed
from ecliptic.planetx.desk import Desk, in_supply
from ecliptic.planetx.events import TheoryPlaced
from ecliptic.planetx.objects import THEORY_OBJECTS, Object
from ecliptic.planetx.ring import require_sector


class ChooseOffer(msgspec.Struct, frozen=True, gc=False, tag="choose"):
    """Up to `most` tokens out of the supply."""

    supply: tuple[tuple[Object, int], ...]
    most: int


class PlaceOffer(msgspec.Struct, frozen=True, gc=False, tag="place"):
    """The lawful sectors for each object in hand."""

    sectors: tuple[tuple[Object, tuple[int, ...]], ...]
    most: int
    """How many theories may still be placed, this one included."""


class WithdrawOffer(msgspec.Struct, frozen=True, gc=False, tag="withdraw"):
    """Chosen tokens that no sector is lawful for."""

    things: tuple[Object, ...]


def current_phase(board: Board) -> int:
    """The phase a theory placed now belongs to. All last-chance theories share one phase of their
    own, after every other."""
    return board.phases + 1 if isinstance(board.stage, LastChances) else board.phases


def has_tokens(board: Board, seat: Seat) -> bool:
    """Whether the seat can still have a token in its supply, as far as everybody can count."""
    return board.tokens_left[seat] > 0


def seats_with_tokens(board: Board) -> tuple[Seat, ...]:
    """Whom a theory phase asks: the others have nothing to choose from, and everybody knows it."""
    return tuple(seat for seat, tokens in enumerate(board.tokens_left) if tokens)


def sectors_of_this_phase(board: Board, seat: Seat) -> set[int]:
    phase = current_phase(board)
    return {one.sector for one in board.theories if one.seat == seat and one.phase == phase}


def check_sector(board: Board, desk: Desk, seat: Seat, thing: Object, sector: int) -> None:
    """Why this theory may not go to this sector."""
    require_sector(sector, board.mode)
    if is_confirmed(board, sector):
        raise IllegalAction("planetx-place-confirmed", sector=sector)
    if any(one == sector and other is thing for _, one, other in desk.submitted):
        raise IllegalAction("planetx-place-same-object", sector=sector, object=thing.value)
    if sector in sectors_of_this_phase(board, seat):
        raise IllegalAction("planetx-place-same-phase", sector=sector)


def lawful_sectors(board: Board, desk: Desk, seat: Seat, thing: Object) -> tuple[int, ...]:
    """Where this theory may go; the same judgement as `check_sector`, for all sectors at once."""
    closed = {sector for sector, _ in board.confirmed}
    closed.update(sector for _, sector, other in desk.submitted if other is thing)
    closed |= sectors_of_this_phase(board, seat)
    return tuple(sector for sector in board.mode.rules.all_sectors if sector not in closed)


def check_choose(board: Board, desk: Desk, action: Choose) -> None:
    most = board.mode.rules.theories_per_phase
    if len(action.things) > most:
        raise IllegalAction("planetx-choose-too-many", chosen=len(action.things), most=most)
    for thing in action.things:
        if thing not in THEORY_OBJECTS:
            raise IllegalAction("planetx-choose-object", object=thing.value)
        if action.things.count(thing) > in_supply(desk, thing):
            raise IllegalAction("planetx-supply", object=thing.value, left=in_supply(desk, thing))
    if action != choice_of(action.things):
        raise IllegalAction("planetx-choose-order")


def choice_of(things: tuple[Object, ...]) -> Choose:
    """The same choice in the order everybody writes it in."""
    return Choose(tuple(sorted(things, key=list(Object).index)))


def choose_offer(board: Board, desk: Desk) -> ChooseOffer:
    supply = tuple(zip(THEORY_OBJECTS, desk.supply, strict=True))
    return ChooseOffer(supply, board.mode.rules.theories_per_phase)


def choices(offer: ChooseOffer) -> Iterator[Choose]:
    supply = dict(offer.supply)
    for size in range(offer.most + 1):
        for things in combinations_with_replacement(supply, size):
            if all(things.count(thing) <= supply[thing] for thing in things):
                yield Choose(things)


def check_place(board: Board, desk: Desk, seat: Seat, action: PlaceTheory) -> None:
    """In a theory phase the token must be a chosen one, in a last chance any of the supply."""
    if action.thing not in THEORY_OBJECTS:
        raise IllegalAction("planetx-choose-object", object=action.thing.value)
    if isinstance(board.stage, LastChances):
        if not in_supply(desk, action.thing):
            raise IllegalAction("planetx-supply", object=action.thing.value, left=0)
    elif action.thing not in desk.chosen:
        raise IllegalAction("planetx-place-not-chosen", object=action.thing.value)
    check_sector(board, desk, seat, action.thing, action.sector)


def in_hand(board: Board, desk: Desk) -> tuple[Object, ...]:
    """The kinds of token that may be placed now."""
    last = isinstance(board.stage, LastChances)
    return tuple(
        thing
        for thing in THEORY_OBJECTS
        if (in_supply(desk, thing) if last else thing in desk.chosen)
    )


def place_offer(board: Board, desk: Desk, seat: Seat, most: int) -> PlaceOffer:
    """What may be placed where; refused if no token in hand has a lawful sector."""
    sectors = tuple(
        (thing, where)
        for thing in in_hand(board, desk)
        if (where := lawful_sectors(board, desk, seat, thing))
    )
    if not sectors:
        raise IllegalAction("planetx-place-nowhere")
    return PlaceOffer(sectors, most)


def placements(offer: PlaceOffer) -> list[PlaceTheory]:
    return [PlaceTheory(thing, sector) for thing, where in offer.sectors for sector in where]


def check_withdraw(board: Board, desk: Desk, seat: Seat, action: Withdraw) -> None:
    if action.thing not in desk.chosen:
        raise IllegalAction("planetx-place-not-chosen", object=action.thing.value)
    if lawful_sectors(board, desk, seat, action.thing):
        raise IllegalAction("planetx-withdraw-placeable", object=action.thing.value)


def withdraw_offer(board: Board, desk: Desk, seat: Seat) -> WithdrawOffer:
    things = tuple(
        thing for thing in in_hand(board, desk) if not lawful_sectors(board, desk, seat, thing)
    )
    if not things:
        raise IllegalAction("planetx-withdraw-nothing")
    return WithdrawOffer(things)


def withdrawals(offer: WithdrawOffer) -> list[Withdraw]:
    return [Withdraw(thing) for thing in offer.things]


def do_place(board: Board, seat: Seat, action: PlaceTheory) -> TheoryPlaced:
    return TheoryPlaced(
        seat=seat,
        number=len(board.theories) + 1,
        sector=action.sector,
        phase=current_phase(board),
        thing=action.thing,
    )
