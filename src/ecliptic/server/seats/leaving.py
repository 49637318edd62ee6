"""Leaving a table, and being forgotten."""

from __future__ import annotations

import msgspec

from ecliptic.core.game import Seat
from ecliptic.server.seats.house_rules import HouseRules
from ecliptic.server.seats.names import told_apart
from ecliptic.server.seats.rearranging import Rearranging, seat_at, with_seat
from ecliptic.store.store import Store
from ecliptic.store.values import (
    Arrangement,
    SeatKind,
    Status,
    StoredKey,
    StoredSeat,
    StoredTable,
)
from ecliptic.wire.seats import GUEST


class Leaving:
    def __init__(self, store: Store, rearranging: Rearranging, house: HouseRules) -> None:
        self._store = store
        self._rearranging = rearranging
        self._house = house

    async def leave(self, key_hash: str, key: StoredKey, level: str) -> None:
        """Before the deal the seat is open again; during the game an opponent goes on. The key is
        void, and somebody else is the host."""

        def gone(table: StoredTable) -> Arrangement:
            if level:
                self._house.check_level(table.game, level)
            if key.seat is None:
                return Arrangement(table, void_key=key_hash)
            left = self._left(table, seat_at(table, key.seat), level)
            # Notes stay with a seat that is played on; an open one is somebody else's soon.
            erased = key.seat if left.kind is SeatKind.OPEN else None
            return Arrangement(with_seat(table, left), void=(key.seat,), erased=erased)

        await self._rearranging.change(key.table, gone, holder=key_hash)

    async def erase(self, key_hash: str, key: StoredKey) -> None:
        """Leave without a trace of who it was: no name, no token, no notes. What happened at the
        table belongs to everybody and stays."""

        def gone(table: StoredTable) -> Arrangement:
            if key.seat is None:
                return Arrangement(table, void_key=key_hash)
            left = self._left(table, seat_at(table, key.seat), "")
            if left.kind is not SeatKind.OPEN:
                name = told_apart(GUEST, key.seat, table.seats)
                left = msgspec.structs.replace(left, name=name)
            return Arrangement(with_seat(table, left), void=(key.seat,), erased=key.seat)

        table = await self._store.table(key.table)
        if table is not None and table.rematch is not None and key.seat is not None:
            await self._open_reserved(table.rematch, key.seat)
        await self._rearranging.change(key.table, gone, holder=key_hash)

    async def _open_reserved(self, table_id: str, seat: Seat) -> None:
        """The seat a rematch keeps by name for somebody who is to be forgotten."""

        def opened(table: StoredTable) -> Arrangement:
            if seat_at(table, seat).kind is not SeatKind.RESERVED:
                return Arrangement(table)
            return Arrangement(with_seat(table, StoredSeat(seat, SeatKind.OPEN, "")))

        await self._rearranging.change(table_id, opened)

    def _left(self, table: StoredTable, seat: StoredSeat, level: str) -> StoredSeat:
        if table.status is Status.OPEN:
            return StoredSeat(seat.seat, SeatKind.OPEN, "")
        plays_on = level or seat.level or self._house.gentlest(table.game)
        return StoredSeat(
            seat=seat.seat,
            kind=SeatKind.VACATED,
            name=seat.name,
            level=plays_on if table.status is Status.PLAYING else "",
        )
