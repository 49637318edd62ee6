"""Who deals, sentences that become notes, and conclusions that are asked about."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.notebook_hands import SAID, bring, region, sentence, turn_to
from tests.browser.test_notebook import entries
from tests.browser.test_notebook_screens import a_notebook, fits


def write(page: Page, text: str) -> None:
    page.get_by_label(SAID["notebook-line"], exact=True).fill(text)


def test_sentences_become_notes_and_conclusions_are_judged(new_page: NewPage) -> None:
    page = new_page(width=390, height=844)
    bring(page, a_notebook("standard", "odds"))
    expect(page.get_by_text(SAID["notebook-odds-published"])).to_be_visible()
    turn_to(page, "notebook-part-settings")
    page.get_by_label(SAID["notebook-dealer"]).select_option("unknown")
    assert entries(page)[-1] == {"type": "dealer", "dealer": "unknown"}

    turn_to(page, "notebook-part-clues")
    known = region(page, "notebook-known")
    write(page, "At least 1 asteroid in 3-5")
    known.get_by_role("button", name=SAID["notebook-known-concluded"]).click()
    known.get_by_role("button", name=SAID["notebook-follows"]).click()
    expect(known.get_by_text(sentence("conclusion-open"))).to_be_visible()
    write(page, "exactly 2 asteroids in 4-5")
    known.get_by_role("button", name=SAID["notebook-known-told"]).click()
    # Something new is known: the old answer is gone, and the new one has its reason.
    expect(known.get_by_text(sentence("conclusion-open"))).to_have_count(0)
    known.get_by_role("button", name=SAID["notebook-follows"]).click()
    expect(known.get_by_text(SAID["conclusion-follows"])).to_be_visible()
    expect(known.get_by_text(f"({SAID['notebook-source-heard']})")).to_be_visible()
    assert [one["concluded"] for one in entries(page)[-2:]] == [True, False]

    # A title is tapped in the app's order.
    title = page.get_by_role("group", name="Topic D: what it is about")
    title.get_by_role("button", name="Gas cloud").click()
    title.get_by_role("button", name="Comet").click()
    noted = {"type": "title", "label": "D", "title": ["G", "C"], "ordered": True}
    assert entries(page)[-1] == noted
    assert findings(page) == []
    assert fits(page)

    # What is nearly understood is one tap away, and a clue goes into the form for moves.
    write(page, "some asteroids near dwarf planet")
    page.get_by_label(SAID["notebook-line"], exact=True).press("Enter")
    expect(known.get_by_text(SAID["notebook-line-meant"])).to_be_visible()
    known.get_by_role("button", name=SAID["notebook-line-to-form"]).click()
    form = region(page, "notebook-new-move")
    clue = "At least one asteroid is adjacent to a dwarf planet."
    expect(form.get_by_role("radio", name=clue, exact=True)).to_be_checked()
