"""The opponent that knows nothing: any lawful action is as good as another.

Only the locate is held back: in a turn it is tried once in twenty, so that games last, and end.
"""

from __future__ import annotations

from ecliptic.core.chance import Chance
from ecliptic.core.game import Decision
from ecliptic.planetx.actions import Action
from ecliptic.planetx.board import Turns
from ecliptic.planetx.locate import LocateOffer
from ecliptic.planetx.offers import expand
from ecliptic.planetx.views import View

TURNS_PER_LOCATE = 20


class RandomBot:
    def answer(self, view: View, decision: Decision, budget: int, chance: Chance) -> Action:
        offers = view.offers
        if isinstance(view.board.stage, Turns):
            locating = chance.below(TURNS_PER_LOCATE) == 0
            offers = tuple(one for one in offers if isinstance(one, LocateOffer) is locating)
        return chance.choice(expand(offers))
