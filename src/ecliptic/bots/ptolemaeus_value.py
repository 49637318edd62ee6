"""What a position is worth to a seat, in points (rules 3-7).

Points that are there, pawns on their way to a study, cards that pay for more of them, bonus cards
and tokens, and of all that what the most dangerous rival has. The sky of the next round is known
and counts; what needs time is worth less when little is left. How much each thing counts are
`Weights`, which are fitted and not guessed.
"""

from __future__ import annotations

from itertools import pairwise
from operator import sub

import msgspec

from ecliptic.bots.ptolemaeus_outlook import outlook_of, turns_left
from ecliptic.bots.ptolemaeus_seat import Own, Pawns
from ecliptic.core.game import Seat
from ecliptic.ptolemaeus.board import LAPS, Board, Discarding, Recalling, others
from ecliptic.ptolemaeus.cards import JOKER, Bonus
from ecliptic.ptolemaeus.configurations import Signs, targets
from ecliptic.ptolemaeus.hand import Counts, minus
from ecliptic.ptolemaeus.payment import can_pay
from ecliptic.ptolemaeus.planets import Planet, Planets
from ecliptic.ptolemaeus.score import GOAL, OBJECTIVE_POINTS, PLANET_POINTS
from ecliptic.ptolemaeus.setup import Race
from ecliptic.ptolemaeus.zodiac import ALL_SIGNS, ELEMENTS, signs_of

VICTORY = 100.0
OBJECTIVE_PROGRESS = (0.0, 0.6, 1.6, 3.0)
"""What planets of the objective are worth while there is time to study the others."""
POINTS_A_PLANET = PLANET_POINTS[-1] / 7


class Weights(msgspec.Struct, frozen=True):
    first_pawn: float
    second_pawn: float
    third_pawn: float
    """Of one, two, three pawns on a sign whose planet to study stays."""
    any_pawn: float
    leaving: float
    """The share of that when the planet leaves after this round, with all turns still to come."""
    coming: float
    """The share when the planet is only coming."""
    objective: float
    """How many times more pawns near a planet of the objective are worth."""
    crowd: float
    """More for every further planet to study in the sign."""
    any_card: float
    named_card: float
    """The share of a pawn's gain that the card of its sign is worth,"""
    colour_card: float
    """that any card of its colour,"""
    joker: float
    """and that a joker is worth, of the best sign."""
    ready: float
    """The share of the best observation that the hand can pay already."""
    token: float
    bonus: float
    held_bonus: float
    """Of a bonus card nobody has seen yet, and of one in hand."""
    extra_turn: float
    pawn_time: float
    card_time: float
    """With so many turns left pawns and cards are worth half."""
    rival: float
    """How much what a rival has counts against oneself,"""
    rival_card: float
    """and what each of his cards counts for him."""


class _Signs(msgspec.Struct, frozen=True, gc=False):
    """What pawns on each sign are worth to a seat with certain studies."""

    worth: tuple[tuple[float, ...], ...]
    """Of none, one, two and three pawns, on each sign."""
    gain: tuple[tuple[float, ...], ...]
    """Of one more pawn beside none, one and two, on each sign."""


class Value:
    """Judges positions that share a sky and a turn: those a seat can choose between."""

    def __init__(self, own: Own, weights: Weights) -> None:
        board = own.board
        self.weights = weights
        self.seat = own.seat
        self._objective = own.desk.objective
        self._planets = board.planets
        self._comet = board.comet
        self._outlook = outlook_of(board)
        self._lists: dict[tuple[Seat, tuple[Planet, ...]], _Signs] = {}
        self._rivals: dict[tuple[object, ...], float] = {}
        self._prospects: dict[tuple[tuple[Planet, ...], Pawns], Prospect] = {}
        self._turns = [turns_left(board, seat) for seat in range(board.seats)]
        self._reach = self._next_targets()

    def worth(self, own: Own) -> float:
        board = own.board
        rivals = [self._rival(board, rival) for rival in others(board, own.seat)]
        danger = self.weights.rival * max(rivals) if rivals else 0
        return self._own(own) + self.hand_worth(own) - danger

    # ---- points, pawns, tokens and bonus cards -------------------------------------------------

    def _own(self, own: Own) -> float:
        board, desk, weights = own.board, own.desk, self.weights
        studied, tokens = board.studied[own.seat], board.tokens[own.seat]
        novas = desk.bonuses.count(Bonus.NOVA_CONSTELLATIO)
        wanted = sum([planet in studied for planet in self._objective])
        sure = PLANET_POINTS[len(studied)] + novas
        total = sure + tokens // 3 + OBJECTIVE_POINTS[wanted]
        if (sure if board.race is Race.PLANETS else total) >= GOAL and board.seats > 1:
            return VICTORY
        later = self._time(own.seat, weights.pawn_time)
        hoped = (
            POINTS_A_PLANET * len(studied)
            + novas
            + OBJECTIVE_PROGRESS[wanted]
            + weights.token * tokens
        )
        unseen = board.bonus_sizes[own.seat] - len(desk.bonuses)
        held = len(desk.bonuses) - novas
        extras = weights.bonus * unseen + weights.held_bonus * held
        extras += weights.extra_turn * board.extra_turns
        pawns = self._standing(own.seat, studied, board.pawns[own.seat])
        return total + later * (hoped - total + extras + pawns)

    def _rival(self, board: Board, rival: Seat) -> float:
        """A rival's side of the board; his cards and his objective are only counted."""
        cards, recalled = board.hand_sizes[rival], 0
        stage = board.stage
        if isinstance(stage, Discarding) and rival in stage.waiting:
            cards -= min(cards, stage.count)
        elif isinstance(stage, Recalling):
            recalled = dict(stage.queue).get(rival, 0)
        pawns, studied = board.pawns[rival], board.studied[rival]
        tokens, bonuses = board.tokens[rival], board.bonus_sizes[rival]
        key = (rival, pawns, studied, cards, recalled, tokens, bonuses)
        if key not in self._rivals:
            weights = self.weights
            sure = PLANET_POINTS[len(studied)] + tokens // 3
            later = self._time(rival, weights.pawn_time)
            hoped = POINTS_A_PLANET * len(studied) + weights.token * tokens - sure
            hoped += weights.held_bonus * bonuses + weights.rival_card * cards
            hoped += self._standing(rival, studied, pawns)
            if recalled:
                hoped -= recalled * self._least_loss(rival, studied, pawns)
            self._rivals[key] = sure + later * hoped
        return self._rivals[key]

    def _time(self, seat: Seat, half: float) -> float:
        """From 0 with no turn left towards 1."""
        turns = self._turns[seat] + LAPS * self._outlook.rounds_later
        return turns / (turns + half)

    # ---- pawns ---------------------------------------------------------------------------------

    def _standing(self, seat: Seat, studied: tuple[Planet, ...], pawns: Pawns) -> float:
        worth = self._signs(seat, studied).worth
        return sum([worth[count][sign] for sign, count in enumerate(pawns) if count])

    def loss(self, own: Own, pair: tuple[int, int]) -> float:
        """Of two pawns that leave these signs, or both the same one."""
        one, other = pair
        gain = self._signs(own.seat, own.board.studied[own.seat]).gain
        if one == other:
            return gain[0][one] + gain[1][one]
        return gain[own.pawns[one] - 1][one] + gain[own.pawns[other] - 1][other]

    def _least_loss(self, seat: Seat, studied: tuple[Planet, ...], pawns: Pawns) -> float:
        """Of the pawn that is missed least."""
        gain = self._signs(seat, studied).gain
        return min(gain[count - 1][sign] for sign, count in enumerate(pawns) if count)

    def _signs(self, seat: Seat, studied: tuple[Planet, ...]) -> _Signs:
        found = self._lists.get((seat, studied))
        if found is None:
            found = self._look_at_signs(seat, studied)
            self._lists[seat, studied] = found
        return found

    def _look_at_signs(self, seat: Seat, studied: tuple[Planet, ...]) -> _Signs:
        weights, outlook = self.weights, self._outlook
        now = self._appeal(seat, studied, self._planets)
        soon = self._appeal(seat, studied, outlook.planets)
        time = weights.leaving * min(1, self._turns[seat] / LAPS)
        steps = (0.0, weights.first_pawn, weights.second_pawn, weights.third_pawn)
        worths: list[list[float]] = [[], [], [], []]
        for sign in ALL_SIGNS:
            help_, spare = time * now[sign], 0.0
            if outlook.rounds_later > 0 and sign != outlook.comet:
                help_ = max(help_, soon[sign] * (1 if now[sign] else weights.coming))
                spare = weights.any_pawn
            for count, step in enumerate(steps):
                worths[count].append(step * help_ + spare * count)
        gains = [map(sub, more, less) for less, more in pairwise(worths)]
        return _Signs(tuple(map(tuple, worths)), tuple(map(tuple, gains)))

    def _appeal(
        self, seat: Seat, studied: tuple[Planet, ...], planets: Planets
    ) -> tuple[float, ...]:
        """Of each sign: whether there is a planet to study, more if it is wanted or not alone."""
        weights = self.weights
        appeal = [0.0] * len(ALL_SIGNS)
        for planet in Planet:
            if planet not in studied:
                sign = planets[planet]
                wanted = seat == self.seat and planet in self._objective
                one = weights.objective if wanted else 1.0
                before = appeal[sign]
                appeal[sign] = max(before, one) + (weights.crowd if before else 0)
        return tuple(appeal)

    # ---- cards ---------------------------------------------------------------------------------

    def _next_targets(self) -> tuple[Signs, ...]:
        """What stands in the sky of this seat's next turn."""
        comet = self._outlook.comet
        if comet is None or self._turns[self.seat]:
            return targets(self._planets, self._comet)
        return targets(self._outlook.planets, comet)

    def hand_worth(self, own: Own) -> float:
        """What the hand can still do; cards nobody has seen yet count as a middling card."""
        desk = own.desk
        hand = minus(desk.hand, desk.sealed) if desk.sealed else desk.hand
        unseen = own.board.hand_sizes[own.seat] - sum(desk.hand)
        return self.prospect(own).worth(hand, unseen)

    def prospect(self, own: Own) -> Prospect:
        """What cards can do with these pawns and studies."""
        studied, pawns = own.board.studied[own.seat], own.pawns
        found = self._prospects.get((studied, pawns))
        if found is None:
            signs = self._signs(own.seat, studied)
            gains = tuple([signs.gain[min(count, 2)][sign] for sign, count in enumerate(pawns)])
            time = self._time(own.seat, self.weights.card_time)
            found = Prospect(self.weights, time, gains, self._observable(signs, pawns))
            self._prospects[studied, pawns] = found
        return found

    def _observable(self, signs: _Signs, pawns: Pawns) -> list[tuple[float, Signs]]:
        """What every observation of the next turn would bring, best first."""
        gain = signs.gain
        found = []
        for observed in self._reach:
            total, seen = 0.0, -1
            for sign in observed:
                count = pawns[sign] + (sign == seen)
                total += gain[count if count < 2 else 2][sign]
                seen = sign
            found.append((total, observed))
        found.sort(reverse=True)
        return found


class Prospect:
    """What cards are worth to somebody with certain pawns and studies."""

    def __init__(
        self,
        weights: Weights,
        time: float,
        gains: tuple[float, ...],
        observable: list[tuple[float, Signs]],
    ) -> None:
        self._time = time
        self._ready = weights.ready
        self._observable = observable
        most = max(gains)
        self._colours = [
            weights.any_card + weights.colour_card * max([gains[sign] for sign in signs_of(colour)])
            for colour in range(len(ELEMENTS))
        ]
        self._named = [weights.named_card * gain for gain in gains]
        self._joker = weights.any_card + weights.joker * most
        self._unseen = (sum(self._colours) / 4 + sum(self._named) / 12) * 12 / 13
        self._unseen += self._joker / 13

    def worth(self, hand: Counts, unseen: int = 0) -> float:
        """Of a hand; the third card of a sign is only one of its colour."""
        colours, named = self._colours, self._named
        total = hand[JOKER] * self._joker + unseen * self._unseen
        for sign in ALL_SIGNS:
            count = hand[sign]
            if count:
                total += count * colours[sign % 4] + min(count, 2) * named[sign]
        for gain, signs in self._observable:
            if can_pay(hand, signs):
                total += self._ready * gain
                break
        return self._time * total

    def price(self, cards: tuple[int, ...]) -> float:
        """What it costs to give these cards away, roughly."""
        return sum(
            [
                self._joker if card == JOKER else self._colours[card % 4] + self._named[card]
                for card in cards
            ]
        )
