"""Errors over the wire, as problem+json."""

from __future__ import annotations

from typing import Any

import msgspec

from ecliptic.wire.tables import Snapshot


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """RFC 9457: what was refused. `code` is stable, `detail` is its English sentence."""

    type: str
    title: str
    status: int
    code: str
    detail: str
    request_id: str
    facts: dict[str, Any] = {}
    current: Snapshot | None = None
