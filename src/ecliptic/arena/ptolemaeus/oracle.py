"""The ceiling: a searcher that sees everything, hands and decks, in somebody's stead.

It tries its actions in one world only, the true one, and plays every one of them on for longer than
`sage` does. What it cannot know is how rivals will really answer and how discards will be shuffled.
So it is no bound that nobody could pass; it says what there is to gain by knowing the cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ecliptic.bots.ptolemaeus.greedy import ranked
from ecliptic.bots.ptolemaeus.sage.search import SageBot, Search
from ecliptic.bots.ptolemaeus.sage.worlds import World
from ecliptic.bots.ptolemaeus.seat import own_side
from ecliptic.bots.ptolemaeus.value import Value
from ecliptic.bots.ptolemaeus.weights import FITTED
from ecliptic.core.figures import rounded
from ecliptic.core.game import Decision, Seat
from ecliptic.core.table import Player, Table
from ecliptic.ptolemaeus.actions import Action

SEES_ALL = SageBot(FITTED, Search(turns=2))
WIDTH = 8
"""Actions that it tries."""
LOTS = bytes(16)
"""Of what will be shuffled yet: not those of the table."""


def best_game(
    fresh: Callable[[], Table], rivals: Mapping[Seat, Player], seat: Seat, most_actions: int
) -> Table:
    """A game in which the oracle has the seat."""
    table = fresh()
    for _ in range(most_actions):
        if not table.pending:
            break
        asked = table.pending[0]
        table.act(asked.seat, asked.name, _answer(table, rivals, seat, asked))
    return table


def _answer(table: Table, rivals: Mapping[Seat, Player], seat: Seat, asked: Decision) -> Action:
    view = table.view(asked.seat)
    if asked.seat != seat:
        action: Action = rivals[asked.seat].answer(view, asked)
        return action
    own, world = own_side(view), World(table.state, LOTS)
    tried = ranked(view, own.legal(), Value(own, FITTED))[:WIDTH]
    return max(tried, key=lambda action: rounded(SEES_ALL.outcome(world, seat, action)))
