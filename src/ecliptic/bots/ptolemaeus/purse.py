"""How many pawns a hand pays for, in plans that look further than one action (rules 3 B)."""

from __future__ import annotations

from ecliptic.ptolemaeus.cards import JOKER
from ecliptic.ptolemaeus.hand import NO_CARDS, Counts


class Purse:
    """Cards by sign and colour, and what pays anywhere: jokers, or a guess of a hidden hand."""

    __slots__ = ("_anywhere", "_colours", "_hand", "_triples")

    def __init__(self, hand: Counts, colours: tuple[int, ...], anywhere: float) -> None:
        self._hand = hand
        self._colours = colours
        self._anywhere = anywhere
        self._triples = sum([count // 3 for count in colours])

    def unpaid(self, sign: int, pawns: int) -> tuple[float, bool]:
        """How many of these pawns cannot be paid yet, and whether one of a pair is there."""
        named = self._hand[sign]
        left = pawns - named - self._anywhere
        if left <= 0:
            return 0, False
        colours = self._colours
        alike = colours[sign % 4] - named
        left -= alike // 2
        if left > 0:
            left -= self._triples - colours[sign % 4] // 3
        return (left, bool(alike % 2)) if left > 0 else (0, False)

    def without(self, sign: int, pawns: int) -> Purse:
        """What is left after paying for so many pawns, as far as there is anything."""
        hand, colours, anywhere = list(self._hand), list(self._colours), self._anywhere
        own = sign % 4
        for _ in range(pawns):
            if hand[sign]:
                hand[sign] -= 1
                colours[own] -= 1
            elif colours[own] >= 2:
                _give(hand, colours, own, 2)
            elif anywhere >= 1:
                anywhere -= 1
            else:
                most = max(range(4), key=colours.__getitem__)
                if colours[most] >= 3:
                    _give(hand, colours, most, 3)
                else:
                    anywhere = 0
        return Purse(tuple(hand), tuple(colours), anywhere)


def purse_of(hand: Counts) -> Purse:
    colours = [hand[one] + hand[one + 4] + hand[one + 8] for one in range(4)]
    return Purse(hand, tuple(colours), hand[JOKER])


def guessed_purse(pawns: float) -> Purse:
    """A hidden hand that pays for about so many pawns."""
    return Purse(NO_CARDS, (0, 0, 0, 0), pawns)


def _give(hand: list[int], colours: list[int], colour: int, cards: int) -> None:
    """Spend cards of a colour, from the signs with most of them."""
    colours[colour] -= cards
    for _ in range(cards):
        sign = max((colour, colour + 4, colour + 8), key=hand.__getitem__)
        hand[sign] -= 1
