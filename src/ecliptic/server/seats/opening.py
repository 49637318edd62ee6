"""Opening tables and taking seats."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from itertools import count

import msgspec

from ecliptic.core.chance import SEED_BYTES, commitment
from ecliptic.core.errors import shorten
from ecliptic.core.game import AnyGame, Seat
from ecliptic.games import GAMES
from ecliptic.server.auth.idempotency import NEW, OnceOnly
from ecliptic.server.auth.tokens import new_join_code, new_table_id, token_hash
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
_ATTEMPTS = 5


class Opening:
    def __init__(self, store: Store, rearranging: Rearranging) -> None:
        self._store = store
        self._rearranging = rearranging

    async def repeated(self, once: OnceOnly) -> Seated | None:
        """What a request has done before, as long as the key it gave out is valid."""
        if not once.keyed:
            return None
        held: list[SeatHeld] = []
        for token in map(once.token, count()):
            key = await self._store.key(token_hash(token))
            if key is None:
                break
            if key.request != once.digest:
                raise BadCall("server-idempotency-reused")
            held.append(SeatHeld(key.seat, token))
            table = key.table
        return _seated(table, held) if held else None

    async def open(self, wanted: NewTable, once: OnceOnly = NEW) -> Seated:
        """A new table; whoever opens it is the host, and sits at the seats called you."""
        stored = _stored_table(wanted)
        # The deal is only tried here: it says whether a game can start from these options.
        await asyncio.to_thread(LiveTable(stored).deal)
        mine: list[Seat | None] = [
            one.seat for one in stored.seats if one.kind is SeatKind.PERSON
        ] or [None]
        held = [SeatHeld(seat, once.token(number)) for number, seat in enumerate(mine)]
        keys = [
            (
                token_hash(one.token or ""),
                StoredKey(stored.id, one.seat, host=number == 0, request=once.digest),
            )
            for number, one in enumerate(held)
        ]
        for _ in range(_ATTEMPTS):
            try:
                await self._store.create(stored, keys)
                break
            except Overtaken:
                if found := await self.repeated(once):
                    return found
                # Another table has drawn the same join code.
                stored = msgspec.structs.replace(stored, join_code=new_join_code())
        else:
            raise Overtaken("store-overtaken")
        await self._rearranging.announce(stored.id)
        return _seated(stored.id, held)

    async def join(self, stored: StoredTable, wanted: Join, once: OnceOnly = NEW) -> Seated:
        """Take an open seat, or one that somebody has left in the middle of a game."""
        name = checked_name(wanted.name)
        token = once.token()

        def sit(table: StoredTable) -> Arrangement:
            seat = _free_seat(table, wanted.seat)
            person = StoredSeat(seat, SeatKind.PERSON, told_apart(name, seat, table.seats))
            key = StoredKey(table.id, seat, host=False, request=once.digest)
            return Arrangement(with_seat(table, person), new_key=(token_hash(token), key))

        try:
            done = await self._rearranging.change(stored.id, sit)
        except (Conflict, Overtaken):
            if found := await self.repeated(once):
                return found
            raise
        seat = None if done.new_key is None else done.new_key[1].seat
        return Seated(stored.id, seat, token)


def _seated(table_id: str, held: Sequence[SeatHeld]) -> Seated:
    return Seated(table_id, held[0].seat, held[0].token, tuple(held[1:]))


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
        listed=wanted.listed,
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
