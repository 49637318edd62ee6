"""What drawing is worth: the cards that lie open, and the ones nobody has seen (rules 3 A)."""

from __future__ import annotations

from math import fsum

from ecliptic.bots.ptolemaeus.seat import Own
from ecliptic.bots.ptolemaeus.value import Value
from ecliptic.ptolemaeus.cards import JOKER, KINDS
from ecliptic.ptolemaeus.hand import cards_of, minus, plus
from ecliptic.ptolemaeus.memory import ALL_CARDS
from ecliptic.ptolemaeus.views import View


def odds_of_deck(view: View, own: Own) -> tuple[float, ...]:
    """How probable each kind of card is to come from the deck."""
    board, memory = view.board, view.memory
    likely = board.discards
    if board.deck:
        unseen = minus(minus(ALL_CARDS, cards_of(board.discards)), board.display)
        for seat, hand in enumerate(memory.hands):
            unseen = minus(unseen, cards_of(own.desk.hand if seat == own.seat else hand))
        likely = tuple(map(min, unseen, memory.deck))
    total = sum(likely) or 1
    return tuple([count / total for count in likely])


class Drawing:
    """The worth of a seat's position after drawing, by the first card taken."""

    def __init__(self, view: View, own: Own, value: Value) -> None:
        self._own = own
        self._value = value
        self._hand = own.desk.hand
        self._one = [self._with((card,)) for card in range(KINDS)]
        odds = odds_of_deck(view, own)
        self._blind = fsum(odd * worth for odd, worth in zip(odds, self._one, strict=True))
        self._gain = self._blind - self._with(())

    def _with(self, cards: tuple[int, ...]) -> float:
        return self._value.worth_with(self._own, plus(self._hand, cards))

    def one(self, card: int | None) -> float:
        """After taking this card and no other."""
        return self._blind if card is None else self._one[card]

    def two(self, card: int | None) -> float:
        """After taking this card and then the best other one that can be foreseen."""
        if card == JOKER:
            return self.one(card)
        left = [other for other in self._own.board.display if other != JOKER]
        if card is None:
            best = max([self._blind, *(self._one[other] for other in left)])
            return best + self._gain
        left.remove(card)
        both = [self._with((card, other)) for other in set(left)]
        return max([self._one[card] + self._gain, *both])
