"""The house: everything one server process is made of, opened and closed together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from ecliptic.server.auth.recent_keys import RecentKeys
from ecliptic.server.help.desk import HelpDesk
from ecliptic.server.http.rate_limits import AtOnce, Rate
from ecliptic.server.logs import Facts, note
from ecliptic.server.metrics import Metrics
from ecliptic.server.opponents.turns import Opponents
from ecliptic.server.replays.kept import Replays
from ecliptic.server.seats.before_deal import Seating
from ecliptic.server.seats.devices import Links
from ecliptic.server.seats.leaving import Leaving
from ecliptic.server.seats.opening import Lobby
from ecliptic.server.seats.rearranging import Arranging
from ecliptic.server.seats.rematches import Rematches
from ecliptic.server.settings import Settings
from ecliptic.server.tables.cache import LiveTables
from ecliptic.server.tables.commands import Playing
from ecliptic.server.tables.wakeups import MemoryBus
from ecliptic.server.workers import Workers
from ecliptic.store.errors import StoreTrouble
from ecliptic.store.sqlite import open_store
from ecliptic.store.store import Store
from ecliptic.store.values import Mark

_KEYS_A_TABLE = 4


@dataclass(frozen=True)
class House:
    settings: Settings
    metrics: Metrics
    store: Store
    bus: MemoryBus
    tables: LiveTables
    recent_keys: RecentKeys
    lobby: Lobby
    seating: Seating
    leaving: Leaving
    links: Links
    rematches: Rematches
    replays: Replays
    playing: Playing
    opponents: Opponents
    help: HelpDesk
    arrivals: Rate
    commands: Rate
    sockets: AtOnce

    def moved(self, table_id: str) -> None:
        """Something was appended or somebody sat down: opponents may have to answer."""
        self.opponents.look_at(table_id)


@asynccontextmanager
async def open_house(settings: Settings, metrics: Metrics) -> AsyncIterator[House]:
    store = await open_store(settings.folder)
    bus = MemoryBus()
    tables = LiveTables(store, settings.tables_in_memory)
    arranging = Arranging(store, tables, bus)
    playing = Playing(store, tables, bus, metrics)
    workers = Workers(settings.workers, spent=metrics.thinking.observe)
    metrics.waiting.set_function(lambda: workers.waiting)
    opponents = Opponents(store, tables, playing, workers, settings.patience)
    help_desk = HelpDesk(settings)
    house = House(
        settings=settings,
        metrics=metrics,
        store=store,
        bus=bus,
        tables=tables,
        recent_keys=RecentKeys(store, _KEYS_A_TABLE * settings.tables_in_memory),
        lobby=Lobby(store, arranging),
        seating=Seating(arranging),
        leaving=Leaving(store, arranging),
        links=Links(store, arranging),
        rematches=Rematches(store, arranging),
        replays=Replays(store),
        playing=playing,
        opponents=opponents,
        help=help_desk,
        arrivals=Rate(settings.limits.tables_a_minute),
        commands=Rate(settings.limits.commands_a_minute),
        sockets=AtOnce(settings.limits.sockets),
    )
    watch = asyncio.create_task(_watch(house), name="watch the log")
    sweep = asyncio.create_task(opponents.sweep(), name="sweep for opponents' turns")
    try:
        yield house
    finally:
        for task in (watch, sweep):
            task.cancel()
        await asyncio.gather(watch, sweep, return_exceptions=True)
        await opponents.close()
        await help_desk.close()
        await workers.close()
        await store.close()


async def _watch(house: House) -> None:
    """Wake listeners for entries that other processes have appended."""
    mark: Mark | None = None
    while True:
        try:
            mark, changes = await house.store.changes(mark)
            for change in changes:
                if house.tables.notice(change):
                    house.bus.wake(change.table)
        except StoreTrouble as trouble:
            note(logging.WARNING, "watch-put-off", Facts(code=trouble.code))
        except Exception as error:
            # Without the watch nobody here would hear what other processes do: it goes on.
            note(logging.ERROR, "watch-failed", error=error)
        await asyncio.sleep(house.settings.patience.poll)
