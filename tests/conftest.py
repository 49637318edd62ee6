"""Hypothesis profiles: the same examples on every run, or many new ones at full size."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

from tests.sizes import EXAMPLES, FULL

pytest_plugins = ["tests.costs", "tests.services.fixtures"]

_SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile(
    "normal",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=EXAMPLES,
    suppress_health_check=_SLOW_IS_FINE,
)
settings.register_profile(
    "full",
    deadline=None,
    max_examples=EXAMPLES,
    suppress_health_check=_SLOW_IS_FINE,
)
settings.load_profile("full" if FULL else "normal")
