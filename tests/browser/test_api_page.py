"""`/docs` in a browser: every operation is there, and can be tried."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage


def operation(page: Page, method: str, path: str) -> Locator:
    """The operation's part of the page, opened."""
    parts = page.locator("details").filter(has=page.get_by_text(path, exact=True))
    part = parts.filter(has=page.get_by_text(method, exact=True))
    part.locator("summary").click()
    return part


def test_every_operation_is_listed_and_can_be_tried(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/docs")
    described = page.request.get("/schema/openapi.json").json()
    count = sum(len(methods) for methods in described["paths"].values())
    expect(page.locator("details")).to_have_count(count)

    opening = operation(page, "POST", "/api/tables")
    wanted = {
        "game": "ptolemaeus",
        "options": {"seats": 2},
        "seats": [{"who": "you"}, {"who": "open"}],
        "name": "Ada",
        "hold": "bearer",
    }
    opening.locator("textarea").fill(json.dumps(wanted))
    opening.get_by_role("button", name="Send").click()
    expect(opening.locator("pre")).to_contain_text("201")
    seated = json.loads((opening.locator("pre").text_content() or "").partition("\n\n")[2])

    page.get_by_label("Token of a seat").fill(seated["token"])
    looking = operation(page, "GET", "/api/tables/{table_id}")
    looking.get_by_label("table_id").fill(seated["table"])
    looking.get_by_role("button", name="Send").click()
    expect(looking.locator("pre")).to_contain_text('"status": "open"')


def test_an_example_has_the_shape_of_the_body(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/docs")
    opening = operation(page, "POST", "/api/tables")
    example = json.loads(opening.locator("textarea").input_value())
    assert {"game", "options", "seats", "name"} <= set(example)
