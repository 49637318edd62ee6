"""A clock for rate limits, whose windows begin with the minute, the hour and the day: no test falls
between two, at whatever hour it runs."""

from __future__ import annotations

import time
from itertools import count

import limits.storage.memory
import limits.strategies
import pytest

from ecliptic.server.http import rate_limits

_DAY = 24 * 3600
_SHOWN_BY = (limits.storage.memory, limits.strategies, rate_limits)
_days = count(20_000, 3)


class RateClock:
    """Starts at noon of a day that is later than those of other tests."""

    def __init__(self) -> None:
        self._passed = (next(_days) + 0.5) * _DAY + 0.5
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
    """Each test has a day of its own; time passes in it."""
    clock = RateClock()
    for module in _SHOWN_BY:
        monkeypatch.setattr(module, "time", clock)
    return clock


@pytest.fixture
def stopped_clock(rate_clock: RateClock) -> RateClock:
    """Time passes only when the test lets it."""
    rate_clock.stop()
    return rate_clock
