"""What the browser does while the Earth turns: `python -m bench.earth_turn`.

A lone player's research turns the Earth on a real table in Chromium. Between the first and the last
moment of the turn the page must lay out nothing, and no task of its thread may be long (in time of
its own: a busy machine makes any task wait).
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.chromium import running_chromium
from tests.browser.house import BrowserHouse
from tests.browser.planetx_hands import open_table, research, sit_down

LONG_MILLISECONDS = 50
TURNS = (("A", 1_440, 900), ("A", 390, 844))
_CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
_MARK = """() => {
  const turning = document.querySelector('.turning')
  const mark = (kind) => (event) => {
    if (event.target === turning && event.propertyName === 'transform') performance.mark(kind)
  }
  turning.addEventListener('transitionstart', mark('turn-begins'))
  turning.addEventListener('transitionend', mark('turn-ends'))
}"""
_TURNED = "() => performance.getEntriesByName('turn-ends').length > 0"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, running_chromium() as browser:
        house = BrowserHouse(Path(folder))
        house.start()
        try:
            for topic, width, height in TURNS:
                events = trace_of_a_turn(browser, house.address, topic, width, height)
                report(f"{width}x{height}", events)
        finally:
            house.stop()


def trace_of_a_turn(
    browser: Browser, address: str, topic: str, width: int, height: int
) -> list[dict[str, Any]]:
    context = browser.new_context(
        base_url=address, viewport={"width": width, "height": height}, locale="en-GB"
    )
    page = context.new_page()
    sit_down(page, open_table(page, "you"))
    page.evaluate(_MARK)
    browser.start_tracing(page=page, categories=_CATEGORIES)
    _turn(page, topic)
    traced = json.loads(browser.stop_tracing())
    context.close()
    events: list[dict[str, Any]] = traced["traceEvents"]
    return events


def _turn(page: Page, topic: str) -> None:
    research(page, topic)
    # Not at every frame, which would make the page draw frames that nobody asked for.
    page.wait_for_function(_TURNED, polling=500)


def report(name: str, events: Iterable[dict[str, Any]]) -> None:
    marks = {one["name"]: one for one in events if one["name"] in ("turn-begins", "turn-ends")}
    begins, ends = marks["turn-begins"]["ts"], marks["turn-ends"]["ts"]
    thread = marks["turn-begins"]["tid"], marks["turn-begins"]["pid"]
    during = [
        one for one in events if begins < one["ts"] < ends and (one["tid"], one["pid"]) == thread
    ]
    layouts = [one for one in during if one["name"] == "Layout"]
    longest = max((one.get("tdur", 0) for one in during if one["name"] == "RunTask"), default=0)
    print(
        f"The Earth's turn at {name}: {(ends - begins) / 1_000:.0f} ms, "
        f"{len(layouts)} layouts (wanted 0), longest task {longest / 1_000:.1f} ms "
        f"(wanted under {LONG_MILLISECONDS})"
    )


if __name__ == "__main__":
    main()
