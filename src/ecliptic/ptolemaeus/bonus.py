"""Bonus cards: when they may be played and what one unit of each may do (rules 5).

A card whose planet its player has studied works twice, the second time only if he likes; opponents
who must give something give what they have. A unit that brings a pawn to a sign obeys the rule of
the third pawn as any other does.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecliptic.core.errors import IllegalAction
from ecliptic.core.game import Seat
from ecliptic.ptolemaeus.actions import Action, Draw, Move, Place, Replace, Steal
from ecliptic.ptolemaeus.board import Board, Effect, may_arrive, others, reserve
from ecliptic.ptolemaeus.cards import Bonus
from ecliptic.ptolemaeus.display import can_draw_blind, picks
from ecliptic.ptolemaeus.planets import Planet
from ecliptic.ptolemaeus.zodiac import ALL_SIGNS, signs_of

PLANET_OF: dict[Bonus, Planet] = {
    Bonus.NOVA_LUNA: Planet.LUNA,
    Bonus.VENUS_RETROGRADA: Planet.VENUS,
    Bonus.MALEFICUS_MARS: Planet.MARS,
    Bonus.MALEFICUS_SATURNUS: Planet.SATURNUS,
    Bonus.MERCURIUS_RETROGRADUS: Planet.MERCURIUS,
    Bonus.SOL_IN_MEDIO_CAELI: Planet.SOL,
    Bonus.IUPITER_ORIENTALIS: Planet.IUPITER,
}
"""The planet whose study makes a card stronger."""

COLOUR_OF: dict[Bonus, int] = {
    Bonus.SIGNUM_IGNIS: 0,
    Bonus.SIGNUM_TERRAE: 1,
    Bonus.SIGNUM_AERIS: 2,
    Bonus.SIGNUM_AQUAE: 3,
}


TOGETHER = frozenset({Bonus.SOL_IN_MEDIO_CAELI, Bonus.MALEFICUS_MARS, Bonus.MALEFICUS_SATURNUS})
"""Cards whose units come together, so that their player does without the second when he plays
them; with the others he stops after the first."""


def units_of(board: Board, seat: Seat, card: Bonus) -> int:
    """How often a card works when played now."""
    planet = PLANET_OF.get(card)
    return 2 if planet is not None and planet in board.studied[seat] else 1


def may_play_once(board: Board, seat: Seat, card: Bonus) -> bool:
    """Whether there is a second unit to do without when the card is played."""
    return card in TOGETHER and units_of(board, seat, card) > 1


def check_play(
    board: Board, bonuses: tuple[Bonus, ...], seat: Seat, card: Bonus, once: bool
) -> None:
    if card not in bonuses:
        raise IllegalAction("ptolemaeus-bonus-not-held")
    if card is Bonus.NOVA_CONSTELLATIO:
        raise IllegalAction("ptolemaeus-bonus-kept")
    if not has_effect(board, seat, card):
        raise IllegalAction("ptolemaeus-bonus-no-effect")
    if once and not may_play_once(board, seat, card):
        raise IllegalAction("ptolemaeus-bonus-once")


def has_effect(board: Board, seat: Seat, card: Bonus) -> bool:
    """Whether at least one unit of a card is possible."""
    match card:
        case Bonus.SOL_IN_MEDIO_CAELI:
            return True
        case Bonus.NOVA_CONSTELLATIO:
            return False
        case Bonus.MALEFICUS_MARS:
            return any(any(board.pawns[other]) for other in others(board, seat))
        case Bonus.MALEFICUS_SATURNUS:
            return any(board.hand_sizes[other] for other in others(board, seat))
        case Bonus.VENUS_RETROGRADA:
            return can_draw_blind(board) or bool(board.display)
    return bool(unit_actions(board, seat, Effect(card, 1)))


def unit_actions(board: Board, seat: Seat, effect: Effect) -> Sequence[Action]:
    """Every way to carry out the next unit of a card; none if its player has nothing to choose."""
    match effect.card:
        case Bonus.NOVA_LUNA:
            return _replacements(board, seat)
        case Bonus.VENUS_RETROGRADA:
            return [Draw(card) for card in picks(board, jokers_too=True)]
        case Bonus.MERCURIUS_RETROGRADUS:
            return _moves(board, seat, effect.arrived)
        case Bonus.IUPITER_ORIENTALIS:
            return [Steal(other) for other in others(board, seat) if board.hand_sizes[other]]
        case Bonus.SIGNUM_IGNIS | Bonus.SIGNUM_TERRAE | Bonus.SIGNUM_AERIS | Bonus.SIGNUM_AQUAE:
            return _places(board, seat, signs_of(COLOUR_OF[effect.card]))
        case Bonus.SOL_IN_MEDIO_CAELI | Bonus.MALEFICUS_MARS | Bonus.MALEFICUS_SATURNUS:
            return []
        case Bonus.NOVA_CONSTELLATIO:
            return []


def _places(board: Board, seat: Seat, signs: Sequence[int]) -> list[Action]:
    if not reserve(board, seat):
        return []
    return [Place(sign) for sign in signs if may_arrive(board, seat, sign)]


def _replacements(board: Board, seat: Seat) -> list[Action]:
    if not reserve(board, seat):
        return []
    return [
        Replace(other, sign)
        for other in others(board, seat)
        for sign in ALL_SIGNS
        if board.pawns[other][sign] and may_arrive(board, seat, sign)
    ]


def _moves(board: Board, seat: Seat, arrived: int | None) -> list[Action]:
    """One's own pawn to any other sign. The second of two must be another pawn than the first, so
    the first one's sign needs one more to move from."""
    own = board.pawns[seat]
    return [
        Move(source, sign)
        for source in ALL_SIGNS
        if own[source] > (1 if source == arrived else 0)
        for sign in ALL_SIGNS
        if sign != source and may_arrive(board, seat, sign)
    ]
