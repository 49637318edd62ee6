"""The opponent that knows exactly what can be: it acts only when certain.

It keeps every system that fits what it has seen, asks the question that tells most about the system
for its time (if none tells anything, the cheapest, so that the Earth turns), submits theories that
cannot be wrong, and locates when one answer is left. The gentle one forgets what it saw some turns
ago and is not particular about the best question; what it remembers is true, so it still never
claims what it has no reason for.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecliptic.bots.planetx.forgetting import good_enough, remembered
from ecliptic.bots.planetx.knowledge import Knowledge
from ecliptic.bots.planetx.theorising import choose, place, wanted_place
from ecliptic.core.chance import Chance
from ecliptic.core.game import Decision
from ecliptic.deduction.belief import Belief
from ecliptic.deduction.questions import Prospects
from ecliptic.deduction.reading import facts_of
from ecliptic.deduction.theories import TheoryProspect, theory_prospects
from ecliptic.planetx.actions import Action, Pass
from ecliptic.planetx.board import Choosing, LastChances, Placing
from ecliptic.planetx.locate import LocateOffer
from ecliptic.planetx.views import View


class ObserverBot:
    def __init__(self, sectors_per_answer: int | None = None) -> None:
        """The gentle one keeps one of its own answers for so many sectors of the ring; None forgets
        nothing."""
        self._sectors_per_answer = sectors_per_answer
        self._knowledge = Knowledge()

    def answer(self, view: View, decision: Decision, budget: int, chance: Chance) -> Action:
        facts = facts_of(view)
        if self._sectors_per_answer is not None:
            facts = remembered(facts, view.board, self._sectors_per_answer)
        belief = self._knowledge.of(view.board.mode, facts)
        match view.board.stage:
            case Choosing():
                return choose(view, _certain(belief, view))
            case Placing():
                likely = theory_prospects(belief, view)
                return place(view, (*_certain(belief, view), *likely), chance)
            case LastChances():
                return _last_chance(belief, view)
        return self._turn(belief, view, chance)

    def _turn(self, belief: Belief, view: View, chance: Chance) -> Action:
        locates = list(belief.locates)
        if len(locates) == 1:
            return locates[0]
        questions = tuple(one for one in view.offers if not isinstance(one, LocateOffer))
        prospects = Prospects(belief, questions)
        rates = prospects.rates()
        if rates.max() <= 0:
            return prospects.actions[int(prospects.costs.argmin())]
        if self._sectors_per_answer is not None:
            return prospects.actions[good_enough(rates, chance)]
        return prospects.actions[int(rates.argmax())]


def _certain(belief: Belief, view: View) -> Sequence[TheoryProspect]:
    sure = belief.certain
    return [one for one in theory_prospects(belief, view) if sure.get(one.sector) is one.thing]


def _last_chance(belief: Belief, view: View) -> Action:
    """A certain locate, else certain theories, else the likeliest locate: it costs nothing."""
    may_locate = any(isinstance(offer, LocateOffer) for offer in view.offers)
    locates = list(belief.locates) if may_locate else []
    if len(locates) == 1:
        return locates[0]
    placing = wanted_place(view, _certain(belief, view))
    if placing is not None:
        return placing
    return locates[0] if locates else Pass()
