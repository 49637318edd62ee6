"""Setting up a game of The Search for Planet X from the command line's words."""

from __future__ import annotations

from pathlib import Path

from ecliptic.bots.planetx.levels import LEVELS as BOTS
from ecliptic.core.errors import BadRequest, shorten
from ecliptic.planetx.codes import mode_of, parse_code
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.setup import LEVELS, Options, Place, Season, check_options
from ecliptic.terminal.planetx.face import FACE
from ecliptic.terminal.seats import parse_seats
from ecliptic.terminal.session import Session
from ecliptic.terminal.start import new_session


def new_game(
    mode: Mode | None,
    seats: str,
    level: str,
    seed: str | None,
    save: Path | None,
    code: str | None = None,
) -> Session:
    """A fresh secret sky, or the sky of a code; a code brings its mode along."""
    chairs = parse_seats(seats, BOTS)
    code = "" if code is None else parse_code(code)
    if mode is None:
        mode = mode_of(code) if code else Mode.STANDARD
    options = _options(mode, len(chairs), level, code)
    return new_session(FACE, options, chairs, seed, save)


def _options(mode: Mode, seats: int, level: str, code: str) -> Options:
    """One level for all, or one for each seat; a level is its name or its number of facts."""
    levels = level.split(",")
    if len(levels) == 1:
        levels *= seats
    if len(levels) != seats:
        raise BadRequest("terminal-level-count", levels=len(levels), seats=seats)
    seasons = (list(Season) * seats)[:seats]
    places = zip(seasons, map(_facts, levels), strict=True)
    options = Options(mode, tuple(Place(season, facts) for season, facts in places), code)
    check_options(options)
    return options


def _facts(level: str) -> int:
    named = {**LEVELS, **{str(facts): facts for facts in LEVELS.values()}}
    if level.strip().lower() not in named:
        raise BadRequest("terminal-level", level=shorten(level), levels=", ".join(named))
    return named[level.strip().lower()]
