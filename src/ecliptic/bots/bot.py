"""What an opponent is, and how it takes a seat.

A bot gets a view, the decision it is asked for, a budget of work and a random stream of its own,
and nothing else. The stream is never derived from the table's seed: knowing it must not tell the
sky, nor the sky the bot's luck.

A level that searches is entered as `Searching(bot, budget)` beside the others; one line says all
that arena, terminal and server have to know of it.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any, Protocol

from ecliptic.core.chance import SEED_BYTES, Chance
from ecliptic.core.game import Decision


class Bot(Protocol):
    """Equal views, decisions, budgets and streams give equal actions."""

    def answer(self, view: Any, decision: Decision, budget: int, chance: Chance) -> Any: ...


USUAL_SECONDS = 0.25
"""What the slowest decision may take of one core with a level's usual budget, in every mode."""
MOST_PERCENT = 800
"""So much of its usual budget is the most that a server may give it: two seconds of one core."""


@dataclass(frozen=True)
class Searching:
    """A bot whose strength is a matter of work, counted in units of its own such as playouts. It is
    asked with any budget, also of one unit, and with 0 plays without searching. Time decides
    nothing."""

    bot: Bot
    usual: int
    """Its budget unless it is given another; measured to be within `USUAL_SECONDS`."""
    full: int = 0
    """Its usual budget on an installation that has everything it uses, where this one has not."""

    def allowed(self, percent: int, said: int | None = None) -> int:
        """Its budget where it may have so much of its usual one: all that, unless less is said."""
        most = self.usual * percent // 100
        return most if said is None else min(said, most)

    @property
    def lacks(self) -> bool:
        """Whether something is not installed that it would search more with."""
        return self.full > self.usual

    def told_after(self, budget: int) -> float:
        """The seconds after its turn began at which a server tells its move: for each budget one
        time, more than twice what its slowest decision takes, so that it tells nothing."""
        return 0.5 + 2 * USUAL_SECONDS * budget / self.usual

    def answer(self, view: Any, decision: Decision, budget: int, chance: Chance) -> Any:
        return self.bot.answer(view, decision, budget, chance)


def usual_budget(bot: Bot) -> int:
    return bot.usual if isinstance(bot, Searching) else 0


class SeatedBot:
    """A bot at a table (a `core.table.Player`).

    Every decision has a stream of its own, made from the bot's secret and the decision's name. So
    a move taken back and made again draws the same lots, and so does a game that was saved between.
    """

    def __init__(self, bot: Bot, secret: bytes, budget: int | None = None) -> None:
        self._bot = bot
        self._secret = secret
        self._budget = usual_budget(bot) if budget is None else budget

    @property
    def lacks(self) -> bool:
        """Whether something is not installed that it would search more with."""
        return isinstance(self._bot, Searching) and self._bot.lacks

    def answer(self, view: Any, decision: Decision) -> Any:
        return self._bot.answer(view, decision, self._budget, self._stream(decision))

    def _stream(self, decision: Decision) -> Chance:
        words = b"ecliptic bot " + self._secret + f" {decision.seat} {decision.name}".encode()
        return Chance(hashlib.sha256(words).digest()[:SEED_BYTES])
