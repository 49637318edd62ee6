"""The services: everything one server process is made of, opened and closed together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecliptic.server.auth.keys import KeyCache
from ecliptic.server.help.desk import HelpDesk
from ecliptic.server.http.access_log import AnswerLog
from ecliptic.server.http.rate_limits import (
    ConcurrencyLimit,
    GuessLimit,
    RateLimit,
    SharedRateLimit,
    Sharing,
)
from ecliptic.server.logs import Facts, Outage, note
from ecliptic.server.metrics import Metrics
from ecliptic.server.opponents.turns import Opponents
from ecliptic.server.replays.kept import Replays
from ecliptic.server.seats.before_deal import BeforeDeal
from ecliptic.server.seats.devices import Devices
from ecliptic.server.seats.house_rules import HouseRules
from ecliptic.server.seats.join_codes import JoinCodes
from ecliptic.server.seats.leaving import Leaving
from ecliptic.server.seats.opening import Opening
from ecliptic.server.seats.rearranging import Rearranging
from ecliptic.server.seats.rematches import Rematches
from ecliptic.server.seats.scrubbing import Scrubbing
from ecliptic.server.settings import Settings
from ecliptic.server.tables.cache import TableCache
from ecliptic.server.tables.change_feed import FeedFollower
from ecliptic.server.tables.commands import Commands
from ecliptic.server.tables.encodings import EncodingCache
from ecliptic.server.tables.quotas import Quotas
from ecliptic.server.tables.wakeups import Wakeups
from ecliptic.server.workers import Workers
from ecliptic.store.errors import StoreTrouble
from ecliptic.store.open import open_store
from ecliptic.store.pruning import before, prune
from ecliptic.store.store import Store

if TYPE_CHECKING:
    from ecliptic.server.redis.house import HouseRedis

_KEYS_A_TABLE = 4
_PRUNE_SECONDS = 3600.0


@dataclass(frozen=True)
class Services:
    settings: Settings
    house_secret: bytes
    metrics: Metrics
    answer_log: AnswerLog
    store: Store
    wakeups: Wakeups
    tables: TableCache
    encodings: EncodingCache
    key_cache: KeyCache
    house: HouseRules
    join_codes: JoinCodes
    opening: Opening
    before_deal: BeforeDeal
    leaving: Leaving
    scrubbing: Scrubbing
    devices: Devices
    rematches: Rematches
    replays: Replays
    commands: Commands
    opponents: Opponents
    help: HelpDesk
    write_limit: SharedRateLimit
    """By address; requests are counted where they come in (`gatekeeping.py`)."""
    arrival_limit: SharedRateLimit
    command_limit: SharedRateLimit
    own_tables_limit: SharedRateLimit
    passphrase_guesses: GuessLimit
    quotas: Quotas
    frame_limit: RateLimit
    socket_limit: ConcurrencyLimit


@asynccontextmanager
async def open_services(
    settings: Settings, answer_log: AnswerLog, sharing: Sharing, writes: SharedRateLimit
) -> AsyncIterator[Services]:
    metrics, outage = answer_log.metrics, answer_log.store_outage
    limits, patience = settings.limits, settings.patience
    store = await open_store(settings.place, committed=metrics.commits.inc)
    house_secret = bytes.fromhex(await store.house_secret())
    wakeups = Wakeups()
    most = settings.tables_in_memory
    tables = TableCache(store, most, limits.log_entries, wakeups.listened_to)

    def changed(table_id: str) -> None:
        """This process has changed a table: viewers hear of it, and opponents may have to answer.
        What other processes change only wakes viewers, or every process would think."""
        wakeups.wake(table_id)
        opponents.look_at(table_id, newest=True)
        if redis is not None:
            redis.channels.tell(table_id)

    rearranging = Rearranging(store, tables, changed)
    commands = Commands(store, tables, changed, metrics)
    workers = Workers(settings.workers, spent=metrics.thinking.observe)
    metrics.waiting.set_function(lambda: workers.waiting)
    opponents = Opponents(store, tables, commands, workers, settings, wakeups, outage)
    help_desk = HelpDesk(settings, sharing)
    scrubbing = Scrubbing(store, patience.sweep, outage)
    metrics.watch("store", lambda: not outage.lasts)
    follower = FeedFollower(store, tables, wakeups, scrubbing, outage, patience.poll)
    redis = None
    if settings.redis_url:
        redis = _joined(settings.redis_url, house_secret, metrics.process, follower)
        sharing.counts = redis.counts
        wakeups.begun, wakeups.ended = redis.channels.subscribe, redis.channels.unsubscribe
        metrics.watch("redis", lambda: redis.link.up)
    house = HouseRules(settings, store)
    services = Services(
        settings=settings,
        house_secret=house_secret,
        metrics=metrics,
        answer_log=answer_log,
        store=store,
        wakeups=wakeups,
        tables=tables,
        encodings=EncodingCache(),
        key_cache=KeyCache(store, _KEYS_A_TABLE * settings.tables_in_memory),
        house=house,
        join_codes=JoinCodes(store, limits, sharing),
        opening=Opening(store, rearranging),
        before_deal=BeforeDeal(rearranging, house),
        leaving=Leaving(store, rearranging, house),
        scrubbing=scrubbing,
        devices=Devices(store, rearranging),
        rematches=Rematches(store, rearranging),
        replays=Replays(store, limits.replays),
        commands=commands,
        opponents=opponents,
        help=help_desk,
        write_limit=writes,
        arrival_limit=SharedRateLimit("arrivals", limits.tables_a_minute, sharing),
        command_limit=SharedRateLimit("commands", limits.commands_a_minute, sharing),
        own_tables_limit=SharedRateLimit("own-tables", limits.own_tables_a_minute, sharing),
        passphrase_guesses=GuessLimit(
            "passphrases",
            limits.passphrases_a_minute,
            limits.passphrases_in_all_a_minute,
            sharing,
        ),
        quotas=Quotas(store, limits, sharing),
        frame_limit=RateLimit(limits.frames_a_minute),
        socket_limit=ConcurrencyLimit(limits.sockets),
    )
    await scrubbing.scrub()  # what a crash has prevented
    watch = asyncio.create_task(follower.follow(), name="follow the change feed")
    sweep = asyncio.create_task(opponents.sweep(), name="sweep for opponents' turns")
    beating = asyncio.create_task(wakeups.beat(patience.heartbeat), name="heartbeats")
    pruning = asyncio.create_task(_prune(store, settings, outage), name="prune")
    try:
        yield services
    finally:
        tasks = (watch, sweep, beating, pruning)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if redis is not None:
            await redis.close()
        await opponents.close()
        await help_desk.close()
        await workers.close()
        await scrubbing.close()
        await store.close()


def _joined(url: str, secret: bytes, process: str, follower: FeedFollower) -> HouseRedis:
    from ecliptic.server.redis.house import HouseRedis

    return HouseRedis(url, secret, process, follower.hear, follower.told_from_now_on)


async def _prune(store: Store, settings: Settings, outage: Outage) -> None:
    """Remove what nobody has touched for as long as is set, now and again."""
    while settings.prune_days or settings.prune_kept_days:
        try:
            await prune(store, before(settings.prune_days, settings.prune_kept_days))
        except StoreTrouble as trouble:
            outage.noticed(Facts(code=trouble.code))
        except Exception as error:
            note(logging.ERROR, "prune-failed", error=error)
        await asyncio.sleep(_PRUNE_SECONDS)
