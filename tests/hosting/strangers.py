"""Those who call a hosted server by its public name: a person in a browser, and programs."""

from __future__ import annotations

import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from typing import Any

import httpx
import msgspec
import pytest
from playwright.sync_api import Page, WebSocket
from websockets.sync.client import connect

from tests.browser import planetx_hands as hands
from tests.browser.chromium import HOW_TO_GET_IT, chromium_path, may_be_skipped, running_chromium
from tests.browser.waiting import seen
from tests.hosting.machine import Machine

MOST_QUESTIONS = 60
_OPEN = """async (wanted) => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(wanted)
  return await (await fetch('/api/tables', { method: 'POST', headers, body })).json()
}"""


@contextmanager
def browsing(machine: Machine) -> Iterator[Page]:
    """A browser that is led to this machine by the name. It cannot know the certificate."""
    if chromium_path() is None and may_be_skipped():
        pytest.skip(HOW_TO_GET_IT)
    ports = {443: machine.https, 80: machine.http}
    led = ",".join(f"MAP {machine.name}:{port} 127.0.0.1:{to}" for port, to in ports.items())
    with running_chromium(f"--host-resolver-rules={led}") as browser:
        context = browser.new_context(
            ignore_https_errors=True, locale="en-GB", service_workers="block"
        )
        context.set_default_timeout(hands.PATIENT)
        yield context.new_page()


def play_a_whole_game(page: Page, name: str) -> list[str]:
    """Against an opponent that thinks, until Planet X is located; over which addresses each message
    of a socket came."""
    heard: list[str] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda _: heard.append(line.url))

    page.on("websocket", listen)
    page.goto(f"http://{name}/")
    assert page.url == f"https://{name}/"
    table = page.evaluate(_OPEN, hands.new_table("you", "astronomer", code=hands.CODE))["table"]
    page.goto(f"https://{name}/t/{table}")
    asked = hands.question(page)
    assert asked == hands.TURN
    hands.answer_somehow(page, asked)
    for _ in range(MOST_QUESTIONS):
        asked = hands.question(page)
        if asked is None:
            break
        if asked == hands.TURN:
            hands.locate(page, *hands.the_right_locate())
        else:
            hands.answer_somehow(page, asked)
    seen(page.get_by_role("table", name="Score sheet"))
    return heard


@contextmanager
def calling(machine: Machine, address: str) -> Iterator[httpx.Client]:
    """A program at an address of its own on this machine, over HTTPS and by the public name."""
    trusted = ssl.create_default_context(cafile=str(machine.certificate))
    with httpx.Client(
        base_url=f"https://127.0.0.1:{machine.https}",
        headers={"host": machine.name},
        transport=httpx.HTTPTransport(verify=trusted, local_address=address),
        # The certificate is one for the name.
        event_hooks={"request": [lambda one: one.extensions.update(sni_hostname=machine.name)]},
        timeout=60.0,
        trust_env=False,
    ) as caller:
        yield caller


def open_tables_until_refused(caller: httpx.Client, **claims: str) -> int:
    """How many an address may open at once."""
    wanted = hands.new_table("you", "open")
    for count in range(1_000):
        opened = caller.post("/api/tables", json=wanted, headers=claims)
        if opened.status_code == HTTPStatus.TOO_MANY_REQUESTS:
            return count
        assert opened.is_success, opened.text
    raise AssertionError("nobody counts")


def told_first(machine: Machine, table: str, token: str) -> dict[str, Any]:
    """The first message of a table's socket."""
    trusted = ssl.create_default_context(cafile=str(machine.certificate))
    with connect(
        f"wss://{machine.name}/api/tables/{table}/stream?after=0",
        sock=socket.create_connection(("127.0.0.1", machine.https)),
        ssl=trusted,
        additional_headers={"authorization": f"Bearer {token}"},
    ) as line:
        message: dict[str, Any] = msgspec.json.decode(line.recv())
        return message
