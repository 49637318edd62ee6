"""Opening tables and taking seats."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence

import msgspec

from ecliptic.bots.levels import LEVELS_OF
from ecliptic.core.chance import SEED_BYTES, commitment
from ecliptic.core.errors import shorten
from ecliptic.core.game import AnyGame, Seat
from ecliptic.core.record import is_player_name
from ecliptic.games import GAMES
from ecliptic.server.bus import Bus
from ecliptic.server.errors import BadCall, Conflict, NotFound
from ecliptic.server.live import LiveTable
from ecliptic.server.live_tables import LiveTables
from ecliptic.server.tokens import new_join_code, new_table_id, new_token, token_hash
from ecliptic.server.wire import Join, NewTable, Seated, SeatWanted
from ecliptic.store.sql_part import now
from ecliptic.store.store import Store
from ecliptic.store.values import SeatKind, Status, StoredKey, StoredSeat, StoredTable

YOU = "you"
OPEN = "open"


class Lobby:
    def __init__(self, store: Store, tables: LiveTables, bus: Bus) -> None:
        self._store = store
        self._tables = tables
        self._bus = bus

    async def open(self, wanted: NewTable) -> Seated:
        """A new table; whoever opens it keeps the house, and sits at the first seat called you."""
        stored = _stored_table(wanted)
        # The deal is only tried here: it says whether a game can start from these options.
        await asyncio.to_thread(LiveTable(stored).deal)
        token = new_token()
        seat = next((one.seat for one in stored.seats if one.kind is SeatKind.PERSON), None)
        key = StoredKey(stored.id, seat, host=True)
        await self._store.create(stored, [(token_hash(token), key)])
        await self._tables.look(stored.id)
        return Seated(stored.id, seat, token)

    async def join(self, wanted: Join) -> Seated:
        name = _checked_name(wanted.name)
        stored = await self._store.table_by_code(wanted.join_code.strip().upper())
        if stored is None:
            raise NotFound("server-no-code")
        free = [one.seat for one in stored.seats if one.kind is SeatKind.OPEN]
        if wanted.seat is not None:
            free = [seat for seat in free if seat == wanted.seat]
        for seat in free:
            token = new_token()
            person = StoredSeat(seat, SeatKind.PERSON, _told_apart(name, seat, stored.seats))
            if await self._store.sit(stored.id, person, token_hash(token)):
                await self._tables.look(stored.id)
                self._bus.wake(stored.id)
                return Seated(stored.id, seat, token)
        raise Conflict("server-no-free-seat")

    async def reissue(self, table_id: str, seat: Seat) -> Seated:
        """A new token for a seat whose holder has lost it, or wants it on another device."""
        stored = await self._store.table(table_id)
        if stored is None or not 0 <= seat < len(stored.seats):
            raise NotFound("server-no-table")
        if stored.seats[seat].kind is not SeatKind.PERSON:
            raise Conflict("server-not-a-person", seat=seat + 1)
        token = new_token()
        await self._store.reissue(table_id, seat, token_hash(token))
        await self._tables.look(table_id)
        self._bus.wake(table_id)
        return Seated(table_id, seat, token)

    async def stand_in(self, table_id: str, seat: Seat, level: str) -> None:
        """Let an opponent answer for an absent person, or give the seat back (no level)."""
        stored = await self._store.table(table_id)
        if stored is None or not 0 <= seat < len(stored.seats):
            raise NotFound("server-no-table")
        if stored.seats[seat].kind is not SeatKind.PERSON:
            raise Conflict("server-not-a-person", seat=seat + 1)
        if level and level not in LEVELS_OF[stored.game]:
            raise BadCall("server-level", level=shorten(level))
        await self._store.seat(table_id, msgspec.structs.replace(stored.seats[seat], level=level))
        await self._tables.look(table_id)
        self._bus.wake(table_id)


def _stored_table(wanted: NewTable) -> StoredTable:
    game = GAMES.get(wanted.game)
    if game is None:
        raise BadCall("server-game", game=shorten(wanted.game), games=", ".join(GAMES))
    options = _options(game, wanted)
    seed, salt = secrets.token_bytes(SEED_BYTES), secrets.token_bytes(SEED_BYTES)
    return StoredTable(
        id=new_table_id(),
        join_code=new_join_code(),
        game=game.name,
        rules_version=game.rules_version,
        options=options,
        seed=seed.hex(),
        salt=salt.hex(),
        luck=secrets.token_hex(SEED_BYTES),
        commitment=commitment(seed, salt),
        help=wanted.help,
        spectators=wanted.spectators,
        status=Status.OPEN,
        changed=0,
        created=now(),
        seats=_seats(game, wanted),
    )


def _options(game: AnyGame, wanted: NewTable) -> bytes:
    try:
        options = msgspec.convert(wanted.options, game.options_type)
    except msgspec.ValidationError as error:
        raise BadCall("server-options", reason=shorten(str(error), 120)) from error
    if game.seats(options) != len(wanted.seats):
        seats = game.seats(options)
        raise BadCall("server-seats", seats=len(wanted.seats), expected=seats)
    return msgspec.json.encode(options)


def _seats(game: AnyGame, wanted: NewTable) -> tuple[StoredSeat, ...]:
    if sum(one.who == YOU for one in wanted.seats) > 1:
        raise BadCall("server-you-twice")
    name = _checked_name(wanted.name)
    seats: list[StoredSeat] = []
    for seat, one in enumerate(wanted.seats):
        seats.append(_seat(game, seat, one, name, seats))
    return tuple(seats)


def _seat(
    game: AnyGame, seat: Seat, wanted: SeatWanted, host: str, taken: Sequence[StoredSeat]
) -> StoredSeat:
    if wanted.who == YOU:
        return StoredSeat(seat, SeatKind.PERSON, _told_apart(host, seat, taken))
    if wanted.who == OPEN:
        return StoredSeat(seat, SeatKind.OPEN, "")
    if wanted.who not in LEVELS_OF[game.name]:
        raise BadCall("server-level", level=shorten(wanted.who))
    name = _told_apart(wanted.who.capitalize(), seat, taken)
    return StoredSeat(seat, SeatKind.OPPONENT, name, wanted.who)


def _told_apart(name: str, seat: Seat, others: Sequence[StoredSeat]) -> str:
    """No two seats of a table have one name."""
    same = any(one.name.lower() == name.lower() for one in others if one.seat != seat)
    return f"{name} {seat + 1}" if same else name


def _checked_name(name: str) -> str:
    if not is_player_name(name):
        raise BadCall("server-name", name=shorten(name))
    return name
