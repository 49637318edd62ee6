"""The notebook warns of exactly what the engine refuses, for random entries at random moments."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from ecliptic.planetx.modes import Mode
from tests.browser.conftest import NewPage
from tests.browser.notebook_entries import Judged, judged_entries
from tests.browser.notebook_games import Entry, NotebookOfGame
from tests.browser.notebook_hands import SAID, bring, region, sentence, turn_to
from tests.browser.spoken import ids
from tests.sizes import size

MOMENTS = size(2, 100)
"""One in each mode at least."""
ENTRIES = 10
"""Entries at each moment."""

LAWFUL = {"notebook-warning-topic-again"}
"""What is only unwise is said too."""


def test_the_warnings_are_the_engines_refusals(new_page: NewPage) -> None:
    page = new_page()
    for number in range(MOMENTS):
        mode = (Mode.STANDARD, Mode.EXPERT)[number % 2]
        game, judged = judged_entries(mode, 1 + number // 2 % 4, f"moment {number}", ENTRIES)
        bring(page, game.notebook(_one_at_a_time(game, judged), name=f"Moment {number}"))
        turn_to(page, "notebook-part-moves")
        before = region(page, "notebook-moves").get_by_role("button", name=SAID["notebook-remove"])
        lines = before.count()
        for one in reversed(judged):
            _undo(page)
            expect(before).to_have_count(lines + 1)
            assert _agrees(_newest(page), one.code), (number, one)
            _undo(page)
            expect(before).to_have_count(lines)


def _one_at_a_time(game: NotebookOfGame, judged: list[Judged]) -> list[Entry]:
    """Each entry, taken out again before the next: so undo shows them one by one at one moment."""
    entries: list[Entry] = []
    for one in judged:
        place = len(game.entries) + len(entries)
        entries += [one.entry, {"type": "mend", "entry": place, "now": None}]
    return entries


def _undo(page: Page) -> None:
    page.get_by_role("button", name=SAID["notebook-undo"], exact=True).click()


def _newest(page: Page) -> list[str]:
    """The warnings of the last entry, which stands first."""
    lines = region(page, "notebook-moves").get_by_role("list").first
    return lines.get_by_role("listitem").first.get_by_role("listitem").all_inner_texts()


def _agrees(warned: list[str], code: str | None) -> bool:
    if code is None:
        return all(any(sentence(lawful).search(said) for lawful in LAWFUL) for said in warned)
    wanted = sentence(_message(code))
    return any(wanted.search(said) for said in warned)


def _message(code: str) -> str:
    """Words of the notebook's own, or those of the game's refusal."""
    own = code.replace("planetx-", "notebook-warning-", 1)
    return own if own in ids() else f"error-{code}"
