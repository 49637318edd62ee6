"""Hands and eyes for a notebook: open one from a file, and read what its page says."""

from __future__ import annotations

import json
import re
from functools import cache

from playwright.sync_api import FilePayload, Locator, Page

from tests.browser.notebook_games import Notebook
from tests.browser.spoken import LOCALES, words
from tests.browser.waiting import seen

SAID = words("en")
_GAP = re.compile(r"\{[^{}]*\}")


def bring(page: Page, notebook: Notebook) -> None:
    """Open a notebook from a file; what was kept here before is forgotten."""
    if "/notebook/" in page.url:
        page.evaluate("localStorage.clear()")
        page.get_by_role("link", name=SAID["notebook-all"]).click()
    else:
        page.goto("/notebook")
    file: FilePayload = {
        "name": "notebook.json",
        "mimeType": "application/json",
        "buffer": json.dumps(notebook).encode(),
    }
    page.get_by_label(SAID["share-import"]).set_input_files(file)
    seen(page.get_by_role("heading", level=1, name=notebook["name"], exact=True))


def turn_to(page: Page, part: str) -> None:
    """One of the notebook's parts, by its message."""
    parts = page.get_by_role("navigation", name=SAID["notebook-parts"])
    button = parts.get_by_role("button", name=SAID[part])
    if button.get_attribute("aria-current") is None:
        button.click()


def region(page: Page, title: str) -> Locator:
    return page.get_by_role("region", name=SAID[title], exact=True)


@cache
def sentence(message: str) -> re.Pattern[str]:
    """The English sentence of a message, whatever fills its gaps."""
    files = sorted((LOCALES / "en").rglob("*.ftl"))
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    found = re.search(rf"^{message} = (.+)$", text, re.MULTILINE)
    assert found, message
    parts = map(re.escape, _GAP.split(found.group(1)))
    return re.compile(".+".join(parts))
