"""The opponent that tries its best actions in worlds it cannot tell from the true one.

The few actions that the level below finds best are played on in imagined worlds, all of them in the
same ones: hands, decks and lots are drawn, everybody plays on until this seat's next turn is over,
and the position that it comes to is judged as the level below judges it. Of the actions the better
half goes on to more worlds, until two are left. The action of the level below is left only for one
whose gain is clear.

The budget is the number of playouts with up to two seats; no clock decides anything.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum, sqrt

import msgspec

from ecliptic.bots.ptolemaeus.greedy import ranked
from ecliptic.bots.ptolemaeus.sage.playout import Playout
from ecliptic.bots.ptolemaeus.sage.worlds import Policy, World, imagined
from ecliptic.bots.ptolemaeus.seat import own_side
from ecliptic.bots.ptolemaeus.value import Value, Weights
from ecliptic.core.chance import Chance
from ecliptic.core.figures import rounded
from ecliptic.core.game import Decision, Seat
from ecliptic.ptolemaeus.actions import Action
from ecliptic.ptolemaeus.board import Over
from ecliptic.ptolemaeus.views import View

PAIR = 2
"""With more seats than these a playout is longer, and there are fewer of them."""
LEAST_EACH = 4
"""Playouts of an action, or it is not tried."""


class Search(msgspec.Struct, frozen=True):
    """What is tried, and when it is believed."""

    width: int = 6
    """Actions that are tried, at most."""
    turns: int = 1
    """Own turns that are played on after this one."""
    clear: float = 1.0
    """So many standard errors a gain must be above 0."""
    win: float = 6.0
    """What winning is worth beside the points, and what losing costs."""


class Weighed(msgspec.Struct, frozen=True):
    """An action, and what it leads to on average."""

    action: Action
    worth: float


class SageBot:
    """Keeps nothing between decisions; its lots only draw worlds."""

    def __init__(
        self,
        weights: Weights,
        search: Search,
        judge: type[Value] = Value,
        policy: Policy | None = None,
    ) -> None:
        self._weights = weights
        self._judge = judge
        self._search = search
        self._policy = policy or Playout(weights)

    def answer(self, view: View, decision: Decision, budget: int, chance: Chance) -> Action:
        return self.weighed(view, budget, chance)[0].action

    def weighed(self, view: View, budget: int, chance: Chance) -> Sequence[Weighed]:
        """The actions that were tried: first the one it plays, then the others, the best first."""
        own = own_side(view)
        actions = own.legal()
        value = self._judge(own, self._weights)
        if len(actions) > 1:
            actions = ranked(view, actions, value)
        playouts = budget * PAIR // max(PAIR, own.board.seats)
        tried = actions[: max(1, min(self._search.width, playouts // LEAST_EACH))]
        if len(tried) == 1:
            return [Weighed(tried[0], rounded(value.worth(own)))]
        trial = _Trial(
            tried,
            lambda world, action: self.outcome(world, own.seat, action),
            lambda: imagined(view, chance),
        )
        return trial.result(playouts, self._search.clear)

    def outcome(self, world: World, seat: Seat, action: Action) -> float:
        """What an action comes to in a world."""
        own = world.played_on(seat, action, self._policy, self._search.turns)
        stage = own.board.stage
        if not isinstance(stage, Over):
            return self._judge(own, self._weights).worth(own)
        points = [score.total for score in stage.scores]
        rivals = [total for other, total in enumerate(points) if other != seat]
        worth = points[seat] - (self._weights.rival * max(rivals) if rivals else 0)
        if seat in stage.winners:
            return worth + self._search.win / len(stage.winners)
        return worth - self._search.win


class _Trial:
    """Actions against each other in the same worlds; the first stays to the end."""

    def __init__(
        self,
        actions: Sequence[Action],
        outcome: Callable[[World, Action], float],
        draw: Callable[[], World],
    ) -> None:
        self._actions = actions
        self._outcome = outcome
        self._draw = draw
        self._worlds: list[World] = []
        self._found: list[list[float]] = [[] for _ in actions]

    def result(self, budget: int, clear: float) -> Sequence[Weighed]:
        left = list(range(len(self._actions)))
        rounds = (len(left) - 1).bit_length()
        for _ in range(rounds):
            self._try(left, max(1, budget // rounds // len(left)))
            left = self._better_half(left)
        chosen = max(left, key=lambda one: self._clear_gain(one, clear))
        others = (one for one in range(len(self._actions)) if one != chosen)
        order = sorted(others, key=lambda one: (-len(self._found[one]), -self._mean(one), one))
        return [Weighed(self._actions[one], self._mean(one)) for one in (chosen, *order)]

    def _try(self, left: Sequence[int], more: int) -> None:
        """Every action that is left in all worlds so far and in some more."""
        self._worlds += [self._draw() for _ in range(more)]
        for one in left:
            found = self._found[one]
            for world in self._worlds[len(found) :]:
                found.append(self._outcome(world, self._actions[one]))

    def _better_half(self, left: Sequence[int]) -> list[int]:
        order = sorted(left, key=lambda one: (-self._mean(one), one))
        kept = order[: (len(left) + 1) // 2]
        return sorted({0, *kept})

    def _mean(self, one: int) -> float:
        return rounded(fsum(self._found[one]) / len(self._found[one]))

    def _clear_gain(self, one: int, clear: float) -> float:
        """How much better than the first, or 0 if that may be chance."""
        gains = [
            found - first for found, first in zip(self._found[one], self._found[0], strict=True)
        ]
        mean = fsum(gains) / len(gains)
        spread = fsum((gain - mean) * (gain - mean) for gain in gains)
        error = sqrt(spread / max(1, len(gains) - 1) / len(gains))
        return max(0.0, rounded(mean)) if rounded(mean - clear * error) > 0 else 0.0
