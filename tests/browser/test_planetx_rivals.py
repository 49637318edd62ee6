"""Help that weighs what rivals' moves tell: an option that is off and says what it assumes."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.waiting import seen


def test_whoever_wants_it_has_rivals_moves_weighed(new_page: NewPage) -> None:
    page = new_page()
    places = [{"season": season, "facts": 4} for season in ("spring", "summer")]
    wanted = {
        "game": "planetx",
        "options": {"mode": "standard", "places": places},
        "seats": [{"who": "you"}, {"who": "pencil"}],
        "name": "Ada",
        "help": "odds",
    }
    table = page.request.post("/api/tables", data=wanted).json()["table"]
    page.goto(f"/t/{table}")
    option = page.get_by_role("checkbox", name="Weigh what rivals’ moves tell")
    seen(option)
    expect(option).not_to_be_checked()
    expect(option).to_have_accessible_description(
        "Assumes that your rivals place what they think true. What is certain stays the same."
    )
    with page.expect_response(lambda one: one.url.endswith("/help/odds")) as answered:
        option.check()
    assert answered.value.ok
    assert json.loads(answered.value.request.post_data or "") == {"rivals": True}
    assert findings(page) == []
    page.reload()
    expect(option).to_be_checked()
