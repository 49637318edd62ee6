"""The notebook of a whole game at a real table: kept at every stroke, and all undone again."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import notebook_moves as moves
from tests.browser.conftest import NewPage
from tests.browser.house import BrowserHouse
from tests.browser.notebook_hands import SAID, region, turn_to
from tests.browser.test_offline import app, without
from tests.sizes import FULL, size

PHONE = {"width": 390, "height": 844}
FORM = "ecliptic-notebook-1"
LOOKS = size(4, 1)
"""After how many steps back or forth the notebook is counted."""


def kept(page: Page) -> list[str]:
    """The notebooks of this device, as bytes."""
    found: list[str] = page.evaluate(
        "(form) => Object.entries(localStorage).filter(([place]) => place.startsWith(form))"
        ".map(([, text]) => text)",
        f"{FORM}/",
    )
    return found


def entries(page: Page) -> list[dict[str, Any]]:
    (text,) = kept(page)
    notebook = json.loads(text)
    found: list[dict[str, Any]] = notebook["entries"][: notebook["done"]]
    return found


def exported(page: Page) -> bytes:
    turn_to(page, "notebook-part-settings")
    page.get_by_role("button", name=SAID["share-open"]).click()
    with page.expect_download() as download:
        page.get_by_role("button", name=SAID["share-file"]).click()
    page.get_by_role("dialog").get_by_role("button", name=SAID["why-close"]).click()
    return download.value.path().read_bytes()


def surveyed(player: int, thing: str, first: int, last: int, count: int | None) -> dict[str, Any]:
    sectors = {"first": first, "last": last}
    return {
        "type": "survey",
        "player": player,
        "thing": thing,
        **sectors,
        "count": count,
        "cost": 3,
    }


def researched(player: int, topic: str) -> dict[str, Any]:
    told = {"clue": None, "text": "", "cost": 1}
    return {"type": "research", "player": player, "topic": topic, **told}


def targeted(player: int, sector: int) -> dict[str, Any]:
    return {"type": "target", "player": player, "sector": sector, "sighting": None, "cost": 4}


AWAY = [
    researched(2, "C"),
    surveyed(2, "C", 5, 7, None) | {"cost": 4},
    {"type": "phase"},
    surveyed(1, "D", 8, 12, None),
]
SOON = [researched(2, "A"), researched(1, "E"), surveyed(0, "E", 8, 12, 2), researched(1, "F")]
LATE = [
    targeted(2, 11),
    surveyed(0, "G", 9, 12, 1),
    surveyed(1, "A", 1, 4, None),
    researched(0, "D"),
    targeted(1, 2),
]
"""Moves of kinds that were noted by hand before: at full size these are, too."""


def note_at_once(page: Page, moves: list[dict[str, Any]]) -> None:
    """As if they had been noted one by one: into what the page keeps."""
    (text,) = kept(page)
    notebook = json.loads(text)
    assert notebook["done"] == len(notebook["entries"])
    notebook["entries"] += moves
    notebook["done"] += len(moves)
    keep = "([place, it]) => localStorage.setItem(place, JSON.stringify(it))"
    page.evaluate(keep, [f"{FORM}/{notebook['id']}", notebook])
    page.reload()
    assert entries(page) == notebook["entries"]


def test_a_game_of_twenty_moves(new_page: NewPage, house: BrowserHouse) -> None:
    page = app(new_page, **PHONE)
    moves.begin(page, "Ada", "Bo", "Cleo", help_level="certain")

    # Starting facts, a mark of one's own, a note: on the hints table.
    hints = region(page, "notebook-hints")
    hints.get_by_role("radio", name=SAID["notebook-pencil-facts"]).check()
    hints.get_by_role("gridcell").get_by_label("Sector 5, Gas cloud").click()
    hints.get_by_label("Sector 5, Gas cloud: excluded by a starting fact").wait_for()
    hints.get_by_role("radio", name=SAID["notebook-pencil-marks"]).check()
    hints.get_by_label("Sector 2, Comet: open").click()
    hints.get_by_label("Sector 2, Comet: crossed out by you").click()
    expect(hints.get_by_label("Sector 2, Comet: circled by you")).to_be_visible()
    expect(hints.get_by_role("columnheader", name="Comet, 1 of 2")).to_be_visible()
    hints.get_by_role("button", name="Sector 9: note and more").click()
    page.get_by_label(SAID["notebook-note"], exact=True).fill("Bo was here")
    page.get_by_role("radio", name=SAID["notebook-looks-yes"]).check()
    page.get_by_role("button", name=SAID["notebook-done"]).click()
    expect(hints.get_by_role("gridcell", name="Bo was here")).to_be_visible()
    expect(hints.get_by_label("Sector 9, Truly empty: appears empty")).to_be_visible()

    moves.survey(page, "Ada", "Asteroid", 1, 6, 2)
    moves.survey(page, "Bo", "Gas cloud", 2, 5, None)
    moves.target(page, "Cleo", 3, None)
    track = region(page, "notebook-track")
    expect(track.get_by_role("listitem").first).to_contain_text("Ada")
    expect(region(page, "notebook-due")).to_contain_text("Theory phase 1")
    moves.theory(page, "Ada", 4, "Asteroid")
    moves.theory(page, "Cleo", 4, None)
    moves.hold_phase(page, 1)
    # The next one is not due yet: the notebook asks first.
    moves.hold_phase(page, 2)
    asked = page.get_by_role("dialog", name="no theory phase is due now")
    asked.get_by_role("button", name=SAID["shell-cancel"]).click()
    moves.research(
        page,
        "Ada",
        "B",
        "asteroid and dwarf planet",
        "At least one asteroid is adjacent to a dwarf planet.",
    )

    # Nothing is lost by a reload, nor while the server is away; and help goes on without it.
    before = kept(page)
    page.reload()
    assert kept(page) == before
    expect(region(page, "notebook-moves")).to_contain_text("adjacent to a dwarf planet")
    with without(house):
        page.reload()
        assert kept(page) == before
        moves.survey(page, "Bo", "Asteroid", 5, 10, None)
        moves.target(page, "Ada", 7, "Appears empty")
        turn_to(page, "notebook-part-hints")
        expect(region(page, "help-title")).to_contain_text("skies are possible")
        if FULL:
            moves.research(page, "Cleo", "C", None, None)
            moves.survey(page, "Cleo", "Comet", 5, 7, None)
            moves.hold_phase(page, 2)
            moves.survey(page, "Bo", "Dwarf planet", 8, 12, None)
            assert entries(page)[-len(AWAY) :] == AWAY
        else:
            note_at_once(page, AWAY)

    if FULL:
        moves.research(page, "Cleo", "A", None, None)
        moves.research(page, "Bo", "E", None, None)
        moves.survey(page, "Ada", "Appears empty", 8, 12, 2)
        moves.research(page, "Bo", "F", None, None)
        assert entries(page)[-len(SOON) :] == SOON
    else:
        note_at_once(page, SOON)
    turn_to(page, "notebook-part-clues")
    conference = region_named(page, "Conference X1")
    moves.choose_clue(conference, "comet", "Planet X is not adjacent to a comet.")
    conference.get_by_role("button", name=SAID["notebook-note-conference"]).click()
    expect(conference).to_contain_text("Planet X is not adjacent to a comet.")
    moves.locate(page, "Bo", found=False)
    moves.hold_phase(page, 3)
    review = region_named(page, "Peer review of sector 4.")
    review.get_by_label("Sector 4, Cleo").select_option(label="Comet")
    noted = review.get_by_role("button", name=SAID["notebook-note-review"])
    expect(noted).to_be_disabled()
    review.get_by_role("radio", name=SAID["notebook-theory-right"]).first.check()
    noted.click()
    expect(review).to_have_count(0)
    if FULL:
        moves.target(page, "Cleo", 11, None)
        moves.survey(page, "Ada", "Gas cloud", 9, 12, 1)
        moves.survey(page, "Bo", "Asteroid", 1, 4, None)
        moves.research(page, "Ada", "D", None, None)
        moves.target(page, "Bo", 2, None)
        assert entries(page)[-len(LATE) :] == LATE
    else:
        note_at_once(page, LATE)
    moves.locate(page, "Cleo", found=True)
    expect(track).to_contain_text("Cleo has found Planet X")
    expect(region(page, "notebook-due")).to_contain_text("theories under Theories")
    turns = [
        one for one in entries(page) if one["type"] in ("survey", "target", "research", "locate")
    ]
    assert len(turns) == 20

    score_at_the_end(page)
    everything_undone_and_redone(page)


def region_named(page: Page, name: str) -> Any:
    return page.get_by_role("region", name=name, exact=True)


def score_at_the_end(page: Page) -> None:
    turn_to(page, "notebook-part-score")
    sky = region(page, "notebook-sky")
    for sector, thing in enumerate("GECAAXEGAACD", 1):
        sky.get_by_role("combobox", name=f"Sector {sector}", exact=True).select_option(thing)
    table = page.get_by_role("table", name=SAID["end-scores"])
    rows = [row.inner_text().split() for row in table.get_by_role("row").all()[1:]]
    assert rows == [["Ada"], [*"2103"], ["Bo"], [*"0000"], ["Cleo"], ["0", "0", "10", "10"]]
    expect(region(page, "notebook-score")).to_contain_text("Cleo wins.")
    turn_to(page, "notebook-part-moves")
    expect(page.get_by_role("button", name=SAID["notebook-note-move"])).to_have_count(0)


def everything_undone_and_redone(page: Page) -> None:
    """Entry by entry back to an empty notebook, and forth to the same bytes."""
    whole = kept(page)
    file = exported(page)
    count = len(entries(page))
    undo = page.get_by_role("button", name=SAID["notebook-undo"], exact=True)
    redo = page.get_by_role("button", name=SAID["notebook-redo"], exact=True)
    undo.click()
    for left in range(count - 2, -1, -1):
        page.keyboard.press("Control+z")
        assert left % LOOKS or len(entries(page)) == left
    expect(undo).to_have_attribute("aria-disabled", "true")
    redo.click()
    for done in range(2, count + 1):
        page.keyboard.press("Control+y" if done % 2 else "Control+Shift+z")
        assert done % LOOKS or len(entries(page)) == done
    expect(redo).to_have_attribute("aria-disabled", "true")
    assert kept(page) == whole
    assert exported(page) == file


def test_notebooks_are_kept_renamed_duplicated_and_deleted(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    moves.begin(page, "Ada")
    moves.target(page, "Ada", 3, "Comet")
    page.get_by_role("link", name=SAID["notebook-all"]).click()
    shelf = region(page, "notebook-kept")
    shelf.get_by_role("button", name=SAID["notebook-rename"]).click()
    page.get_by_role("dialog").get_by_label(SAID["notebook-name"]).fill("Sunday")
    page.get_by_role("dialog").get_by_role("button", name=SAID["notebook-rename"]).click()
    shelf.get_by_role("button", name=f"{SAID['notebook-duplicate']}: Sunday").click()
    expect(shelf.get_by_role("link")).to_have_count(2)
    shelf.get_by_role("link", name="Sunday (copy)").click()
    moves.target(page, "Ada", 5, None)
    turn_to(page, "notebook-part-settings")
    page.get_by_label(SAID["notebook-name"]).press("End")
    page.keyboard.type(" two")
    page.go_back()
    expect(shelf.get_by_role("link", name="Sunday (copy) two")).to_be_visible()

    # The other one has not changed, and stays when its copy goes.
    sizes = sorted(len(json.loads(text)["entries"]) for text in kept(page))
    assert sizes == [2, 5]
    copy = shelf.get_by_role("listitem").filter(has_text="Sunday (copy) two")
    copy.get_by_role("button", name=SAID["notebook-delete"]).click()
    question = page.get_by_role("dialog").filter(has_text="with everything in it")
    question.get_by_role("button", name=SAID["shell-cancel"]).click()
    expect(shelf.get_by_role("link")).to_have_count(2)
    copy.get_by_role("button", name=SAID["notebook-delete"]).first.click()
    question.get_by_role("button", name=SAID["notebook-delete"]).click()
    expect(shelf.get_by_role("link")).to_have_count(1)
    page.reload()
    shelf.get_by_role("link", name="Sunday").click()
    expect(page.get_by_role("heading", level=1, name="Sunday", exact=True)).to_be_visible()
    page.goto("/notebook/nowhere1")
    expect(page.get_by_role("heading", level=1)).to_have_text(SAID["notebook-gone"])


def test_a_move_is_mended_or_removed_where_it_stands(new_page: NewPage) -> None:
    page = new_page()
    moves.begin(page, "Ada", "Bo")
    moves.survey(page, "Ada", "Comet", 2, 5, 1)
    moves.target(page, "Bo", 3, None)
    log = region(page, "notebook-moves")
    track = region(page, "notebook-track")
    log.get_by_role("button", name="Change: Survey sectors 2–\u20605 for comets").click()
    form = region(page, "notebook-mend-move")
    form.get_by_role("button", name="Sector 3", exact=True).first.click()
    form.get_by_role("button", name="Sector 7", exact=True).first.click()
    form.get_by_role("group", name=SAID["notebook-cost"]).get_by_role(
        "button", name=SAID["notebook-more"]
    ).click()
    form.get_by_role("button", name=SAID["notebook-note-mended"]).click()
    expect(log).to_contain_text("1 comet in sectors 3–\u20607.")
    expect(log).to_contain_text("By the rules this costs 3, not 4.")
    log.get_by_role("button", name="Remove: Target sector 3").click()
    expect(log.get_by_role("button", name=SAID["notebook-remove"])).to_have_count(1)
    expect(track.get_by_role("listitem").first).to_contain_text("Bo")
    page.get_by_role("button", name=SAID["notebook-undo"], exact=True).click()
    expect(log).to_contain_text("Target sector 3")
    log.get_by_role("radio", name="Ada").check()
    expect(log).not_to_contain_text("Target sector 3")


def test_facts_that_contradict_each_other_are_named(new_page: NewPage) -> None:
    page = new_page()
    moves.begin(page, "Ada", help_level="contradictions")
    moves.survey(page, "Ada", "Asteroid", 1, 6, 0)
    moves.target(page, "Ada", 3, "Asteroid")
    clash = region(page, "help-title")
    expect(clash).to_contain_text("The facts contradict each other.")
    expect(clash).to_contain_text("your survey")
    page.get_by_role("button", name=SAID["notebook-undo"], exact=True).click()
    expect(clash).to_contain_text(SAID["help-no-contradiction"])
