"""Before the deal: who sits where, who is ready, and what everybody agrees on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ecliptic.core.errors import shorten
from ecliptic.core.game import AnyGame, Seat
from ecliptic.games import GAMES
from ecliptic.server.auth.keys import require_host
from ecliptic.server.errors import BadCall, Conflict, NotAllowed
from ecliptic.server.plugins import plugin_of
from ecliptic.server.seats.house_rules import HouseRules
from ecliptic.server.seats.names import opponent_seat
from ecliptic.server.seats.rearranging import Rearranging, require_undealt, seat_at, with_seat
from ecliptic.store.values import Arrangement, SeatKind, StoredKey, StoredSeat, StoredTable
from ecliptic.wire.seats import PlaceWanted, SettingsWanted

OPEN = "open"


class BeforeDeal:
    def __init__(self, rearranging: Rearranging, house: HouseRules) -> None:
        self._rearranging = rearranging
        self._house = house

    async def seat(self, table_id: str, seat: Seat, who: str) -> None:
        """Put an opponent on an empty seat, or open it."""

        def change(table: StoredTable) -> StoredTable:
            if seat_at(table, seat).kind is SeatKind.PERSON:
                raise Conflict("server-seat-taken", seat=seat + 1)
            if who == OPEN:
                return with_seat(table, StoredSeat(seat, SeatKind.OPEN, ""))
            self._house.check_level(table.game, who)
            return with_seat(table, opponent_seat(table.game, seat, who, table.seats))

        await self._change(table_id, change)

    async def remove(self, table_id: str, seat: Seat) -> None:
        """Send a person away: the seat is open again, the person's key void, its notes gone."""

        def change(table: StoredTable) -> Arrangement:
            require_undealt(table)
            if seat_at(table, seat).kind is not SeatKind.PERSON:
                raise Conflict("server-not-a-person", seat=seat + 1)
            opened = with_seat(table, StoredSeat(seat, SeatKind.OPEN, ""))
            return Arrangement(opened, void=(seat,), erased=seat)

        await self._rearranging.change(table_id, change)

    async def ready(self, table_id: str, seat: Seat, ready: bool) -> None:
        def change(table: StoredTable) -> StoredTable:
            person = msgspec.structs.replace(seat_at(table, seat), ready=ready)
            return with_seat(table, person)

        await self._change(table_id, change)

    async def place(
        self, table_id: str, seat: Seat, wanted: PlaceWanted, key: StoredKey | None
    ) -> None:
        """Choose what a seat chooses for itself: a person its own, the host for everybody else."""

        def change(table: StoredTable) -> StoredTable:
            if seat_at(table, seat).kind is SeatKind.PERSON:
                require_holder(key, seat)
            else:
                require_host(key)
            options = plugin_of(table.game).with_place(table, seat, wanted)
            return msgspec.structs.replace(table, options=options)

        await self._change(table_id, change)

    async def settings(self, table_id: str, wanted: SettingsWanted) -> None:
        """Change what was agreed on. Nobody is ready any more: that was said of something else."""
        if wanted.help is not None:
            self._house.check_help(wanted.help)
        self._house.check_listed(bool(wanted.listed))

        def change(table: StoredTable) -> StoredTable:
            options, seats = table.options, table.seats
            if wanted.options is not None:
                game, plugin = GAMES[table.game], plugin_of(table.game)
                read = plugin.with_own_places(table, read_options(game, wanted.options))
                if table.companion:
                    plugin.require_code(read)
                options = msgspec.json.encode(read)
                seats = _as_many(seats, game.seats(read))
            return msgspec.structs.replace(
                table,
                options=options,
                seats=tuple(msgspec.structs.replace(one, ready=False) for one in seats),
                help=table.help if wanted.help is None else wanted.help,
                spectators=table.spectators if wanted.spectators is None else wanted.spectators,
                listed=table.listed if wanted.listed is None else wanted.listed,
            )

        await self._change(table_id, change)

    async def stand_in(self, table_id: str, seat: Seat, level: str) -> None:
        """Let an opponent answer for an absent person, or give the seat back (no level)."""

        def change(table: StoredTable) -> Arrangement:
            person = seat_at(table, seat)
            if person.kind is not SeatKind.PERSON:
                raise Conflict("server-not-a-person", seat=seat + 1)
            if level:
                self._house.check_level(table.game, level)
            return Arrangement(with_seat(table, msgspec.structs.replace(person, level=level)))

        await self._rearranging.change(table_id, change)

    async def _change(self, table_id: str, change: Callable[[StoredTable], StoredTable]) -> None:
        def arranged(table: StoredTable) -> Arrangement:
            require_undealt(table)
            return Arrangement(change(table))

        await self._rearranging.change(table_id, arranged)


def require_holder(key: StoredKey | None, seat: Seat) -> None:
    if key is None or key.seat != seat:
        raise NotAllowed("server-not-your-seat")


def read_options(game: AnyGame, options: dict[str, Any]) -> Any:
    try:
        return msgspec.convert(options, game.options_type)
    except msgspec.ValidationError as error:
        raise BadCall("server-options", reason=shorten(str(error), 120)) from error


def _as_many(seats: tuple[StoredSeat, ...], count: int) -> tuple[StoredSeat, ...]:
    """More seats are open at first; only seats without a person are taken away."""
    for one in seats[max(count, 0) :]:
        if one.kind not in (SeatKind.OPEN, SeatKind.OPPONENT):
            raise Conflict("server-seat-taken", seat=one.seat + 1)
    more = range(len(seats), count)
    return (*seats[:count], *(StoredSeat(seat, SeatKind.OPEN, "") for seat in more))
