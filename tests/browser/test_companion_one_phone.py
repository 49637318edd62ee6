"""A whole game tracked on one phone: without a server, and with nothing in sight that is secret."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from ecliptic.cli import run
from ecliptic.planetx.companion import Companion
from ecliptic.planetx.generator import game_of
from ecliptic.planetx.objects import DWARF_PLANET, GAS_CLOUD, PLANET_X, TRULY_EMPTY, Object
from ecliptic.planetx.ring import neighbours
from tests.browser import companion_hands as hands
from tests.browser.axe import findings
from tests.browser.companion_hands import EXPERT, LAID_DOWN, STANDARD, button, heading, kept
from tests.browser.conftest import NewPage
from tests.browser.house import BrowserHouse
from tests.browser.test_languages import look
from tests.browser.test_notebook_file import alone
from tests.browser.test_offline import app, without
from tests.browser.waiting import seen

PHONE = {"width": 390, "height": 844, "own": True}
NAMES = {"C": "Comet", "A": "Asteroid", "D": "Dwarf planet", "G": "Gas cloud", "E": "Truly empty"}


def begin(page: Page, *order: str) -> None:
    hands.open_part(page, "track")
    for name in order[:-1]:
        button(page, name).click()
    button(page, "Track on this phone").click()


def take_phone(page: Page, name: str) -> None:
    """The one who is asked gets the phone, and says so."""
    button(page, f"Pass the phone to {name}").click()
    heading(page, f"Pass the phone to {name}")
    button(page, f"I am {name}").click()


def survey(page: Page, name: str, thing: str, first: int, last: int) -> None:
    take_phone(page, name)
    hands.survey(page, thing, first, last)
    hands.answer(page)
    button(page, "Pass the phone on").click()


def submit(page: Page, thing: str, sector: int) -> None:
    hands.pick(page, thing)
    page.get_by_label("In sector").select_option(str(sector))
    button(page, "Submit this theory").click()


def log(page: Page, code: str) -> list[str]:
    return [one["type"] for one in kept(page)[code]["log"]]


def test_a_whole_evening_in_expert_mode_with_two_players(
    new_page: NewPage, house: BrowserHouse
) -> None:
    """Begun, played and ended with the network off, with phases, reviews and a last chance."""
    sky = Companion(game_of(EXPERT))
    system = sky.reveal()
    held = {thing: [at for at in range(1, 19) if system[at - 1] is thing] for thing in Object}
    dwarfs, (cloud, _) = held[DWARF_PLANET], held[GAS_CLOUD]
    nothing = held[TRULY_EMPTY][0]
    page = app(new_page, **PHONE)
    with without(house):
        page.context.set_offline(True)
        hands.compare_codes(page, EXPERT)
        hands.introduce(page, "Ada", "spring", "youth")
        hands.to_menu(page)
        page.get_by_role("link", name="Another player on this device").click()
        hands.introduce(page, "Bo", "winter", "genius")
        hands.to_menu(page)
        begin(page, "Bo", "Ada")

        heading(page, "To act: Bo")
        button(page, "Pass the phone on").click()
        survey(page, "Bo", "Asteroid", 1, 3)
        heading(page, "To act: Ada")
        survey(page, "Ada", "Asteroid", 1, 3)
        # A theory phase: everybody submits with the phone in hand, up to two in this mode.
        heading(page, "Theory phase 1")
        take_phone(page, "Bo")
        submit(page, "Dwarf planet", dwarfs[0])
        seen(page.get_by_text("Sector " + str(dwarfs[0])).first)
        button(page, "No more theories").click()
        take_phone(page, "Ada")
        submit(page, "Dwarf planet", dwarfs[0])
        submit(page, "Gas cloud", nothing)
        nothing_is_in_sight(page)
        page.reload()
        button(page, "All moved inward").click()
        heading(page, "To act: Bo")

        survey(page, "Bo", "Gas cloud", 5, 7)
        survey(page, "Ada", "Gas cloud", 5, 7)
        heading(page, "Theory phase 2")
        take_phone(page, "Bo")
        button(page, "No theory").click()
        take_phone(page, "Ada")
        submit(page, "Gas cloud", cloud)
        button(page, "No more theories").click()
        button(page, "All moved inward").click()
        heading(page, "Conference X1")
        button(page, "Hold the conference").click()

        survey(page, "Bo", "Asteroid", 9, 11)
        survey(page, "Ada", "Asteroid", 9, 11)
        # The arrow passes two icons: the theories of the first phase are turned over in the third,
        # sector by sector, those of the second in the fourth.
        for number, sectors in ((3, sorted((dwarfs[0], nothing))), (4, [cloud])):
            heading(page, f"Theory phase {number}")
            for name in ("Bo", "Ada"):
                take_phone(page, name)
                button(page, "No theory").click()
            button(page, "All moved inward").click()
            for sector in sectors:
                heading(page, f"Peer review of sector {sector}")
                button(page, "Turn over").click()
        assert reviews(page) == {
            dwarfs[0]: [("D", True), ("D", True)],
            nothing: [("G", False)],
            cloud: [("G", True)],
        }
        assert findings(page) == []

        # Bo finds Planet X; Ada, whose wrong theory cost a sector, is four behind and finds it too.
        (x,) = held[PLANET_X]
        beside = {at: NAMES[system[at - 1].value] for at in neighbours(x, 18)}
        heading(page, "To act: Bo")
        take_phone(page, "Bo")
        hands.locate(page, x, beside)
        button(page, "Pass the phone on").click()
        heading(page, "Last chance: Ada")
        take_phone(page, "Ada")
        hands.locate(page, x, beside)
        button(page, "Pass the phone on").click()
        button(page, "Reveal objects").click()
        page.get_by_role("heading", level=1).filter(has_text="win").wait_for()
        table = page.get_by_role("table", name="Score sheet")
        rows = [
            [int(cell) for cell in row.get_by_role("cell").all_inner_texts()]
            for row in table.get_by_role("row").all()
            if row.get_by_role("cell").count() == 4
        ]
        # Both were first with the dwarf planet; Ada's second gas cloud is right.
        assert rows == [[2 + 4, 1 + 1, 8, 16], [2, 1, 10, 13]]
        assert findings(page) == []
        assert len(kept(page)[EXPERT]["system"]) == 18


def reviews(page: Page) -> dict[int, list[tuple[str, bool]]]:
    return {
        one["sector"]: [(face["thing"], face["right"]) for face in one["faces"]]
        for one in kept(page)[EXPERT]["log"]
        if one["type"] == "review"
    }


def nothing_is_in_sight(page: Page) -> None:
    """What was submitted lies face down, for readers too; who wakes the phone may be anybody."""
    seen(button(page, "All moved inward"))
    main = page.get_by_role("main")
    page.get_by_text("The board as a table").click()
    expect(main).to_contain_text("face down")
    for secret in ("Dwarf planet", "dwarf planet", "gas cloud", "Gas cloud"):
        expect(main).not_to_contain_text(secret)
    assert findings(page) == []
    page.evaluate(LAID_DOWN)
    expect(page.get_by_role("link", name="Note sheet")).to_have_count(0)


def test_the_rules_of_a_tracked_game_refuse(new_page: NewPage) -> None:
    """Alone, nothing goes round. The game knows the sky in sight, the turns, and its moments."""
    page = new_page(**PHONE)
    hands.sit_down(page)
    begin(page)
    heading(page, "To act: Ada")
    look_well(page)
    hands.choose_target(page, 9)
    expect(button(page, "Target")).to_have_attribute("aria-disabled", "true")
    page.get_by_label("Which sector").select_option("2")
    button(page, "Target").click()
    hands.answer(page)
    page.get_by_role("link", name="To the menu").click()
    heading(page, "Theory phase 1")
    page.goto(f"/companion/{STANDARD}/survey")
    seen(page.get_by_text("The game is waiting for something else now."))
    page.goto(f"/companion/{STANDARD}/theory")
    look_well(page)
    button(page, "No theory").click()
    button(page, "All moved inward").click()
    hands.research(page, "A")
    page.get_by_role("link", name="To the menu").click()
    hands.choose_topic(page, "B")
    expect(button(page, "Research")).to_have_attribute("aria-disabled", "true")
    page.go_back()
    assert log(page, STANDARD) == ["order", "target", "pass", "phase", "research"]

    # The pieces decide: any entry is taken back, with what came after it.
    hands.take_back(page, "Target")
    heading(page, "To act: Ada")
    assert log(page, STANDARD) == ["order"]
    assert hands.turns(page) == []
    button(page, "Stop tracking").click()
    page.get_by_role("dialog").get_by_role("button", name="Stop tracking").click()
    seen(page.get_by_role("heading", name="Your turn"))


def test_a_file_tracks_a_game(new_page: NewPage, tmp_path: Path) -> None:
    """The companion exported as one file does it too, and offers nothing that needs a server."""
    file = tmp_path / "companion.html"
    assert run(["companion", "--export", str(file)]) == 0
    page, _ = alone(new_page, file.as_uri(), **PHONE)
    page.get_by_label("Game code").fill(STANDARD)
    button(page, "Open").click()
    button(page, "Yes, continue").click()
    hands.introduce(page, "Ada", "spring", "genius")
    hands.to_menu(page)
    hands.open_part(page, "track")
    expect(page.get_by_role("heading", name="With opponents")).to_have_count(0)
    button(page, "Track on this phone").click()
    heading(page, "To act: Ada")
    hands.survey(page, "Asteroid", 1, 3)
    hands.answer(page)
    page.get_by_role("link", name="To the menu").click()
    heading(page, "Theory phase 1")
    look(page, "en")


def look_well(page: Page) -> None:
    look(page, "en")
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
