"""axe-core on a page: every finding is a failure."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TypedDict

from playwright.sync_api import Page

from tests.sizes import FULL

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


class Rules(TypedDict):
    type: str
    values: list[str]


EVERYTHING: Rules = {"type": "tag", "values": TAGS}
COLOURS: Rules = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""All that another theme can change."""
_RUN = """async ([runOnly, without, part]) => {
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  const preload = { assets: ['media'] }
  const where = part ? { include: [...document.querySelectorAll(part)] } : document
  const told = await axe.run(where, { runOnly, rules, preload, resultTypes: ['violations'] })
  return told.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`))
}"""
"""Only what was found is sent over; no rule here reads the style sheets, which axe would fetch."""
_WEAR = """(theme) => {
  document.documentElement.dataset.theme = theme
  for (const one of document.getAnimations()) {
    if (one.effect.getComputedTiming().endTime !== Infinity) one.finish()
  }
}"""
_NEW = "data-not-seen"
_MARK = """([name, known]) => {
  const before = new Set(known)
  const found = new Set()
  const kind = (one) => `${one.localName} ${one.getAttribute('class') ?? ''} ${one.disabled}`
  for (const one of document.body.querySelectorAll('*')) {
    const words = [...one.childNodes].some((part) => part.nodeType === 3 && part.data.trim())
    if (!(words || one.matches('input, select, textarea')) || !one.checkVisibility()) continue
    const here = `${kind(one.parentElement)} > ${kind(one)}`
    one.toggleAttribute(name, !before.has(here))
    if (!before.has(here)) found.add(here)
  }
  return [...found]
}"""
_UNMARK = """(name) => {
  for (const one of document.querySelectorAll(`[${name}]`)) one.removeAttribute(name)
}"""
_seen: set[str] = set()
"""Kinds of texts by what their colours come from: their element and its parent, with classes."""


def findings(page: Page) -> list[str]:
    """What axe says about the page as it stands: everything but the colours, and those in both
    themes: of the whole page at full size, otherwise of the texts that are of another kind than
    all whose colours this run has looked at.

    Its script is let in beside the page's policy. Colours that are still changing are brought to
    their end.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    worn = page.evaluate("document.documentElement.dataset.theme")
    if FULL:
        found = _found_in(page, "dark", EVERYTHING) + _found_in(page, "light", COLOURS)
    else:
        found = _found_in(page, "dark", EVERYTHING, without=COLOURS["values"])
        if new := page.evaluate(_MARK, [_NEW, sorted(_seen)]):
            for theme in ("dark", "light"):
                found += _found_in(page, theme, COLOURS, part=f"[{_NEW}]")
            _seen.update(new)
            page.evaluate(_UNMARK, _NEW)
    page.evaluate(_WEAR, worn)
    return found


def _found_in(
    page: Page, theme: str, rules: Rules, *, without: Sequence[str] = (), part: str = ""
) -> list[str]:
    page.evaluate(_WEAR, theme)
    found: list[str] = page.evaluate(_RUN, [rules, list(without), part])
    return [f"{theme}: {line}" for line in found]
