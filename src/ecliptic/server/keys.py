"""Who is calling: the key a token opens, or a spectator."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ecliptic.core.game import Seat, Viewer
from ecliptic.server.errors import NotAllowed
from ecliptic.server.tokens import bearer_token, cookie_tokens, token_hash
from ecliptic.store.store import Store
from ecliptic.store.values import StoredKey, StoredTable


class Tokens(msgspec.Struct, frozen=True):
    """The tokens a request carries: one of a program, or a browser's, by table."""

    bearer: str | None
    cookies: dict[str, str]

    @classmethod
    def of(cls, authorization: str | None, cookies: Mapping[str, str]) -> Tokens:
        if authorization is not None and bearer_token(authorization) is None:
            raise NotAllowed("server-token")
        return cls(bearer_token(authorization), cookie_tokens(cookies))

    @property
    def all(self) -> frozenset[str]:
        """A program's one token, or all that a browser holds."""
        return frozenset({self.bearer} if self.bearer else self.cookies.values())

    def for_table(self, table_id: str) -> str | None:
        return self.bearer or self.cookies.get(table_id)


async def key_for(store: Store, table_id: str, tokens: Tokens) -> StoredKey | None:
    """The caller's key to a table; None if it brings none. A wrong one is refused, not ignored."""
    token = tokens.for_table(table_id)
    if token is None:
        return None
    key = await store.key(token_hash(token))
    if key is None or key.table != table_id:
        raise NotAllowed("server-token")
    return key


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
