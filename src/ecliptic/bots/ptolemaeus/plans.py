"""How soon a seat could study one planet after the other: pawns to bring, cards to draw, and time.

A planet may leave before it is studied: what the event that lies open does is known, later rounds
go by how often the events move each planet. Nothing counts that comes after the end of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

import msgspec

from ecliptic.bots.ptolemaeus.outlook import Outlook, turns_left
from ecliptic.bots.ptolemaeus.purse import Purse
from ecliptic.bots.ptolemaeus.seat import Pawns
from ecliptic.core.figures import power
from ecliptic.core.game import Seat
from ecliptic.ptolemaeus.board import LAPS, Board
from ecliptic.ptolemaeus.cards import LISTS
from ecliptic.ptolemaeus.planets import Planet
from ecliptic.ptolemaeus.zodiac import ALL_SIGNS

STAYS: tuple[float, ...] = tuple(
    1 - sum(planet in event for event in LISTS.events) / len(LISTS.events) for planet in Planet
)
"""How probable it is that a planet stays where it is for a round."""
AHEAD = 3
"""How many studies are planned."""
FOUR = 4
"""Pawns on signs for a study by two and two."""


class Pace(msgspec.Struct, frozen=True, gc=False):
    """What time is worth, and how fast cards come."""

    patience: float
    """What a study is still worth when it takes a turn longer."""
    attention: float
    """What each further study of a plan counts against the one before."""
    draw: float
    """Turns until the cards for one more pawn are there,"""
    odd_card: float
    """and how many fewer if one of a pair is."""


class Plans:
    """A seat's ways to study the planets, in the sky of one turn."""

    def __init__(self, board: Board, outlook: Outlook, seat: Seat, pace: Pace) -> None:
        self._now = board.planets
        self._soon = outlook.planets
        self._crowded = [board.planets.count(sign) > 1 for sign in ALL_SIGNS]
        self._crowded_soon = [outlook.planets.count(sign) > 1 for sign in ALL_SIGNS]
        self._pace = pace
        self._this_round = turns_left(board, seat)
        self.turns = self._this_round + LAPS * outlook.rounds_later
        """Until the end of the game, the one that is being played not counted."""

    def worth(
        self, studied: Sequence[Planet], pawns: Pawns, purse: Purse, worths: Sequence[float]
    ) -> float:
        """Of the next studies, the best first, each with what the ones before have left.

        `worths` says what studying each planet is worth at once.
        """
        pace = self._pace
        left = [planet for planet in Planet if planet not in studied]
        standing = list(pawns)
        begun, weight, total = 0.0, 1.0, 0.0
        for _ in range(min(AHEAD, len(left))):
            best, chosen, ready, sign = 0.0, None, 0.0, 0
            lacking = FOUR - sum(standing)
            for planet in left:
                turns, chance, where = self._soonest(planet, begun, standing, lacking, purse)
                value = worths[planet] * chance * power(pace.patience, turns)
                if value > best:
                    best, chosen, ready, sign = value, planet, turns, where
            if chosen is None:
                break
            total += weight * best
            weight *= pace.attention
            begun = ready
            left.remove(chosen)
            purse = purse.without(sign, _study(standing, sign))
        return total

    def _soonest(
        self, planet: Planet, begun: float, pawns: list[int], lacking: int, purse: Purse
    ) -> tuple[float, float, int]:
        """In which turn a planet can be studied, how probable it is still there, and where.
        `lacking`: pawns on signs that lack for a study by two and two."""
        sign, soon = self._now[planet], self._soon[planet]
        turns, watching = self._needed(sign, self._crowded[sign], pawns, lacking, purse)
        turns += begun
        if sign != soon and turns > self._this_round:
            sign = soon
            crowded = self._crowded_soon[sign]
            turns, watching = self._needed(sign, crowded, pawns, lacking, purse)
            turns = max(begun + turns, self._this_round + watching)
        if turns < 1:
            turns = 1.0
        if turns > self.turns:
            return turns, 0.0, sign
        late = turns - self._this_round - LAPS
        return turns, power(STAYS[planet], ceil(late / LAPS)) if late > 0 else 1.0, sign

    def _needed(
        self, sign: int, conjunction: bool, pawns: list[int], lacking: int, purse: Purse
    ) -> tuple[float, int]:
        """All turns until the study, and how many of them are observations."""
        missing = _missing(pawns[sign], lacking)
        watching = (missing + 1) // 2 if conjunction else missing
        unpaid, odd = purse.unpaid(sign, missing)
        if not unpaid:
            return watching, watching
        pace = self._pace
        return watching + unpaid * pace.draw - odd * pace.odd_card, watching


def _missing(own: int, lacking: int) -> int:
    """Pawns to bring to a sign for a study, by three or by two and two (rules 4)."""
    by_four = max(0, 2 - own, lacking)
    return by_four if by_four < 3 - own else 3 - own


def _study(pawns: list[int], sign: int) -> int:
    """Take the pawns of a study from the signs; returns how many had to be brought."""
    own, missing = pawns[sign], _missing(pawns[sign], FOUR - sum(pawns))
    pawns[sign] = 0
    if missing < 3 - own:
        for _ in range(2):
            standing = [other for other in ALL_SIGNS if pawns[other]]
            if standing:
                pawns[min(standing, key=pawns.__getitem__)] -= 1
    return missing
