"""Reverse proxies: whom a request comes from when a proxy passes it on, and over what.

`X-Forwarded-For` and `X-Forwarded-Proto` are believed from the proxies named in the settings and
from nobody else, and of what they send only the hop that they have added themselves: the last
address that is not one of theirs. Whatever a caller wrote before that is not even read.
`Forwarded`, `X-Real-IP` and `X-Forwarded-Host` are never looked at.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterator

from ecliptic.server.errors import BadCall, NotAllowed
from ecliptic.server.http.asgi import Scope
from ecliptic.server.settings import Settings

_FOR = b"x-forwarded-for"
_PROTO = b"x-forwarded-proto"
_NETWORK_BITS = 64
"""Whoever has one IPv6 address has a network of so many bits, so that is who is counted."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Proxies:
    def __init__(self, settings: Settings) -> None:
        self._networks = tuple(ipaddress.ip_network(one) for one in settings.proxies)

    def __contains__(self, address: Address) -> bool:
        return any(address in one for one in self._networks)

    def pass_on(self, scope: Scope) -> bool:
        """Whether a proxy passes this request on; the scope says then who really calls.

        A named proxy that calls without `X-Forwarded-For` calls for itself, as programs on its
        machine do; such calls do not come in under a public name."""
        if not self._networks:
            return False
        peer = read_address(scope["client"][0] if scope["client"] else "")
        if peer is None or not (peer in self or peer.is_loopback):
            raise NotAllowed("server-proxy-unknown")
        hops = list(_hops(scope))
        if peer not in self or not hops:
            return False
        if _last(scope, _PROTO) != "https":
            raise BadCall("server-proxy")
        scope["client"] = (counted_as(self._caller(hops)), 0)
        scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"
        return True

    def _caller(self, hops: list[str]) -> Address:
        """The last one that is no proxy of ours; if all are, the one that the nearest has added."""
        nearest: Address | None = None
        for hop in reversed(hops):
            address = read_address(hop)
            if address is None:
                raise BadCall("server-proxy")
            if address not in self:
                return address
            nearest = nearest or address
        if nearest is None:
            raise BadCall("server-proxy")
        return nearest


def read_address(text: str) -> Address | None:
    """An address, perhaps with a port; an IPv4 address may be written as an IPv6 one."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv6Address):
        return address.ipv4_mapped or ipaddress.IPv6Address(int(address))  # without its zone
    return address


def counted_as(address: Address) -> str:
    """Under what a caller's rates are counted."""
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(ipaddress.ip_network((int(address), _NETWORK_BITS), strict=False))


def _hops(scope: Scope) -> Iterator[str]:
    for value in _values(scope, _FOR):
        yield from (hop.strip() for hop in value.split(","))


def _last(scope: Scope, name: bytes) -> str:
    """The last of several values: the nearest proxy has added it."""
    return ",".join(_values(scope, name)).rpartition(",")[2].strip().lower()


def _values(scope: Scope, name: bytes) -> Iterator[str]:
    for given, value in scope["headers"]:
        if given.lower() == name:
            yield value.decode("latin-1")
