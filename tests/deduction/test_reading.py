"""Facts come in the order in which the seat learned them, and say where they came from."""

from __future__ import annotations

import pytest

from ecliptic.core.table import Table
from ecliptic.deduction.facts import (
    AtConference,
    ClueRead,
    Counted,
    Dealt,
    InReview,
    InTurn,
    Learned,
    Seen,
)
from ecliptic.deduction.reading import facts_of
from ecliptic.planetx.events import Surveyed
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import COMET, SURVEY_OBJECTS, TRULY_EMPTY, Sighting
from tests.deduction.games import game, growing
from tests.sizes import size

each_mode = pytest.mark.parametrize("mode", list(Mode))


def learned_one_by_one(mode: Mode, name: str, actions: int) -> list[Learned]:
    """What is new after every action, in the order of the game."""
    found: list[Learned] = []
    for table in growing(mode, name, actions, "random"):
        view = table.view(0)
        new = [one for one in facts_of(view) if one not in found]
        if view.board.system:
            break
        found += new
    return found


def _table(mode: Mode, name: str, actions: int) -> Table:
    return game(mode, name, actions, "random", seats=2)


@each_mode
def test_facts_come_in_the_order_of_the_game(mode: Mode) -> None:
    sources = set()
    for number in range(size(3, 8)):
        name = f"order {number}"
        told = learned_one_by_one(mode, name, size(50, 120))
        view = _table(mode, name, size(50, 120)).view(0)
        again = [one for one in facts_of(view) if one in told]
        assert again == told
        sources |= {type(one.source) for one in told}
    assert sources >= {Dealt, InTurn, AtConference, InReview}


@each_mode
def test_an_answer_names_its_turn(mode: Mode) -> None:
    view = _table(mode, "turns", 40).view(0)
    for one in facts_of(view):
        if isinstance(one.source, InTurn) and isinstance(one.fact, Counted):
            turn = view.log[one.source.number - 1]
            assert isinstance(turn, Surveyed)
            assert one.fact == Counted(turn.thing, turn.first, turn.last, turn.count)
            assert one.fact.thing in SURVEY_OBJECTS


def test_what_rivals_ask_is_no_fact() -> None:
    table = _table(Mode.STANDARD, "rivals", 40)
    for seat in range(2):
        own = [turn for turn in table.view(seat).log if turn.seat == seat]
        answers = [one for one in facts_of(table.view(seat)) if isinstance(one.source, InTurn)]
        assert len(answers) == len(own)


def test_a_conference_says_its_number() -> None:
    view = _table(Mode.EXPERT, "conferences", 80).view(1)
    held = [one for one in facts_of(view) if isinstance(one.source, AtConference)]
    assert [one.source.number for one in held if isinstance(one.source, AtConference)] == [1, 2]
    assert [one.fact.label for one in held if isinstance(one.fact, ClueRead)] == ["X1", "X2"]


def test_facts_are_values() -> None:
    assert Seen(3, Sighting.COMET) == Seen(3, Sighting.COMET)
    assert len({Counted(COMET, 2, 5, 1), Counted(COMET, 2, 5, 1)}) == 1
    assert Counted(TRULY_EMPTY, 1, 1, 1) != Counted(TRULY_EMPTY, 1, 1, 0)
