"""Hands for the notebook's forms: begin one, and note what happens at the table."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.notebook_hands import SAID, region, turn_to
from tests.browser.waiting import seen


def begin(page: Page, *names: str, mode: str = "Standard", help_level: str = "none") -> None:
    """A new notebook; the first of the players keeps it."""
    page.goto("/notebook")
    form = region(page, "notebook-new")
    form.get_by_role("radio", name=mode).check()
    form.get_by_role("radio", name=str(len(names)), exact=True).check()
    for number, name in enumerate(names, 1):
        form.get_by_label(f"Player {number}", exact=True).first.fill(name)
    form.get_by_role("combobox", name=SAID["notebook-help-level"]).select_option(help_level)
    form.get_by_label(SAID["notebook-name"]).fill("Friday")
    form.get_by_role("button", name=SAID["notebook-begin"]).click()
    seen(page.get_by_role("heading", level=1, name="Friday", exact=True))


def survey(page: Page, who: str, thing: str, first: int, last: int, count: int | None) -> None:
    form = _form(page, who, "kind-survey")
    form.get_by_role("radio", name=thing).check()
    _press(form, first)
    _press(form, last)
    if count is not None:
        digits = form.get_by_role("group", name=SAID["notebook-count"])
        digits.get_by_role("button", name=str(count), exact=True).click()
    _note(form)


def target(page: Page, who: str, sector: int, sighting: str | None) -> None:
    form = _form(page, who, "kind-target")
    _press(form, sector)
    if sighting is not None:
        form.get_by_role("radio", name=sighting).check()
    _note(form)


def research(page: Page, who: str, topic: str, about: str | None, clue: str | None) -> None:
    form = _form(page, who, "kind-research")
    form.get_by_role("radio", name=topic, exact=True).check()
    if about is not None and clue is not None:
        choose_clue(form, about, clue)
    _note(form)


def locate(page: Page, who: str, found: bool) -> None:
    form = _form(page, who, "kind-locate")
    wanted = SAID["notebook-found" if found else "notebook-not-found"]
    form.get_by_role("radio", name=wanted, exact=True).check()
    _note(form)


def theory(page: Page, who: str, sector: int, thing: str | None) -> None:
    turn_to(page, "notebook-part-theories")
    button = page.get_by_role("button", name=SAID["notebook-note-theory"])
    form = page.get_by_role("region").filter(has=button)
    form.get_by_role("radio", name=who).check()
    _press(form, sector)
    if thing is not None:
        form.get_by_role("radio", name=thing).check()
    button.click()
    expect(form.get_by_role("button", name=f"Sector {sector}", exact=True)).to_have_attribute(
        "aria-pressed", "false"
    )


def hold_phase(page: Page, number: int) -> None:
    turn_to(page, "notebook-part-theories")
    page.get_by_role("button", name=f"Theory phase {number} held").click()


def choose_clue(form: Locator, about: str, clue: str) -> None:
    kinds = form.get_by_role("group", name=SAID["notebook-clue-about"])
    for kind in about.split(" and "):
        kinds.get_by_role("button", name=re.compile(kind, re.IGNORECASE)).click()
    form.get_by_role("radio", name=clue, exact=True).check()


def _form(page: Page, who: str, kind: str) -> Locator:
    turn_to(page, "notebook-part-moves")
    form = region(page, "notebook-new-move")
    form.get_by_role("radio", name=who).check()
    form.get_by_role("radio", name=SAID[kind], exact=True).check()
    return form


def _press(form: Locator, sector: int) -> None:
    form.get_by_role("button", name=f"Sector {sector}", exact=True).first.click()


def _note(form: Locator) -> None:
    form.get_by_role("button", name=SAID["notebook-note-move"], exact=True).click()
