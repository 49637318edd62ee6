"""A page in the pseudo-language as a reader meets it: what is not translated, what does not fit."""

from __future__ import annotations

import calendar
import re
from collections.abc import Collection
from pathlib import Path

from playwright.sync_api import Page

from ecliptic.english.ptolemaeus.words import BONUS_NAMES
from ecliptic.ptolemaeus.planets import PLANET_NAMES
from ecliptic.ptolemaeus.zodiac import ELEMENTS, SIGN_NAMES
from tests.browser.spoken import LANGUAGE_NAMES

_LOOK = (Path(__file__).parent / "looks.js").read_text(encoding="utf-8")
_MARKED = re.compile("⟦[^⟦⟧]*⟧")
_WORD = re.compile(r"[\w’-]*[^\W\d_][\w’-]*")
_SPACED = re.compile("[:;.!⟦⟧]")
"""Languages differ in how these are spaced: they belong into messages, like words."""
_CODES = re.compile(r"[A-FX]|X\d|[A-Z0-9]{4}|[A-Z0-9]{6}")
"""Topics, conferences, codes of games and tables."""
LATIN = {*SIGN_NAMES, *ELEMENTS, *PLANET_NAMES, *" ".join(BONUS_NAMES.values()).split()}
"""As printed on the board and the cards, in every language."""
BY_INTL = {"and", "or", "Sept", *calendar.month_name, *calendar.month_abbr}
"""What the browser says itself, in the locale of the entry: lists and dates."""
ALLOWED = {"Ecliptic", *_WORD.findall(" ".join(LANGUAGE_NAMES))} | LATIN | BY_INTL


def look(page: Page, typed: Collection[str] = ()) -> list[str]:
    """What is wrong with the page as it stands, with everything opened that can be; `typed` are
    the words that people have brought there."""
    seen = page.evaluate(_LOOK)
    allowed = ALLOWED.union(*(_WORD.findall(one) for one in typed))
    untranslated = [f"not translated: {one}" for one in seen["texts"] if _left(one, allowed)]
    return [*untranslated, *seen["misfits"]]


def _left(text: str, allowed: Collection[str]) -> bool:
    """Whether anything remains of a text when what was translated is taken away, level by level."""
    while (less := _MARKED.sub(" ", text)) != text:
        text = less
    words = [one for one in _WORD.findall(text) if not _CODES.fullmatch(one)]
    return bool(_SPACED.search(text)) or any(one not in allowed for one in words)
