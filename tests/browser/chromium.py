"""A Chromium of the machine, and pages in it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""Nothing but the server under test is ever called."""
HOW_TO_GET_IT = "no Chromium here: sudo apt-get install chromium"


def chromium_path() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def may_be_skipped() -> bool:
    """Under CI the browser tests are never left out."""
    return os.environ.get("CI", "").lower() not in ("1", "true")


@contextmanager
def running_chromium(*flags: str) -> Iterator[Browser]:
    path = chromium_path()
    if path is None:
        raise RuntimeError(HOW_TO_GET_IT)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=[*FLAGS, *flags])
        try:
            yield browser
        finally:
            browser.close()
