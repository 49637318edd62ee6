"""axe-core on a page: every finding is a failure."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
EVERYTHING = {"type": "tag", "values": TAGS}
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""All that another theme can change."""
LOOKED_AT = {"dark": EVERYTHING, "light": COLOURS}
_RUN = """async (runOnly) => {
  const preload = { assets: ['media'] }
  const told = await axe.run(document, { runOnly, preload, resultTypes: ['violations'] })
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


def findings(page: Page) -> list[str]:
    """What axe says about the page as it stands, in both themes.

    Its script is let in beside the page's policy. Colours that are still changing are brought to
    their end.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    worn = page.evaluate("document.documentElement.dataset.theme")
    found = [line for theme in LOOKED_AT for line in _found_in(page, theme)]
    page.evaluate(_WEAR, worn)
    return found


def _found_in(page: Page, theme: str) -> list[str]:
    page.evaluate(_WEAR, theme)
    found: list[str] = page.evaluate(_RUN, LOOKED_AT[theme])
    return [f"{theme}: {line}" for line in found]
