"""What reaches a browser: whatever a test of secrets has to look through."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Error, Page, Route, WebSocket


class Ears:
    """Everything that reaches a browser from the server."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        page.route("**/api/**", self._answer)
        page.on("websocket", self._listen)

    def _answer(self, route: Route) -> None:
        try:
            answer = route.fetch()
            self.texts.append(answer.text())
            route.fulfill(response=answer)
        except Error:
            # The page was left while it asked: nobody gets this answer.
            return

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.texts.append(str(frame)))

    def values(self) -> Iterator[dict[str, Any]]:
        for text in self.texts:
            if text.startswith(("{", "[")):
                yield from _structures(json.loads(text))


def _structures(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from _structures(one)
