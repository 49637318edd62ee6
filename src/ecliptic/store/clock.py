"""The wall clock, as it is stored."""

from __future__ import annotations

import time


def now() -> int:
    """Seconds since 1970: when a row was written, for people who look; no game depends on it."""
    return int(time.time())
