"""The names and addresses of this machine in the local network."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable, Iterator

import msgspec

from ecliptic.server.settings import Settings

EVERY_INTERFACE = "0.0.0.0"
_FAR_AWAY = ("192.0.2.1", 9)
"""An address kept for documentation: nothing is sent there, the system only picks a way to it."""


def open_to_the_network(settings: Settings) -> Settings:
    """The settings of a server that phones in the room can reach, by this machine's own names."""
    found = list(dict.fromkeys(usable(own_addresses())))
    names = (*settings.names, *found, *own_names())
    return msgspec.structs.replace(
        settings,
        host=EVERY_INTERFACE,
        names=tuple(dict.fromkeys(names)),
        lan_address=found[0] if found else "",
    )


def own_names() -> Iterator[str]:
    name = socket.gethostname().partition(".")[0].lower()
    if name:
        yield name
        yield f"{name}.local"


def own_addresses() -> Iterator[str]:
    """The likeliest first: the one the system would use to go out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_FAR_AWAY)
        except OSError:
            pass  # no way out: a network without a router, or none at all
        else:
            yield str(probe.getsockname()[0])
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except (OSError, UnicodeError):  # a name that nobody knows, or that cannot be one
        return
    for *_, address in found:
        yield str(address[0])


def usable(addresses: Iterable[str]) -> Iterator[str]:
    """Those that another device can call."""
    for one in addresses:
        address = ipaddress.ip_address(one)
        if not (address.is_loopback or address.is_unspecified or address.is_multicast):
            yield one
