"""The opponent that weighs everything it could do in expected points.

Clues and titles count with the probability that the generator would have made them; what rivals do
tells it nothing. The gentle one forgets what it saw some turns ago and does not mind a question
that is nearly the best.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from ecliptic.bots.planetx.expectations import PACE, last_chance, turn_of, worthwhile
from ecliptic.bots.planetx.forgetting import cheap_enough, remembered
from ecliptic.bots.planetx.knowledge import Knowledge
from ecliptic.bots.planetx.theorising import choose, place
from ecliptic.core.chance import Chance
from ecliptic.core.game import Decision
from ecliptic.deduction.dealers import dealer_of
from ecliptic.deduction.reading import facts_of
from ecliptic.deduction.theories import POINTS_PER_TIME, theory_prospects
from ecliptic.planetx.actions import Action
from ecliptic.planetx.board import Choosing, LastChances, Placing
from ecliptic.planetx.views import View


class AstronomerBot:
    def __init__(self, sectors_per_answer: int | None = None) -> None:
        """The gentle one keeps one of its own answers for so many sectors of the ring; None forgets
        nothing."""
        self._sectors_per_answer = sectors_per_answer
        self._knowledge = Knowledge()

    def answer(self, view: View, decision: Decision, budget: int, chance: Chance) -> Action:
        facts = facts_of(view)
        if self._sectors_per_answer is not None:
            facts = remembered(facts, view.board, self._sectors_per_answer)
        known = self._knowledge.of(view.board.mode, facts)
        belief = replace(known, dealer=dealer_of(view.board)).weighed()
        match view.board.stage:
            case Choosing():
                theories = worthwhile(theory_prospects(belief, view), lambda _: POINTS_PER_TIME)
                return choose(view, [one for one, _ in theories])
            case Placing():
                return place(view, theory_prospects(belief, view), chance)
            case LastChances():
                return last_chance(belief, view)
        turn = turn_of(belief, view, PACE[belief.mode])
        if self._sectors_per_answer is None:
            return turn.chosen()
        return turn.chosen(partial(cheap_enough, chance=chance))
