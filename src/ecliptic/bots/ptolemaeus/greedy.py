"""The opponent that looks one action ahead and takes what leaves it the most.

Every lawful action is played on the open board, to the end of what it leads to (payments, pawns,
studies), and the position after it is judged by `Value`. Cards from the deck count as what the
cards nobody has seen are worth on average. Bonus cards, trades and free studies are made when they
leave more than doing without.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecliptic.bots.ptolemaeus.drawing import Drawing
from ecliptic.bots.ptolemaeus.foresight import after
from ecliptic.bots.ptolemaeus.seat import Own, own_side
from ecliptic.bots.ptolemaeus.value import Value, Weights
from ecliptic.core.chance import Chance
from ecliptic.core.figures import rounded
from ecliptic.core.game import Decision
from ecliptic.ptolemaeus import actions as wish
from ecliptic.ptolemaeus.actions import Action
from ecliptic.ptolemaeus.board import Effect, Paying, Placing, Sourcing, Studying, Turn
from ecliptic.ptolemaeus.cards import JOKER
from ecliptic.ptolemaeus.offers import public_actions
from ecliptic.ptolemaeus.payment import payments
from ecliptic.ptolemaeus.study import pairs_elsewhere, two_plus_two
from ecliptic.ptolemaeus.views import View

FREE = (wish.Play, wish.Trade, wish.StudyWith)
"""What does not use up the turn."""


class GreedyBot:
    """Keeps nothing between decisions, and draws no lots. Others judge positions in another way."""

    def __init__(self, weights: Weights, judge: type[Value] = Value) -> None:
        self._weights = weights
        self._judge = judge

    def answer(self, view: View, decision: Decision, budget: int, chance: Chance) -> Action:
        own = own_side(view)
        actions = own.legal()
        if len(actions) == 1:
            return actions[0]
        return ranked(view, actions, self._judge(own, self._weights))[0]


def ranked(view: View, actions: Sequence[Action], value: Value) -> Sequence[Action]:
    """Lawful actions, the best first: free ones that leave more than doing without, what uses up
    the turn, and free ones that do not help. Of equals the first comes first; of two cards to draw
    the better one."""
    own = own_side(view)
    now = rounded(value.worth(own))
    drawing = any(isinstance(action, wish.Draw) for action in actions)
    draws = Drawing(view, own, value) if drawing else None

    def worth(action: Action) -> tuple[int, float, float]:
        if draws is not None and isinstance(action, wish.Draw):
            one = rounded(draws.one(action.card))
            is_first = isinstance(own.board.stage, Turn)
            return 1, rounded(draws.two(action.card)) if is_first else one, one
        found = rounded(settled(after(own, action), value))
        if isinstance(action, FREE):
            return (2 if found > now else 0), found, 0
        return 1, found, 0

    return sorted(actions, key=worth, reverse=True)


def settled(own: Own, value: Value) -> float:
    """The worth of a position when what has begun is brought to its end in the best way."""
    board, stage = own.board, own.board.stage
    match stage:
        case Paying(signs, paid):
            cheapest = min(payments(own.desk.hand, signs, paid), key=_price)
            return settled(after(own, wish.Pay(cheapest)), value)
        case Placing() | Sourcing() | Studying():
            return max(settled(after(own, action), value) for action in public_actions(board))
        case Effect(done=0):
            return max(settled(after(own, action), value) for action in public_actions(board))
        case Turn() if board.acted:
            return max([value.worth(own), *_studies(own, value)])
    return value.worth(own)


def _price(cards: tuple[int, ...]) -> tuple[int, bool]:
    """Few cards, and no joker if it can be helped."""
    return len(cards), JOKER in cards


def _studies(own: Own, value: Value) -> Sequence[float]:
    """The worth after each study with two pawns and the two others that are missed least."""
    found = []
    for planet, sign in two_plus_two(own.board, own.seat):
        pair = min(pairs_elsewhere(own.pawns, sign), key=lambda pair: value.loss(own, pair))
        found.append(settled(after(own, wish.StudyWith(planet, *pair)), value))
    return found
