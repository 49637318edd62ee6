"""Secrets and ids, all from `secrets`; only the hash of a token is stored."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterator

from ecliptic.core.game import Seat

KEY_SECONDS = 365 * 24 * 3600
"""How long a browser keeps the key to a seat."""
_TOKEN_BYTES = 32
_TABLE_BYTES = 12
_CODE_SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without the signs that are taken for one another when read aloud."""
_CODE_LENGTH = 6
_COOKIE = "ecliptic-"
_HTTPS_ONLY = "__Host-"
"""Browsers take a cookie of such a name over HTTPS alone, from this very host and for all of it: a
neighbour under the same domain cannot set one."""
_OF_SEAT = "."
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
TABLE_ID = re.compile(rf"[0-9a-f]{{{2 * _TABLE_BYTES}}}")
_COOKIE_NAME = re.compile(
    rf"({_HTTPS_ONLY})?{_COOKIE}{TABLE_ID.pattern}({re.escape(_OF_SEAT)}[0-9])?"
)


def new_token() -> str:
    """The key to a seat: 256 bits."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def new_table_id() -> str:
    return secrets.token_hex(_TABLE_BYTES)


def new_join_code() -> str:
    return "".join(secrets.choice(_CODE_SIGNS) for _ in range(_CODE_LENGTH))


def token_hash(token: str) -> str:
    """A token has 256 bits of its own, so a plain hash cannot be guessed back."""
    return hashlib.sha256(token.encode()).hexdigest()


def cookie_name(table_id: str, seat: Seat | None = None, https: bool = False) -> str:
    """A browser has one cookie for each table; at a real table's, one for each of its seats."""
    of_seat = "" if seat is None else f"{_OF_SEAT}{seat}"
    return f"{_HTTPS_ONLY if https else ''}{_COOKIE}{table_id}{of_seat}"


def cookie_tokens(header: str | None, https: bool) -> dict[str, str]:
    """The tokens of a Cookie header by the names of their cookies; those of a table in the order of
    its seats, and one that names no seat last. Other names are nobody's: whoever makes them up may
    not have hundreds looked up for one table."""
    held = {
        name: value
        for name, value in read_cookies(header)
        if _COOKIE_NAME.fullmatch(name)
        and name.startswith(_HTTPS_ONLY) is https
        and _TOKEN.fullmatch(value)
    }
    return dict(sorted(held.items(), key=lambda one: (_OF_SEAT not in one[0], one[0])))


def read_cookies(header: str | None) -> Iterator[tuple[str, str]]:
    """Names and values. They are read here because Litestar keeps what it made of the last thousand
    headers, however long they were."""
    for one in (header or "").split(";"):
        name, _, value = one.strip().partition("=")
        yield name, value


def table_of_cookie(name: str) -> str:
    return name.removeprefix(_HTTPS_ONLY).removeprefix(_COOKIE).partition(_OF_SEAT)[0]


def bearer_token(header: str | None) -> str | None:
    """The token of an Authorization header."""
    kind, _, token = (header or "").partition(" ")
    return token if kind.lower() == "bearer" and _TOKEN.fullmatch(token) else None
