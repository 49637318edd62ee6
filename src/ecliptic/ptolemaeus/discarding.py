"""Discards are sealed and opened (rules 5 and 6).

Everybody asked chooses at once; what was chosen is opened when all have answered. Whoever has no
more cards than he must give has no choice, and everybody can see that.
"""

from __future__ import annotations

from ecliptic.ptolemaeus.board import Discarding
from ecliptic.ptolemaeus.events import DiscardChosen, DiscardsOpened, GivenUp
from ecliptic.ptolemaeus.evolve import Story
from ecliptic.ptolemaeus.hand import cards_of


def seal_what_is_forced(story: Story, stage: Discarding) -> None:
    """Seats that must give all they have."""
    for seat in stage.waiting:
        if story.board.hand_sizes[seat] <= stage.count:
            story.tell(DiscardChosen(seat, cards_of(story.state.desks[seat].hand)))


def open_discards(story: Story, stage: Discarding) -> None:
    desks = story.state.desks
    given = tuple(GivenUp(seat, desks[seat].sealed) for seat in stage.asked)
    story.tell(DiscardsOpened(given))
