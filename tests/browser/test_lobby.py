"""Before the deal: people come, choose, are sent away, say that they are ready."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.waiting import seen


def open_table(page: Page, name: str, seats: int = 2) -> str:
    """A table with open seats; the code to join it."""
    page.goto("/new")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("radio", name=str(seats), exact=True).check(force=True)
    page.get_by_role("button", name="Open the table").click()
    seen(page.get_by_role("heading", name="Before the game"))
    return page.locator(".code").inner_text()


def join(page: Page, code: str, name: str) -> None:
    page.goto(f"/j/{code}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    expect(page).to_have_url(re.compile("/t/"))


def test_two_people_come_together_and_begin(new_page: NewPage) -> None:
    ada, ben = new_page(), new_page(width=390, height=844)
    code = open_table(ada, "Ada")
    expect(ada.get_by_test_id("waiting")).to_have_text("Waiting for one more player")
    ben.goto("/j/NOSUCH")
    expect(ben.get_by_role("alert")).to_contain_text("No table has this join code")
    expect(ben.get_by_role("main")).to_contain_text("Table code: NOSUCH")
    ben.evaluate(
        "path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')) }",
        f"/j/{code}",
    )
    expect(ben.get_by_role("main")).to_contain_text(f"table {code}. Already there: Ada.")
    expect(ben.get_by_role("alert")).to_be_empty()
    join(ben, code, "Ben")
    seen(ada.get_by_role("group", name="Seat 2: Ben"))
    ben.get_by_label("Season").select_option("winter")
    ben.get_by_label("Starting facts").select_option("12")
    expect(ada.get_by_role("group", name="Seat 2: Ben")).to_contain_text("winter")
    ada.get_by_role("button", name="I am ready").click()
    expect(ada.get_by_test_id("waiting")).to_contain_text("Ben")
    assert findings(ben) == []
    ben.get_by_role("button", name="I am ready").click()
    for page in (ada, ben):
        seen(page.get_by_role("heading", name="The Search for Planet X"))


def test_the_host_arranges_the_table(new_page: NewPage) -> None:
    ada, ben = new_page(), new_page()
    code = open_table(ada, "Ada", seats=3)
    join(ben, code, "Ben")
    expect(ben.get_by_role("radio", name="Expert")).to_have_count(0)
    ada.get_by_role("radio", name="Expert").check(force=True)
    ada.get_by_role("radio", name="Odds").check(force=True)
    agreed = ben.get_by_role("region", name="Table settings")
    expect(agreed).to_contain_text("Expert")
    expect(agreed).to_contain_text("Odds")
    third = ada.get_by_role("group", name=re.compile("Seat 3"))
    third.get_by_label("Who plays here").select_option("pencil")
    seen(ben.get_by_role("group", name="Seat 3: Pencil"))
    ada.get_by_role("button", name="Remove Ben").click()
    seen(ada.get_by_role("group", name="Seat 2: Open"))
    expect(ben.get_by_role("button", name="I am ready")).to_have_count(0)
    assert findings(ada) == []


def test_whoever_leaves_opens_the_seat_again(new_page: NewPage) -> None:
    ada, ben = new_page(), new_page()
    code = open_table(ada, "Ada")
    join(ben, code, "Ben")
    ben.get_by_role("button", name="Leave the table").click()
    seen(ben.get_by_role("heading", name="You have left the table"))
    assert findings(ben) == []
    seen(ada.get_by_role("group", name="Seat 2: Open"))
    expect(ben.get_by_role("main")).to_contain_text(f"Code to rejoin: {code}")
    ben.get_by_role("link", name="Take a seat").click()
    ben.get_by_role("button", name="Take a seat").click()
    seen(ada.get_by_role("group", name="Seat 2: Ben"))


def test_the_invitation_can_be_read_typed_and_photographed(new_page: NewPage) -> None:
    ada = new_page()
    code = open_table(ada, "Ada")
    # The server of this test is there for this machine only.
    seen(ada.get_by_text("127.0.0.1 is an address for this device only"))
    elsewhere = {"address": "http://ecliptic.example"}
    ada.route("**/api/address", lambda route: route.fulfill(json=elsewhere))
    ada.reload()
    expect(ada.get_by_label("Link")).to_have_value(re.compile(f"/j/{code}$"))
    picture = ada.get_by_role("img", name=re.compile("QR"))
    seen(picture)
    assert picture.evaluate("async (image) => (await image.decode(), image.naturalWidth)") > 0


def test_axe_finds_nothing_in_the_lobby(new_page: NewPage) -> None:
    page = new_page(width=360)
    open_table(page, "Ada", seats=4)
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_full_table_takes_nobody_else(new_page: NewPage) -> None:
    ada, ben, eve = new_page(), new_page(), new_page()
    code = open_table(ada, "Ada")
    join(ben, code, "Ben")
    eve.goto(f"/j/{code}")
    eve.get_by_role("button", name="Take a seat").click()
    expect(eve.get_by_role("alert")).not_to_be_empty()


def test_an_answer_that_gets_lost_costs_no_second_seat(new_page: NewPage) -> None:
    ada, ben = new_page(), new_page()
    code = open_table(ada, "Ada", seats=3)
    lost: list[Route] = []

    def lose_the_first(route: Route) -> None:
        if lost:
            route.continue_()
            return
        lost.append(route)
        assert route.fetch().status == 201  # the server has done it, and the browser never hears
        route.abort()

    ben.route("**/api/join", lose_the_first)
    join(ben, code, "Ben")
    seen(ada.get_by_role("group", name="Seat 2: Ben"))
    expect(ada.get_by_test_id("waiting")).to_have_text("Waiting for one more player")


def test_a_name_that_nobody_may_have_is_not_even_sent(new_page: NewPage) -> None:
    ada, eve = new_page(), new_page()
    code = open_table(ada, "Ada")
    eve.route("**/api/join", lambda route: route.abort())
    eve.goto(f"/j/{code}")
    eve.get_by_label("Your name").fill("GUEST 2")
    eve.get_by_role("button", name="Take a seat").click()
    expect(eve.get_by_role("alert")).to_contain_text("stands for people who deleted their data")
