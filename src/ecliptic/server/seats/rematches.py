"""Playing again: one new table for the people of an old one, each with a seat that is kept for him.

Whoever asks first opens it and is its host; the others come with the same request. What was
agreed on stays; the sky and the secrets are new.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable

import msgspec

from ecliptic.core.chance import SEED_BYTES, commitment
from ecliptic.core.game import Seat
from ecliptic.games import GAMES
from ecliptic.server.auth.keys import Tokens
from ecliptic.server.auth.tokens import new_join_code, new_table_id, new_token, token_hash
from ecliptic.server.errors import BadCall, Conflict, NotFound
from ecliptic.server.plugins import plugin_of
from ecliptic.server.seats.rearranging import Rearranging, seat_at, with_seat
from ecliptic.store.clock import now
from ecliptic.store.store import Store
from ecliptic.store.values import (
    Arrangement,
    SeatKind,
    Status,
    StoredKey,
    StoredSeat,
    StoredTable,
)
from ecliptic.wire.seats import Seated


class Rematches:
    def __init__(self, store: Store, rearranging: Rearranging) -> None:
        self._store = store
        self._rearranging = rearranging

    async def again(
        self, key: StoredKey, tokens: Tokens, admit: Callable[[StoredTable], Awaitable[None]]
    ) -> Seated:
        """The caller's seat in the rematch of a table, which is opened if nobody has done so and
        it is admitted."""
        old = await self._store.table(key.table)
        if old is None:
            raise NotFound("server-no-table")
        if old.status is not Status.OVER:
            raise BadCall("server-not-over")
        opened = None if old.rematch else await self._open(old, key, admit)
        if opened is not None:
            return opened
        table_id = await self._named(old.id)
        return await self._held(table_id, key, tokens) or await self._claim(table_id, key)

    async def _open(
        self, old: StoredTable, key: StoredKey, admit: Callable[[StoredTable], Awaitable[None]]
    ) -> Seated | None:
        """None if somebody else was faster."""
        await admit(old)
        token = new_token()
        table = _fresh(old, key.seat)
        mine = StoredKey(table.id, key.seat, host=True)
        if not await self._store.rematch(old.id, table, [(token_hash(token), mine)]):
            return None
        for table_id in (table.id, old.id):
            await self._rearranging.announce(table_id)
        return Seated(table.id, key.seat, token)

    async def _named(self, table_id: str) -> str:
        table = await self._store.table(table_id)
        if table is None or table.rematch is None:
            raise NotFound("server-no-table")
        return table.rematch

    async def _held(self, table_id: str, old: StoredKey, tokens: Tokens) -> Seated | None:
        """A browser that asks again has its key to the new table already; at a real table's, its
        key to the same seat."""
        if tokens.bearer:
            return None
        table = await self._store.table(table_id)
        for token in tokens.for_table(table_id):
            key = await self._store.key(token_hash(token))
            if key is not None and table is not None:
                if not table.companion or key.seat == old.seat:
                    return Seated(table_id, key.seat)
        return None

    async def _claim(self, table_id: str, old: StoredKey) -> Seated:
        token = new_token()
        key = StoredKey(table_id, old.seat, old.host and old.seat is None)

        def sit(table: StoredTable) -> Arrangement:
            new_key = (token_hash(token), key)
            if key.seat is None:
                return Arrangement(table, new_key=new_key)
            kept = seat_at(table, key.seat)
            if kept.kind is not SeatKind.RESERVED:
                raise Conflict("server-no-free-seat")
            person = msgspec.structs.replace(kept, kind=SeatKind.PERSON)
            return Arrangement(with_seat(table, person), new_key=new_key)

        await self._rearranging.change(table_id, sit)
        return Seated(table_id, key.seat, token)


def _fresh(old: StoredTable, first: Seat | None) -> StoredTable:
    """The same table with new secrets; only the seat of the one who asks is taken."""
    seed, salt = secrets.token_bytes(SEED_BYTES), secrets.token_bytes(SEED_BYTES)
    return msgspec.structs.replace(
        old,
        id=new_table_id(),
        join_code=new_join_code(),
        rules_version=GAMES[old.game].rules_version,
        options=plugin_of(old.game).options_again(old),
        seed=seed.hex(),
        salt=salt.hex(),
        luck=secrets.token_hex(SEED_BYTES),
        commitment=commitment(seed, salt),
        status=Status.OPEN,
        changed=0,
        created=now(),
        seats=tuple(_kept(one, first) for one in old.seats),
        rematch=None,
        listed=False,
    )


def _kept(seat: StoredSeat, first: Seat | None) -> StoredSeat:
    match seat.kind:
        case SeatKind.OPPONENT:
            return seat
        case SeatKind.PERSON:
            kind = SeatKind.PERSON if seat.seat == first else SeatKind.RESERVED
            return StoredSeat(seat.seat, kind, seat.name)
        case _:
            return StoredSeat(seat.seat, SeatKind.OPEN, "")
