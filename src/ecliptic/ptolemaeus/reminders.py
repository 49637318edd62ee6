"""What a seat should not forget: all of it follows from its own view and the rules, none is advice.

What it can pay for, what would complete a study, where the comet comes to at the end of the round
and what it sweeps from there, and what the objective still lacks.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ecliptic.core.errors import IllegalAction
from ecliptic.core.game import Seat
from ecliptic.ptolemaeus.board import Board, reserve, unstudied_in
from ecliptic.ptolemaeus.configurations import Signs
from ecliptic.ptolemaeus.observe import observations
from ecliptic.ptolemaeus.payment import fewest_cards
from ecliptic.ptolemaeus.planets import Planet, comet_steps, moved
from ecliptic.ptolemaeus.study import two_plus_two
from ecliptic.ptolemaeus.views import View
from ecliptic.ptolemaeus.zodiac import SIGNS, onward


class Affordable(msgspec.Struct, frozen=True, gc=False):
    """What the hand pays for, and the fewest cards that it takes."""

    signs: Signs
    cards: int


class Completing(msgspec.Struct, frozen=True, gc=False):
    """An observation that completes a study, or no signs if nothing has to be observed any more."""

    signs: Signs
    planet: Planet
    sign: int
    four: bool
    """By two pawns there and two others, at the end of the turn; else by the third pawn."""


class Sweep(msgspec.Struct, frozen=True, gc=False):
    """What the comet does at the end of this round."""

    sign: int
    pawns: int
    """Own pawns that stand there now."""
    ends: bool
    """Whether the game is over then."""


class Lacking(msgspec.Struct, frozen=True, gc=False):
    """A planet of the objective that is not studied yet."""

    planet: Planet
    sign: int
    pawns: int
    """Own pawns that stand there."""
    then: int
    """Where it stands after this round."""


class Reminders(msgspec.Struct, frozen=True, gc=False):
    affordable: tuple[Affordable, ...]
    completing: tuple[Completing, ...]
    sweep: Sweep | None
    """None between two rounds, when no event lies open."""
    lacking: tuple[Lacking, ...]


def reminders_of(view: View) -> Reminders:
    if view.viewer is None or view.desk is None:
        raise IllegalAction("ptolemaeus-spectator")
    board, seat, hand = view.board, view.viewer, view.desk.hand
    payable = observations(board, hand, seat)
    own = board.pawns[seat]
    studied = board.studied[seat]
    then = board.planets if not board.event else moved(board.planets, board.event)
    return Reminders(
        affordable=tuple([Affordable(signs, fewest_cards(hand, signs)) for signs in payable]),
        completing=(
            *_at_once(board, seat),
            *(one for signs in payable for one in _by_observing(board, seat, signs)),
        ),
        sweep=_sweep(board, own),
        lacking=tuple(
            Lacking(planet, board.planets[planet], own[board.planets[planet]], then[planet])
            for planet in view.desk.objective
            if planet not in studied
        ),
    )


def _at_once(board: Board, seat: Seat) -> list[Completing]:
    """With the pawns that stand, when the action is done."""
    return [Completing((), planet, sign, True) for planet, sign in two_plus_two(board, seat)]


def _by_observing(board: Board, seat: Seat, signs: Signs) -> list[Completing]:
    own = list(board.pawns[seat])
    for sign in signs:
        own[sign] += 1
    thirds = [sign for sign in sorted(set(signs)) if own[sign] > 2]
    if thirds:
        return [one for sign in thirds for one in _studies(board, seat, signs, sign, four=False)]
    if sum(own) < 4 or reserve(board, seat) < len(signs):
        return []
    before = {sign for _, sign in two_plus_two(board, seat)}
    twos = [sign for sign, count in enumerate(own) if count == 2 and sign not in before]
    return [one for sign in twos for one in _studies(board, seat, signs, sign, four=True)]


def _studies(
    board: Board, seat: Seat, signs: Signs, sign: int, *, four: bool
) -> Iterator[Completing]:
    for planet in unstudied_in(board, seat, sign):
        yield Completing(signs, planet, sign, four)


def _sweep(board: Board, own: tuple[int, ...]) -> Sweep | None:
    if not board.event:
        return None
    steps = comet_steps(moved(board.planets, board.event), board.comet)
    sign = onward(board.comet, steps)
    return Sweep(sign, own[sign], board.comet_steps + steps >= SIGNS)
