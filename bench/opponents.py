"""What a decision costs Planet X's strongest opponents, in units of one `numpy.bincount`.

Every decision of a few games with two seats counts: questions, theories and last chances. The unit
is the one of `bench.deduction`, measured beside every decision in processor time. A first game
warms the catalogue and the tables over placements.
"""

from __future__ import annotations

from statistics import median
from typing import Any

from bench.deduction import UNITS_PER_ROUND, seconds, unit
from ecliptic.bots.bot import Bot, SeatedBot, usual_budget
from ecliptic.bots.planetx.levels import LEVELS as PLANETX
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.game import Decision
from ecliptic.core.table import open_table, play
from ecliptic.planetx import PlanetX
from ecliptic.planetx.board import Turns
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.setup import default_options

GAMES = 5
SEATS = 2
MOST_ACTIONS = 1_000
WANTED_UNITS = {
    "astronomer": {Mode.STANDARD: 20.0, Mode.EXPERT: 150.0},
    "professor": {Mode.STANDARD: 4.0, Mode.EXPERT: 45.0},
    "director": {Mode.STANDARD: 200.0, Mode.EXPERT: 200.0},
}


class TimedBot:
    """Another bot, and how long each of its decisions took."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.seconds: list[float] = []
        self.units: list[float] = []
        self.turns: list[float] = []
        """The seconds of turns, where a level that searches does."""

    def answer(self, view: Any, decision: Decision, budget: int, chance: Chance) -> Any:
        answered: list[Any] = []
        one = median(seconds(unit) for _ in range(UNITS_PER_ROUND))
        self.seconds.append(
            seconds(lambda: answered.append(self._bot.answer(view, decision, budget, chance)))
        )
        self.units.append(self.seconds[-1] / one)
        if isinstance(view.board.stage, Turns):
            self.turns.append(self.seconds[-1])
        return answered[0]


def a_game(mode: Mode, label: str, bot: Bot, budget: int) -> None:
    options = default_options(mode, SEATS)
    table = open_table(PlanetX(), options, Chance(seed_from_text(f"bench {label}")))
    players = {
        seat: SeatedBot(bot, seed_from_text(f"bench {label} {seat}"), budget)
        for seat in range(SEATS)
    }
    play(table, players, MOST_ACTIONS)


def main() -> None:
    print(f"Decisions of opponents, in units of one bincount, {GAMES} games")
    for level, wanted_units in WANTED_UNITS.items():
        budget = usual_budget(PLANETX[level])
        for mode in Mode:
            a_game(mode, "warm", PLANETX[level], budget)
            timed = TimedBot(PLANETX[level])
            for game in range(GAMES):
                a_game(mode, f"opponents {game}", timed, budget)
            name = f"{level}, {mode.value}, median of {len(timed.units)}"
            wanted = f"(wanted at most {wanted_units[mode]:.0f})"
            usual, longest = 1000 * median(timed.seconds), 1000 * max(timed.seconds)
            print(f"  {name:36} {usual:9.3f} ms {median(timed.units):9.3f}  {wanted}")
            print(f"  {'the longest':36} {longest:9.3f} ms {max(timed.units):9.3f}")
            if budget:
                print(f"  {'playouts a second':36} {budget / median(timed.turns):9.0f}")


if __name__ == "__main__":
    main()
