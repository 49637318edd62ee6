"""Ptolemaeus in the arena: its settings and where its points come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ecliptic.arena.description import Average, Description, Measure, Measured
from ecliptic.arena.ptolemaeus.oracle import best_game
from ecliptic.arena.settings import one_of
from ecliptic.bots.ptolemaeus.levels import LEVELS
from ecliptic.core.table import Table
from ecliptic.ptolemaeus.game import GAME
from ecliptic.ptolemaeus.score import score_of
from ecliptic.ptolemaeus.setup import RANDOM_DATE, Options, Race, check_options

MEASURES = (
    Measure("studied", "planets studied", Average.RATIO),
    Measure("planet_points", "points of planets", Average.RATIO),
    Measure("nova_points", "points of Nova Constellatio", Average.RATIO),
    Measure("asteroid_points", "points of asteroid tokens", Average.RATIO),
    Measure("objective_points", "points of the objective", Average.RATIO),
)


def options(seats: int, settings: Mapping[str, str]) -> Options:
    """A random date is drawn by the table itself, another one for every deal."""
    races = {race.value: race for race in Race}
    made = Options(seats, settings["date"], one_of("race", settings, races))
    check_options(made)
    return made


def measure(table: Table) -> Sequence[Measured]:
    board, desks = table.state.board, table.state.desks
    scores = [score_of(board, desk, seat) for seat, desk in enumerate(desks)]
    return [
        {
            "studied": (len(board.studied[seat]), 1),
            "planet_points": (score.planets, 1),
            "nova_points": (score.novas, 1),
            "asteroid_points": (score.asteroids, 1),
            "objective_points": (score.objective, 1),
        }
        for seat, score in enumerate(scores)
    ]


DESCRIPTION: Description = Description(
    game=GAME,
    levels=LEVELS,
    settings={"date": RANDOM_DATE, "race": Race.EVERYTHING.value},
    options=options,
    measures=MEASURES,
    measure=measure,
    most_actions=5000,
    oracle=best_game,
    oracle_text=(
        "The oracle is a searcher that sees all hands and decks, but neither how rivals will answer"
        " nor how discards will be shuffled: it plays its actions on in the true position."
    ),
)
