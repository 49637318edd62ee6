"""Other devices: one-time links that transfer a seat, addresses to call, and QR codes of them.

A link holds a secret that works once and not for long.
"""

from __future__ import annotations

import io
import time
from collections.abc import Callable
from urllib.parse import SplitResult, urlsplit

import segno

from ecliptic.core.game import Seat
from ecliptic.server.auth.tokens import new_token, token_hash
from ecliptic.server.errors import Conflict, NotAllowed, NotFound
from ecliptic.server.seats.rearranging import Rearranging, seat_at
from ecliptic.server.settings import Settings
from ecliptic.store.store import Store
from ecliptic.store.values import Link, SeatKind
from ecliptic.wire.seats import Seated

SECONDS = 600
PAGE = "/m"
SVG = "image/svg+xml"
SVG_FILE = f"{SVG}; charset=utf-8"
_LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})


class Devices:
    def __init__(
        self, store: Store, rearranging: Rearranging, clock: Callable[[], float] = time.time
    ) -> None:
        self._store = store
        self._rearranging = rearranging
        self._clock = clock

    async def link(self, key_hash: str) -> str:
        """The path of a page that transfers the seat. Its secret is behind the #, which browsers
        keep to themselves: it is in no request and in no log."""
        secret = new_token()
        link = Link(token_hash(secret), key_hash, int(self._clock()) + SECONDS)
        await self._store.add_link(link)
        return f"{PAGE}#{secret}"

    async def transfer(self, secret: str) -> Seated:
        """The seat is the caller's from now on; the key that made the link is void."""
        token = new_token()
        moment = int(self._clock())
        key = await self._store.transfer_key(token_hash(secret), token_hash(token), moment)
        if key is None:
            raise NotAllowed("server-link")
        await self._rearranging.announce(key.table)
        return Seated(key.table, key.seat, token)

    async def reissue(self, table_id: str, seat: Seat) -> Seated:
        """A new token for a seat whose holder has lost it, or wants it on another device."""
        stored = await self._store.table(table_id)
        if stored is None:
            raise NotFound("server-no-table")
        if seat_at(stored, seat).kind is not SeatKind.PERSON:
            raise Conflict("server-not-a-person", seat=seat + 1)
        token = new_token()
        await self._store.reissue(table_id, seat, token_hash(token))
        await self._rearranging.announce(table_id)
        return Seated(table_id, seat, token)


def address_for_others(called: str, settings: Settings) -> str:
    """The address this server was called by; for other devices, not by a loopback name."""
    parts: SplitResult = urlsplit(called)
    place = parts.netloc
    if settings.public_names and parts.hostname in _LOOPBACK:
        return public_address(settings.public_names[0])
    if settings.lan_address and parts.hostname in _LOOPBACK:
        place = settings.lan_address + (f":{parts.port}" if parts.port else "")
    return f"{parts.scheme}://{place}"


def public_address(name: str) -> str:
    return f"https://{name}"


def join_address(base: str, join_code: str) -> str:
    return f"{base}/j/{join_code}"


def qr_svg(address: str) -> str:
    """A picture without scripts and styles, for a page; it takes the size it is given there."""
    code = segno.make(address, micro=False)
    return str(code.svg_inline(scale=8, light="#fff", omitsize=True))


def qr_file(address: str) -> bytes:
    out = io.BytesIO()
    segno.make(address, micro=False).save(out, kind="svg", scale=8, light="#fff", omitsize=True)
    return out.getvalue()


def qr_lines(address: str) -> str:
    """The same in half blocks, for a terminal."""
    out = io.StringIO()
    segno.make(address, micro=False).terminal(out, compact=True)
    return out.getvalue()
