"""What people and opponents at a table are called."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from ecliptic.bots.levels import LEVELS_OF
from ecliptic.bots.said import is_player, level_of
from ecliptic.core.errors import shorten
from ecliptic.core.game import Seat
from ecliptic.core.record import is_player_name
from ecliptic.server.errors import BadCall
from ecliptic.store.values import SeatKind, StoredSeat
from ecliptic.wire.seats import GUEST, INVISIBLE

SIMPLEST = "random"
_INVISIBLE = re.compile(f"[{INVISIBLE}]")
_STYLE = re.compile("[\ufe0e\ufe0f]")
"""Whether the sign before is drawn as text or as an emoji."""
_FORGOTTEN = re.compile(rf"{GUEST}( \d+)?")


def checked_name(name: str) -> str:
    """A name that everybody can see, and that is not the server's own for the forgotten."""
    if not is_player_name(name) or _INVISIBLE.search(name) or _is_mark(name[0]):
        raise BadCall("server-name", name=shorten(name))
    if _FORGOTTEN.fullmatch(_alike(name)):
        raise BadCall("server-name-guest", name=shorten(name))
    return name


def _is_mark(sign: str) -> bool:
    """Something that is drawn on the sign before it, or, at the beginning, on nothing."""
    return unicodedata.category(sign).startswith("M")


def _alike(name: str) -> str:
    """What names have in common that look the same: case, width and style do not matter."""
    return " ".join(_STYLE.sub("", unicodedata.normalize("NFKC", name)).casefold().split())


def told_apart(name: str, seat: Seat, others: Sequence[StoredSeat]) -> str:
    """No two seats of a table have one name."""
    same = any(_alike(one.name) == _alike(name) for one in others if one.seat != seat)
    return f"{name} {seat + 1}" if same else name


def check_level(game: str, level: str) -> None:
    if not is_player(level, LEVELS_OF[game]):
        raise BadCall("server-level", level=shorten(level))


def opponent_seat(game: str, seat: Seat, level: str, others: Sequence[StoredSeat]) -> StoredSeat:
    check_level(game, level)
    name = told_apart(level_of(level).capitalize(), seat, others)
    return StoredSeat(seat, SeatKind.OPPONENT, name, level)
