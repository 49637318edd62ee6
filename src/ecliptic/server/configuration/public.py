"""A server with a public name: called over HTTPS, through a proxy that was named."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Sequence

import msgspec

from ecliptic.core.errors import shorten
from ecliptic.server.errors import BadCall
from ecliptic.server.settings import LAST_PORT, LOOPBACK, Settings

_LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
_NAME = re.compile(rf"(?=[^:]{{1,253}}(?::|$)){_LABEL}(?:\.{_LABEL})*(?::[1-9][0-9]{{0,4}})?")
_HTTPS_PORT = ":443"
_LEAST_PREFIX = {4: 8, 6: 16}
"""The largest private networks there are: 10.0.0.0/8, and what a provider gives to one customer."""


def check_public(settings: Settings) -> None:
    """Refuse what would leave a server open in a way that nobody meant."""
    if settings.lan and (settings.public_names or settings.proxies):
        raise BadCall("serve-public-lan")
    if bool(settings.public_names) != bool(settings.proxies):
        raise BadCall("serve-public")
    if settings.host != LOOPBACK and not settings.public_names:
        raise BadCall("serve-host")


def open_to_the_public(settings: Settings) -> Settings:
    """The settings of a server that a proxy passes the world's requests on to."""
    names = [public_name(one, settings.names) for one in settings.public_names]
    return msgspec.structs.replace(
        settings,
        public_names=tuple(dict.fromkeys(names)),
        proxies=tuple(dict.fromkeys(proxy_network(one) for one in settings.proxies)),
    )


def public_name(text: str, own: Sequence[str]) -> str:
    """As browsers send it: in small letters, and without the port that goes without saying."""
    name = text.lower().removesuffix(_HTTPS_PORT)
    place, _, port = name.partition(":")
    if not _NAME.fullmatch(name) or int(port or 0) > LAST_PORT or place in own:
        raise BadCall("serve-name", name=shorten(text))
    return name


def proxy_network(text: str) -> str:
    try:
        network = ipaddress.ip_network(text)
    except ValueError as error:
        raise BadCall("serve-proxy", proxy=shorten(text)) from error
    if network.prefixlen < _LEAST_PREFIX[network.version]:
        raise BadCall("serve-proxy-everybody", proxy=text)
    return str(network)
