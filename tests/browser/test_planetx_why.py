"""Why something is certain: steps beside the note sheet, which stays in sight, its cells lit."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser import planetx_hands as hands
from tests.browser.axe import findings
from tests.browser.conftest import NewPage

SIZES = [(1440, 900), (390, 844)]
_COVERED = """(scrolled) => [
  ...document.querySelectorAll('td.lit-yes, td.lit-no')
].filter((cell) => {
  if (scrolled) cell.scrollIntoView({ block: 'nearest' })
  const { left, right, top, bottom } = cell.getBoundingClientRect()
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return there?.closest('section.why')
}).length"""
"""How many cells that a line lights the reason itself lies over; on a phone, where a sheet is as
high as the screen, each is looked at where it comes to stand."""


def test_a_reason_is_walked_through_beside_the_sheet(new_page: NewPage) -> None:
    page = new_page()
    table = hands.open_table(page, "you", "pencil", help="certain", code=hands.CODE)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        phone = width < height
        if phone:
            hands.show(page, "Sheet")
        else:
            hands.sit_down(page, table)
        cell = page.locator("td.logic-no.open button").first
        sector = re.search(r"\d+", cell.get_attribute("aria-label") or "")
        assert sector
        cell.focus()
        page.get_by_role("button", name="Why?").first.click()
        why = page.get_by_role("region", name=re.compile(rf"^Sector {sector[0]} does not hold"))
        lines = why.locator("li > button")
        expect(lines.first).to_contain_text("Suppose the opposite.")
        expect(lines.first).to_have_attribute("aria-current", "step")
        expect(page.locator("td.claimed")).to_have_count(1)
        expect(page.locator("td.claimed.lit-yes")).to_have_count(1)
        expect(lines.last).to_contain_text("But then this is impossible:")
        for step in range(1, lines.count()):
            why.get_by_role("button", name="Next step").click()
            expect(lines.nth(step)).to_have_attribute("aria-current", "step")
            assert page.evaluate(_COVERED, phone) == 0
        expect(page.locator("td.claimed")).to_have_count(1)
        page.keyboard.press("ArrowUp")
        expect(why.locator("[aria-current]")).to_be_focused()
        assert phone or findings(page) == []
        page.keyboard.press("Escape")
        expect(why).to_have_count(0)
        expect(page.locator("td.claimed")).to_have_count(0)
