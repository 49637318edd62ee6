"""How a player is said in a list: by its level, or as `LEVEL:BUDGET` if the level searches."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ecliptic.bots.bot import Bot, Searching, SeatedBot

_WITH_BUDGET = re.compile(r"([a-z]+):(0|[1-9][0-9]{0,5})")


def level_of(said: str) -> str:
    """The level, whether or not a budget was said with it."""
    found = _WITH_BUDGET.fullmatch(said)
    return said if found is None else found[1]


def budget_of(said: str) -> int | None:
    found = _WITH_BUDGET.fullmatch(said)
    return None if found is None else int(found[2])


def is_player(said: str, levels: Mapping[str, Bot]) -> bool:
    bot = levels.get(level_of(said))
    return bot is not None and (said in levels or isinstance(bot, Searching))


def seated_bot(said: str, levels: Mapping[str, Bot], secret: bytes) -> SeatedBot:
    """One that `is_player`, with the budget that was said or its usual one."""
    return SeatedBot(levels[level_of(said)], secret, budget_of(said))
