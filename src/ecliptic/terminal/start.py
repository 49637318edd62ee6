"""Setting a table up: a new game with a secret or a named seed, or one that was saved."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ecliptic.bots.bot import SeatedBot
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.bots.said import seated_bot
from ecliptic.core.chance import SEED_BYTES, Chance, salt_for_named_seed, seed_from_text
from ecliptic.core.errors import BadRequest, shorten
from ecliptic.core.game import Seat
from ecliptic.core.record import replayed, verify_moves
from ecliptic.core.table import open_table
from ecliptic.terminal.face import Face
from ecliptic.terminal.faces import face_of
from ecliptic.terminal.files import check_writable, home_expanded, read_record
from ecliptic.terminal.own_notes import read_notes
from ecliptic.terminal.seats import Chair, chairs_of
from ecliptic.terminal.session import Session


def new_session(
    face: Face, options: Any, chairs: Sequence[Chair], seed: str | None, save: Path | None
) -> Session:
    """A fresh table of any game."""
    secret = secrets.token_bytes(SEED_BYTES) if seed is None else seed_from_text(seed)
    salt = secrets.token_bytes(SEED_BYTES) if seed is None else salt_for_named_seed(secret)
    table = open_table(face.game, options, Chance(secret))
    path = None if save is None else home_expanded(save)
    session = Session(face, table, chairs, _seated(face, chairs, seed), salt, path)
    if path is not None:
        check_writable(path, session.saving.record())
    return session


def saved_game(path: Path, seed: str | None) -> Session:
    """Go on with a saved game, whichever version dealt it. Naming its seed again gives programs the
    same luck as before."""
    record = read_record(path)
    if record.result is not None:
        raise BadRequest("terminal-game-finished", file=shlex.quote(str(path)))
    if seed is not None and seed_from_text(seed).hex() != record.seed:
        raise BadRequest("terminal-seed-other", seed=shorten(seed))
    face = face_of(record.game)
    chairs = chairs_of(record.players, LEVELS_OF[record.game])
    verify_moves(face.game, record)
    table = replayed(face.game, record)
    session = Session(
        face, table, chairs, _seated(face, chairs, seed), bytes.fromhex(record.salt), path
    )
    session.saving.remember(read_notes(face.pencil, path, record.commitment, table.options))
    return session


def _seated(face: Face, chairs: Sequence[Chair], seed: str | None) -> dict[Seat, SeatedBot]:
    """Programs with streams of their own, never made from the table's seed."""
    levels = LEVELS_OF[face.game.name]
    return {
        seat: seated_bot(chair.said, levels, _luck(seat, seed))
        for seat, chair in enumerate(chairs)
        if not chair.is_person
    }


def _luck(seat: Seat, seed: str | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    return seed_from_text(f"bot {seat + 1} of {seed}")
