"""The table of Ptolemaeus: the wheel and its twin, reasons, reloads, widths, themes, languages."""

from __future__ import annotations

import json
import re
from random import Random

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.house import BrowserHouse
from tests.browser.ptolemaeus_tables import asked, is_over, make_move, sit_down
from tests.browser.spoken import TRANSLATIONS, choose_language
from tests.browser.waiting import seen
from tests.sizes import size

SIGNS = 12
HEIGHTS = """all => all.map((one) => ({
  words: one.textContent,
  height: one.getBoundingClientRect().height,
}))"""
"""All at once: an opponent's move may take any of them away the next moment."""


def play_some(page: Page, moves: int, seed: int) -> None:
    chance = Random(seed)
    for _ in range(moves):
        if is_over(page):
            break
        make_move(page, chance)


def test_the_wheel_is_chosen_on_by_arrow_keys(new_page: NewPage, house: BrowserHouse) -> None:
    """What is touched in vain unchooses nothing."""
    page = new_page(width=390, height=640)
    sit_down(page, house)
    seen(asked(page))
    wheel = page.get_by_role("group", name=re.compile("zodiac wheel"))
    signs = wheel.get_by_role("button")
    expect(signs).to_have_count(SIGNS)
    expect(signs.nth(0)).to_have_accessible_name(re.compile(r"costs at least \d cards?$"))
    signs.nth(0).focus()
    page.keyboard.press("ArrowLeft")
    expect(signs.nth(SIGNS - 1)).to_be_focused()
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    expect(asked(page)).to_have_text("Observe and pay")
    expect(asked(page)).to_have_accessible_description(re.compile("Observe: Aries. Pay: "))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".bar .bad")).not_to_be_empty()
    expect(page.locator(".confirm-bar")).to_contain_text("Observe: Aries. Pay: ")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("#action-title")).to_contain_text("2 of 3")


def test_what_cannot_be_done_says_why(new_page: NewPage, house: BrowserHouse) -> None:
    page = new_page()
    sit_down(page, house)
    seen(asked(page))
    barred = page.locator("path[data-sign][aria-disabled=true]").first
    barred.click(force=True)
    reason = page.locator(".bar .bad")
    seen(reason)
    assert "ptolemaeus-" not in reason.inner_text()
    expect(asked(page)).to_have_attribute("aria-disabled", "true")


class Refusing:
    """Between a page and the server: refuses to take anything back, as long as it is on."""

    def __init__(self, page: Page) -> None:
        self.on = False
        page.route_web_socket(re.compile("/stream"), self._between)

    def _between(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def send(text: str | bytes) -> None:
            command = json.loads(text)
            if self.on and command["type"] == "undo":
                problem = {"status": 409, "code": "undo-opponents", "detail": ""}
                told = {"type": "refused", "problem": problem, "retry_after": None}
                line.send(json.dumps(told | {"command_id": command["command_id"]}))
            else:
                server.send(text)

        line.on_message(send)


def test_choosing_again_does_it_and_taking_back_undoes_it(
    new_page: NewPage, house: BrowserHouse
) -> None:
    page = new_page(own=True)
    refusing = Refusing(page)
    sit_down(page, house)
    seen(asked(page))
    face_up = page.locator("button.card:not(.joker):not([aria-disabled=true])").first
    face_up.click()
    expect(face_up).to_have_attribute("aria-pressed", "true")
    face_up.click()
    expect(page.locator("#action-title")).to_have_text("Take your second card")
    refusal = page.locator(".confirm-bar").get_by_role("alert")
    refusing.on = True
    page.get_by_role("button", name="Undo move").click()
    expect(refusal).to_contain_text("opponents never agree")
    face_up.click()
    expect(refusal).to_have_count(0)
    refusing.on = False
    asked(page).press("Enter")
    expect(page.locator("#action-title")).to_be_focused()
    expect(page.locator("#action-title")).not_to_have_text("Take your second card")
    page.get_by_role("button", name="Undo move").click()
    expect(page.locator("#action-title")).to_have_text("Take your second card")
    page.get_by_role("button", name="Undo move").click()
    expect(page.locator("#action-title")).to_contain_text("draw or observe")


def test_the_table_twin_says_what_the_wheel_shows(new_page: NewPage, house: BrowserHouse) -> None:
    page = new_page()
    sit_down(page, house)
    page.get_by_text("The wheel as a table").click()
    twin = page.get_by_role("table", name="The wheel, sign by sign")
    expect(twin.get_by_role("row")).to_have_count(SIGNS + 1)
    expect(twin.get_by_role("row", name="Cancer")).to_contain_text("Sol, Mercurius")
    expect(twin.get_by_role("row", name="Aries")).to_contain_text("comet")


def test_a_reload_comes_back_to_the_same_question(new_page: NewPage, house: BrowserHouse) -> None:
    page = new_page()
    sit_down(page, house, "rules")
    deck = page.get_by_role("button", name=re.compile("Deck$"))
    deck.click()
    deck.click()
    question = page.get_by_role("heading", name="Take your second card")
    seen(question)
    hand = page.locator("#hand-title").inner_text()
    page.reload()
    seen(question)
    expect(page.locator("#hand-title")).to_have_text(hand, ignore_case=True)


def test_news_is_said_aloud(new_page: NewPage, house: BrowserHouse) -> None:
    page = new_page()
    sit_down(page, house, "rules")
    is_over(page)
    page.locator("button.deck").click()
    page.locator("button.deck").click()
    spoken = page.locator("[aria-live=polite]").filter(has_text="from the deck")
    expect(spoken.first).to_be_attached()


def test_axe_finds_nothing_in_a_game(new_page: NewPage, house: BrowserHouse) -> None:
    page = new_page(reduced_motion="reduce")
    sit_down(page, house, "rules", "random")
    is_over(page)
    assert findings(page) == []
    play_some(page, size(6, 12), seed=4)
    is_over(page)
    assert findings(page) == []


def test_nothing_scrolls_sideways(new_page: NewPage, house: BrowserHouse) -> None:
    page = new_page(width=360)
    sit_down(page, house, "rules", "random", "greedy")
    play_some(page, 4, seed=2)
    for width in (360, 768, 1440, 2560):
        page.set_viewport_size({"width": width, "height": 860})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_everything_to_press_is_large_enough(new_page: NewPage, house: BrowserHouse) -> None:
    page = new_page(width=360, height=780)
    sit_down(page, house, "rules")
    play_some(page, 3, seed=6)
    page.locator("main details").evaluate_all("all => all.forEach((one) => (one.open = true))")
    controls = page.locator("main").locator("button, select, summary")
    heights = controls.evaluate_all(HEIGHTS)
    assert [one for one in heights if 0 < one["height"] < 43.9] == []


def test_every_language_is_played(new_page: NewPage, house: BrowserHouse) -> None:
    """Every question in all of them, each answered in another one."""
    chosen = TRANSLATIONS[0]
    page = new_page(locale=chosen)
    sit_down(page, house, "rules")
    chance = Random(7)
    languages = list(TRANSLATIONS)
    for _ in range(5):
        if is_over(page):
            break
        languages.append(languages.pop(0))
        for language in languages:
            choose_language(page, chosen, language)
            chosen = language
            text = page.locator("main").inner_text()
            assert not re.search(r"ptolemaeus-|\$|\{", text)
            english = r"Your turn|Face up|Secret objective|Undo move"
            assert not re.search(english, text, re.IGNORECASE)
        make_move(page, chance)
