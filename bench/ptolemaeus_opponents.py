"""What a decision costs each opponent of Ptolemaeus, in processor time.

Every decision of a few games with two seats counts, in which the level plays itself. A first game
warms what is kept.
"""

from __future__ import annotations

from statistics import median
from typing import Any

from bench.deduction import seconds
from ecliptic.bots.bot import Bot, SeatedBot, usual_budget
from ecliptic.bots.ptolemaeus.levels import LEVELS
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.game import Decision
from ecliptic.core.table import open_table, play
from ecliptic.ptolemaeus import Ptolemaeus
from ecliptic.ptolemaeus.setup import RANDOM_DATE, Options

GAMES = 5
SEATS = 2
MOST_ACTIONS = 5_000
WANTED_MILLISECONDS = {"scholar": 5.0}
"""At most, as a median."""


class TimedBot:
    """Another bot, and how long each of its decisions took."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.seconds: list[float] = []

    def answer(self, view: Any, decision: Decision, budget: int, chance: Chance) -> Any:
        answered: list[Any] = []
        self.seconds.append(
            seconds(lambda: answered.append(self._bot.answer(view, decision, budget, chance)))
        )
        return answered[0]


def a_game(label: str, bot: Bot, budget: int) -> None:
    options = Options(SEATS, RANDOM_DATE)
    table = open_table(Ptolemaeus(), options, Chance(seed_from_text(f"bench {label}")))
    players = {
        seat: SeatedBot(bot, seed_from_text(f"bench {label} {seat}"), budget)
        for seat in range(SEATS)
    }
    play(table, players, MOST_ACTIONS)


def main() -> None:
    print(f"Decisions in Ptolemaeus, {GAMES} games")
    for level, bot in LEVELS.items():
        budget = usual_budget(bot)
        a_game("warm", bot, budget)
        timed = TimedBot(bot)
        for game in range(GAMES):
            a_game(f"opponents {game}", timed, budget)
        wanted = WANTED_MILLISECONDS.get(level)
        told = "" if wanted is None else f"  (wanted at most {wanted:.0f} ms)"
        name = f"{level}, median of {len(timed.seconds)}"
        print(f"  {name:32} {1000 * median(timed.seconds):9.3f} ms{told}")
        print(f"  {'the longest':32} {1000 * max(timed.seconds):9.3f} ms")


if __name__ == "__main__":
    main()
