"""Draw the pictures of the web client that the documentation shows, and no others.

python -m tests.browser.screenshots docs/images [part of a name]
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, TypeAlias

from playwright.sync_api import Browser, Page, ViewportSize

from ecliptic.planetx.modes import Mode
from tests.browser import companion_hands
from tests.browser.chromium import running_chromium
from tests.browser.house import BrowserHouse
from tests.browser.notebook_entries import random_game
from tests.browser.notebook_games import NotebookOfGame
from tests.browser.notebook_hands import bring
from tests.browser.test_replay import PTOLEMAEUS, TABLE

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
THEORIES = 3
ENTRIES = 45
"""So far the pictured notebook has come."""


def table(page: Page) -> None:
    """In the middle of a game, when some theories lie out."""
    game = {**TABLE, "seats": [{"who": "you"}, {"who": "observer"}], "help": "odds"}
    in_the_middle(page, game, "observer", lambda board: len(board["theories"]) >= THEORIES)


def ptolemaeus(page: Page) -> None:
    """In the middle of a game, when we have studied a planet."""
    seats = [{"who": "you"}, {"who": "rules"}, {"who": "random"}]
    game = {**PTOLEMAEUS, "options": {"seats": 3, "date": "1969-07-20"}, "seats": seats}
    in_the_middle(page, game, "greedy", lambda board: bool(board["studied"][0]))


def in_the_middle(
    page: Page, game: dict[str, Any], level: str, there: Callable[[dict[str, Any]], bool]
) -> None:
    """An opponent plays for us up to the moment; a game that ends without it is not pictured."""
    page.goto("/")
    path = "/api/tables/" + page.request.post("/api/tables", data=game).json()["table"]
    page.goto(path.replace("/api/tables", "/t"))  # opponents play while somebody watches
    page.request.put(f"{path}/seats/0/opponent", data={"level": level})
    board = page.request.get(path).json()["now"]["view"]["board"]
    while not there(board) and board["stage"]["type"] != "over":
        time.sleep(0.05)
        board = page.request.get(path).json()["now"]["view"]["board"]
    page.request.put(f"{path}/seats/0/opponent", data={"level": ""})
    if page.request.get(path).json()["table"]["status"] == "over":
        in_the_middle(page, game, level, there)
        return
    page.goto(path.replace("/api/tables", "/t"))
    page.get_by_role("button", name="Leave the guide").click()
    page.get_by_text("Your turn", exact=True).wait_for()
    page.wait_for_load_state("networkidle")


def replay(page: Page) -> None:
    """A game between two opponents, halfway through."""
    page.goto("/replay")
    path = "/api/tables/" + page.request.post("/api/tables", data=TABLE).json()["table"]
    page.goto(path.replace("/api/tables", "/t"))  # they play while somebody watches
    while page.request.get(path).json()["table"]["status"] != "over":
        time.sleep(0.05)
    page.goto(path.replace("/api/tables", "/replay/t"))
    page.get_by_role("region", name="Skies still possible").wait_for(timeout=60_000)
    slider = page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    page.wait_for_load_state("networkidle")


TRACKED = (
    {"type": "order", "order": [1, 0]},
    {"type": "survey", "player": 1, "thing": "A", "first": 1, "last": 3, "count": 1, "cost": 4},
    {"type": "target", "player": 0, "sector": 5, "sighting": "G", "cost": 4},
    {"type": "theory", "player": 1, "sector": 3, "thing": "A"},
    {"type": "theory", "player": 0, "sector": 5, "thing": "G"},
    {"type": "phase"},
    {"type": "survey", "player": 1, "thing": "G", "first": 5, "last": 8, "count": 1, "cost": 3},
)
"""What two people have entered."""


def companion(page: Page) -> None:
    """The menu of an evening at a real table."""
    companion_hands.sit_down(page)


def tracked(page: Page) -> None:
    """A whole game on one phone, after the theories of the first phase."""
    companion_hands.sit_down(page)
    page.goto(f"/companion/{companion_hands.STANDARD}/player")
    companion_hands.introduce(page, "Bo", "winter", "genius")
    companion_hands.to_menu(page)
    companion_hands.track(page, companion_hands.STANDARD, TRACKED)
    page.goto(f"/companion/{companion_hands.STANDARD}")
    page.wait_for_load_state("networkidle")


def notebook(page: Page) -> None:
    """The hints of a game at a real table, halfway through."""
    written = NotebookOfGame(random_game(Mode.STANDARD, 3, "picture"), own=0).notebook(
        name="Friday evening", help="odds"
    )
    written["entries"] = written["entries"][:ENTRIES]
    written["done"] = ENTRIES
    for player, name in zip(written["players"], ("Ada", "Bo", "Cleo"), strict=True):
        player["name"] = name
    bring(page, written)
    page.wait_for_load_state("networkidle")


Theme: TypeAlias = Literal["dark", "light"]

PICTURES: dict[str, tuple[Callable[[Page], None], Theme]] = {
    "web-table-desktop-dark.jpg": (table, "dark"),
    "web-ptolemaeus-desktop-dark.jpg": (ptolemaeus, "dark"),
    "web-companion-desktop-dark.jpg": (companion, "dark"),
    "web-tracked-desktop-light.jpg": (tracked, "light"),
    "web-notebook-desktop-dark.jpg": (notebook, "dark"),
    "web-replay-desktop-light.jpg": (replay, "light"),
}
"""A test compares them with what the pages show, so that none is drawn for nobody."""


def draw(
    browser: Browser, address: str, picture: Path, show: Callable[[Page], None], theme: Theme
) -> None:
    context = browser.new_context(
        base_url=address,
        viewport=DESKTOP,
        color_scheme=theme,
        reduced_motion="reduce",
        locale="en-GB",
    )
    page = context.new_page()
    show(page)
    page.screenshot(path=picture, type="jpeg", quality=84)
    context.close()
    print(picture, flush=True)


def main() -> None:
    folder = Path(sys.argv[1])
    wanted = sys.argv[2] if len(sys.argv) > 2 else ""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as tables, running_chromium() as browser:
        house = BrowserHouse(Path(tables))
        house.start()
        try:
            for name, (show, theme) in PICTURES.items():
                if wanted in name:
                    draw(browser, house.address, folder / name, show, theme)
        finally:
            house.stop()


if __name__ == "__main__":
    main()
