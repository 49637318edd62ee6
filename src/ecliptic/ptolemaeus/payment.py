"""What a pawn costs (rules 3 B and 3 C).

For a sign: a card of that sign, or a joker, or two other cards of its colour, or three cards of one
other colour. Only payments that contain no smaller one count, so a joker is only ever paid alone
and a pair never holds the sign itself. The payments of one action are disjoint.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from ecliptic.core.errors import IllegalAction
from ecliptic.ptolemaeus.cards import JOKER
from ecliptic.ptolemaeus.configurations import Signs
from ecliptic.ptolemaeus.hand import Counts, holds, minus
from ecliptic.ptolemaeus.zodiac import ALL_SIGNS, ELEMENTS, element, signs_of

Payment = tuple[int, ...]
"""Cards in rising order."""


def _prices(sign: int) -> tuple[Payment, ...]:
    """Every lawful payment for a sign, whatever is in hand: cheapest first."""
    own = element(sign)
    pair = tuple(card for card in signs_of(own) if card != sign)
    strangers = (colour for colour in range(len(ELEMENTS)) if colour != own)
    return (
        (sign,),
        (JOKER,),
        *combinations_with_replacement(pair, 2),
        *(
            cards
            for colour in strangers
            for cards in combinations_with_replacement(signs_of(colour), 3)
        ),
    )


def _by_colour(sign: int) -> tuple[tuple[int, int, tuple[Payment, ...]], ...]:
    """The payments of two and three cards, with their colour and how many cards it takes."""
    own = element(sign)
    paired = [card for card in PRICES[sign] if len(card) > 1]
    return tuple(
        (
            colour,
            2 if colour == own else 3,
            tuple(cards for cards in paired if element(cards[0]) == colour),
        )
        for colour in (own, *(other for other in range(len(ELEMENTS)) if other != own))
    )


PRICES: tuple[tuple[Payment, ...], ...] = tuple(_prices(sign) for sign in ALL_SIGNS)
_LAWFUL: tuple[frozenset[Payment], ...] = tuple(frozenset(prices) for prices in PRICES)
_BY_COLOUR = tuple(_by_colour(sign) for sign in ALL_SIGNS)


def check_payment(hand: Counts, signs: Signs, paid: int, cards: Payment) -> None:
    """Whether these cards pay for the next sign and leave enough for the signs after it."""
    if cards not in _LAWFUL[signs[paid]]:
        raise IllegalAction("ptolemaeus-not-the-price")
    if not holds(hand, cards):
        raise IllegalAction("ptolemaeus-not-in-hand")
    if not can_pay(minus(hand, cards), signs[paid + 1 :]):
        raise IllegalAction("ptolemaeus-rest-unpaid")


def payments(hand: Counts, signs: Signs, paid: int) -> tuple[Payment, ...]:
    """Every lawful payment for the next sign."""
    sign, rest = signs[paid], signs[paid + 1 :]
    colours = colour_counts(hand)
    affordable = [cards for cards in PRICES[sign][:2] if hand[cards[0]]]
    for colour, needed, prices in _BY_COLOUR[sign]:
        if colours[colour] >= needed:
            affordable += [cards for cards in prices if holds(hand, cards)]
    if rest:
        affordable = [cards for cards in affordable if can_pay(minus(hand, cards), rest)]
    return tuple(affordable)


def can_pay(hand: Counts, signs: Signs) -> bool:
    """Whether a hand can pay for all these signs.

    A sign's own card is always best spent on that sign: whatever would pay for it instead can take
    that card's place elsewhere. After that only colours and jokers matter, so the answer does not
    take longer with a large hand.
    """
    jokers = hand[JOKER]
    if len(signs) <= jokers:
        return True
    known = colour_counts(hand)
    if len(signs) == 1:
        sign = signs[0]
        return hand[sign] > 0 or known[element(sign)] >= 2 or max(known) >= 3
    colours = list(known)
    spent: dict[int, int] = {}
    unpaid = []
    for sign in signs:
        used = spent.get(sign, 0)
        if hand[sign] > used:
            spent[sign] = used + 1
            colours[element(sign)] -= 1
        else:
            unpaid.append(element(sign))
    return len(unpaid) <= jokers or _colours_pay(tuple(unpaid), tuple(colours), jokers)


def fewest_cards(hand: Counts, signs: Signs) -> int:
    """With how few cards a hand pays for all these signs, if it can."""
    left = list(hand)
    unpaid = []
    for sign in signs:
        if left[sign]:
            left[sign] -= 1
        else:
            unpaid.append(element(sign))
    colours = colour_counts(tuple(left))
    return len(signs) - len(unpaid) + _fewest(tuple(unpaid), colours, left[JOKER])


def _fewest(unpaid: tuple[int, ...], colours: tuple[int, ...], jokers: int) -> int:
    if not unpaid:
        return 0
    own, *rest = unpaid
    others = tuple(rest)
    ways = []
    if jokers and _colours_pay(others, colours, jokers - 1):
        ways.append(1 + _fewest(others, colours, jokers - 1))
    for colour, count in enumerate(colours):
        price = 2 if colour == own else 3
        left = (*colours[:colour], count - price, *colours[colour + 1 :])
        if count >= price and _colours_pay(others, left, jokers):
            ways.append(price + _fewest(others, left, jokers))
    return min(ways)


@lru_cache(maxsize=1 << 12)
def colour_counts(hand: Counts) -> tuple[int, ...]:
    """How many cards of each colour are in a hand; jokers have none."""
    return tuple(sum(hand[colour:JOKER:4]) for colour in range(len(ELEMENTS)))


@lru_cache(maxsize=1 << 16)
def _colours_pay(unpaid: tuple[int, ...], colours: tuple[int, ...], jokers: int) -> bool:
    """Whether signs of these colours can be paid with so many cards of each colour and jokers."""
    if len(unpaid) <= jokers:
        return True
    own, *rest = unpaid
    others = tuple(rest)
    if jokers and _colours_pay(others, colours, jokers - 1):
        return True
    for colour, count in enumerate(colours):
        price = 2 if colour == own else 3
        if count >= price:
            left = (*colours[:colour], count - price, *colours[colour + 1 :])
            if _colours_pay(others, left, jokers):
                return True
    return False
