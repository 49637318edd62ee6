"""The Search for Planet X in the arena: its settings and what is measured besides points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from ecliptic.arena.description import Average, Description, Measure, Measured
from ecliptic.arena.planetx.deceiver import DeceiverBot
from ecliptic.arena.planetx.oracle import best_locate
from ecliptic.arena.settings import one_of
from ecliptic.bots.planetx.levels import LEVELS as BOTS
from ecliptic.core.errors import BadSetup
from ecliptic.core.game import Seat
from ecliptic.core.log import Moved
from ecliptic.core.table import Table
from ecliptic.planetx.board import FaceUp
from ecliptic.planetx.events import Located
from ecliptic.planetx.game import GAME
from ecliptic.planetx.modes import LOCATE_COST, Mode
from ecliptic.planetx.score import score_game
from ecliptic.planetx.setup import LEVELS, Options, check_options, default_options

MEASURES = (
    Measure("locate_start", "time of the successful locate (its start, median)", Average.MEDIAN, 0),
    Measure("found", "found Planet X first", Average.RATIO, percent=True),
    Measure("wrong_locates", "wrong locates a game", Average.RATIO),
    Measure("theories", "theories a game", Average.RATIO),
    Measure("precision", "theory precision", Average.RATIO, percent=True),
    Measure("theory_points", "points of theories", Average.RATIO, decimals=1),
    Measure("first_points", "first bonuses", Average.RATIO, decimals=1),
    Measure("planet_x_points", "points of Planet X", Average.RATIO, decimals=1),
)


def options(seats: int, settings: Mapping[str, str]) -> Options:
    """Everybody with the same number of starting facts."""
    modes = {mode.value: mode for mode in Mode}
    facts = {str(count): count for count in LEVELS.values()}
    made = default_options(one_of("mode", settings, modes), seats, one_of("facts", settings, facts))
    if len(made.places) != seats:
        raise BadSetup("planetx-seats", seats=seats)
    check_options(made)
    return made


def measure(table: Table) -> Sequence[Measured]:
    """The time of a locate is where the pawn stood when it began; a last chance has none."""
    starts: dict[Seat, int] = {}
    wrong: Counter[Seat] = Counter()
    for entry in table.log:
        for event in entry.events if isinstance(entry, Moved) else ():
            if isinstance(event, Located) and not event.found:
                wrong[event.seat] += 1
            elif isinstance(event, Located) and event.cost:
                starts[event.seat] = table.state.board.times[event.seat] - LOCATE_COST
    board = table.state.board
    theories = board.theories
    placed = Counter(theory.seat for theory in theories)
    right = Counter(theory.seat for theory in theories if isinstance(theory, FaceUp))
    return [
        {
            "locate_start": (starts.get(seat, 0), int(seat in starts)),
            "found": (int(seat in starts), 1),
            "wrong_locates": (wrong[seat], 1),
            "theories": (placed[seat], 1),
            "precision": (right[seat], placed[seat]),
            "theory_points": (score.theories, 1),
            "first_points": (score.first_bonuses, 1),
            "planet_x_points": (score.planet_x, 1),
        }
        for seat, score in enumerate(score_game(board).scores)
    ]


DESCRIPTION: Description = Description(
    game=GAME,
    levels={**BOTS, "deceiver": DeceiverBot()},
    settings={"mode": Mode.STANDARD.value, "facts": str(LEVELS["experienced"])},
    options=options,
    measures=MEASURES,
    measure=measure,
    most_actions=2000,
    oracle=best_locate,
    oracle_text=(
        "The oracle knows the sky from the start but obeys the clock and the phases: it waits in"
        " the cheapest steps the rules allow, submits in every theory phase the true theories that"
        " are worth most then (first bonus included), and locates Planet X on the turn that scores"
        " it most. It plays the same deals against the same rivals with the same luck, once in each"
        " player's stead. It is a ceiling to measure against, not a proof of the best possible."
    ),
)
