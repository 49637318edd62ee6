"""Draw the main screens, in both themes, on a phone and on a desktop.

python -m tests.browser.screenshots docs/images [part of a name]
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from ecliptic.planetx.modes import Mode
from tests.browser import companion_hands
from tests.browser.chromium import running_chromium
from tests.browser.house import BrowserHouse
from tests.browser.notebook_entries import random_game
from tests.browser.notebook_games import NotebookOfGame
from tests.browser.notebook_hands import bring, turn_to
from tests.browser.test_replay import PTOLEMAEUS, TABLE, finished_game

SIZES = {"phone": (390, 844), "desktop": (1440, 900)}
THEMES = ("dark", "light")
THEORIES = 3
ENTRIES = 45
"""So far the pictured notebook has come."""


def home(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()


def new_table(page: Page) -> None:
    page.goto("/new")
    page.get_by_role("button", name="Open the table").wait_for()


def lobby(page: Page) -> None:
    new_table(page)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("group", name="Seat 3").get_by_label("Who").select_option("observer")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="Before the game").wait_for()
    page.get_by_role("img", name="QR").evaluate("(picture) => picture.decode()")


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
    page.goto("/replay")
    page.goto(f"/replay/t/{finished_game(page)}")
    page.get_by_role("region", name="Skies still possible").wait_for(timeout=60_000)
    slider = page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    page.wait_for_load_state("networkidle")


def companion(page: Page) -> None:
    """The menu of an evening at a real table."""
    companion_hands.sit_down(page)


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


def notebook_moves(page: Page) -> None:
    notebook(page)
    turn_to(page, "notebook-part-moves")


def rules(page: Page) -> None:
    page.goto("/rules/planetx")
    page.get_by_role("heading", level=1).wait_for()


def about(page: Page) -> None:
    page.goto("/about")
    page.get_by_role("heading", level=1).wait_for()


SCREENS: dict[str, Callable[[Page], None]] = {
    "home": home,
    "new-table": new_table,
    "lobby": lobby,
    "table": table,
    "ptolemaeus": ptolemaeus,
    "companion": companion,
    "notebook": notebook,
    "notebook-moves": notebook_moves,
    "replay": replay,
    "rules": rules,
    "about": about,
}


def draw(browser: Browser, address: str, folder: Path, wanted: str) -> None:
    for name, show in SCREENS.items():
        for size, (width, height) in SIZES.items():
            for theme in THEMES:
                picture = folder / f"web-{name}-{size}-{theme}.jpg"
                if wanted in picture.name:
                    _draw_one(browser, address, picture, show, (width, height), theme)


def _draw_one(
    browser: Browser,
    address: str,
    picture: Path,
    show: Callable[[Page], None],
    size: tuple[int, int],
    theme: str,
) -> None:
    context = browser.new_context(
        base_url=address,
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if theme == "dark" else "light",
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
            draw(browser, house.address, folder, wanted)
        finally:
            house.stop()


if __name__ == "__main__":
    main()
