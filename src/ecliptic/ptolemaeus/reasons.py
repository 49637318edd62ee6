"""Why an action may be good, in a few words' worth of facts: from the open board and the own desk.

Studies it makes or brings nearer, cards it saves, and what it takes from a rival. A searching
opponent does not think in them; they are what a person can check.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

import msgspec

from ecliptic.core.errors import IllegalAction
from ecliptic.core.game import Seat
from ecliptic.ptolemaeus import actions as wish
from ecliptic.ptolemaeus.actions import Action
from ecliptic.ptolemaeus.board import Board, Effect, Paying, others, unstudied_in
from ecliptic.ptolemaeus.cards import JOKER
from ecliptic.ptolemaeus.configurations import Signs
from ecliptic.ptolemaeus.desk import Desk
from ecliptic.ptolemaeus.payment import fewest_cards, payments
from ecliptic.ptolemaeus.planets import Planet
from ecliptic.ptolemaeus.views import View

DEAREST = 3
"""Cards that a pawn may cost."""
ENOUGH = 3
"""Pawns that study."""


class Studies(msgspec.Struct, frozen=True, gc=False, tag="studies"):
    """It leads to a study in this turn."""

    planet: Planet
    objective: bool


class Nearer(msgspec.Struct, frozen=True, gc=False, tag="nearer"):
    """It brings a pawn for a study: so many are missing then."""

    planet: Planet
    objective: bool
    missing: int


class Saves(msgspec.Struct, frozen=True, gc=False, tag="saves"):
    """So many fewer cards than it could cost, now or when this sign is observed."""

    cards: int
    sign: int | None = None


class Denies(msgspec.Struct, frozen=True, gc=False, tag="denies"):
    """A rival, whose pawns stand on a sign with something for him to study, is hindered there."""

    seat: Seat
    sign: int


class Token(msgspec.Struct, frozen=True, gc=False, tag="token"):
    """It takes the asteroid token of a sign."""

    sign: int


Reason: TypeAlias = Studies | Nearer | Saves | Denies | Token


def reasons_for(view: View, action: Action) -> tuple[Reason, ...]:
    """What speaks for a lawful action; there may be nothing that can be said so simply."""
    if view.viewer is None or view.desk is None:
        raise IllegalAction("ptolemaeus-spectator")
    return tuple(_reasons(view.board, view.desk, view.viewer, action))


def _reasons(board: Board, desk: Desk, seat: Seat, action: Action) -> Iterator[Reason]:
    match action:
        case wish.Observe(signs):
            yield from _of_pawns(board, desk, seat, signs)
            saved = DEAREST * len(signs) - fewest_cards(desk.hand, signs)
            if saved > 0:
                yield Saves(saved)
        case wish.Place(sign):
            yield from _of_pawns(board, desk, seat, (sign,))
        case wish.Move(source, sign):
            yield from _of_pawns(board, desk, seat, (sign,), source)
        case wish.Replace(rival, sign):
            yield from _of_pawns(board, desk, seat, (sign,))
            yield from _denied(board, sign, [rival])
        case wish.Study(planet) | wish.StudyWith(planet=planet):
            yield from _of_study(board, desk, seat, planet)
        case wish.Draw(card) if card is not None and card != JOKER:
            if unstudied_in(board, seat, card):
                yield Saves(DEAREST - 1 - _has_pair(desk, card), card)
            yield from _denied(board, card, others(board, seat))
        case wish.Pay(cards):
            stage = board.stage
            if isinstance(stage, Paying):
                dearest = max(map(len, payments(desk.hand, stage.signs, stage.paid)))
                if dearest > len(cards):
                    yield Saves(dearest - len(cards))


def _of_pawns(
    board: Board, desk: Desk, seat: Seat, signs: Signs, source: int | None = None
) -> Iterator[Reason]:
    """What one more pawn on each of these signs brings."""
    pawns = list(board.pawns[seat])
    if source is not None:
        pawns[source] -= 1
    for sign in signs:
        pawns[sign] += 1
    for sign in sorted(set(signs)):
        for planet in unstudied_in(board, seat, sign):
            objective = planet in desk.objective
            by_four = pawns[sign] == 2 and sum(pawns) >= 4 and not isinstance(board.stage, Effect)
            if pawns[sign] >= ENOUGH or by_four:
                yield Studies(planet, objective)
            else:
                yield Nearer(planet, objective, ENOUGH - pawns[sign])


def _of_study(board: Board, desk: Desk, seat: Seat, planet: Planet) -> Iterator[Reason]:
    sign = board.planets[planet]
    yield Studies(planet, planet in desk.objective)
    if board.asteroids[sign]:
        yield Token(sign)
        yield from _denied(board, sign, others(board, seat))


def _denied(board: Board, sign: int, rivals: Sequence[Seat]) -> Iterator[Reason]:
    for rival in rivals:
        if board.pawns[rival][sign] and unstudied_in(board, rival, sign):
            yield Denies(rival, sign)


def _has_pair(desk: Desk, card: int) -> bool:
    """Whether two others of its colour are in hand, which would pay as well."""
    colour = card % 4
    return sum(desk.hand[colour:JOKER:4]) - desk.hand[card] >= 2
