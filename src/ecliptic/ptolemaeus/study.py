"""Studying a planet (rules 4).

A third pawn on a sign must study a planet there at once. After the action, two pawns on a planet's
sign and two more from anywhere may study it. Each study takes the sign's asteroid token if it is
still there, draws a bonus card if any is left, and may win the game.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

from ecliptic.core.errors import IllegalAction
from ecliptic.core.game import Seat
from ecliptic.ptolemaeus.board import Board, unstudied_in
from ecliptic.ptolemaeus.planets import Planet

PRICE = 2
"""Asteroid tokens for a bonus card."""


def check_third_pawn(board: Board, seat: Seat, sign: int, planet: Planet) -> None:
    if planet not in unstudied_in(board, seat, sign):
        raise IllegalAction("ptolemaeus-nothing-to-study")


def check_two_plus_two(board: Board, seat: Seat, planet: Planet, others: tuple[int, int]) -> None:
    sign = board.planets[planet]
    own = board.pawns[seat]
    if planet in board.studied[seat]:
        raise IllegalAction("ptolemaeus-studied-already")
    if own[sign] != 2:
        raise IllegalAction("ptolemaeus-two-pawns-there")
    if others not in pairs_elsewhere(own, sign):
        raise IllegalAction("ptolemaeus-two-pawns-elsewhere")


def two_plus_two(board: Board, seat: Seat) -> tuple[tuple[Planet, int], ...]:
    """The planets a seat may study so, each with its sign."""
    own = board.pawns[seat]
    if sum(own) < 4 or 2 not in own:
        return ()
    return tuple(
        (planet, sign)
        for sign, count in enumerate(own)
        if count == 2
        for planet in unstudied_in(board, seat, sign)
    )


def pairs_elsewhere(own: tuple[int, ...], sign: int) -> tuple[tuple[int, int], ...]:
    """Every choice of two pawns on other signs, in rising order."""
    elsewhere = [other for other, count in enumerate(own) if count and other != sign]
    return tuple(
        (one, other)
        for one, other in combinations_with_replacement(elsewhere, 2)
        if one != other or own[one] == 2
    )


def can_trade(board: Board, seat: Seat) -> bool:
    return board.tokens[seat] >= PRICE and board.bonus_deck > 0


def check_trade(board: Board, seat: Seat) -> None:
    if not board.bonus_deck:
        raise IllegalAction("ptolemaeus-bonus-deck-empty")
    if board.tokens[seat] < PRICE:
        raise IllegalAction("ptolemaeus-two-tokens", tokens=board.tokens[seat])
