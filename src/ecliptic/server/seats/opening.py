"""Opening tables and taking seats."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence

import msgspec

from ecliptic.core.chance import SEED_BYTES, commitment
from ecliptic.core.errors import shorten
from ecliptic.core.game import AnyGame, Seat
from ecliptic.games import GAMES
from ecliptic.server.auth.tokens import new_join_code, new_table_id, new_token, token_hash
from ecliptic.server.errors import BadCall, Conflict
from ecliptic.server.plugins import plugin_of
from ecliptic.server.seats.before_deal import OPEN, read_options
from ecliptic.server.seats.names import checked_name, opponent_seat, told_apart
from ecliptic.server.seats.rearranging import Rearranging, with_seat
from ecliptic.server.tables.live import LiveTable
from ecliptic.store.clock import now
from ecliptic.store.errors import Overtaken
from ecliptic.store.store import Store
from ecliptic.store.values import (
    Arrangement,
    SeatKind,
    Status,
    StoredKey,
    StoredSeat,
    StoredTable,
)
from ecliptic.wire.seats import Invited, Join, NewTable, Seated, SeatHeld, SeatWanted

YOU = "you"


class Opening:
    def __init__(self, store: Store, rearranging: Rearranging) -> None:
        self._store = store
        self._rearranging = rearranging

    async def open(self, wanted: NewTable) -> Seated:
        """A new table; whoever opens it is the host, and sits at the seats called you."""
        stored = _stored_table(wanted)
        # The deal is only tried here: it says whether a game can start from these options.
        await asyncio.to_thread(LiveTable(stored).deal)
        mine: list[Seat | None] = [
            one.seat for one in stored.seats if one.kind is SeatKind.PERSON
        ] or [None]
        held = [SeatHeld(seat, new_token()) for seat in mine]
        keys = [
            (token_hash(one.token or ""), StoredKey(stored.id, one.seat, host=number == 0))
            for number, one in enumerate(held)
        ]
        await self._create(stored, keys)
        await self._rearranging.announce(stored.id)
        return Seated(stored.id, held[0].seat, held[0].token, tuple(held[1:]))

    async def _create(
        self, stored: StoredTable, keys: Sequence[tuple[str, StoredKey]], attempts: int = 5
    ) -> None:
        """Store a table; with another join code if another table has drawn the same."""
        try:
            await self._store.create(stored, keys)
        except Overtaken:
            if attempts == 1:
                raise
            again = msgspec.structs.replace(stored, join_code=new_join_code())
            await self._create(again, keys, attempts - 1)

    async def join(self, stored: StoredTable, wanted: Join) -> Seated:
        """Take an open seat, or one that somebody has left in the middle of a game."""
        name = checked_name(wanted.name)
        token = new_token()

        def sit(table: StoredTable) -> Arrangement:
            seat = _free_seat(table, wanted.seat)
            person = StoredSeat(seat, SeatKind.PERSON, told_apart(name, seat, table.seats))
            key = StoredKey(table.id, seat, host=False)
            return Arrangement(with_seat(table, person), new_key=(token_hash(token), key))

        done = await self._rearranging.change(stored.id, sit)
        seat = None if done.new_key is None else done.new_key[1].seat
        return Seated(stored.id, seat, token)


def invitation(stored: StoredTable) -> Invited:
    """What somebody with a code may know before taking a seat."""
    _free_seat(stored, None)
    people = [one.name for one in stored.seats if one.kind is SeatKind.PERSON]
    return Invited(stored.game, tuple(people))


def _free_seat(table: StoredTable, wanted: Seat | None) -> Seat:
    """The seat that was asked for, or the first open one, or the first that was left."""
    for kind in (SeatKind.OPEN, SeatKind.VACATED):
        for one in table.seats:
            if one.kind is kind and wanted in (None, one.seat):
                if table.status is not Status.OVER:
                    return one.seat
    raise Conflict("server-no-free-seat")


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
        start=wanted.start,
        companion=wanted.companion,
    )


def _options(game: AnyGame, wanted: NewTable) -> bytes:
    options = read_options(game, wanted.options)
    if wanted.companion:
        plugin_of(game.name).require_code(options)
        plugin_of(game.name).require_generator(wanted.generator)
    if game.seats(options) != len(wanted.seats):
        seats = game.seats(options)
        raise BadCall("server-seats", seats=len(wanted.seats), expected=seats)
    return msgspec.json.encode(options)


def _seats(game: AnyGame, wanted: NewTable) -> tuple[StoredSeat, ...]:
    mine = sum(one.who == YOU for one in wanted.seats)
    if mine > 1 and not wanted.companion:
        raise BadCall("server-you-twice")
    if wanted.names and len(wanted.names) != mine:
        raise BadCall("server-names", names=len(wanted.names), expected=mine)
    names = iter([checked_name(name) for name in wanted.names or [wanted.name] * mine])
    seats: list[StoredSeat] = []
    for seat, one in enumerate(wanted.seats):
        name = next(names) if one.who == YOU else ""
        seats.append(_seat(game, seat, one, name, seats))
    return tuple(seats)


def _seat(
    game: AnyGame, seat: Seat, wanted: SeatWanted, name: str, taken: Sequence[StoredSeat]
) -> StoredSeat:
    if wanted.who == YOU:
        return StoredSeat(seat, SeatKind.PERSON, told_apart(name, seat, taken))
    if wanted.who == OPEN:
        return StoredSeat(seat, SeatKind.OPEN, "")
    return opponent_seat(game.name, seat, wanted.who, taken)
