"""The notebook as one file, on its way to other devices, and made from games that were played."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import FilePayload, Page, expect

from ecliptic.cli import run
from ecliptic.deduction.notes import parse_notes
from ecliptic.deduction.notes.belief import belief_of
from ecliptic.planetx.generator import game_of
from tests.browser import companion_hands, planetx_hands
from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.house import BrowserHouse
from tests.browser.notebook_hands import SAID, bring, region, turn_to
from tests.browser.notebook_sharing import expected_modules, kept, only_kept, seen_modules
from tests.browser.spoken import words
from tests.browser.test_languages import look
from tests.browser.waiting import seen

NO_STORAGE = """Object.defineProperty(window, 'localStorage', {
  configurable: true,
  get() { throw new DOMException('not here', 'SecurityError') },
})"""
ELSEWHERE = "http://notebook.example:8000"
"""An address that other devices could reach."""


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("phone") / "My notebook.html"
    assert run(["notebook", "--export", str(file)]) == 0
    return file.as_uri()


def alone(new_page: NewPage, file: str, **options: Any) -> tuple[Page, list[str]]:
    """The file in a browser without any network, and everything it asks for."""
    page = new_page(offline=True, **options)
    asked: list[str] = []
    page.context.on("request", lambda one: asked.append(one.url.partition("#")[0]))
    page.context.route(re.compile("^(?!file:|blob:)"), lambda route: route.abort())
    page.goto(file)
    return page, asked


def begin(page: Page, name: str) -> None:
    page.get_by_role("textbox", name="Player 1").fill("Ada")
    page.get_by_role("textbox", name="Player 2").fill("Tycho")
    page.get_by_label(SAID["notebook-name"]).fill(name)
    page.get_by_role("button", name=SAID["notebook-begin"]).click()
    seen(page.get_by_role("heading", level=1, name=name, exact=True))


def survey(page: Page, thing: str, first: int, last: int, count: int) -> None:
    form = region(page, "notebook-new-move")
    form.get_by_role("radio", name="Survey").check(force=True)
    form.get_by_role("radio", name=thing).check(force=True)
    for sector in (first, last):
        form.get_by_role("button", name=f"Sector {sector}", exact=True).click()
    digits = form.get_by_role("group", name=SAID["notebook-count"])
    digits.get_by_role("button", name=str(count), exact=True).click()
    form.get_by_role("button", name=SAID["notebook-note-move"]).click()


def test_the_exported_file_is_a_notebook_by_itself(
    new_page: NewPage, exported: str, tmp_path: Path
) -> None:
    page, asked = alone(new_page, exported, width=390, height=844)
    seen(page.get_by_text("This file works without a connection"))
    seen(page.get_by_text("Ecliptic is unofficial"))
    begin(page, "Sunday")
    turn_to(page, "notebook-part-moves")
    survey(page, "Asteroid", 1, 4, 2)
    notes = region(page, "notebook-moves").get_by_role("listitem")
    expect(notes).to_have_count(1)
    form = region(page, "notebook-new-move")
    form.get_by_role("radio", name="Target").check(force=True)
    form.get_by_role("button", name="Sector 5", exact=True).click()
    form.get_by_role("button", name=SAID["notebook-note-move"]).click()
    expect(notes).to_have_count(2)

    before = only_kept(page)
    page.reload()
    expect(notes).to_have_count(2)
    page.get_by_role("button", name=SAID["notebook-undo"]).click()
    expect(notes).to_have_count(1)
    page.reload()
    expect(notes).to_have_count(1)
    page.get_by_role("button", name=SAID["notebook-redo"]).click()
    expect(notes).to_have_count(2)
    assert only_kept(page) == before

    turn_to(page, "notebook-part-settings")
    page.get_by_role("button", name=SAID["share-open"]).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(SAID["share-from-file"])
    assert findings(page) == []
    with page.expect_download() as saving:
        dialog.get_by_role("button", name=SAID["share-file"]).click()
    saved = tmp_path / saving.value.suggested_filename
    saving.value.save_as(saved)
    assert saved.name == "ecliptic-notebook-Sunday.json"
    assert json.loads(saved.read_text(encoding="utf-8")) == before
    dialog.get_by_role("button", name="Close").click()

    page.get_by_label("Language").select_option("pl")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.reload()
    said = words("pl")
    page.get_by_role("link", name=said["notebook-all"]).click()
    seen(page.get_by_role("heading", level=1, name=said["notebook-title"]))
    assert findings(page) == []
    page.get_by_label(said["share-import"]).set_input_files(saved)
    seen(page.get_by_role("heading", level=1, name="Sunday", exact=True))
    first, second = kept(page).values()
    assert first["id"] != second["id"]
    assert {**first, "id": ""} == {**second, "id": ""}
    assert set(asked) == {exported}


def test_the_exported_file_solves_expert_mode_in_a_worker_of_its_own(
    new_page: NewPage, exported: str
) -> None:
    page, asked = alone(new_page, exported)
    facts = [{**ENTRIES[0], "sector": sector, "thing": "A"} for sector in (2, 18)]
    written = {**notebook("Deep", [*facts, *ENTRIES[:2]]), "mode": "expert", "help": "odds"}
    body = json.dumps(written).encode()
    file: FilePayload = {"name": "deep.json", "mimeType": "application/json", "buffer": body}
    page.get_by_label(SAID["share-import"]).set_input_files(file)
    left = len(belief_of(parse_notes("expert\nfacts 2-A 18-A 5-G\nS A 1-4 = 2")))
    expect(region(page, "help-title")).to_contain_text(f"{left:,} skies are possible")
    expect(page.get_by_role("button", name=re.compile(r"odds \d+%")).first).to_be_visible()
    page.get_by_role("button", name="Sector 1, Asteroid: open, impossible by logic").click()
    page.get_by_role("button", name=SAID["why"], exact=True).first.click()
    seen(page.get_by_role("region", name=re.compile("^Sector 1 does not hold")))
    look(page, "en")
    (worker,) = page.workers
    assert worker.url.startswith("blob:")
    assert {one for one in asked if not one.startswith("blob:")} == {exported}


def test_a_browser_that_keeps_nothing_is_told_so_and_can_be_used(
    new_page: NewPage, exported: str
) -> None:
    page = new_page(offline=True, color_scheme="light")
    page.add_init_script(NO_STORAGE)
    page.goto(exported)
    seen(page.get_by_role("alert").filter(has_text="does not let the file save anything"))
    begin(page, "For an hour")
    turn_to(page, "notebook-part-moves")
    survey(page, "Comet", 2, 5, 1)
    page.get_by_role("link", name=SAID["notebook-all"]).click()
    seen(page.get_by_role("link", name="For an hour"))


def test_a_file_that_is_no_notebook_is_refused_and_touches_nothing(new_page: NewPage) -> None:
    page = new_page(width=360)
    bring(page, notebook("Here", []))
    page.get_by_role("link", name=SAID["notebook-all"]).click()
    before = kept(page)
    damaged = notebook("Damaged", [{"type": "mark", "sector": 13, "thing": "A", "mark": "no"}])
    for body, words_ in (
        (b"\x00\x01", SAID["share-refused-not-json"]),
        (b'{"form": "ecliptic-companion-1"}', SAID["share-refused-not-a-notebook"]),
        (json.dumps(damaged).encode(), "in entry 1, “sector” holds 13"),
    ):
        file: FilePayload = {"name": "bad.json", "mimeType": "application/json", "buffer": body}
        page.get_by_label(SAID["share-import"]).set_input_files(file)
        seen(page.get_by_role("alert").filter(has_text=words_))
    assert kept(page) == before


def notebook(name: str, entries: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "form": "ecliptic-notebook-1",
        "id": "written",
        "name": name,
        "begun": 1_763_000_000_000,
        "mode": "standard",
        "players": [{"name": "Ada", "colour": 0}, {"name": "Zoé", "colour": 3}],
        "own": 0,
        "season": "winter",
        "help": "none",
        "entries": entries,
        "done": len(entries),
    }


ENTRIES: list[dict[str, Any]] = [
    {"type": "fact", "sector": 5, "thing": "G", "given": True},
    {"type": "survey", "player": 0, "thing": "A", "first": 1, "last": 4, "count": 2, "cost": 3},
    {"type": "target", "player": 1, "sector": 6, "sighting": None, "cost": 4},
    {"type": "note", "sector": 3, "text": "tutaj? où? più!"},
]


def test_a_qr_code_takes_a_notebook_to_another_device(
    new_page: NewPage, house: BrowserHouse
) -> None:
    page = new_page(width=900)
    bring(page, notebook("Sunday", ENTRIES))
    turn_to(page, "notebook-part-settings")
    page.get_by_role("button", name=SAID["share-open"]).click()
    dialog = page.get_by_role("dialog")
    # The server of this test is there for this machine only.
    expect(dialog).to_contain_text("127.0.0.1 is an address for this device only")

    page.route("**/api/address", lambda route: route.fulfill(json={"address": ELSEWHERE}))
    page.reload()
    page.get_by_role("button", name=SAID["share-open"]).click()
    picture = dialog.get_by_role("img", name="QR code of the notebook “Sunday”")
    seen(picture)
    address = dialog.get_by_label(SAID["share-address"]).input_value()
    assert address.startswith(f"{ELSEWHERE}/notebook#notebook=")
    drawn = seen_modules(picture)
    assert drawn == expected_modules(address, drawn)
    assert findings(page) == []

    other = new_page(width=390, height=844, locale="fr")
    said = words("fr")
    here = address.replace(ELSEWHERE, house.address)
    other.goto(here)
    asked = other.get_by_role("dialog", name=said["share-arrived"])
    expect(asked).to_contain_text("Sunday")
    assert other.url == f"{house.address}/notebook"
    asked.get_by_role("button", name=said["shell-cancel"]).click()
    assert kept(other) == {}
    other.goto(here)
    assert findings(other) == []
    asked.get_by_role("button", name="L’ajouter").click()
    seen(other.get_by_role("heading", level=1, name="Sunday", exact=True))
    assert {**only_kept(other), "id": "written"} == notebook("Sunday", ENTRIES)

    other.goto(here[:-40])
    expect(
        other.get_by_role("alert").filter(has_text=said["share-refused-cut-short"])
    ).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    noise = hashlib.shake_256(b"a long game").hexdigest(2400)
    large = [{**ENTRIES[3], "text": noise}]
    bring(page, notebook("Large", large))
    page.get_by_role("button", name=SAID["share-open"]).click()
    expect(dialog).to_contain_text(SAID["share-too-large"])


def test_a_game_online_is_studied_as_a_notebook(new_page: NewPage) -> None:
    page = new_page(width=390, height=844)
    table = planetx_hands.open_table(page, "you", code="B4K7")["table"]["table"]
    system = [thing.value for thing in game_of("B4K7").system]
    planet = system.index("X") + 1
    before, after = (system[planet - 2], system[planet % len(system)])
    no_theory = {"type": "choose", "things": []}
    for action in ("S A 1-4", no_theory, f"L {planet} {before} {after}"):
        answer(page, table, action)
    sheet = {"form": "ecliptic-sheet-1", "marks": {"3A": "no"}, "text": "so close"}
    note = {"kind": "sheet", "number": 0, "body": json.dumps(sheet)}
    assert page.request.put(f"/api/tables/{table}/notes", data=note).ok
    page.goto(f"/t/{table}")
    page.get_by_role("button", name=words("en")["study-open"]).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Standard game,")
    # It opens before the first move, and goes on from there.
    turn_to(page, "notebook-part-moves")
    notes = region(page, "notebook-moves")
    expect(notes.get_by_role("listitem").filter(has_text="sectors 1–\u20604")).to_have_count(0)
    page.get_by_role("button", name=SAID["notebook-rewound-on"]).click()
    seen(notes.get_by_role("listitem").filter(has_text="sectors 1–\u20604"))
    found = only_kept(page)
    assert [one["type"] for one in found["entries"]].count("fact") == 12
    assert {"type": "mark", "sector": 3, "thing": "A", "mark": "no"} in found["entries"]
    assert found["entries"][-1] == {"type": "revealed", "system": system}
    # The same game is the same notebook.
    page.goto(f"/t/{table}")
    page.get_by_role("button", name=words("en")["study-open"]).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Standard game,")
    assert only_kept(page) == found | {"done": found["done"] - 1}


def answer(page: Page, table: str, action: object) -> None:
    asked = planetx_hands.look_at(page, table)["now"]["decision"]
    command = {"command_id": str(uuid4()), "decision": asked, "action": action}
    done = page.request.post(f"/api/tables/{table}/commands", data=command)
    assert done.ok, done.text()


def test_an_evening_with_the_companion_is_studied_as_a_notebook(new_page: NewPage) -> None:
    page = new_page(width=390, height=844)
    companion_hands.sit_down(page)
    companion_hands.survey(page, "Asteroid", 1, 4)
    companion_hands.answer(page)
    companion_hands.to_menu(page)
    companion_hands.open_part(page, "history")
    page.get_by_role("button", name=words("en")["study-open"]).click()
    seen(page.get_by_role("heading", level=1, name="Game B4K7, Ada"))
    asked = [one for one in only_kept(page)["entries"] if one["type"] == "survey"]
    assert [(one["first"], one["last"]) for one in asked] == [(1, 4)]
    assert isinstance(asked[0]["count"], int)
