"""Two people at one table: secret choices, undo by consent, last chances, lost lines."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import planetx_hands as hands
from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.ears import Ears
from tests.browser.house import BrowserHouse
from tests.browser.waiting import seen

PRIVATE = {"facts", "survey", "target", "research", "locate", "chosen", "placed", "withdrawn"}
NOBODYS = {"sky", "topic", "conference"}


def hidden_from(seat: int, ears: Ears) -> list[dict[str, Any]]:
    """What a seat was sent that it may not know before the end."""
    assert len(ears.texts) > 10, "nothing was heard"
    return [
        one
        for one in ears.values()
        if one.get("type") in NOBODYS
        or (one.get("type") in PRIVATE and one.get("seat", seat) != seat)
        or one.get("system")
        or "seed" in one
    ]


def two_people(new_page: NewPage) -> tuple[Page, Page]:
    """Ada and Ben at the table of a known sky, Ada to act first or not."""
    ada, ben = new_page(), new_page(width=390, height=844, own=True)
    shown = hands.open_table(ada, "you", "open", code=hands.CODE)
    hands.join_table(ben, shown, "Ben")
    for page in (ada, ben):
        hands.sit_down(page, shown)
    return ada, ben


def first_and_second(ada: Page, ben: Page) -> tuple[Page, Page]:
    """Whoever is asked, and the other one."""
    turn = ada.get_by_role("heading", name=hands.TURN)
    seen(turn.or_(ada.get_by_role("heading", name="Waiting", exact=True)))
    return (ada, ben) if turn.count() else (ben, ada)


def test_secret_choices_stay_secret(new_page: NewPage) -> None:
    ada, ben = two_people(new_page)
    ears = Ears(ben)
    ben.reload()
    for page in first_and_second(ada, ben):
        assert hands.question(page) == hands.TURN
        hands.survey(page, "Asteroid", 1, 3)
    assert hands.question(ada) == hands.CHOOSE
    hands.choose(ada, "Gas cloud")
    seen(ben.get_by_text("Ada has chosen", exact=True))
    seen(ben.get_by_text("You are choosing…"))
    ben.reload()
    assert hands.question(ben) == hands.CHOOSE
    hands.choose(ben, "Comet")
    for page in (ada, ben) if hands_first(ada) else (ben, ada):
        assert hands.question(page) == hands.PLACE
        hands.place(page, 8)
    hands.show(ben, "Log")
    log = ben.get_by_role("group", name="Log")
    seen(log.get_by_text(re.compile("Ada placed a theory face down in sector 8")))
    assert hidden_from(1, ears) == []
    kept = ben.evaluate("() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])")
    assert "Gas" not in kept
    assert '"G"' not in kept


def hands_first(ada: Page) -> bool:
    """Whether Ada places before Ben: the one furthest back does. Until both have chosen, her page
    waits, too."""
    seen(ada.get_by_text("placing theories"))
    return ada.get_by_role("heading", name=hands.PLACE).count() > 0


def test_a_move_is_taken_back_when_the_other_agrees(new_page: NewPage) -> None:
    first, second = first_and_second(*two_people(new_page))
    assert hands.question(first) == hands.TURN
    hands.research(first, "A")
    assert hands.question(second) == hands.TURN
    second.set_viewport_size({"width": 390, "height": 844})
    log = second.get_by_role("group", name="Log")
    hands.show(second, "Log")
    first.get_by_role("button", name="Undo move").click()
    seen(first.get_by_text("You asked to undo your move"))
    notice = second.get_by_role("alert").filter(has_text="wants to undo a move")
    expect(notice).to_contain_text(re.compile("researched topic A"))
    expect(notice).to_be_in_viewport(ratio=1)
    assert findings(second) == []
    second.get_by_role("button", name="Agree").click()
    assert hands.question(first) == hands.TURN
    for page in (first, second):
        told = page.get_by_role("alert").filter(has_text="Undone: ")
        expect(told).to_contain_text("researched topic A")
    expect(log.get_by_text(re.compile("researched topic A"))).to_have_count(1)
    seen(log.get_by_text(re.compile("^Undone: .* researched topic A")))
    hands.show(second, "Board")
    hands.research(first, "B")
    assert hands.question(second) == hands.TURN
    first.get_by_role("button", name="Undo move").click()
    second.get_by_role("button", name="Refuse").click()
    seen(first.get_by_text(re.compile("Your move stands: .* did not agree.")))
    assert findings(first) == []


def test_last_chances_and_the_end(new_page: NewPage, house: BrowserHouse) -> None:
    first, second = first_and_second(*two_people(new_page))
    assert hands.question(first) == hands.TURN
    second.context.set_offline(True)
    sector, before, after = hands.the_right_locate()
    hands.locate(first, sector, before, after)
    seen(first.get_by_role("heading", name="Planet X is found!").first)
    house.stop()
    house.start()
    second.context.set_offline(False)
    assert hands.question(second) == hands.LAST_CHANCE
    seen(second.get_by_text("You are 5 sectors behind", exact=True))
    assert findings(second) == []
    seen(second.get_by_role("radio", name="Locate X 10 points"))
    hands.pick(second, "Theory up to 2")
    hands.pick(second, "Asteroid")
    second.get_by_label("In sector").select_option(str(sector % 12 + 1))
    hands.confirm(second, "Place")
    assert hands.question(second) == hands.LAST_CHANCE
    second.reload()
    assert hands.question(second) == hands.LAST_CHANCE
    hands.pick(second, "Pass")
    hands.confirm(second, "Pass")
    for page in (first, second):
        seen(page.get_by_role("table", name="Score sheet"))
    seen(first.get_by_role("heading", name=re.compile(r"^You win with 10 points, (7|10) ahead\.$")))
    lost = re.compile(r"^You came second with . points, (7|10) behind (Ada|Ben)\.$")
    seen(second.get_by_role("heading", name=lost))
    seen(second.get_by_text(re.compile("^(Ada|Ben) found Planet X first.$")))
    first.get_by_role("button", name="Play again").click()
    seen(second.get_by_role("button", name="Join the rematch"))
