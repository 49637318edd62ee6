"""A finger on the glass: real touch events, so that the browser's own panning and zooming apply."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from playwright.sync_api import Locator, Page

TOUCH_PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
STEPS = 6
"""Moves between two points: the browser decides at the first few whether a finger pans."""

Point = tuple[float, float]

_MIDDLES = """(ring, still) => {
  if (!still) ring.scrollIntoView({ block: 'center' })
  const middle = (part) => {
    const length = part.getTotalLength()
    const [a, b] = [0.1, 0.6].map((share) => part.getPointAtLength(length * share))
    const at = new DOMPoint((a.x + b.x) / 2, (a.y + b.y) / 2)
    const { x, y } = at.matrixTransform(part.getScreenCTM())
    return [x, y]
  }
  const sectors = [...ring.querySelectorAll('[data-sector]')]
  return sectors.map((part) => [Number(part.dataset.sector), middle(part)])
}"""
_LISTEN = """() => {
  window.pointers = []
  for (const kind of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'])
    addEventListener(kind, (event) => window.pointers.push(event.type), true)
}"""


def draw(page: Page, points: Sequence[Point]) -> list[str]:
    """A finger goes along the points; the pointer events that the page got of it."""
    page.evaluate(_LISTEN)
    glass = page.context.new_cdp_session(page)

    def touch(kind: str, at: Point | None) -> None:
        where = [] if at is None else [{"x": at[0], "y": at[1]}]
        glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    touch("touchStart", points[0])
    for (x, y), (to_x, to_y) in pairwise(points):
        for step in range(1, STEPS + 1):
            share = step / STEPS
            touch("touchMove", (x + (to_x - x) * share, y + (to_y - y) * share))
    touch("touchEnd", None)
    glass.detach()
    heard: list[str] = page.evaluate("() => window.pointers")
    return heard


def sectors_of(ring: Locator, still: bool = False) -> dict[int, Point]:
    """The middle of each sector of a ring that can be pressed, where it lies if `still`."""
    found: list[tuple[int, list[float]]] = ring.evaluate(_MIDDLES, still)
    return {sector: (x, y) for sector, (x, y) in found}
