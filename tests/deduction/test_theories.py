"""What a theory is worth: its probability, its points, and who may have been first."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ecliptic.bots.bot import SeatedBot
from ecliptic.core.table import play
from ecliptic.deduction.belief import Belief
from ecliptic.deduction.theories import RIVALS_ARE_RIGHT, TheoryProspect, theory_prospects
from ecliptic.planetx.actions import PlaceTheory
from ecliptic.planetx.board import FaceDown, FaceUp, LastChances, Placing, Removed
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import DWARF_PLANET, THEORY_OBJECTS, Object
from ecliptic.planetx.offers import expand
from ecliptic.planetx.views import View
from tests.deduction.games import BOTS, game

each_mode = pytest.mark.parametrize("mode", list(Mode))


def view_of(mode: Mode, actions: int = 6) -> View:
    view: View = game(mode, "theories", actions).view(0)
    return replace(view, board=replace(view.board, theories=(), confirmed=(), refuted=()))


def with_theories(view: View, *theories: FaceDown | FaceUp | Removed) -> View:
    return replace(view, board=replace(view.board, theories=theories))


def find(view: View, thing: Object, sector: int) -> TheoryProspect:
    return next(
        one
        for one in theory_prospects(Belief.new(view.board.mode), view)
        if one.thing is thing and one.sector == sector
    )


@each_mode
def test_every_theory_that_may_be_right_is_listed_best_first(mode: Mode) -> None:
    view = view_of(mode)
    belief = Belief.of(view).weighed()
    found = theory_prospects(belief, view)
    expected = {
        (thing, sector)
        for sector in mode.rules.all_sectors
        for thing in THEORY_OBJECTS
        if belief.probability(sector, thing) > 0
    }
    assert {(one.thing, one.sector) for one in found} == expected
    assert [one.expected for one in found] == sorted((one.expected for one in found), reverse=True)
    for one in found:
        assert one.probability == belief.probability(one.sector, one.thing)
        assert one.points == mode.rules.points[one.thing]
        assert one.first == 1
        assert one.expected == pytest.approx(one.probability * (one.points + 1))


def test_a_rivals_earlier_theory_endangers_the_first_bonus() -> None:
    view = with_theories(
        view_of(Mode.STANDARD), FaceDown(1, 1, 4, view_of(Mode.STANDARD).board.phases)
    )
    one = find(view, DWARF_PLANET, 4)
    assert one.rivals == 1
    assert one.first == pytest.approx(1 - RIVALS_ARE_RIGHT)
    assert find(view, DWARF_PLANET, 6).first == 1


def test_an_own_earlier_theory_does_not() -> None:
    view = view_of(Mode.STANDARD)
    view = with_theories(view, FaceDown(1, 0, 4, view.board.phases))
    assert find(view, DWARF_PLANET, 4).rivals == 0


def test_a_rival_without_such_a_token_cannot_have_said_it() -> None:
    view = view_of(Mode.STANDARD)
    phase = view.board.phases
    view = with_theories(view, Removed(1, 1, 9, phase - 1, DWARF_PLANET), FaceDown(2, 1, 4, phase))
    assert find(view, DWARF_PLANET, 4).rivals == 0
    assert find(view, Object.ASTEROID, 4).rivals == 1


def test_a_rival_does_not_say_the_same_twice() -> None:
    view = view_of(Mode.STANDARD)
    phase = view.board.phases
    view = with_theories(
        view, Removed(1, 1, 4, phase - 1, Object.ASTEROID), FaceDown(2, 1, 4, phase)
    )
    assert find(view, Object.ASTEROID, 4).rivals == 0


def test_how_good_rivals_are_is_the_callers_judgement() -> None:
    view = view_of(Mode.STANDARD)
    view = with_theories(view, FaceDown(1, 1, 4, view.board.phases))
    belief = Belief.new(Mode.STANDARD)
    first = [
        next(p for p in theory_prospects(belief, view, trust) if p.sector == 4).first
        for trust in (0.0, 0.5, 1.0)
    ]
    assert first == [1.0, 0.5, 0.0]


def test_a_tie_in_the_same_phase_is_first_too() -> None:
    view = view_of(Mode.STANDARD)
    board = replace(view.board, stage=Placing(((0, 1),)))
    view = with_theories(replace(view, board=board), FaceDown(1, 1, 4, board.phases))
    assert find(view, DWARF_PLANET, 4).rivals == 0


@each_mode
def test_only_lawful_theories_are_listed(mode: Mode) -> None:
    """While placing, exactly the lawful ones with a token in hand or in the supply."""
    seen = 0
    everything = Belief.new(mode)
    players = {seat: SeatedBot(BOTS["pencil"], bytes([seat]) * 16) for seat in range(2)}
    table = game(mode, "lawful", 0)
    while play(table, players, most_actions=1) is None:
        if not isinstance(table.state.board.stage, Placing):
            continue
        view = table.view(table.pending[0].seat)
        listed = {(one.thing, one.sector) for one in theory_prospects(everything, view)}
        places = [action for action in expand(view.offers) if isinstance(action, PlaceTheory)]
        for action in places:
            assert ((action.thing, action.sector) in listed) == (
                action.thing in everything.possible[action.sector - 1]
            )
            seen += 1
    assert seen


def test_once_planet_x_is_found_only_last_chances_are_left() -> None:
    view = view_of(Mode.STANDARD)
    belief = Belief.of(view)
    last = LastChances(finder=1, queue=((0, 4),), placed=0)
    for stage, many in ((last, True), (replace(last, finder=0, queue=((1, 4),)), False)):
        found = theory_prospects(belief, replace(view, board=replace(view.board, stage=stage)))
        assert bool(found) is many
    ended = game(Mode.STANDARD, "theories", 5_000)
    assert ended.outcome is not None
    assert theory_prospects(Belief.of(ended.view(0)), ended.view(0)) == []


def test_a_spectator_submits_nothing() -> None:
    view = game(Mode.STANDARD, "watch", 5).view(None)
    assert theory_prospects(Belief.of(view), view) == []
