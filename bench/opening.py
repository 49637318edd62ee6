"""Opening a table in a real Chromium: `python -m bench opening`, figures of docs/operation.md.

Cold is a browser that was never here, warm the same one when it comes again, with the service
worker in place. Counted is what the page asks for, and what of it comes over the line; what the
service worker gets, at first the files for later and then every new page, is counted apart. The
time is that to the first drawn table, beside a bare page of the same server, and over a line with
the delay and the width of a phone's.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, Request

from bench.load import LoadServer, serving
from tests.browser.chromium import running_chromium
from tests.browser.planetx_hands import new_table

ROUNDS = 5
TABLES: Mapping[str, Mapping[str, Any]] = {
    "planetx": new_table("you", "pencil"),
    "ptolemaeus": {
        "game": "ptolemaeus",
        "options": {"seats": 2},
        "seats": [{"who": "you"}, {"who": "rules"}],
        "name": "Ada",
    },
}
BARE_PAGE = "/healthz"
PHONE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 200_000,
    "uploadThroughput": 90_000,
}
"""Milliseconds there and back, and bytes a second."""
WATCH = """
window.drawn = new Promise((drawn) =>
  new MutationObserver((_, watching) => {
    if (document.getElementById('action-title') === null) return
    watching.disconnect()
    requestAnimationFrame(() => setTimeout(() => drawn(performance.now())))
  }).observe(document, { childList: true, subtree: true }),
)
"""
DRAWN = "() => window.drawn"
LOADED = "() => performance.getEntriesByType('navigation')[0].loadEventEnd"
IN_CHARGE = """() => new Promise((done) => {
  if (navigator.serviceWorker.controller) done()
  navigator.serviceWorker.addEventListener('controllerchange', done)
}).then(() => true)"""
SETTLED = 500
"""Milliseconds for what a page gets when its table is drawn."""
KILOBYTE = 1_000


class Opening(NamedTuple):
    """A page that was opened: how often it asked, the bytes of each answer that came over the line,
    to it and to the worker, and milliseconds until its table was drawn."""

    requests: int
    of_page: Sequence[float]
    of_worker: Sequence[float]
    drawn: float


class Round(NamedTuple):
    """The openings of one browser, and milliseconds for a bare page and by phone."""

    bare: float
    cold: Opening
    warm: Opening
    cold_by_phone: float
    warm_by_phone: float


def one_round(chromium: Browser, server: LoadServer, game: str) -> Round:
    browser, other = _new_browser(chromium, server), _new_browser(chromium, server)
    table = _seated(browser, game)
    found = Round(
        bare=_bare(browser),
        cold=_opened(browser, table, until=IN_CHARGE),
        warm=_opened(browser, table),
        warm_by_phone=_opened(browser, table, PHONE).drawn,
        cold_by_phone=_opened(other, _seated(other, game), PHONE).drawn,
    )
    browser.close()
    other.close()
    return found


def _new_browser(chromium: Browser, server: LoadServer) -> BrowserContext:
    return chromium.new_context(base_url=server.address, locale="en-GB")


def _seated(browser: BrowserContext, game: str) -> str:
    answer = browser.request.post("/api/tables", data=TABLES[game])
    return f"/t/{answer.json()['table']}"


def _bare(browser: BrowserContext) -> float:
    page = browser.new_page()
    page.goto(BARE_PAGE)
    loaded: float = page.evaluate(LOADED)
    page.close()
    return loaded


def _opened(
    browser: BrowserContext,
    table: str,
    line: Mapping[str, Any] | None = None,
    until: str | None = None,
) -> Opening:
    page, by_worker = browser.new_page(), list[Request]()
    page.add_init_script(WATCH)
    of_page = _listen(page, line)

    def finished(one: Request) -> None:
        if one.service_worker:
            by_worker.append(one)

    browser.on("requestfinished", finished)
    page.goto(table)
    drawn: float = page.evaluate(DRAWN)
    if until is not None:
        page.evaluate(until)
    page.wait_for_timeout(SETTLED)
    browser.remove_listener("requestfinished", finished)
    of_worker = [_size(one) for one in by_worker]
    page.close()
    return Opening(len(of_page), _more(of_page.values()), _more(of_worker), drawn)


def _size(request: Request) -> float:
    sizes = request.sizes()
    return sizes["responseHeadersSize"] + sizes["responseBodySize"]


def _more(sizes: Iterable[float]) -> Sequence[float]:
    """Those that are not nothing: what was kept has not come over the line."""
    return [size for size in sizes if size]


def _listen(page: Page, line: Mapping[str, Any] | None) -> Mapping[str, float]:
    """The bytes of every answer to the page."""
    network, sizes = page.context.new_cdp_session(page), dict[str, float]()

    def asked(one: dict[str, Any]) -> None:
        sizes.setdefault(one["requestId"], 0)

    def answered(one: dict[str, Any]) -> None:
        sizes[one["requestId"]] = one["encodedDataLength"]

    network.on("Network.requestWillBeSent", asked)
    network.on("Network.loadingFinished", answered)
    network.send("Network.enable")
    if line is not None:
        network.send("Network.emulateNetworkConditions", dict(line))
    return sizes


def tell(game: str, rounds: Sequence[Round]) -> None:
    bare = median(one.bare for one in rounds)
    for how, openings, by_phone in (
        ("cold", [one.cold for one in rounds], [one.cold_by_phone for one in rounds]),
        ("warm", [one.warm for one in rounds], [one.warm_by_phone for one in rounds]),
    ):
        drawn = median(one.drawn for one in openings)
        print(
            f"opening: {game} {how}: {median(one.requests for one in openings):.0f} requests of the"
            f" page; over the line {_answers([one.of_page for one in openings])} to it,"
            f" {_answers([one.of_worker for one in openings])} to the service worker;"
            f" drawn after {drawn:.0f} ms, {drawn / bare:.1f} x a bare page ({bare:.0f} ms);"
            f" by phone after {median(by_phone):.0f} ms"
        )


def _answers(of_each: Sequence[Sequence[float]]) -> str:
    count, size = median(map(len, of_each)), median(map(sum, of_each))
    return f"{count:.0f} answers with {size / KILOBYTE:.1f} kB"


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        running_chromium() as chromium,
    ):
        one_round(chromium, server, next(iter(TABLES)))  # the first one finds everything cold
        rounds = {
            game: [one_round(chromium, server, game) for _ in range(ROUNDS)] for game in TABLES
        }
    for game, found in rounds.items():
        tell(game, found)


if __name__ == "__main__":
    main()
