"""Askings: one name for as long as a decision is pending, another after an undo."""

from __future__ import annotations

from typing import Any

import pytest

from ecliptic.core.asking import AskingHistory, answered, asking_name
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.errors import NotYourDecision
from ecliptic.core.game import Decision
from ecliptic.core.table import Table
from tests.core.lots import Draw, End, Lots, Say, Seal


class Asked:
    """A table whose askings are followed entry by entry."""

    def __init__(self, game: Any, seats: int) -> None:
        self.table = Table(game, seats, Chance(seed_from_text("asking")))
        self.history = AskingHistory()
        self.table.deal()
        self._follow()

    def act(self, seat: int, action: Any) -> None:
        asked = next(one for one in self.table.pending if one.seat == seat)
        self.table.act(seat, asked.name, action)
        self._follow()

    def undo(self, seat: int) -> None:
        self.table.undo(seat, range(self.table.seats))
        self._follow()

    def name(self, seat: int) -> str | None:
        return asking_name(self.history.now, self.table.streams[seat])

    def answered(self, seat: int, named: str) -> Decision:
        return answered(self.history.now, self.table.streams[seat], seat, named)

    def _follow(self) -> None:
        self.history.follow(self.table.log[-1], self.table.pending)


def refusal(asked: Asked, seat: int, named: str) -> str:
    with pytest.raises(NotYourDecision) as refused:
        asked.answered(seat, named)
    return refused.value.code


def test_a_decision_asked_again_after_an_undo_is_another_asking() -> None:
    asked = Asked(Lots(), 2)
    first = asked.name(0)
    assert first is not None
    asked.act(0, Say("hello"))
    assert refusal(asked, 0, first) == "not-your-decision"
    asked.undo(0)
    again = asked.name(0)
    assert again is not None
    assert again != first
    assert again.split(".")[0] == first.split(".")[0]
    assert asked.answered(0, again) == asked.table.pending[0]
    assert refusal(asked, 0, first) == "decision-stale"


def test_an_undo_further_back_makes_later_askings_stale() -> None:
    asked = Asked(Lots(), 2)
    asked.act(0, Say("one"))
    second = asked.name(1)
    asked.act(1, Draw())
    asked.undo(0)
    assert asked.name(1) is None
    asked.act(0, Say("other"))
    assert asked.name(1) not in (None, second)


def test_a_rival_who_seals_and_unseals_never_makes_an_answer_stale() -> None:
    asked = Asked(Lots(sealing=True), 3)
    mine = asked.name(0)
    assert mine is not None
    asked.act(1, Seal(3))
    assert asked.name(0) == mine
    asked.undo(1)
    assert asked.name(0) == mine
    asked.act(2, Seal(4))
    assert asked.answered(0, mine).seat == 0


def test_a_finished_game_asks_nothing() -> None:
    asked = Asked(Lots(), 1)
    asked.act(0, End())
    assert asked.name(0) is None
    assert refusal(asked, 0, "anything.1") == "game-over"


def test_spectators_are_never_asked() -> None:
    asked = Asked(Lots(), 2)
    assert asking_name(asked.history.now, asked.table.streams[None]) is None
