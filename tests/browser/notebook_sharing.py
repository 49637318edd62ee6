"""What a notebook leaves on a device, and QR codes as a camera sees them."""

from __future__ import annotations

import base64
import json
from typing import Any
from unittest.mock import patch

import segno
from playwright.sync_api import Locator, Page

KEPT = "ecliptic-notebook-1/"
_PIXELS = """async (png) => {
  const body = Uint8Array.from(atob(png), (one) => one.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([body], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const pen = canvas.getContext('2d')
  pen.drawImage(picture, 0, 0)
  const { data } = pen.getImageData(0, 0, picture.width, picture.height)
  const dark = Array.from({ length: data.length / 4 }, (_, at) => (data[4 * at] < 128 ? 1 : 0))
  return { width: picture.width, dark: dark.join('') }
}"""
_QUIET = 4
"""The light border that a reader needs, in modules."""
_LEVELS = {"01": "l", "00": "m", "11": "q", "10": "h"}

Modules = list[list[bool]]


def kept(page: Page) -> dict[str, Any]:
    """The notebooks that this browser keeps for the page, by id."""
    text = page.evaluate("JSON.stringify(localStorage)")
    return {
        key.removeprefix(KEPT): json.loads(value)
        for key, value in json.loads(text).items()
        if key.startswith(KEPT)
    }


def only_kept(page: Page) -> dict[str, Any]:
    (notebook,) = kept(page).values()
    found: dict[str, Any] = notebook
    return found


def seen_modules(picture: Locator) -> Modules:
    """The dark modules of a QR code on the screen, row by row, looked at in the middle of each."""
    size = int((picture.get_attribute("viewBox") or "").split()[2]) - 2 * _QUIET
    blank = picture.page.context.new_page()
    png = base64.b64encode(picture.screenshot()).decode()
    found = blank.evaluate(_PIXELS, png)
    blank.close()
    width: int = found["width"]
    step = width / (size + 2 * _QUIET)
    at = [int((_QUIET + module + 0.5) * step) for module in range(size)]
    return [[found["dark"][y * width + x] == "1" for x in at] for y in at]


def expected_modules(address: str, seen: Modules) -> Modules:
    """What another program draws for the address, with the correction and the mask that were seen.

    Those two stand in the first modules of row 8, under a pattern of their own (ISO 18004).
    """
    told = "".join(str(int(bit) ^ int(flip)) for bit, flip in zip(seen[8], "10101", strict=False))
    with patch("segno.encoder.write_padding_bits", _fill_the_byte):
        code = segno.make(
            address,
            version=(len(seen) - 17) // 4,
            error=_LEVELS[told[:2]],
            mask=int(told[2:5], 2),
            boost_error=False,
            micro=False,
        )
    return [[bool(module) for module in row] for row in code.matrix]


def _fill_the_byte(bits: list[int], version: object, length: int) -> None:
    """Segno fills one byte too many where the last one is full; readers skip it, we compare it."""
    bits.extend([0] * (-length % 8))
