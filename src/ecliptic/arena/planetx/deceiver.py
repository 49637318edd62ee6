"""A player for tournaments only: it plays as the astronomer does, but its theories are false.

In every phase but a last chance it submits what it thinks least probable, so that whoever takes
theories for what their owners believe is led astray. It shows what trusting rivals costs at worst.
"""

from __future__ import annotations

from ecliptic.bots.planetx.astronomer import AstronomerBot
from ecliptic.bots.planetx.theorising import choose, place
from ecliptic.core.chance import Chance
from ecliptic.core.figures import rounded
from ecliptic.core.game import Decision
from ecliptic.deduction.belief import Belief
from ecliptic.deduction.theories import TheoryProspect, theory_prospects
from ecliptic.planetx.actions import Action
from ecliptic.planetx.board import Choosing, Placing
from ecliptic.planetx.views import View


class DeceiverBot:
    def __init__(self) -> None:
        self._astronomer = AstronomerBot()

    def answer(self, view: View, decision: Decision, budget: int, chance: Chance) -> Action:
        match view.board.stage:
            case Choosing():
                return choose(view, _false(view))
            case Placing():
                return place(view, _false(view), chance)
        return self._astronomer.answer(view, decision, budget, chance)


def _false(view: View) -> list[TheoryProspect]:
    """What may be right but hardly is, the least probable first; of equals the dearest."""
    belief = Belief.of(view).weighed()
    theories = theory_prospects(belief, view)
    return sorted(theories, key=lambda one: (rounded(one.probability), -one.points))
