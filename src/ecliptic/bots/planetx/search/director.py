"""The opponent that searches: it plays the rest of the game many times in its head.

Its own belief says which skies can be; in each of them it tries the few moves that the base player
thinks best, and goes on as such games went (`habits.py`). It leaves the base player's move only for
one that is clearly better. How much it searches is counted in playouts, never in time.
"""

from __future__ import annotations

import numpy as np

from ecliptic.bots.planetx.knowledge import Knowledge
from ecliptic.bots.planetx.professor import ProfessorBot, considered
from ecliptic.bots.planetx.search import candidates, halving
from ecliptic.bots.planetx.search.habits import habits
from ecliptic.bots.planetx.search.lots import SIDES, Ints
from ecliptic.bots.planetx.search.trial import Trial
from ecliptic.bots.planetx.search.worlds import Worlds
from ecliptic.core.chance import Chance
from ecliptic.core.game import Decision
from ecliptic.deduction.belief import Belief
from ecliptic.planetx.actions import Action
from ecliptic.planetx.board import Choosing, Turns
from ecliptic.planetx.views import View

PLAYOUTS = 8000
"""The usual budget: playouts of a decision."""
LANES = 4096
"""Playouts at a time: more would only take memory."""


class DirectorBot:
    def __init__(self, clear: float = halving.CLEAR) -> None:
        self._base = ProfessorBot()
        self._knowledge = Knowledge()
        self._clear = clear

    def answer(self, view: View, decision: Decision, budget: int, chance: Chance) -> Action:
        if budget == 0 or not isinstance(view.board.stage, Turns | Choosing):
            return self._base.answer(view, decision, 0, chance)
        belief = self.belief(view)
        if isinstance(view.board.stage, Turns):
            offered = candidates.turns(belief, view)
        else:
            offered = candidates.choices(belief, view)
        if len(offered) == 1:
            return self._base.answer(view, decision, 0, chance)
        return self._searched(view, belief, offered, budget, chance)

    def belief(self, view: View) -> Belief:
        """What the base player believes."""
        return considered(self._knowledge, view)

    def _searched(
        self,
        view: View,
        belief: Belief,
        offered: tuple[candidates.Candidate, ...],
        playouts: int,
        chance: Chance,
    ) -> Action:
        worlds = Worlds(belief, chance.below(SIDES))
        trial = Trial(view, worlds, offered, habits(view.board.mode))
        base = np.uint64(chance.word())

        def worth(these: list[int], start: int, count: int) -> Ints:
            at = worlds.drawn(count, chance.below(SIDES))
            numbers = np.arange(start, start + count, dtype=np.uint64)
            seeds = base + (numbers << np.uint64(32))
            step = max(1, LANES // len(these))
            parts = [slice(first, first + step) for first in range(0, count, step)]
            return np.concatenate([trial.worth(these, at[it], seeds[it]) for it in parts], axis=1)

        return offered[halving.best(len(offered), playouts, worth, self._clear)].action


_DIRECTOR = DirectorBot()


def standing_belief(view: View) -> Belief:
    """What the base player believes at a decision."""
    return _DIRECTOR.belief(view)
