"""Cards given up in secret: Maleficus Saturnus and Eclipsis (rules 5 and 6).

What may be chosen; when it is sealed and opened is in `discarding.py`.
"""

from __future__ import annotations

from ecliptic.core.errors import IllegalAction
from ecliptic.ptolemaeus.cards import KINDS
from ecliptic.ptolemaeus.hand import Counts, cards_of, holds


def check_discard(hand: Counts, count: int, cards: tuple[int, ...]) -> None:
    due = min(count, sum(hand))
    if len(cards) != due:
        raise IllegalAction("ptolemaeus-discard-count", count=due)
    if any(not 0 <= card < KINDS for card in cards) or list(cards) != sorted(cards):
        raise IllegalAction("ptolemaeus-discard-order")
    if not holds(hand, cards):
        raise IllegalAction("ptolemaeus-not-in-hand")


def discards(hand: Counts, count: int) -> list[tuple[int, ...]]:
    """Every choice of cards to give up, each in rising order."""
    if sum(hand) <= count:
        return [cards_of(hand)]
    kinds = [card for card, held in enumerate(hand) if held]
    if count == 1:
        return [(card,) for card in kinds]
    return [
        (one, other)
        for one in kinds
        for other in kinds
        if one < other or (one == other and hand[one] > 1)
    ]
