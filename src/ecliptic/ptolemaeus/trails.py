"""Which hands a trail of the memory can lead to (rules 9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from ecliptic.core.game import Seat
from ecliptic.ptolemaeus.changes import add, put
from ecliptic.ptolemaeus.hand import Counts, cards_of, minus, plus
from ecliptic.ptolemaeus.memory import Trail


def can_lead_to(trail: Trail, hands: tuple[Counts, ...]) -> bool:
    """Whether these hands hold what is known, and each deck can have given the rest."""
    unknown = []
    for hand, known in zip(hands, trail.known, strict=True):
        rest = minus(hand, cards_of(known))
        if min(rest) < 0:
            return False
        unknown.append(cards_of(rest))
    dealt: Iterable[Trail] = [trail]
    for seat, cards in enumerate(unknown):
        dealt = dict.fromkeys(after for one in dealt for after in with_cards(one, seat, cards))
    return any(not any(map(any, after.drawn)) and _is_used_up(after) for after in dealt)


def _is_used_up(trail: Trail) -> bool:
    """Whether only the deck that is drawn from has cards left."""
    return not any(map(any, trail.pools[:-1]))


def with_cards(trail: Trail, seat: Seat, cards: Iterable[int]) -> Iterable[Trail]:
    """Every way in which these cards are among those that a seat has drawn unseen: it is known to
    have them then."""
    ways: Iterable[Trail] = [trail]
    for card in cards:
        ways = dict.fromkeys(after for way in ways for after in _with_card(way, seat, card))
    return ways


def _with_card(trail: Trail, seat: Seat, card: int) -> Iterator[Trail]:
    known = put(trail.known, seat, plus(trail.known[seat], (card,)))
    for deck, (pool, drawn) in enumerate(zip(trail.pools, trail.drawn, strict=True)):
        if pool[card] and drawn[seat]:
            yield replace(
                trail,
                known=known,
                pools=put(trail.pools, deck, minus(pool, (card,))),
                drawn=put(trail.drawn, deck, add(drawn, seat, -1)),
            )
