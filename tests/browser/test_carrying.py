"""Everything of a device goes to another one in a file; keys of seats stay where they are."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser import companion_hands as hands
from tests.browser.axe import findings
from tests.browser.companion_hands import STANDARD, button
from tests.browser.conftest import NewPage
from tests.browser.notebook_moves import begin
from tests.browser.spoken import words
from tests.browser.waiting import seen

SAID = words("en")
PHONE = {"width": 390, "height": 844}


def unfold(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_text(SAID["shell-carry"], exact=True).click()
    seen(button(page, SAID["carry-save"]))


def saved(page: Page, to: Path) -> Path:
    with page.expect_download() as download:
        button(page, SAID["carry-save"]).click()
    assert download.value.suggested_filename.startswith("ecliptic-")
    download.value.save_as(to)
    return to


def bring(page: Page, file: Path) -> None:
    page.get_by_label(SAID["carry-open"]).set_input_files(file)
    seen(page.get_by_role("dialog", name=SAID["carry-found"]))


def everything(page: Page) -> dict[str, str]:
    kept: dict[str, str] = page.evaluate("({...localStorage})")
    return {name: text for name, text in kept.items() if "draft" not in name}


def test_a_device_is_left_for_another_one(new_page: NewPage, tmp_path: Path) -> None:
    old, new = new_page(**PHONE, own=True), new_page(**PHONE, own=True)
    begin(old, "Ada", "Bo")
    hands.sit_down(old)
    hands.target(old, 4)
    hands.to_menu(old)
    hands.open_part(old, "track")
    button(old, "Start tracking").click()
    seen(old.get_by_role("region", name="Now on the real board"))
    unfold(old, "/about")
    file = saved(old, tmp_path / "all.json")

    text = file.read_text(encoding="utf-8")
    table = hands.kept(old)[STANDARD]["tracked"]["table"]
    cookies = old.context.cookies()
    assert cookies
    for secret in (table, *(one["value"] for one in cookies)):
        assert secret not in text
    assert {*json.loads(text)} == {"form", "notebooks", "evenings", "settings"}

    unfold(new, "/companion")
    bring(new, file)
    dialog = new.get_by_role("dialog", name=SAID["carry-found"])
    expect(dialog).to_contain_text("1 notebook")
    expect(dialog).to_contain_text("1 game at the real table")
    expect(dialog.get_by_role("checkbox")).to_be_checked()
    assert findings(new) == []
    dialog.get_by_role("button", name=SAID["carry-take"]).click()
    seen(new.get_by_text(SAID["carry-done"]))
    seen(new.get_by_role("link", name=STANDARD))
    there = everything(new)

    bring(new, file)
    expect(dialog).to_contain_text(SAID["carry-nothing"])
    dialog.get_by_role("button", name=SAID["shell-cancel"]).click()
    assert everything(new) == there
    new.get_by_role("link", name=STANDARD).click()
    hands.open_part(new, "history")
    button(new, "Hold or tap: answers").press("Enter")
    seen(new.get_by_text("Sector 4 holds an asteroid."))

    spoilt = tmp_path / "spoilt.json"
    spoilt.write_text(text.replace('"sector":4', '"sector":44', 1), encoding="utf-8")
    unfold(new, "/notebook")
    new.get_by_label(SAID["carry-open"]).set_input_files(spoilt)
    seen(new.get_by_role("alert").get_by_text("This file is damaged: “evenings 1: "))
    assert everything(new) == there
