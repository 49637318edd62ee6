"""The words of a language as the page shows them, read from its translation files."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.sizes import size

LOCALES = Path(__file__).parents[2] / "web" / "locales"
_ENTRIES = json.loads((LOCALES / "languages.json").read_text(encoding="utf-8"))
LANGUAGES = tuple(_ENTRIES)
LANGUAGE_NAMES = tuple(entry["name"] for entry in _ENTRIES.values())
TRANSLATIONS = tuple(one for one in LANGUAGES if one != "en")
LOCALE = {one: one for one in LANGUAGES} | {"en": "en-GB", "it": "it-IT", "fr": "fr-CA"}
"""What the browsers of people ask for: some name a country, too."""
SOME_LANGUAGES = LANGUAGES[:: size(3, 1)]
"""For screens that differ in nothing but their words, which tests of their own read all."""
_PLAIN = re.compile(r"^([a-z][\w-]*) = ([^{}\n]+)$", re.MULTILINE)
_ANY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def _text(language: str) -> str:
    files = sorted((LOCALES / language).rglob("*.ftl"))
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@cache
def words(language: str) -> Mapping[str, str]:
    """Messages without gaps, by their ids."""
    return {name: said.strip() for name, said in _PLAIN.findall(_text(language))}


@cache
def ids() -> frozenset[str]:
    """The names of all messages: none of them belongs on a page."""
    return frozenset(name for name in _ANY.findall(_text("en")) if name.count("-") > 0)


def left_in_english(shown: str, language: str) -> list[str]:
    """English phrases of three words or more on a page that should be in another language."""
    own = words(language)
    theirs = {said for name, said in words("en").items() if own.get(name) != said}
    phrases = {said for said in theirs if said.count(" ") > 1}
    return sorted(said for said in phrases if said in shown)


def choose_language(page: Page, now: str, wanted: str) -> None:
    """Change the language of the page that is open, if it is another."""
    if wanted != now:
        chosen = page.get_by_role("combobox", name=words(now)["shell-language"], exact=True)
        chosen.select_option(wanted)
        expect(page.locator("html")).to_have_attribute("lang", wanted)


def bare_ids(shown: str) -> list[str]:
    """Names of messages on a page, where their words should be."""
    return sorted(set(re.findall(r"[a-z]+(?:-[a-z]+)+", shown)) & ids())
