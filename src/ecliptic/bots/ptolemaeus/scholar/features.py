"""What the learned value looks at in a position: whole numbers, from what a seat sees.

The position is one in which the seat has played its turn. Figures of the greedy opponent's own
value are among them, in eighths of a point.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecliptic.bots.ptolemaeus.outlook import Outlook, turns_left
from ecliptic.bots.ptolemaeus.seat import Own, Pawns
from ecliptic.bots.ptolemaeus.value import Side, Value
from ecliptic.core.game import Seat
from ecliptic.ptolemaeus.board import Board, others, reserve
from ecliptic.ptolemaeus.cards import JOKER, Bonus
from ecliptic.ptolemaeus.hand import Counts
from ecliptic.ptolemaeus.planets import Planet
from ecliptic.ptolemaeus.score import GOAL
from ecliptic.ptolemaeus.zodiac import ALL_SIGNS

FINE = 8
HELD = (
    Bonus.NOVA_LUNA,
    Bonus.VENUS_RETROGRADA,
    Bonus.MALEFICUS_MARS,
    Bonus.MALEFICUS_SATURNUS,
    Bonus.MERCURIUS_RETROGRADUS,
    Bonus.SOL_IN_MEDIO_CAELI,
    Bonus.IUPITER_ORIENTALIS,
    Bonus.NOVA_CONSTELLATIO,
)
"""The bonus cards that are counted by kind; of the Signa all together are."""


def fine(points: float) -> int:
    return round(points * FINE)


def features_of(value: Value, own: Own, hand: Counts, unseen: int, side: Side) -> list[int]:
    """`side` is what the value says of the seat itself with this hand."""
    board, seat = own.board, own.seat
    return [
        *_points(board, own, side),
        *_cards(hand, unseen),
        *_bonuses(board, own),
        *_progress(board, seat, value.outlook, own.desk.objective, hand),
        board.extra_turns,
        turns_left(board, seat),
        fine(value.outlook.rounds_later),
        board.comet_steps,
        *_rivals(value, board, seat),
    ]


def _points(board: Board, own: Own, side: Side) -> Sequence[int]:
    studied, tokens = board.studied[own.seat], board.tokens[own.seat]
    wanted = sum([planet in studied for planet in own.desk.objective])
    points = round(side.points)
    return (
        len(studied),
        points,
        max(0, GOAL - points),
        tokens,
        tokens % 3,
        wanted,
        wanted == 2,
        wanted == 3,
        fine(side.studies),
        fine(side.worth),
    )


def _cards(hand: Counts, unseen: int) -> Sequence[int]:
    colours = [hand[one] + hand[one + 4] + hand[one + 8] for one in range(4)]
    return (
        sum(hand) + unseen,
        hand[JOKER],
        sum([count > 0 for count in hand]),
        max(colours),
        sum([count > 1 for count in colours]),
        sum([count > 2 for count in colours]),
    )


def _bonuses(board: Board, own: Own) -> Sequence[int]:
    held = own.desk.bonuses
    kinds = [held.count(bonus) for bonus in HELD] if held else [0] * len(HELD)
    unseen = board.bonus_sizes[own.seat] - len(held)
    return (*kinds, len(held) - sum(kinds), unseen)


def _progress(
    board: Board, seat: Seat, outlook: Outlook, objective: Sequence[Planet], hand: Counts
) -> Sequence[int]:
    """Pawns and cards where planets are to be studied, now and after this round."""
    studied, pawns = board.studied[seat], board.pawns[seat]
    ready = begun = paid_ready = paid_begun = paid = stays = waits = aim = paid_aim = tokens = 0
    for planet in Planet:
        if planet in studied:
            continue
        sign, soon = board.planets[planet], outlook.planets[planet]
        there, cards = pawns[sign], hand[sign]
        tokens += board.asteroids[sign]
        if there == 2:
            ready += 1
            paid_ready += cards > 0
        elif there:
            begun += 1
            paid_begun += min(cards, 2)
        else:
            paid += min(cards, 3)
        if pawns[soon] and soon != outlook.comet:
            if soon == sign:
                stays += there
            else:
                waits += pawns[soon]
        if planet in objective:
            aim += there
            paid_aim += min(cards, 3 - there)
    return (
        ready,
        begun,
        paid_ready,
        paid_begun,
        paid,
        stays,
        waits,
        aim,
        paid_aim,
        tokens,
        sum(pawns),
        pawns[outlook.comet] if outlook.comet is not None else 0,
        sum([pawns[sign] == 2 for sign in ALL_SIGNS]),
        reserve(board, seat),
    )


def _rivals(value: Value, board: Board, seat: Seat) -> Sequence[int]:
    """Of the rival that is most to be feared; alone there is none."""
    rivals = [(value.rival(board, rival), rival) for rival in others(board, seat)]
    if not rivals:
        return ()
    side, rival = max(rivals, key=lambda one: fine(one[0].worth))
    return (board.seats, *_rival(value.outlook, board, rival, side))


def _rival(outlook: Outlook, board: Board, rival: Seat, side: Side) -> Sequence[int]:
    studied, pawns = board.studied[rival], board.pawns[rival]
    ready, begun, waits = _open_studies(board, studied, pawns, outlook)
    points = round(side.points)
    return (
        fine(side.worth),
        fine(side.studies),
        points,
        max(0, GOAL - points),
        len(studied),
        board.tokens[rival],
        board.hand_sizes[rival],
        board.bonus_sizes[rival],
        sum(pawns),
        ready,
        begun,
        waits,
        turns_left(board, rival),
    )


def _open_studies(
    board: Board, studied: Sequence[Planet], pawns: Pawns, outlook: Outlook
) -> tuple[int, int, int]:
    ready = begun = waits = 0
    for planet in Planet:
        if planet not in studied:
            there = pawns[board.planets[planet]]
            ready += there == 2
            begun += there == 1
            soon = outlook.planets[planet]
            waits += soon != outlook.comet and pawns[soon] == 2
    return ready, begun, waits
