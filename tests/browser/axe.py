"""axe-core on a page: every finding is a failure."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def findings(page: Page) -> list[str]:
    """What axe says about the page as it stands; its script is let in beside the page's policy."""
    page.evaluate(SOURCE.read_text(encoding="utf-8"))
    report: dict[str, Any] = page.evaluate(
        "(tags) => axe.run(document, { runOnly: { type: 'tag', values: tags } })", TAGS
    )
    return [
        f"{found['id']}: {node['target']} {node['failureSummary']}"
        for found in report["violations"]
        for node in found["nodes"]
    ]
