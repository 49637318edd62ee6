"""The opponent that prefers nothing: any lawful action is as good as another."""

from __future__ import annotations

from ecliptic.bots.ptolemaeus.seat import own_side
from ecliptic.core.chance import Chance
from ecliptic.core.game import Decision
from ecliptic.ptolemaeus.actions import Action
from ecliptic.ptolemaeus.views import View


class RandomBot:
    def answer(self, view: View, decision: Decision, budget: int, chance: Chance) -> Action:
        return chance.choice(own_side(view).legal())
