"""A private history at a real table: taken away as a record, corrected, and reasoned from."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from ecliptic.planetx.actions import Research, Survey
from ecliptic.planetx.history import History, history_text
from ecliptic.planetx.menu import AskReview
from ecliptic.planetx.objects import ASTEROID
from ecliptic.planetx.setup import Season
from tests.browser import companion_hands as hands
from tests.browser.companion_hands import STANDARD, button, kept
from tests.browser.conftest import NewPage

PHONE = {"width": 390, "height": 844}


def test_a_history_is_downloaded_and_replayed(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    hands.sit_down(page)
    hands.survey(page, "Asteroid", 3, 7)
    hands.to_menu(page)
    hands.review(page, 5, "Asteroid")
    hands.research(page, "B")
    hands.to_menu(page)
    hands.open_part(page, "history")
    with page.expect_download() as saved:
        button(page, "Download the record").click()
    assert saved.value.suggested_filename == f"{STANDARD}.txt"
    asked = (Survey(ASTEROID, 3, 7), AskReview(5, ASTEROID), Research("B"))
    history = History(STANDARD, Season.SPRING, "beginner", "Ada", asked)
    assert Path(saved.value.path()).read_text(encoding="utf-8") == history_text(history)

    button(page, "Watch the replay").click()
    expect(page.get_by_role("slider")).to_have_attribute("max", re.compile(r"^[3-9]$"))


def test_any_entry_is_removed_after_a_question(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    hands.sit_down(page)
    for sector in (1, 2):
        hands.target(page, sector)
        hands.to_menu(page)
    hands.review(page, 5, "Comet")
    hands.open_part(page, "history")
    own = page.get_by_role("region", name="What you asked").get_by_role("listitem")
    button(page, "Remove: Target sector 1").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Target sector 1")
    dialog.get_by_role("button", name="Cancel").click()
    expect(own).to_have_count(2)
    hands.remove(page, "Target sector 1")
    expect(own).to_have_count(1)
    hands.remove(page, "sector 5")
    expect(page.get_by_role("region", name="What everybody heard")).to_have_count(0)
    evening = kept(page)[STANDARD]
    assert [one["sector"] for one in evening["players"][0]["turns"]] == [2]
    assert evening["heard"] == []
    page.get_by_role("link", name="Back").click()
    expect(page.get_by_role("link", name=re.compile("^Target"))).to_contain_text("1 left")


def test_a_reason_from_a_peer_review_says_so(new_page: NewPage) -> None:
    page = new_page()
    hands.sit_down(page)
    hands.review(page, 5, "Asteroid")
    hands.open_part(page, "sheet")
    page.get_by_label("Help on the note sheet").select_option("certain")
    panel = page.get_by_role("region", name="Help", exact=True)
    panel.get_by_role("button", name="Why?").click()
    reasons = page.get_by_role("region", name=re.compile("^Planet X is in"))
    reason = reasons.get_by_role("listitem").filter(has_text="Sector 5").first
    expect(reason).to_contain_text("peer review")
    expect(reasons).not_to_contain_text("of your notes")
