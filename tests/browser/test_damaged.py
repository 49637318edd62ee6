"""What a device keeps and cannot read, or has no room for: it is said, and nothing is lost."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser import companion_hands as hands
from tests.browser.axe import findings
from tests.browser.companion_hands import KEPT, STANDARD, button, heading, kept
from tests.browser.conftest import NewPage
from tests.browser.notebook_hands import bring
from tests.browser.spoken import words
from tests.browser.test_notebook_file import ENTRIES, notebook
from tests.browser.waiting import seen

PHONE = {"width": 390, "height": 844}
SAID = words("en")
CUT = "(place) => localStorage.setItem(place, localStorage.getItem(place).slice(0, -9))"
PUT = "([place, text]) => localStorage.setItem(place, text)"
TEXT = "(place) => localStorage.getItem(place)"
FILL = """() => {
  for (let size = 1 << 20; size; size >>= 1)
    for (let number = 0; ; number += 1)
      try { localStorage.setItem(`full-${size}-${number}`, 'x'.repeat(size)) } catch { break }
}"""
MAKE_ROOM = """() => {
  for (const name of Object.keys(localStorage))
    if (name.startsWith('full-')) localStorage.removeItem(name)
}"""


def test_a_damaged_evening_is_said_and_kept_as_it_is(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(**PHONE)
    hands.sit_down(page)
    whole = page.evaluate(TEXT, KEPT + STANDARD)
    page.evaluate(PUT, [f"{KEPT}C2D3", whole.replace(STANDARD, "C2D3")])
    page.evaluate(CUT, KEPT + STANDARD)
    text = page.evaluate(TEXT, KEPT + STANDARD)
    for path in ("/companion", f"/companion/{STANDARD}", f"/companion/{STANDARD}/survey"):
        page.goto(path)
        notice = page.get_by_role("region", name=f"{STANDARD} cannot be read")
        seen(notice)
        assert page.evaluate(TEXT, KEPT + STANDARD) == text
    assert findings(page) == []
    with page.expect_download() as saving:
        button(page, "Save as a file").click()
    saved = tmp_path / saving.value.suggested_filename
    saving.value.save_as(saved)
    assert saved.name == f"ecliptic-{STANDARD}.txt"
    assert saved.read_text(encoding="utf-8") == text
    # The other one is there as ever.
    page.goto("/companion/C2D3")
    seen(page.get_by_role("heading", name=SAID["companion-turn"]))
    page.goto("/companion")
    notice.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(notice).to_have_count(0)
    assert page.evaluate("Object.keys(localStorage)").count(KEPT + STANDARD) == 0
    seen(page.get_by_role("link", name="C2D3"))
    page.goto(f"/companion/{STANDARD}")
    heading(page, SAID["companion-check"])


def test_a_damaged_notebook_is_said_and_kept_as_it_is(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    bring(page, notebook("Sunday", ENTRIES))
    names = page.evaluate("Object.keys(localStorage)")
    (place,) = (one for one in names if one.startswith("ecliptic-notebook-1/"))
    whole = page.evaluate(TEXT, place)
    page.evaluate(CUT, place)
    address = page.url
    for path in (address, "/notebook"):
        page.goto(path)
        seen(page.get_by_text("What this device has stored of it is damaged"))
    assert findings(page) == []
    assert whole.startswith(page.evaluate(TEXT, place))
    page.evaluate(PUT, [place, whole])
    page.goto(address)
    heading(page, "Sunday")


def test_a_full_storage_is_said_and_the_evening_goes_on(new_page: NewPage) -> None:
    page = new_page(own=True, **PHONE)
    hands.sit_down(page)
    hands.target(page, 11)
    hands.to_menu(page)
    page.evaluate(FILL)
    before = kept(page)
    hands.target(page, 4)
    assert hands.answer(page) == "Sector 4 holds an asteroid."
    seen(page.get_by_role("alert").filter(has_text=SAID["companion-not-kept"]))
    hands.to_menu(page)
    hands.open_part(page, "history")
    button(page, SAID["companion-look-answers"]).press("Enter")
    seen(page.get_by_text("Sector 4 holds an asteroid."))
    assert kept(page) == before
    # With room again, everything of the evening is kept with the next change.
    page.evaluate(MAKE_ROOM)
    page.get_by_role("link", name="Back").click()
    button(page, "Turn the arrow one sector on").click()
    expect(page.get_by_text(SAID["companion-not-kept"])).to_have_count(0)
    assert hands.turns(page) == ["target", "target"]
    assert json.loads(page.evaluate(TEXT, KEPT + STANDARD))["arrow"] == 2
