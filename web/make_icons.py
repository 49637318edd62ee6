"""Draw web/public/icon-*.png from the SVG icons, with the Chromium of the browser tests.

    python web/make_icons.py

Browsers want pixels for an installed app; the pictures are the SVG files and nothing else.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser

FOLDER = Path(__file__).parent / "public"
_WHOLE = FOLDER / "icon.svg"
_MASKABLE = Path(__file__).parent / "src" / "device" / "offline" / "icon-maskable.svg"
"""With room all around: systems cut such icons into their own shapes."""
PICTURES = {
    "icon-192.png": (_WHOLE, 192),
    "icon-512.png": (_WHOLE, 512),
    "icon-maskable-512.png": (_MASKABLE, 512),
}


def draw(browser: Browser, drawing: Path, size: int) -> bytes:
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(drawing.read_text(encoding="utf-8"))
    page.add_style_tag(content="body { margin: 0 } svg { display: block; width: 100vw }")
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from tests.browser.chromium import running_chromium

    with running_chromium() as browser:
        for name, (drawing, size) in PICTURES.items():
            (FOLDER / name).write_bytes(draw(browser, drawing, size))
