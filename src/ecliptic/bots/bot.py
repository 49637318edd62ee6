"""What an opponent is, and how it takes a seat.

A bot gets a view, the decision it is asked for, a budget of work and a random stream of its own,
and nothing else. The stream is never derived from the table's seed: knowing it must not tell the
sky, nor the sky the bot's luck.
"""

from __future__ import annotations

import hashlib
from typing import Any, Protocol

from ecliptic.core.chance import SEED_BYTES, Chance
from ecliptic.core.game import Decision


class Bot(Protocol):
    """Equal views, decisions, budgets and streams give equal actions."""

    def answer(self, view: Any, decision: Decision, budget: int, chance: Chance) -> Any: ...


class SeatedBot:
    """A bot at a table (a `core.table.Player`).

    Every decision has a stream of its own, made from the bot's secret and the decision's name. So
    a move taken back and made again draws the same lots, and so does a game that was saved between.
    """

    def __init__(self, bot: Bot, secret: bytes, budget: int = 0) -> None:
        self._bot = bot
        self._secret = secret
        self._budget = budget

    def answer(self, view: Any, decision: Decision) -> Any:
        return self._bot.answer(view, decision, self._budget, self._stream(decision))

    def _stream(self, decision: Decision) -> Chance:
        words = b"ecliptic bot " + self._secret + f" {decision.seat} {decision.name}".encode()
        return Chance(hashlib.sha256(words).digest()[:SEED_BYTES])
