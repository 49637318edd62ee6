"""Browsers of people who have never been here. Loading the client into a new browser takes longer
than most tests, so browsers are used again, once all is forgotten that a page or server can know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Error, Page, ViewportSize

PATIENCE = 60_000
"""Milliseconds to wait for what must come; a busy machine is no failure."""
NewPage = Callable[..., Page]
"""A page of a person who has never been here: `new_page(width=360, locale="it")`. With `own=True`
in a browser that nobody used before or will use: for whoever listens to its traffic, sets its clock
or changes it in another way that cannot be taken back."""
_MEDIA = {"color_scheme", "reduced_motion"}
_LASTING = {"locale", "has_touch", "is_mobile", "service_workers", *_MEDIA}
"""What stays as it is when a browser forgets, or can be put on again: such browsers are used again
by their like. A worker stays, with what it keeps: that of somebody who was here before."""
_FORGET = "() => { localStorage.clear(); sessionStorage.clear() }"


class Visitor:
    """A browser with one page, at first."""

    def __init__(self, chromium: Browser, address: str, size: ViewportSize, **options: Any) -> None:
        self.options = options
        # The worker gets the whole client for later: only the tests of that have to wait for it.
        own = {"base_url": address, "locale": "en-GB", "service_workers": "block"}
        self.context = chromium.new_context(viewport=size, **(own | options))
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda line: self.complaints.extend(_bad([line.text])))

    def forget(self) -> bool:
        """Be somebody who has never been here; whether that is possible."""
        try:
            for page in self.context.pages:
                if page is not self.page:
                    page.close()
            self.context.set_offline(False)
            self.context.unroute_all()
            self.page.unroute_all()
            self.page.emulate_media(
                media="null", color_scheme="null", reduced_motion="null", forced_colors="null"
            )
            # The smallest page of the server: the client is left, and its memory within reach.
            self.page.goto("/healthz")
            self.page.evaluate(_FORGET)
            self.context.clear_cookies()
            self.page.mouse.move(0, 0)
        except Error:
            return False
        return True


class Visitors:
    """All of a run."""

    def __init__(self, chromium: Browser, address: str) -> None:
        self._chromium = chromium
        self._address = address
        self._gone: list[Visitor] = []
        self._here: list[tuple[Visitor, bool]] = []

    def one(
        self, width: int = 1280, height: int = 860, *, own: bool = False, **options: Any
    ) -> Page:
        size: ViewportSize = {"width": width, "height": height}
        again = not own and options.keys() <= _LASTING
        visitor = next((one for one in reversed(self._gone) if one.options == options), None)
        if again and visitor is not None:
            self._gone.remove(visitor)
            visitor.page.set_viewport_size(size)
            if media := {name: options[name] for name in _MEDIA & options.keys()}:
                visitor.page.emulate_media(**media)
        else:
            visitor = Visitor(self._chromium, self._address, size, **options)
        self._here.append((visitor, again))
        return visitor.page

    def leave(self) -> list[str]:
        """Everybody goes; what their pages complained of."""
        complaints: list[str] = []
        for visitor, again in reversed(self._here):
            kept = again and visitor.forget()
            complaints += visitor.complaints
            visitor.complaints.clear()
            if kept:
                self._gone.append(visitor)
            else:
                visitor.context.close()
        self._here.clear()
        return complaints


def _bad(lines: list[str]) -> list[str]:
    """What the strict policy stopped is our fault; a server that is away is not."""
    return [line for line in lines if "Content Security Policy" in line]
