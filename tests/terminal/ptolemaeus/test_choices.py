"""Numbered choices: everything lawful is listed once, cheapest payments first, in short lists."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ecliptic.core.errors import BadRequest
from ecliptic.core.game import Seat
from ecliptic.ptolemaeus import actions as wish
from ecliptic.ptolemaeus.setup import DEFAULT_DATE, Race
from ecliptic.terminal.face import Look
from ecliptic.terminal.menu import Menu
from ecliptic.terminal.ptolemaeus.choices import menu
from ecliptic.terminal.ptolemaeus.help import question, short_help
from ecliptic.terminal.ptolemaeus.start import new_game
from ecliptic.terminal.screen import Screen
from ecliptic.terminal.session import Session
from tests.sizes import size
from tests.terminal.ptolemaeus.script import as_level

MOST_LINES = 40


def asked(seats: str, seed: str) -> Iterator[tuple[Session, Seat, Look]]:
    """Every moment in which somebody is asked, in a game of random moves."""
    session = new_game(DEFAULT_DATE, seats, Race.EVERYTHING, seed, None)
    table, answer = session.table, as_level("random")
    while table.pending:
        decision = session.next_decision()
        yield session, decision.seat, session.look(decision.seat)
        action = answer(table.view(decision.seat), decision)
        table.act(decision.seat, decision.name, action)


def actions_in(choices: Menu) -> list[Any]:
    found = []
    for entry in choices.entries:
        inside = entry.leads_to
        found += actions_in(inside) if isinstance(inside, Menu) else [inside]
    return found


def longest(choices: Menu) -> int:
    inner = [entry.leads_to for entry in choices.entries if isinstance(entry.leads_to, Menu)]
    return max([len(choices.entries), *map(longest, inner)])


@pytest.mark.parametrize("seats", ["you", "you,you", "you,you,you,you"])
@pytest.mark.parametrize("seed", [f"menu {number}" for number in range(size(3, 100))])
def test_exactly_the_lawful_actions_are_listed(seats: str, seed: str) -> None:
    for session, seat, look in asked(seats, seed):
        listed = actions_in(menu(look))
        lawful = session.table.game.legal(session.table.state, seat)
        assert len(listed) == len(lawful)
        assert all(action in lawful for action in listed)
        assert longest(menu(look)) <= MOST_LINES
        assert question(look.view)


def test_payments_are_cheapest_first() -> None:
    lengths = [
        [len(action.cards) for action in actions_in(menu(look)) if isinstance(action, wish.Pay)]
        for _, _, look in asked("you,you", "menu 1")
    ]
    assert any(len(one) > 3 for one in lengths)
    assert all(one == sorted(one) for one in lengths)


def test_a_number_that_is_not_listed_is_refused() -> None:
    with pytest.raises(BadRequest) as refused:
        Menu().pick(1)
    assert refused.value.code == "terminal-choice"


def test_help_fits_a_small_screen_at_every_question(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    screen = Screen()
    for _, _, look in asked("you,you", "menu 2"):
        with screen.console.capture() as shown:
            screen.show(*short_help(look.view))
        assert shown.get().count("\n") <= 22
        assert "Commands: " in shown.get()
