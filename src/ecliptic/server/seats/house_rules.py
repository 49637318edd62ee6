"""The rules of the house: who may open tables, which opponents and how much help there may be.

Whoever has said the passphrase holds a cookie that is made from it: it holds for every process and
after a restart, and is void as soon as the operator chooses another passphrase. It is made slowly,
so that a cookie somebody finds does not tell the passphrase.
"""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import Callable, Sequence
from typing import get_args

from ecliptic.bots.bot import Searching
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.bots.said import budget_of, is_player, level_of
from ecliptic.core.errors import BadRequest, shorten
from ecliptic.server.auth.tokens import KEY_SECONDS
from ecliptic.server.configuration.fields import fields
from ecliptic.server.errors import BadCall, NotAllowed
from ecliptic.server.seats.devices import SECONDS as LINK_SECONDS
from ecliptic.server.seats.names import SIMPLEST, check_level
from ecliptic.server.settings import Settings
from ecliptic.store.store import Store
from ecliptic.store.values import SeatKind, StoredTable
from ecliptic.wire.help import Help
from ecliptic.wire.house import HouseShown, Keeping, SearchBudget, TableWanting
from ecliptic.wire.seats import NewTable

SHORTEST_PASSPHRASE = 8
_HELP = get_args(Help)
_HOUR = 3600
_DAY = 24 * _HOUR
OPENER_SECONDS = 30 * _DAY
_MOST_LISTED = 50


class HouseRules:
    def __init__(
        self, settings: Settings, store: Store, clock: Callable[[], float] = time.time
    ) -> None:
        self._house = settings.house
        self._percent = settings.search_percent
        self._public = bool(settings.public_names)
        self._keeps = _keeps(settings)
        self._store = store
        self._clock = clock
        self._opener = opener_of(self._house.passphrase) if self._house.passphrase else ""
        self.opponents = {
            game: tuple(one for one in levels if one in (self._house.opponents or levels))
            for game, levels in LEVELS_OF.items()
        }
        self._searching = {
            game: {
                level: SearchBudget(bot.usual, bot.allowed(self._percent), bot.lacks)
                for level in allowed
                if isinstance(bot := LEVELS_OF[game][level], Searching)
            }
            for game, allowed in self.opponents.items()
        }

    def shown(self, opener: str) -> HouseShown:
        return HouseShown(
            opening=self._house.opening,
            may_open=self._may_open(opener),
            opponents=self.opponents,
            searching=self._searching,
            most_help=self._house.most_help,
            lists_tables=self._house.lists_tables,
            banner=self._house.banner,
            public=self._public,
            contact=self._house.contact,
            keeps=self._keeps,
        )

    def say(self, passphrase: str) -> str:
        """The cookie of one who knows the passphrase."""
        if not self._house.passphrase:
            raise BadCall("server-no-passphrase")
        if not same_secret(passphrase, self._house.passphrase):
            raise NotAllowed("server-passphrase-wrong")
        return self._opener

    def require_opener(self, opener: str) -> None:
        """Refuse whoever may not open tables."""
        if not self._may_open(opener):
            closed = self._house.opening == "nobody"
            raise NotAllowed("server-opening-closed" if closed else "server-passphrase")

    def check_rematch(self, old: StoredTable) -> None:
        """Whoever played may play again, unless the house takes no new tables at all, or none
        like this any more."""
        if self._house.opening == "nobody":
            raise NotAllowed("server-opening-closed")
        for one in old.seats:
            if one.kind is SeatKind.OPPONENT:
                self.check_level(old.game, one.level)
        self.check_help(old.help)

    def check(self, wanted: NewTable) -> None:
        """Refuse a new table that the house does not want."""
        for one in wanted.seats:
            if is_player(one.who, LEVELS_OF.get(wanted.game, {})):
                self.check_level(wanted.game, one.who)
        self.check_help(wanted.help)
        self.check_listed(wanted.listed)

    def check_level(self, game: str, level: str) -> None:
        """Refuse a level, or one with a budget (`director:400`), that the house does not have."""
        check_level(game, level)
        here = level_of(level) in self.opponents[game]
        budget = budget_of(level)
        if not here or (budget and budget > self._searching[game][level_of(level)].most):
            raise NotAllowed("server-level-not-here", level=shorten(level))

    def check_help(self, wanted: str) -> None:
        if _HELP.index(wanted) > _HELP.index(self._house.most_help):
            raise NotAllowed("server-help-not-here", given=self._house.most_help)

    def check_listed(self, wanted: bool) -> None:
        if wanted and not self._house.lists_tables:
            raise NotAllowed("server-no-list")

    def gentlest(self, game: str) -> str:
        """The weakest opponent of the house that plays with a purpose, if there is any."""
        allowed = self.opponents[game] or tuple(LEVELS_OF[game])
        return next((level for level in allowed if level != SIMPLEST), SIMPLEST)

    async def wanting(self) -> Sequence[TableWanting]:
        """Tables that want players; they stay in the list for some hours."""
        if not self._house.lists_tables:
            return ()
        since = int(self._clock()) - self._house.list_hours * _HOUR
        return [
            TableWanting(one.join_code, one.game, one.created, one.seats, one.free)
            for one in await self._store.wanting(since, _MOST_LISTED)
        ]

    def _may_open(self, opener: str) -> bool:
        if self._house.opening == "passphrase":
            return same_secret(opener, self._opener)
        return self._house.opening == "everybody"


def _keeps(settings: Settings) -> Keeping:
    return Keeping(
        prune_days=settings.prune_days,
        prune_kept_days=settings.prune_kept_days,
        key_days=KEY_SECONDS // _DAY,
        opener_days=OPENER_SECONDS // _DAY,
        link_minutes=LINK_SECONDS // 60,
        list_hours=settings.house.list_hours,
        records=settings.limits.replays,
        notes_kilobytes=settings.limits.notes_seat_bytes // 1024,
        tables_a_day=settings.limits.tables_a_day,
    )


def check_house(settings: Settings) -> None:
    """Refuse rules that cannot be meant."""
    house = settings.house
    if house.opening == "passphrase" and len(house.passphrase) < SHORTEST_PASSPHRASE:
        raise BadRequest("settings-passphrase", least=SHORTEST_PASSPHRASE)
    known = {level for levels in LEVELS_OF.values() for level in levels}
    if unknown := [one for one in house.opponents if one not in known]:
        raise fields()["house.opponents"].refusal(unknown[0], f"one of {', '.join(sorted(known))}")


def opener_of(passphrase: str) -> str:
    """Worked out once, at the start, and at OWASP's cost for passwords."""
    made = hashlib.scrypt(passphrase.encode(), salt=b"ecliptic opener", n=2**14, r=8, p=5, dklen=32)
    return made.hex()


def same_secret(given: str, secret: str) -> bool:
    """Compared in a time that tells neither where they differ nor how long the secret is."""
    one, other = (hashlib.sha256(text.encode()).digest() for text in (given, secret))
    return hmac.compare_digest(one, other)
