"""The front page, and the way from it into a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.waiting import seen

SCREENS = [
    "/",
    "/new",
    "/j/ABCDEF",
    "/j",
    "/m",
    "/m#secret",
    "/replay",
    "/rules/planetx",
    "/about",
    "/nowhere/at/all",
]


TOO_SMALL = """() => [...document.querySelectorAll('button, select, input, nav a')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.9)
    .map((one) => one.outerHTML)"""


@pytest.mark.parametrize(
    ("button", "game"),
    [("Play Planet X", "The Search for Planet X"), ("Play Ptolemaeus", "Ptolemaeus")],
)
def test_one_tap_deals_a_game(new_page: NewPage, button: str, game: str) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name=button).click()
    expect(page).to_have_url(re.compile("/t/"))
    seen(page.get_by_role("heading", level=1, name=game))
    page.goto("/")
    # Among the turns or the tables, as the opponent has answered or not.
    page.get_by_role("link", name=re.compile(f"^{game}")).click()
    expect(page).to_have_url(re.compile("/t/"))


def test_a_returning_player_finds_turns_first_and_hides_what_is_over(new_page: NewPage) -> None:
    page = new_page()
    wanted = {"game": "ptolemaeus", "options": {"seats": 1}, "name": "Ada"}
    for _ in range(2):
        assert page.request.post("/api/tables", data=wanted | {"seats": [{"who": "you"}]}).ok

    def with_one_over(route: Route) -> None:
        """The server's list, in which the oldest game has come to its end."""
        tables = route.fetch().json()
        oldest = min(tables, key=lambda one: (one["opened"], one["table"]))
        oldest.update(status="over", asked=False, scores=[31])
        route.fulfill(json=tables)

    page.goto("/")
    first = page.get_by_role("region").first
    expect(first).to_have_accessible_name("Your turn at 2 tables")
    expect(first.get_by_role("link")).to_have_count(2)
    assert first.bounding_box()["y"] < page.get_by_role("heading", level=1).bounding_box()["y"]  # type: ignore[index]
    keep = first.get_by_role("button", name=re.compile("^Keep Ptolemaeus")).first
    expect(keep).to_have_attribute("aria-pressed", "false")
    keep.press("Enter")
    expect(keep).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(first.get_by_role("button", pressed=True)).to_have_count(1)
    page.route("**/api/tables", with_one_over)
    page.reload()
    expect(page.get_by_role("region").first).to_have_accessible_name("Your turn at one table")
    mine = page.get_by_role("region", name="Your tables")
    mine.get_by_role("button", name=re.compile("^Hide Ptolemaeus")).click()
    expect(mine.get_by_role("link")).to_have_count(0)
    page.reload()
    mine.get_by_text("Hidden tables (1)").click()
    assert findings(page) == []
    mine.get_by_role("button", name=re.compile("^Show again")).click()
    expect(mine.get_by_role("link")).to_have_count(1)
    expect(mine.get_by_text("Hidden tables")).to_have_count(0)


def test_both_games_have_the_same_presence(new_page: NewPage) -> None:
    page = new_page(width=390, height=844)
    page.goto("/")
    for game in ("The Search for Planet X", "Ptolemaeus"):
        card = page.get_by_role("region", name=game)
        expect(card).to_contain_text("Opponent: ")
        expect(card.get_by_role("button")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("region", name="The Search")).to_contain_text("careful beginner")


def test_a_link_to_the_page_says_what_it_is(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    said = page.evaluate(
        "() => [...document.querySelectorAll('meta[content]')]"
        ".map((one) => [one.getAttribute('property') ?? one.name, one.content])"
    )
    meta = dict(said)
    for name in ("description", "og:title", "og:description", "og:site_name"):
        assert meta[name]
    assert page.request.head("/").ok
    assert page.request.head(meta["og:image"]).headers["content-type"] == "image/png"


def test_whoever_asks_is_forgotten_everywhere(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_label("Your name").fill("Ada")
    page.goto("/new")
    expect(page.get_by_label("Your name")).to_have_value("Ada")
    page.goto("/")
    page.get_by_role("button", name="Play Planet X").click()
    expect(page).to_have_url(re.compile("/t/"))
    page.goto("/about")
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete my data").click()
    forgotten = page.get_by_role("status").filter(has_text="Your data has been deleted.")
    seen(forgotten)
    expect(forgotten).to_contain_text(re.compile(r"to rejoin: [A-Z0-9]{6} \(The Search"))
    assert page.context.cookies() == []
    assert page.evaluate("Object.keys(localStorage)") == ["ecliptic-language"]
    page.goto("/")
    expect(page.get_by_label("Your name")).to_have_value("")
    expect(page.get_by_role("region", name="Your tables")).to_have_count(0)


def test_no_screen_has_findings_or_scrolls_sideways_or_is_hard_to_press(new_page: NewPage) -> None:
    page = new_page()
    for path in SCREENS:
        page.goto(path)
        seen(page.locator("main h1"))
        assert findings(page) == [], path
        for width in (360, 2560):
            page.set_viewport_size({"width": width, "height": 860})
            assert page.evaluate("document.documentElement.scrollWidth") <= width, path
            assert page.evaluate(TOO_SMALL) == [], path
            page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
            assert page.evaluate("document.documentElement.scrollWidth") <= width, path
            page.evaluate("() => { document.documentElement.style.fontSize = '' }")
        page.set_viewport_size({"width": 1280, "height": 860})


def test_a_new_screen_starts_at_its_heading(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("link", name="New table").click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page).to_have_title(re.compile("New table"))
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_theme_and_language_are_kept(new_page: NewPage) -> None:
    page = new_page(locale="fr-FR", color_scheme="dark")
    page.goto("/about")
    html = page.locator("html")
    expect(html).to_have_attribute("lang", "fr")
    expect(html).to_have_attribute("data-theme", "dark")
    header = page.get_by_role("banner")
    header.get_by_role("combobox").select_option("pl")
    header.get_by_role("button").click()
    header.get_by_role("button").click()
    page.reload()
    expect(html).to_have_attribute("lang", "pl")
    expect(html).to_have_attribute("data-theme", "light")


def test_a_wrong_code_is_answered_with_a_sentence(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_label("Table code").fill("zzzzzz")
    page.get_by_role("button", name="Join", exact=True).click()
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_role("alert")).not_to_be_empty()


def test_the_rules_open_at_the_one_that_matters(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/rules/planetx")
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="Peer review").click()
    expect(page).to_have_url(re.compile("/rules/planetx/review$"))
    heading = page.get_by_role("heading", name="Peer review")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
