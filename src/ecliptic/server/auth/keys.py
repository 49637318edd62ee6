"""Authentication: the key a token opens, or a spectator; and a cache of keys."""

from __future__ import annotations

from collections import OrderedDict
from typing import Protocol

import msgspec

from ecliptic.core.game import Seat, Viewer
from ecliptic.server.auth.tokens import bearer_token, cookie_tokens, table_of_cookie, token_hash
from ecliptic.server.errors import NotAllowed
from ecliptic.store.store import Store
from ecliptic.store.values import StoredKey, StoredTable


class Tokens(msgspec.Struct, frozen=True):
    """The tokens a request carries: one of a program, or a browser's, by their cookies."""

    bearer: str | None
    cookies: dict[str, str]
    seat: Seat | None = None
    """Which of its seats at a table the caller means; the first if it does not say."""

    @classmethod
    def of(
        cls,
        authorization: str | None,
        cookies: str | None,
        https: bool,
        seat: Seat | None = None,
    ) -> Tokens:
        if authorization is not None and bearer_token(authorization) is None:
            raise NotAllowed("server-token")
        return cls(bearer_token(authorization), cookie_tokens(cookies, https), seat)

    @property
    def hashes(self) -> tuple[str, ...]:
        """Of a program's one token, or of all that a browser holds, each once."""
        held = [self.bearer] if self.bearer else self.cookies.values()
        return tuple(dict.fromkeys(map(token_hash, held)))

    def for_table(self, table_id: str) -> tuple[str, ...]:
        """A browser may hold several seats of a real table."""
        if self.bearer:
            return (self.bearer,)
        held = self.cookies.items()
        return tuple(token for name, token in held if table_of_cookie(name) == table_id)

    def cookies_of(self, key_hash: str) -> tuple[str, ...]:
        """The names of the cookies that hold a key."""
        return tuple(name for name, token in self.cookies.items() if token_hash(token) == key_hash)


class KeySource(Protocol):
    """Where keys are looked up: the store, or a cache in front of it."""

    async def key(self, token_hash: str) -> StoredKey | None: ...


class KeyCache:
    """The keys that were seen lately, so that a command need not read before it writes.

    A key found here may be void by now, through this process or another. It is enough to know whose
    command it is: the transaction that stores a move looks at the key again, and so does whoever
    refuses one.
    """

    def __init__(self, store: Store, most: int) -> None:
        self._store = store
        self._most = most
        self._keys: OrderedDict[str, StoredKey] = OrderedDict()

    async def key(self, token_hash: str) -> StoredKey | None:
        known = self._keys.get(token_hash)
        if known is None:
            known = await self._store.key(token_hash)
            if known is None:
                return None
            self._keys[token_hash] = known
            if len(self._keys) > self._most:
                self._keys.popitem(last=False)
        else:
            self._keys.move_to_end(token_hash)
        return known

    def forget(self, token_hash: str) -> None:
        """The key was found to be void."""
        self._keys.pop(token_hash, None)


class Held(msgspec.Struct, frozen=True):
    """A key, and the hash it is stored under."""

    key_hash: str
    key: StoredKey


async def held_for(book: KeySource, table_id: str, tokens: Tokens) -> Held | None:
    """The caller's key to a table: to the seat that was named, or the first. None if it brings
    none. A wrong one is refused, not ignored."""
    brought, seat = tokens.for_table(table_id), tokens.seat
    elsewhere = False
    for key_hash in map(token_hash, brought):
        key = await book.key(key_hash)
        if key is not None and key.table == table_id:
            if seat in (None, key.seat):
                return Held(key_hash, key)
            elsewhere = True
    if elsewhere or (seat is not None and not brought):
        raise NotAllowed("server-not-your-seat")
    if brought:
        raise NotAllowed("server-token")
    return None


async def key_for(store: Store, table_id: str, tokens: Tokens) -> StoredKey | None:
    held = await held_for(store, table_id, tokens)
    return None if held is None else held.key


def seat_of(key: StoredKey | None) -> Seat:
    """The seat a key opens; refused to spectators."""
    if key is None or key.seat is None:
        raise NotAllowed("server-no-seat")
    return key.seat


def viewer_of(table: StoredTable, key: StoredKey | None) -> Viewer:
    """A seat, or None for a spectator, if the table has those."""
    if key is None and not table.spectators:
        raise NotAllowed("server-no-spectators")
    return None if key is None else key.seat


def require_host(key: StoredKey | None) -> None:
    if key is None or not key.host:
        raise NotAllowed("server-not-host")
