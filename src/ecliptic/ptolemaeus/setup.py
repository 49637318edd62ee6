"""What a table agrees on before the game (rules 2 and 7).

All of it is public: how many seats, the start date, and what counts in the race to 12 points. One
seat alone plays the solo game.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from ecliptic.core.errors import BadSetup
from ecliptic.ptolemaeus.calendar import parse_date
from ecliptic.ptolemaeus.ephemeris import check_sky

MOST_SEATS = 4
RANDOM_DATE = "random"
DEFAULT_DATE = "1969-07-20"


class Race(StrEnum):
    """What counts towards the 12 points that end the game at once."""

    EVERYTHING = "everything"
    PLANETS = "planets"
    """Only planets studied and Nova Constellatio."""


class Options(msgspec.Struct, frozen=True, gc=False):
    """What everybody knows before the deal. The date is written YYYY-MM-DD, or `random`."""

    seats: int
    date: str = DEFAULT_DATE
    race: Race = Race.EVERYTHING


def check_options(options: Options) -> None:
    if not 1 <= options.seats <= MOST_SEATS:
        raise BadSetup("ptolemaeus-seats", seats=options.seats)
    if options.date != RANDOM_DATE:
        check_sky(parse_date(options.date))
