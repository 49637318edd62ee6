"""Setting up a game of Ptolemaeus from the command line's words."""

from __future__ import annotations

from pathlib import Path

from ecliptic.bots.ptolemaeus.levels import LEVELS
from ecliptic.ptolemaeus.calendar import date_text
from ecliptic.ptolemaeus.ephemeris import check_sky
from ecliptic.ptolemaeus.famous_dates import named_date
from ecliptic.ptolemaeus.setup import RANDOM_DATE, Options, Race, check_options
from ecliptic.terminal.ptolemaeus.face import FACE
from ecliptic.terminal.seats import parse_seats
from ecliptic.terminal.session import Session
from ecliptic.terminal.start import new_session


def new_game(date: str, seats: str, race: Race, seed: str | None, save: Path | None) -> Session:
    """The sky of a date, of a famous one by its name, or of one drawn by lot (`random`)."""
    chairs = parse_seats(seats, LEVELS)
    options = Options(len(chairs), _date(date), race)
    check_options(options)
    return new_session(FACE, options, chairs, seed, save)


def _date(text: str) -> str:
    if text == RANDOM_DATE:
        return text
    date = named_date(text)
    check_sky(date)
    return date_text(date)
