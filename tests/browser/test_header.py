"""The header: one row of buttons in every language, at every width."""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewPage
from tests.browser.planetx_hands import open_table, sit_down
from tests.browser.waiting import seen
from tests.sizes import size

WIDTHS = (360, 390, 412, 428, 480, 540, 560, 600, 680, 720, 768, 820, 1180, 1440, 2560)
SHARE = size(5, 1)
"""Each language is looked at in every fifth width, the narrowest, and they take turns."""
ROW = """async () => {
  // The table is laid out anew for another size.
  for (let one = 0; one < 4; one++) await new Promise(requestAnimationFrame)
  const bar = document.querySelector('body > #app > header')
  const middles = [...bar.querySelectorAll('a, button, select')]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
    .map(({ top, bottom }) => Math.round((top + bottom) / 2))
  const fits = document.documentElement.scrollWidth <= innerWidth
  return { rows: new Set(middles).size, height: bar.offsetHeight, fits }
}"""


@pytest.mark.parametrize("screen", ["about", "table"])
def test_the_header_is_one_row(new_page: NewPage, screen: str) -> None:
    page = new_page()
    if screen == "table":
        sit_down(page, open_table(page, "you"))
        seen(page.get_by_role("button", name="Your seat"))
    else:
        page.goto("/about")
    language = page.get_by_role("banner").first.get_by_role("combobox")
    for start, code in enumerate(("en", "it", "fr", "pl")):
        language.select_option(code)
        page.wait_for_function("(code) => document.documentElement.lang === code", arg=code)
        for width in {WIDTHS[0], *WIDTHS[start % SHARE :: SHARE]}:
            page.set_viewport_size({"width": width, "height": 860})
            found = page.evaluate(ROW)
            assert (found["rows"], found["fits"]) == (1, True), (code, width)
    page.set_viewport_size({"width": 844, "height": 390})
    assert page.evaluate(ROW)["height"] <= 48
