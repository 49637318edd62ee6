"""Observing a sign or a configuration: naming it, and bringing the pawns (rules 3 B and 3 C).

Everything is paid first, then the pawns are placed one after the other in the order the player
names; a third pawn studies at once and the pawns it sets free may be used by the later ones. With
an empty reserve a pawn moves from a sign that is not being observed. Only what leaves the rest of
the action possible is lawful.
"""

from __future__ import annotations

from ecliptic.core.errors import IllegalAction
from ecliptic.core.game import Seat
from ecliptic.ptolemaeus.board import Board, may_arrive, reserve, unstudied_in
from ecliptic.ptolemaeus.changes import without
from ecliptic.ptolemaeus.configurations import SHAPES, Kind, Signs, stands, targets
from ecliptic.ptolemaeus.hand import Counts
from ecliptic.ptolemaeus.payment import can_pay


def check_observation(board: Board, hand: Counts, seat: Seat, signs: Signs) -> None:
    if signs not in SHAPES:
        raise IllegalAction("ptolemaeus-no-configuration")
    if not stands(signs, board.planets, board.comet):
        if SHAPES[signs] is Kind.SINGLE:
            raise IllegalAction("ptolemaeus-sign-empty")
        raise IllegalAction("ptolemaeus-not-in-the-sky")
    if not can_place(board, seat, signs, signs):
        own = board.pawns[seat]
        for sign in signs:
            if own[sign] + signs.count(sign) > 2 and not unstudied_in(board, seat, sign):
                raise IllegalAction("ptolemaeus-third-pawn")
        raise IllegalAction("ptolemaeus-no-pawns")
    if not can_pay(hand, signs):
        raise IllegalAction("ptolemaeus-cannot-pay")


def observations(board: Board, hand: Counts, seat: Seat) -> tuple[Signs, ...]:
    """Everything the seat may observe."""
    return tuple(
        [
            signs
            for signs in targets(board.planets, board.comet)
            if can_pay(hand, signs) and can_place(board, seat, signs, signs)
        ]
    )


def check_place(board: Board, seat: Seat, signs: Signs, left: Signs, sign: int) -> None:
    if sign not in left:
        raise IllegalAction("ptolemaeus-not-observed")
    if sign not in next_signs(board, seat, signs, left):
        raise IllegalAction("ptolemaeus-rest-unplaced")


def check_source(board: Board, seat: Seat, signs: Signs, source: int) -> None:
    if not 0 <= source < len(board.pawns[seat]) or not board.pawns[seat][source]:
        raise IllegalAction("ptolemaeus-no-pawn-there")
    if source in signs:
        raise IllegalAction("ptolemaeus-source-observed")


def next_signs(board: Board, seat: Seat, signs: Signs, left: Signs) -> tuple[int, ...]:
    """The signs the next pawn may go to, so that the others can follow."""
    own = board.pawns[seat]
    movable = _movable(own, signs)
    found = []
    for sign in sorted(set(left)):
        if not may_arrive(board, seat, sign):
            continue
        after = _after_arrival(own, reserve(board, seat), movable, sign)
        if after is not None and _rest_fits(board, seat, *after, without(left, sign)):
            found.append(sign)
    return tuple(found)


def sources(board: Board, seat: Seat, signs: Signs) -> tuple[int, ...]:
    """Where a pawn may be taken from when the reserve is empty. Which of them is taken makes no
    difference to the rest: every one of them is a pawn less on the signs."""
    own = board.pawns[seat]
    return tuple(sign for sign, count in enumerate(own) if count and sign not in signs)


def can_place(board: Board, seat: Seat, signs: Signs, left: Signs) -> bool:
    """Whether pawns can be brought to all of `left` in some order."""
    free = reserve(board, seat)
    own = board.pawns[seat]
    if free >= len(left) and all(own[sign] + left.count(sign) <= 2 for sign in left):
        return True
    return _rest_fits(board, seat, own, free, _movable(own, signs), left)


def _movable(own: tuple[int, ...], signs: Signs) -> int:
    return sum(own) - sum(own[sign] for sign in set(signs))


def _rest_fits(
    board: Board, seat: Seat, own: tuple[int, ...], free: int, movable: int, left: Signs
) -> bool:
    if not left:
        return True
    for sign in sorted(set(left)):
        if own[sign] >= 2 and not unstudied_in(board, seat, sign):
            continue
        after = _after_arrival(own, free, movable, sign)
        if after is not None and _rest_fits(board, seat, *after, without(left, sign)):
            return True
    return False


def _after_arrival(
    own: tuple[int, ...], free: int, movable: int, sign: int
) -> tuple[tuple[int, ...], int, int] | None:
    """Own pawns, reserve and movable pawns after one came to a sign; None if there is no pawn."""
    if free:
        free -= 1
    elif movable:
        movable -= 1
    else:
        return None
    here = own[sign] + 1
    if here == 3:
        here, free = 0, free + 2
    return (*own[:sign], here, *own[sign + 1 :]), free, movable
