"""Who sits where, and what everybody is called."""

from __future__ import annotations

import pytest

from ecliptic.bots.bot import Searching
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.bots.planetx.levels import LEVELS as PLANETX
from ecliptic.core.errors import BadRequest
from ecliptic.terminal.seats import names_of, parse_seats
from tests.terminal.console import Terminal


@pytest.mark.parametrize(
    ("seats", "names"),
    [
        ("you,pencil", ["You", "Pencil"]),
        ("pencil,pencil", ["Pencil 1", "Pencil 2"]),
        ("you,you:Ada", ["Player 1", "Ada"]),
        ("pencil,you,you", ["Pencil", "Player 2", "Player 3"]),
        ("you:Ada,you:ada,random", ["Ada 1", "ada 2", "Random"]),
        ("you:Ada,you:Ada,you:Ada 1", ["Ada 2", "Ada 3", "Ada 1"]),
        ("you,you:Player 1", ["Player 2", "Player 1"]),
    ],
)
def test_names_can_be_told_apart(seats: str, names: list[str]) -> None:
    chairs = parse_seats(seats, PLANETX)
    assert [chair.name for chair in chairs] == names
    assert len({chair.tag.lower() for chair in chairs}) == len(chairs)


def test_tags_of_names_with_numbers_differ_too() -> None:
    chairs = parse_seats("you:Abcd,you:Abce,you:Ab1", PLANETX)
    assert len({chair.tag.lower() for chair in chairs}) == 3
    assert all(len(chair.tag) == 3 for chair in chairs)


def test_a_reader_of_a_record_is_not_the_person_who_played_it() -> None:
    assert names_of(["you", "pencil"]) == ["Player 1", "Pencil"]


@pytest.mark.parametrize("name", ["You", "you", "YOU"])
def test_nobody_is_called_you(name: str) -> None:
    with pytest.raises(BadRequest) as refused:
        parse_seats(f"you:{name},you", PLANETX)
    assert refused.value.code == "terminal-name-you"


@pytest.mark.parametrize(("full", "said"), [(8, True), (4, False)])
def test_a_level_that_lacks_something_to_search_with_says_so(
    full: int, said: bool, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    level = Searching(PLANETX["pencil"], 4, full)
    monkeypatch.setitem(LEVELS_OF["planetx"], "pencil", level)
    told = terminal.run("play planetx --seats you,pencil:2 --seed lacking").out
    assert ("Pencil searches less than it could" in told) == said
