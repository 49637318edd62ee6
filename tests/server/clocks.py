"""A clock for rate limits, whose windows begin with the minute: no test falls between two."""

from __future__ import annotations

import time
from itertools import count

import limits.storage.memory
import limits.strategies
import pytest

from ecliptic.server.http import rate_limits

_MINUTE = 60
_SHOWN_BY = (limits.storage.memory, limits.strategies, rate_limits)
_begun = int(time.time()) // _MINUTE
_minutes = count(_begun, 10)


class RateClock:
    """Starts with a minute that is later than those of other tests."""

    def __init__(self) -> None:
        self._passed = next(_minutes) * _MINUTE + 0.5
        self._start: float | None = time.monotonic()

    def time(self) -> float:
        going_on = 0.0 if self._start is None else time.monotonic() - self._start
        return self._passed + going_on

    def stop(self) -> None:
        self._start = None

    def pass_by(self, seconds: float) -> None:
        self._passed += seconds


@pytest.fixture(autouse=True)
def rate_clock(monkeypatch: pytest.MonkeyPatch) -> RateClock:
    """Each test has a minute of its own; time passes in it."""
    clock = RateClock()
    for module in _SHOWN_BY:
        monkeypatch.setattr(module, "time", clock)
    return clock


@pytest.fixture
def stopped_clock(rate_clock: RateClock) -> RateClock:
    """Time passes only when the test lets it."""
    rate_clock.stop()
    return rate_clock
