"""Setting a table up, from the command line's words or from a saved game."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Sequence
from pathlib import Path

from ecliptic.bots.bot import SeatedBot
from ecliptic.bots.levels import PLANETX
from ecliptic.core.chance import SEED_BYTES, Chance, salt_for_named_seed, seed_from_text
from ecliptic.core.errors import shorten
from ecliptic.core.game import Seat
from ecliptic.core.record import replayed, verify
from ecliptic.core.table import open_table
from ecliptic.games import GAMES
from ecliptic.planetx.codes import mode_of, parse_code
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.setup import LEVELS, Options, Place, Season, check_options
from ecliptic.terminal.errors import BadRequest
from ecliptic.terminal.files import check_writable, game_of, home_expanded, read_record
from ecliptic.terminal.own_notes import read_notes
from ecliptic.terminal.seats import Chair, chairs_of, parse_seats
from ecliptic.terminal.session import Session


def new_game(
    mode: Mode | None,
    seats: str,
    level: str,
    seed: str | None,
    save: Path | None,
    code: str | None = None,
) -> Session:
    """A fresh secret sky, or the sky of a code; a code brings its mode along."""
    chairs = parse_seats(seats, PLANETX)
    code = "" if code is None else parse_code(code)
    if mode is None:
        mode = mode_of(code) if code else Mode.STANDARD
    options = _options(mode, len(chairs), level, code)
    secret = secrets.token_bytes(SEED_BYTES) if seed is None else seed_from_text(seed)
    salt = secrets.token_bytes(SEED_BYTES) if seed is None else salt_for_named_seed(secret)
    table = open_table(GAMES["planetx"], options, Chance(secret))
    path = None if save is None else home_expanded(save)
    session = Session(table, chairs, _seated(chairs, seed), salt, path)
    if path is not None:
        check_writable(path, session.record())
    return session


def saved_game(path: Path, seed: str | None) -> Session:
    """Go on with a saved game. Naming its seed again gives programs the same luck as before."""
    record = read_record(path)
    if record.result is not None:
        raise BadRequest("terminal-game-finished", file=shlex.quote(str(path)))
    if seed is not None and seed_from_text(seed).hex() != record.seed:
        raise BadRequest("terminal-seed-other", seed=shorten(seed))
    chairs = chairs_of(record.players, PLANETX)
    game = game_of(record)
    verify(game, record)
    table = replayed(game, record)
    session = Session(table, chairs, _seated(chairs, seed), bytes.fromhex(record.salt), path)
    session.remember(read_notes(path, record.commitment, table.options.mode))
    return session


def _seated(chairs: Sequence[Chair], seed: str | None) -> dict[Seat, SeatedBot]:
    """Programs with streams of their own, never made from the table's seed."""
    return {
        seat: SeatedBot(chair.bot, _luck(seat, seed))
        for seat, chair in enumerate(chairs)
        if chair.bot is not None
    }


def _luck(seat: Seat, seed: str | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    return seed_from_text(f"bot {seat + 1} of {seed}")


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
