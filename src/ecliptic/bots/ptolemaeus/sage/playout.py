"""How seats play on in imagined worlds: fast rather than well.

Whether to observe, and what, is judged by `Value` as `greedy` does it, against the two cards that
are needed most by rule of thumb; everything else goes as with `rules`.
"""

from __future__ import annotations

from ecliptic.bots.ptolemaeus.foresight import after
from ecliptic.bots.ptolemaeus.greedy import settled
from ecliptic.bots.ptolemaeus.needs import Needs
from ecliptic.bots.ptolemaeus.rules import (
    answer_worth,
    draw_worth,
    drawing,
    free_act,
    study_by_four,
)
from ecliptic.bots.ptolemaeus.seat import Own
from ecliptic.bots.ptolemaeus.value import Value, Weights
from ecliptic.core.figures import rounded
from ecliptic.ptolemaeus import actions as wish
from ecliptic.ptolemaeus.actions import Action
from ecliptic.ptolemaeus.board import Turn
from ecliptic.ptolemaeus.cards import JOKER
from ecliptic.ptolemaeus.hand import plus
from ecliptic.ptolemaeus.observe import observations


class Playout:
    """A policy (see `worlds`)."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def __call__(self, own: Own) -> Action:
        needs = Needs(own)
        if not isinstance(own.board.stage, Turn):
            return max(own.legal(), key=lambda action: rounded(answer_worth(own, needs, action)))
        free = free_act(own, needs)
        if free is not None:
            return free
        if own.board.acted:
            return study_by_four(own, needs) or wish.EndTurn()
        return self._action(own, needs)

    def _action(self, own: Own, needs: Needs) -> Action:
        draw = drawing(own, needs)
        seen = observations(own.board, own.desk.hand, own.seat)
        if not seen or not isinstance(draw, wish.Draw):
            return draw
        value = Value(own, self._weights)
        cards = _drawn(own, needs, draw.card)
        unseen = 0 if draw.card == JOKER else 2 - len(cards)
        best: Action = draw
        most = rounded(value.worth_with(own, plus(own.desk.hand, cards), unseen))
        for signs in seen:
            action = wish.Observe(signs)
            worth = rounded(settled(after(own, action), value))
            if worth > most:
                best, most = action, worth
        return best


def _drawn(own: Own, needs: Needs, first: int | None) -> tuple[int, ...]:
    """The card that is taken and the best other one that lies open, as far as they are known."""
    if first == JOKER:
        return (JOKER,)
    shown = [card for card in own.board.display if card != JOKER]
    if first is not None:
        shown.remove(first)
    second = max(
        shown, key=lambda card: (rounded(draw_worth(own, needs, card)), card), default=None
    )
    return tuple(card for card in (first, second) if card is not None)
