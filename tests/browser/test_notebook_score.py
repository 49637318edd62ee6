"""The notebook's score calculator says what the engine says at the end of random games."""

from __future__ import annotations

from playwright.sync_api import expect

from ecliptic.core.table import Table
from ecliptic.planetx.modes import Mode
from tests.browser.conftest import NewPage
from tests.browser.notebook_entries import random_game
from tests.browser.notebook_games import NotebookOfGame
from tests.browser.notebook_hands import SAID, bring, region, turn_to
from tests.sizes import size

GAMES = size(8, 200)


def test_the_score_is_the_engines(new_page: NewPage) -> None:
    page = new_page()
    for number in range(GAMES):
        table = _finished(number)
        game = NotebookOfGame(table, own=number % table.seats, all_known=True)
        bring(page, game.notebook(name=f"Game {number}"))
        turn_to(page, "notebook-part-score")
        part = region(page, "notebook-score")
        rows = part.get_by_role("table", name=SAID["end-scores"]).get_by_role("row")
        shown = [row.get_by_role("cell").all_inner_texts() for row in rows.all()[2::2]]
        assert [[int(cell) for cell in row] for row in shown] == _scores(table, game), number
        winners = sorted(game.player(seat) for seat in table.state.board.stage.winners)
        expect(part.get_by_role("status")).to_contain_text(_won(game, winners))


def _finished(number: int) -> Table:
    """Both modes, one to four players, over and over."""
    mode = (Mode.STANDARD, Mode.EXPERT)[number % 2]
    return random_game(mode, 1 + number // 2 % 4, f"score {number}")


def _scores(table: Table, game: NotebookOfGame) -> list[list[int]]:
    """Theories, first bonuses, Planet X and the total, player by player."""
    scores = [table.state.board.stage.scores[seat] for seat in game.order]
    return [[one.theories, one.first_bonuses, one.planet_x, one.total] for one in scores]


def _won(game: NotebookOfGame, winners: list[int]) -> str:
    names = [game.notebook()["players"][player]["name"] for player in winners]
    return f"{names[0]} wins." if len(names) == 1 else f"Shared victory: {names[0]}"
