"""A thumb: it taps, and every tap is counted and measured by the page itself."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.browser.touch import TOUCH_PHONE, sectors_of

__all__ = ["TOUCH_PHONE", "Thumb"]

REACH = 0.4
"""Above this share of the screen a thumb does not come without a new grip."""
_COUNT = """() => {
  window.tapped = []
  addEventListener('pointerdown', (event) => {
    if (!event.isTrusted) return
    const at = event.target.closest('button, a, label, summary, select, [role=button]')
    const { top, height } = (at ?? event.target).getBoundingClientRect()
    const name = at?.getAttribute('aria-label') ?? at?.innerText ?? event.target.tagName
    const share = (top + height / 2) / innerHeight
    window.tapped.push([name, share, scrollY])
  }, true)
}"""


class Thumb:
    """From the moment it is laid on the page; a page that is loaded anew is another one."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.evaluate(_COUNT)

    def tap(self, target: Locator) -> None:
        target.tap()

    def tap_sector(self, ring: Locator, sector: int) -> None:
        """Sectors of a ring are wedges: the middle of their box may be another's."""
        self.page.touchscreen.tap(*sectors_of(ring, still=True)[sector])

    def taps(self) -> int:
        """How many there were since this was asked last."""
        return len(self.take())

    def take(self) -> list[tuple[str, float, float]]:
        """Each tap: what was tapped, how far down the screen its middle was, and how far the page
        had been scrolled."""
        taken: list[tuple[str, float, float]] = self.page.evaluate("window.tapped.splice(0)")
        return taken

    def in_reach(self, most: int) -> list[tuple[str, float, float]]:
        """Taken in so few taps, all of them where a thumb comes; what they were."""
        taken = self.take()
        assert len(taken) <= most, taken
        assert all(REACH <= share <= 1 for _, share, _ in taken), taken
        return taken

    def in_reach_at_once(self, most: int) -> int:
        """The same, and without scrolling; how many taps it were."""
        taken = self.in_reach(most)
        assert all(scrolled == 0 for *_, scrolled in taken), taken
        return len(taken)
