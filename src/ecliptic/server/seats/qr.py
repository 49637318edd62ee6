"""Addresses for other devices, and QR codes of them."""

from __future__ import annotations

import io
from urllib.parse import SplitResult, urlsplit

import segno

from ecliptic.server.settings import Settings

_LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})


def address_for_others(called: str, settings: Settings) -> str:
    """The address this server was called by; for other devices, not by a loopback name."""
    parts: SplitResult = urlsplit(called)
    place = parts.netloc
    if settings.lan_address and parts.hostname in _LOOPBACK:
        place = settings.lan_address + (f":{parts.port}" if parts.port else "")
    return f"{parts.scheme}://{place}"


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
