"""What decisions cost `sage` with two and with four seats, and how many playouts a second it makes.

It plays a few games against itself. Processor time counts; answers that leave nothing to choose
count, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from time import process_time

from ecliptic.bots.bot import SeatedBot
from ecliptic.bots.ptolemaeus.levels import LEVELS
from ecliptic.bots.ptolemaeus.sage.playout import Playout
from ecliptic.bots.ptolemaeus.sage.worlds import imagined
from ecliptic.bots.ptolemaeus.seat import own_side
from ecliptic.bots.ptolemaeus.weights import FITTED
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.game import Decision
from ecliptic.core.table import open_table, play
from ecliptic.ptolemaeus import Ptolemaeus
from ecliptic.ptolemaeus.setup import RANDOM_DATE, Options
from ecliptic.ptolemaeus.views import View

SEATS = (2, 4)
GAMES = 3
MOST_ACTIONS = 5000
PLAYOUTS = 20
"""At each of the positions they are measured at."""
EVERY = 25


class Timed:
    """A player, and how long each of its decisions took."""

    def __init__(self, level: str, game: int, seat: int) -> None:
        secret = seed_from_text(f"bench {level} {game} {seat}")
        self._player = SeatedBot(LEVELS[level], secret)
        self.seconds: list[float] = []
        self.views: list[View] = []

    def answer(self, view: View, decision: Decision) -> object:
        start = process_time()
        action: object = self._player.answer(view, decision)
        self.seconds.append(process_time() - start)
        self.views.append(view)
        return action


def a_game(level: str, seats: int, game: int) -> list[Timed]:
    chance = Chance(seed_from_text(f"bench ptolemaeus {game}"))
    table = open_table(Ptolemaeus(), Options(seats, RANDOM_DATE), chance)
    players = [Timed(level, game, seat) for seat in range(seats)]
    play(table, dict(enumerate(players)), MOST_ACTIONS)
    return players


def playouts(views: list[View], turns: int) -> Iterator[float]:
    """The seconds of each of some playouts from these positions, drawing the world included."""
    policy = Playout(FITTED)
    for number, view in enumerate(views[::EVERY]):
        own = own_side(view)
        chance = Chance(seed_from_text(f"bench worlds {number}"))
        start = process_time()
        for _ in range(PLAYOUTS):
            imagined(view, chance).played_on(own.seat, own.legal()[0], policy, turns)
        yield (process_time() - start) / PLAYOUTS


def main() -> None:
    for seats in SEATS:
        print(f"Decisions with {seats} seats, {GAMES} games")
        played = [one for game in range(GAMES) for one in a_game("sage", seats, game)]
        took = [1000 * one for player in played for one in player.seconds]
        print(
            f"  mean {sum(took) / len(took):8.3f} ms  median {median(took):8.3f}"
            f"  longest {max(took):8.1f}"
        )
        views = a_game("rules", seats, 0)[0].views
        found = list(playouts(views, 1))
        print(f"  playouts a second, drawing worlds included: {len(found) / sum(found):,.0f}")


if __name__ == "__main__":
    main()
