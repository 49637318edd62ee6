"""The table of Ptolemaeus on every screen: what a turn needs is in sight without scrolling."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.house import BrowserHouse
from tests.browser.ptolemaeus_tables import asked, sit_down
from tests.browser.spoken import choose_language
from tests.browser.waiting import seen

LAPTOPS = ((1440, 900), (1280, 800))
OTHERS = ((1920, 1080), (2560, 1440), (820, 1180), (1180, 820))
PHONES = ((390, 844), (360, 640), (844, 390))
LEAST_LETTERS = 11
"""Pixels."""
WITHIN = """(parts) => parts.filter((name) => {
  const box = document.querySelector(name)?.getBoundingClientRect()
  const room = [innerWidth, innerHeight]
  const inside = box && box.width && box.left >= 0 && box.top >= 0
  return !(inside && box.right <= room[0] + 0.5 && box.bottom <= room[1] + 0.5)
})"""
"""Those of the parts that are not wholly in the window."""
SCROLLS = """() => [
  document.documentElement.scrollHeight - innerHeight,
  document.documentElement.scrollWidth - innerWidth,
]"""
LETTERS = """(root) => [...document.querySelectorAll(root)]
  .filter((one) => one.textContent.trim() && one.getBoundingClientRect().width)
  .map((one) => {
    const inPicture = one.ownerSVGElement
    const scale = inPicture ? inPicture.getScreenCTM().a : 1
    return [one.textContent.trim(), parseFloat(getComputedStyle(one).fontSize) * scale]
  })"""
NAMES = """() => [...document.querySelectorAll('main textPath')].map((one) => {
  const room = document.querySelector(one.getAttribute('href')).getTotalLength()
  return [one.textContent, one.getComputedTextLength() / room]
})"""
"""How much of its place the name of each sign takes."""
CUT = """(words) => [...document.querySelectorAll(words)]
  .filter((one) => one.scrollWidth > one.parentElement.clientWidth)
  .map((one) => one.textContent)"""
"""What has no room for all of its words."""
TURN = (
    "svg[role=group]",
    "[aria-labelledby=action-title]",
    "[aria-labelledby=observe-title]",
    "[aria-labelledby=market-title]",
    "[aria-labelledby=hand-title]",
    ".confirm-bar",
)
"""Wheel, question, what can be observed, cards face up, own cards, and the button that does it."""


def at(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done()))")


def small_letters(page: Page, root: str) -> list[Any]:
    found: list[Any] = page.evaluate(LETTERS, root)
    assert found
    return [one for one in found if one[1] < LEAST_LETTERS]


def test_a_turn_fits_on_a_laptop_with_and_without_the_guide(
    new_page: NewPage, house: BrowserHouse
) -> None:
    page = new_page(reduced_motion="reduce")
    sit_down(page, house)
    seen(asked(page))
    steps = page.get_by_text(re.compile(r"^Guide, step \d of 9$"))
    card = page.locator("section.guide")
    seen(card)
    for width, height in LAPTOPS:
        at(page, width, height)
        assert page.evaluate(WITHIN, [*TURN, "section.guide"]) == []
        assert page.evaluate(SCROLLS) == [0, 0]
    heights = set()
    while steps.count():
        heights.add(card.evaluate("one => one.offsetHeight"))
        page.get_by_role("button", name=re.compile("^(Next|Skip this step|Done)$")).click()
    assert len(heights) == 1, "nothing moves while one reads on"
    for width, height in (*LAPTOPS, *OTHERS):
        at(page, width, height)
        assert page.evaluate(WITHIN, [*TURN, "[aria-labelledby=event-title]"]) == []
        expect(page.locator(".confirm-bar")).to_contain_text("choose the same again to confirm")
        assert page.evaluate(SCROLLS) == [0, 0]
        assert small_letters(page, "main svg text") == []


def test_a_phone_shows_wheel_and_action_and_the_rest_in_tabs(
    new_page: NewPage, house: BrowserHouse
) -> None:
    page = new_page(width=390, height=844, reduced_motion="reduce")
    sit_down(page, house, "rules")
    seen(asked(page))
    page.get_by_role("button", name="Seven planets").click()
    page.get_by_role("button", name="Leave the guide").click()
    for width, height in PHONES:
        at(page, width, height)
        assert page.evaluate(WITHIN, ["svg[role=group]", ".confirm-bar", "[role=tablist]"]) == []
        assert page.evaluate(SCROLLS) == [0, 0]
        assert small_letters(page, "main :is(svg text, button, span, p, h2, li)") == []
        assert [one for one in page.evaluate(NAMES) if one[1] > 1] == []
        for name in ("Cards", "Players", "Log"):
            page.get_by_role("tab", name=name).click()
            seen(page.get_by_role("tabpanel", name=name))
            assert page.evaluate(SCROLLS) == [0, 0]
        page.get_by_role("tab").first.click()
    at(page, *PHONES[0])
    page.get_by_role("tab", name="Cards").click()
    assert findings(page) == []


def test_all_players_are_in_sight_on_a_laptop(new_page: NewPage, house: BrowserHouse) -> None:
    page = new_page(reduced_motion="reduce")
    sit_down(page, house, "random", "random", "random")
    seen(asked(page))
    page.get_by_role("button", name="Leave the guide").click()
    players = [f".areas > :nth-child({number})" for number in range(1, 5)]
    choose_language(page, "en", "pl")
    for width, height in (*LAPTOPS, *OTHERS[:2], OTHERS[3]):
        at(page, width, height)
        assert page.evaluate(WITHIN, players) == []
        assert page.evaluate(CUT, ".areas b") == []
        assert page.evaluate(SCROLLS) == [0, 0]
    expect(page.locator(players[1])).to_contain_text("pionki w rezerwie: 10")


def test_a_card_comes_to_the_slot_of_the_one_taken(new_page: NewPage, house: BrowserHouse) -> None:
    page = new_page()
    sit_down(page, house)
    seen(asked(page))
    market = page.get_by_role("region", name="Face up")
    names = market.locator(".card .name")
    before = names.all_inner_texts()
    card = market.get_by_role("button").nth(2)
    card.click()
    card.click()
    expect(page.locator("#action-title")).to_have_text("Take your second card")
    expect(market.get_by_text("new", exact=True)).to_have_count(1)
    expect(market.get_by_role("listitem").nth(2)).to_contain_text("new")
    after = names.all_inner_texts()
    assert [*after[:2], *after[3:]] == [*before[:2], *before[3:]]


def test_a_legend_explains_the_wheel(new_page: NewPage, house: BrowserHouse) -> None:
    page = new_page(reduced_motion="reduce")
    sit_down(page, house)
    seen(asked(page))
    page.get_by_role("button", name="Legend").click()
    legend = page.get_by_role("dialog", name="Legend")
    seen(legend.get_by_text("gold ring"))
    seen(legend.get_by_text("Sagittarius"))
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(legend).to_be_hidden()
    expect(page.get_by_role("button", name="Legend")).to_be_focused()
