"""Cards given up in secret: Maleficus Saturnus and Eclipsis (rules 5 and 6).

Everybody asked chooses at once; what was chosen is opened when all have answered. Whoever has no
more cards than he must give has no choice, and everybody can see that.
"""

from __future__ import annotations

from ecliptic.core.errors import IllegalAction
from ecliptic.ptolemaeus.board import Discarding
from ecliptic.ptolemaeus.cards import KINDS
from ecliptic.ptolemaeus.events import DiscardChosen, DiscardsOpened, GivenUp
from ecliptic.ptolemaeus.evolve import Story
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


def seal_what_is_forced(story: Story, stage: Discarding) -> None:
    """Seats that must give all they have."""
    for seat in stage.waiting:
        if story.board.hand_sizes[seat] <= stage.count:
            story.tell(DiscardChosen(seat, cards_of(story.state.desks[seat].hand)))


def open_discards(story: Story, stage: Discarding) -> None:
    desks = story.state.desks
    given = tuple(GivenUp(seat, desks[seat].sealed) for seat in stage.asked)
    story.tell(DiscardsOpened(given))
