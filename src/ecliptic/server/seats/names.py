"""What people and opponents at a table are called."""

from __future__ import annotations

from collections.abc import Sequence

from ecliptic.bots.levels import LEVELS_OF
from ecliptic.core.errors import shorten
from ecliptic.core.game import Seat
from ecliptic.core.record import is_player_name
from ecliptic.server.errors import BadCall
from ecliptic.store.values import SeatKind, StoredSeat

GUEST = "guest"
"""Whoever has asked to be forgotten."""
SIMPLEST = "random"


def checked_name(name: str) -> str:
    if not is_player_name(name):
        raise BadCall("server-name", name=shorten(name))
    return name


def told_apart(name: str, seat: Seat, others: Sequence[StoredSeat]) -> str:
    """No two seats of a table have one name."""
    same = any(one.name.lower() == name.lower() for one in others if one.seat != seat)
    return f"{name} {seat + 1}" if same else name


def check_level(game: str, level: str) -> None:
    if level not in LEVELS_OF[game]:
        raise BadCall("server-level", level=shorten(level))


def opponent_seat(game: str, seat: Seat, level: str, others: Sequence[StoredSeat]) -> StoredSeat:
    check_level(game, level)
    name = told_apart(level.capitalize(), seat, others)
    return StoredSeat(seat, SeatKind.OPPONENT, name, level)


def gentlest(game: str) -> str:
    """The weakest opponent that plays with a purpose, if there is any."""
    return next((level for level in LEVELS_OF[game] if level != SIMPLEST), SIMPLEST)
