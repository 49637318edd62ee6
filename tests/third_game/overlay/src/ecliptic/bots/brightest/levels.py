"""The opponent of Brightest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ecliptic.bots.bot import Bot
from ecliptic.core.chance import Chance
from ecliptic.core.game import Decision


class RandomBot:
    def answer(self, view: Any, decision: Decision, budget: int, chance: Chance) -> Any:
        return chance.choice(view.offers)


LEVELS: Mapping[str, Bot] = {"random": RandomBot()}
