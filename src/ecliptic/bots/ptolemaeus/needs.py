"""What a seat needs, by rule of thumb: how much a pawn on a sign and a card in hand are worth.

The sky is taken as it stands. One point is about the worth of a first pawn on a sign that has a
planet to study.
"""

from __future__ import annotations

from ecliptic.bots.ptolemaeus.seat import Own
from ecliptic.ptolemaeus.board import unstudied_in
from ecliptic.ptolemaeus.cards import JOKER
from ecliptic.ptolemaeus.hand import Counts
from ecliptic.ptolemaeus.zodiac import ALL_SIGNS, element, signs_of

STUDY = 8.0
NEAR = (0.0, 1.0, 3.0)
"""Of none, one and two pawns on a sign with a planet to study."""
AIMLESS = 0.25
"""Of a pawn elsewhere: it can still help two others along."""
OBJECTIVE = 1.5
"""How many times more a planet of the objective is worth."""
COLOUR = 0.4
"""The share of a sign's need that another card of its colour serves."""
STRANGER = 0.1
"""The share that a card of another colour serves."""
JOKER_SHARE = 1.2


class Needs:
    """The needs of a seat at one moment."""

    def __init__(self, own: Own) -> None:
        self._factors = tuple([_factor(own, sign) for sign in ALL_SIGNS])
        """Of each sign: 0 without a planet to study."""
        self._pawns = own.pawns
        self.of_signs = tuple([self.gain(sign) if self._factors[sign] else 0 for sign in ALL_SIGNS])
        """What one more pawn on each sign would bring nearer a study."""
        self._most = max(self.of_signs)

    def pawn_worth(self, sign: int, count: int) -> float:
        """Of so many pawns on a sign."""
        factor = self._factors[sign]
        return factor * NEAR[count] if factor else AIMLESS * count

    def gain(self, sign: int) -> float:
        """Of one more pawn on a sign; the third studies."""
        count = self._pawns[sign]
        if count >= 2:
            return self._factors[sign] * STUDY
        return self.pawn_worth(sign, count + 1) - self.pawn_worth(sign, count)

    def loss(self, sign: int) -> float:
        """Of one pawn taken from a sign."""
        count = self._pawns[sign]
        return self.pawn_worth(sign, count) - self.pawn_worth(sign, count - 1)

    def card_worth(self, card: int, held: int) -> float:
        """Of a card when so many of its kind are in hand already."""
        if card == JOKER:
            return JOKER_SHARE * self._most
        worth = STRANGER * self._most
        colour = COLOUR * max([self.of_signs[sign] for sign in signs_of(element(card))])
        if held < 3 - self._pawns[card]:
            worth = max(worth, self.of_signs[card])
        return max(worth, colour)

    def price(self, hand: Counts, cards: tuple[int, ...]) -> float:
        """What it costs to give these cards away; one card less is always something."""
        left = list(hand)
        worth = 0.0
        for card in cards:
            left[card] -= 1
            worth += STRANGER + self.card_worth(card, left[card])
        return worth


def _factor(own: Own, sign: int) -> float:
    """How much studying in a sign is worth, against any planet."""
    planets = unstudied_in(own.board, own.seat, sign)
    if not planets:
        return 0
    return OBJECTIVE if any(planet in own.desk.objective for planet in planets) else 1
