"""What drawing is worth: the cards that lie open, and the ones nobody has seen (rules 3 A)."""

from __future__ import annotations

from ecliptic.bots.ptolemaeus_seat import Own
from ecliptic.bots.ptolemaeus_value import Value
from ecliptic.ptolemaeus.cards import JOKER, KINDS
from ecliptic.ptolemaeus.hand import Counts, cards_of, minus, plus
from ecliptic.ptolemaeus.memory import ALL_CARDS
from ecliptic.ptolemaeus.views import View


def odds_of_deck(view: View) -> tuple[float, ...]:
    """How probable each kind of card is to come from the deck."""
    board, memory = view.board, view.memory
    if not board.deck:
        likely: Counts = board.discards
    else:
        unseen = minus(minus(ALL_CARDS, cards_of(board.discards)), board.display)
        for seat, hand in enumerate(memory.hands):
            own = view.desk is not None and seat == view.viewer
            known = view.desk.hand if own and view.desk is not None else hand
            unseen = minus(unseen, cards_of(known))
        likely = tuple([min(pair) for pair in zip(unseen, memory.deck, strict=True)])
    total = sum(likely)
    return tuple([count / total if total else 0.0 for count in likely])


class Drawing:
    """The worth of a seat's position after drawing, by the first card taken."""

    def __init__(self, view: View, own: Own, value: Value) -> None:
        self._hand = own.desk.hand
        self._prospect = value.prospect(own)
        now = self._prospect.worth(self._hand)
        self._rest = value.worth(own) - value.hand_worth(own)
        self._display = own.board.display
        self._one = [self._prospect.worth(plus(self._hand, (card,))) for card in range(KINDS)]
        self._gains = [worth - now for worth in self._one]
        odds = odds_of_deck(view)
        self._blind = sum(map(float.__mul__, odds, self._gains))
        self._now = now

    def one(self, card: int | None) -> float:
        """After taking this card and no other."""
        return self._rest + (self._now + self._blind if card is None else self._one[card])

    def two(self, card: int | None) -> float:
        """After taking this card and then the best other one that can be foreseen."""
        if card == JOKER:
            return self.one(card)
        left = [other for other in self._display if other != JOKER]
        if card is None:
            best = max([self._blind, *(self._gains[other] for other in left)])
            return self.one(None) + best
        left.remove(card)
        both = [self._prospect.worth(plus(self._hand, (card, other))) for other in set(left)]
        return self._rest + max([self._one[card] + self._blind, *both])
