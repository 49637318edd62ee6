"""What a position is worth to a seat, in points (rules 3-7).

Points that are there; studies to come, each worth less for every turn it takes; pawns and cards
beside that; bonus cards and tokens; and against it what the most dangerous rival has. How much each
thing counts are `Weights`, which are fitted and not guessed.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ecliptic.bots.ptolemaeus.outlook import outlook_of
from ecliptic.bots.ptolemaeus.plans import Pace, Plans
from ecliptic.bots.ptolemaeus.purse import Purse, guessed_purse, purse_of
from ecliptic.bots.ptolemaeus.seat import Own, Pawns
from ecliptic.core.game import Seat
from ecliptic.ptolemaeus.board import Board, Discarding, Recalling, others
from ecliptic.ptolemaeus.cards import JOKER, Bonus
from ecliptic.ptolemaeus.hand import Counts, minus
from ecliptic.ptolemaeus.planets import Planet
from ecliptic.ptolemaeus.score import GOAL, OBJECTIVE_POINTS, PLANET_POINTS, TOKENS_PER_POINT
from ecliptic.ptolemaeus.setup import Race

VICTORY = 100.0
OBJECTIVE_PROGRESS = (0.0, 0.6, 1.6, 3.0)
"""What planets of the objective are worth while there is time to study the others."""
POINTS_A_PLANET = PLANET_POINTS[-1] / 7


class Weights(msgspec.Struct, frozen=True):
    patience: float
    attention: float
    draw: float
    odd_card: float
    """What time is worth and how fast cards come (see `Pace`)."""
    pawn: float
    """Of any pawn on a sign where it stays."""
    card: float
    joker: float
    """Of any card in hand, and of a joker."""
    token: float
    bonus: float
    held_bonus: float
    """Of a bonus card nobody has seen yet, and of one in hand."""
    extra_turn: float
    time: float
    """With so many turns left all this, studies aside, is worth half."""
    rival: float
    """How much what a rival has counts against oneself,"""
    rival_card: float
    """and how many pawns each of his cards is taken to pay for."""


class Side(NamedTuple):
    """What a seat has and can hope for, in points."""

    points: float
    """That are there."""
    hoped: float
    """Those, and what pawns, cards, tokens and bonus cards are worth with all the time there is."""
    studies: float
    """Of studies to come."""
    time: float
    """The share of what is hoped for that there is time for."""

    @property
    def worth(self) -> float:
        return self.points + self.time * (self.hoped - self.points) + self.studies


WON = Side(VICTORY, VICTORY, 0, 0)


class Value:
    """Judges positions that share a sky and a turn: those a seat can choose between."""

    def __init__(self, own: Own, weights: Weights) -> None:
        board = own.board
        self.weights = weights
        self.seat = own.seat
        self._objective = own.desk.objective
        self.outlook = outlook_of(board)
        pace = Pace(weights.patience, weights.attention, weights.draw, weights.odd_card)
        self._plans = [Plans(board, self.outlook, seat, pace) for seat in range(board.seats)]
        self._rivals: dict[tuple[object, ...], Side] = {}

    def worth(self, own: Own) -> float:
        """Of the whole position; cards on the desk that are given up do not count."""
        desk = own.desk
        hand = minus(desk.hand, desk.sealed) if desk.sealed else desk.hand
        return self.worth_with(own, hand, own.board.hand_sizes[own.seat] - sum(desk.hand))

    def worth_with(self, own: Own, hand: Counts, unseen: int = 0) -> float:
        """Of the position with this hand instead, and so many cards nobody has seen."""
        return self.judged(own, hand, unseen, self.own(own, hand, unseen))

    def judged(self, own: Own, hand: Counts, unseen: int, side: Side) -> float:
        """The seat's own side against the most dangerous rival's."""
        board = own.board
        rivals = [self.rival(board, rival).worth for rival in others(board, own.seat)]
        return side.worth - (self.weights.rival * max(rivals) if rivals else 0)

    # ---- the seat itself -----------------------------------------------------------------------

    def own(self, own: Own, hand: Counts, unseen: int) -> Side:
        board, desk, seat, weights = own.board, own.desk, own.seat, self.weights
        studied, tokens = board.studied[seat], board.tokens[seat]
        novas = desk.bonuses.count(Bonus.NOVA_CONSTELLATIO)
        wanted = sum([planet in studied for planet in self._objective])
        sure = PLANET_POINTS[len(studied)] + novas
        total = sure + tokens // TOKENS_PER_POINT + OBJECTIVE_POINTS[wanted]
        if (sure if board.race is Race.PLANETS else total) >= GOAL and board.seats > 1:
            return WON
        hoped = POINTS_A_PLANET * len(studied) + novas + OBJECTIVE_PROGRESS[wanted]
        hoped += weights.token * tokens + weights.extra_turn * board.extra_turns
        hoped += weights.bonus * (board.bonus_sizes[seat] - len(desk.bonuses))
        hoped += weights.held_bonus * (len(desk.bonuses) - novas)
        hoped += weights.card * (sum(hand) + unseen) + weights.joker * hand[JOKER]
        hoped += weights.pawn * self.pawns_that_stay(board.pawns[seat])
        toward = OBJECTIVE_PROGRESS[min(wanted + 1, 3)] - OBJECTIVE_PROGRESS[wanted]
        studies = self._studies(board, seat, purse_of(hand), toward)
        return Side(total, hoped, studies, self._time(seat))

    def _studies(self, board: Board, seat: Seat, purse: Purse, toward: float) -> float:
        """Of the studies to come; planets of the objective are worth more by `toward`."""
        weights, asteroids = self.weights, board.asteroids
        base = POINTS_A_PLANET + (weights.bonus if board.bonus_deck else 0)
        worths = [base + weights.token * asteroids[sign] for sign in board.planets]
        if toward:
            for planet in self._objective:
                worths[planet] += toward
        return self._plans[seat].worth(board.studied[seat], board.pawns[seat], purse, worths)

    def pawns_that_stay(self, pawns: Pawns) -> int:
        if self.outlook.rounds_later <= 0:
            return 0
        comet = self.outlook.comet
        return sum(pawns) - (0 if comet is None else pawns[comet])

    def _time(self, seat: Seat) -> float:
        """From 0 with no turn left towards 1."""
        turns = self._plans[seat].turns
        return turns / (turns + self.weights.time)

    def loss(self, own: Own, pair: tuple[int, int]) -> float:
        """How much two pawns on these signs are missed, roughly: where planets are, more."""
        board = own.board
        known = board.studied[own.seat]
        wanted = [board.planets[planet] for planet in Planet if planet not in known]
        return sum([own.pawns[sign] * (sign in wanted) for sign in pair])

    # ---- rivals --------------------------------------------------------------------------------

    def rival(self, board: Board, rival: Seat) -> Side:
        """A rival's side of the board; his cards and his objective are only counted."""
        cards, pawns = board.hand_sizes[rival], board.pawns[rival]
        stage = board.stage
        if isinstance(stage, Discarding) and rival in stage.waiting:
            cards -= min(cards, stage.count)
        elif isinstance(stage, Recalling):
            pawns = _recalled(pawns, dict(stage.queue).get(rival, 0))
        studied = board.studied[rival]
        tokens, bonuses = board.tokens[rival], board.bonus_sizes[rival]
        key = (rival, pawns, studied, cards, tokens, bonuses, board.asteroids)
        if key not in self._rivals:
            weights = self.weights
            sure = PLANET_POINTS[len(studied)] + tokens // TOKENS_PER_POINT
            hoped = POINTS_A_PLANET * len(studied) + weights.token * tokens
            hoped += weights.held_bonus * bonuses + weights.card * cards
            hoped += weights.pawn * self.pawns_that_stay(pawns)
            purse = guessed_purse(weights.rival_card * cards)
            studies = self._studies(board, rival, purse, 0)
            self._rivals[key] = Side(sure, hoped, studies, self._time(rival))
        return self._rivals[key]


def _recalled(pawns: Pawns, count: int) -> Pawns:
    """Without so many pawns; lonely ones are taken back first."""
    left = list(pawns)
    for _ in range(count):
        sign = min((sign for sign in range(len(left)) if left[sign]), key=left.__getitem__)
        left[sign] -= 1
    return tuple(left)
