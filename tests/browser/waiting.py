"""Waiting for what is about to come."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

_PAUSES = (10, 15, 20, 30, *[40] * 20)
"""Milliseconds. Every look takes time from the page that is waited for."""


def seen(locator: Locator) -> None:
    """Wait until this is in sight. `expect` looks after 100 ms and then 250 ms later, which most of
    a page's changes just miss: so this looks more often for a second, and leaves the rest to it."""
    for pause in _PAUSES:
        if locator.is_visible():
            return
        locator.page.wait_for_timeout(pause)
    expect(locator).to_be_visible()
