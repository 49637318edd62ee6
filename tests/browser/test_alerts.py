"""Turn alerts: whoever looks elsewhere is called, and nobody who looks at the table."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.planetx_hands import join_table, look_at, open_table, sit_down
from tests.browser.waiting import seen

PLANETX, PTOLEMAEUS = "The Search for Planet X · Ecliptic", "Ptolemaeus · Ecliptic"
LISTEN = """() => {
  window.calls = []
  const start = AudioScheduledSourceNode.prototype.start
  AudioScheduledSourceNode.prototype.start = function (...when) {
    calls.push('sound')
    start.apply(this, when)
  }
  window.Notification = class extends Notification {
    constructor(title, { body, tag }) {
      super(title, { body, tag })
      calls.push(`${title}: ${body}`)
    }
    close() {
      calls.push('closed')
      super.close()
    }
  }
}"""
HEAR_WORKER = """() => {
  const show = ServiceWorkerRegistration.prototype.showNotification
  window.calls = []
  ServiceWorkerRegistration.prototype.showNotification = function (title, { body, tag }) {
    calls.push(`${title}: ${body} ${tag}`)
    return show.call(this, title, { body, tag })
  }
}"""
LOOK_AWAY = """(away) => {
  const visibilityState = { configurable: true, get: () => (away ? 'hidden' : 'visible') }
  Object.defineProperty(document, 'visibilityState', visibilityState)
  document.dispatchEvent(new Event('visibilitychange'))
}"""
"""A browser without a window shows every tab at once, so a tab is told that it is hidden."""
ICON = "document.querySelector('link[rel=icon]').getAttribute('href')"


def act(page: Page, table: str) -> None:
    """Target a sector in sight, past whatever the page shows."""
    decision = look_at(page, table)["now"]["decision"]
    command = {"command_id": decision.replace(".", "-"), "decision": decision, "action": "T 2"}
    assert page.request.post(f"/api/tables/{table}/commands", data=command).ok


def call_me(page: Page) -> None:
    """Ask for sound and notices at the table."""
    page.get_by_role("button", name="Your seat").click()
    menu = page.get_by_role("dialog", name="Your seat")
    menu.get_by_role("checkbox", name="a sound").check()
    menu.get_by_role("checkbox", name="a notification").check()
    assert findings(page) == []
    menu.get_by_role("button", name="Close").click()
    expect(menu).to_have_count(0)


def made(page: Page) -> list[str]:
    calls: list[str] = page.evaluate("calls.splice(0)")
    return list(dict.fromkeys(calls))


def test_whoever_looks_elsewhere_is_called(new_page: NewPage) -> None:
    ada, ben = new_page(own=True, permissions=["notifications"]), new_page()
    shown = open_table(ada, "you", "open", start="full")
    join_table(ben, shown, "Ben")
    table: str = shown["table"]["table"]
    if look_at(ada, table)["now"]["decision"]:
        act(ada, table)
    ada.add_init_script(f"({LISTEN})()")
    sit_down(ada, shown)
    call_me(ada)
    assert made(ada) == ["sound"]  # once, to be known

    ada.evaluate(LOOK_AWAY, True)
    expect(ada).to_have_title(PLANETX)  # it is Ben's turn
    act(ben, table)
    expect(ada).to_have_title(f"Your turn · {PLANETX}")
    assert ada.evaluate(ICON) == "/icon-turn.svg"
    ada.wait_for_function("calls.includes('sound')")
    assert made(ada) == ["Your turn: The Search for Planet X", "sound"]

    ada.evaluate(LOOK_AWAY, False)
    expect(ada).to_have_title(PLANETX)
    assert ada.evaluate(ICON) == "/icon.svg"
    ada.wait_for_function("calls.includes('closed')")
    assert made(ada) == ["closed"]
    # Away again without an answer: the tab still says so, but nobody is called twice.
    ada.evaluate(LOOK_AWAY, True)
    expect(ada).to_have_title(f"Your turn · {PLANETX}")
    assert made(ada) == []


def test_a_worker_shows_the_notice_where_there_is_one(new_page: NewPage) -> None:
    """Phones want that."""
    ada = new_page(own=True, permissions=["notifications"], service_workers="allow")
    ben = new_page()
    shown = open_table(ada, "you", "open", start="full")
    join_table(ben, shown, "Ben")
    table: str = shown["table"]["table"]
    if look_at(ada, table)["now"]["decision"]:
        act(ada, table)
    sit_down(ada, shown)
    ada.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    call_me(ada)
    ada.evaluate(HEAR_WORKER)
    ada.evaluate(LOOK_AWAY, True)
    act(ben, table)
    expect(ada).to_have_title(f"Your turn · {PLANETX}")
    ada.wait_for_function("calls.length > 0")
    assert made(ada) == [f"Your turn: The Search for Planet X /t/{table}"]


def test_ptolemaeus_calls_too_and_choices_are_kept(new_page: NewPage) -> None:
    page = new_page()
    wanted: dict[str, Any] = {"game": "ptolemaeus", "options": {"seats": 1}, "name": "Ada"}
    seated = page.request.post("/api/tables", data=wanted | {"seats": [{"who": "you"}]})
    page.goto(f"/t/{seated.json()['table']}")
    expect(page).to_have_title(PTOLEMAEUS)
    seen(page.get_by_text("Your turn", exact=True).first)
    page.evaluate(LOOK_AWAY, True)
    expect(page).to_have_title(f"Your turn · {PTOLEMAEUS}")
    page.evaluate(LOOK_AWAY, False)
    page.get_by_role("button", name="Your seat").click()
    page.get_by_role("checkbox", name="a sound").check()
    # What was not allowed is not taken for chosen.
    page.get_by_role("checkbox", name="a notification").click()
    seen(page.get_by_text("does not allow notifications"))
    page.reload()
    page.get_by_role("button", name="Your seat").click()
    expect(page.get_by_role("checkbox", name="a sound")).to_be_checked()
    expect(page.get_by_role("checkbox", name="a notification")).not_to_be_checked()
