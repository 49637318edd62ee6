"""A belief holds exactly the systems a view cannot exclude."""

from __future__ import annotations

import numpy as np
import pytest

from ecliptic.core.errors import ImpossibleWorld
from ecliptic.deduction.belief import THINGS, Belief
from ecliptic.deduction.facts import (
    AtTheEnd,
    Counted,
    Dealt,
    Holds,
    Learned,
    LocatedRight,
    LocatedWrong,
    NotHere,
    Revealed,
    Seen,
)
from ecliptic.deduction.questions import Prospects
from ecliptic.deduction.reading import facts_of
from ecliptic.deduction.systems import all_systems
from ecliptic.planetx.actions import Locate
from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.locate import is_right
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import (
    ASTEROID,
    COMET,
    GAS_CLOUD,
    PLANET_X,
    TRULY_EMPTY,
    Object,
    Sighting,
)
from ecliptic.planetx.ring import run
from ecliptic.planetx.system import content, count, sight
from ecliptic.planetx.views import View
from tests.deduction.games import game, possible_numbers, standard_systems, true_system
from tests.sizes import size

each_mode = pytest.mark.parametrize("mode", list(Mode))
LENGTHS = (0, 3, 9, 20, 40, 300)


def views(mode: Mode, games: int) -> list[View]:
    """Views of different moments and players."""
    found = []
    for number in range(games):
        level = ("pencil", "random")[number % 2]
        length = LENGTHS[number % len(LENGTHS)]
        table = game(mode, f"belief {number}", length, level, seats=1 + number % 3)
        found.append(table.view(number % (1 + number % 3)))
    return found


def test_the_systems_left_are_those_a_view_cannot_exclude() -> None:
    for view in views(Mode.STANDARD, size(4, 30)):
        assert Belief.of(view).systems.numbers().tolist() == possible_numbers(view)


@each_mode
def test_what_is_certain_is_true_of_the_sky(mode: Mode) -> None:
    found = 0
    for number in range(size(8, 80)):
        table = game(mode, f"certain {number}", 6 * (number % 8), seats=2)
        for seat in range(2):
            belief = Belief.of(table.view(seat))
            truth = true_system(table)
            assert catalogue(mode).number(truth) in belief.systems.numbers()
            for sector, thing in belief.certain.items():
                assert content(truth, sector) is thing
            assert truth.index(PLANET_X) + 1 in belief.planet_x
            found += len(belief.certain)
    assert found


@each_mode
def test_a_belief_can_be_kept_up_to_date(mode: Mode) -> None:
    belief = Belief.of(game(mode, "kept", 0).view(0))
    likely = belief.weighed()
    for actions in range(4, 40, 6):
        view = game(mode, "kept", actions).view(0)
        fresh = Belief.of(view)
        belief, likely = belief.updated(view), likely.updated(view)
        assert belief.facts == likely.facts == fresh.facts
        assert np.array_equal(belief.systems.numbers(), fresh.systems.numbers())
        assert np.array_equal(likely.systems.numbers(), fresh.systems.numbers())
        weights = fresh.weighed().weights
        assert likely.weights is not None
        assert weights is not None
        assert np.array_equal(likely.weights, weights)


def test_a_move_taken_back_is_forgotten() -> None:
    early, late = (game(Mode.STANDARD, "back", actions).view(0) for actions in (4, 12))
    belief = Belief.of(late).weighed()
    assert len(belief) < len(Belief.of(early))
    again = belief.updated(early)
    assert again.facts == Belief.of(early).facts
    assert np.array_equal(again.systems.numbers(), Belief.of(early).systems.numbers())
    assert again.weights is not None


@each_mode
def test_a_view_of_the_end_leaves_the_true_system(mode: Mode) -> None:
    table = game(mode, "end", 5_000)
    belief = Belief.of(table.view(0))
    assert len(belief) == 1
    assert belief.system(0) == true_system(table)
    assert belief.facts[-1] == Learned(Revealed(true_system(table)), AtTheEnd())


def test_a_spectator_knows_what_is_public() -> None:
    table = game(Mode.STANDARD, "watched", 60, "random")
    belief = Belief.of(table.view(None))
    assert {one.fact for one in belief.facts} <= {one.fact for one in facts_of(table.view(0))}
    assert belief.systems.numbers().tolist() == possible_numbers(table.view(None))


def agreeing(*facts: object) -> list[int]:
    """The standard systems of which these facts are true, by slow means."""
    return [
        number
        for number, system in enumerate(standard_systems())
        if all(_is_true(fact, system) for fact in facts)
    ]


def _is_true(fact: object, system: tuple[Object, ...]) -> bool:
    match fact:
        case NotHere(sector, thing):
            return content(system, sector) is not thing
        case Holds(sector, thing):
            return content(system, sector) is thing
        case Counted(thing, first, last, number):
            return count(system, thing, run(first, last, len(system))) == number
        case Seen(sector, sighting):
            return sight(system, sector) is sighting
        case LocatedWrong(sector, before, after):
            return not is_right(system, Locate(sector, before, after))
        case LocatedRight(sector, before, after):
            return is_right(system, Locate(sector, before, after))
    raise TypeError(fact)


@pytest.mark.parametrize(
    "fact",
    [
        NotHere(5, COMET),
        NotHere(5, TRULY_EMPTY),
        NotHere(12, PLANET_X),
        Holds(1, ASTEROID),
        Holds(1, TRULY_EMPTY),
        Holds(9, PLANET_X),
        Counted(ASTEROID, 11, 3, 2),
        Counted(GAS_CLOUD, 4, 4, 1),
        Counted(TRULY_EMPTY, 10, 3, 2),
        Seen(7, Sighting.APPEARS_EMPTY),
        Seen(7, Sighting.DWARF_PLANET),
        LocatedWrong(6, COMET, TRULY_EMPTY),
        LocatedRight(6, COMET, TRULY_EMPTY),
    ],
)
def test_one_fact_keeps_the_systems_it_is_true_of(fact: object) -> None:
    belief = Belief.new(Mode.STANDARD).after(Learned(fact, Dealt()))  # type: ignore[arg-type]
    assert belief.systems.numbers().tolist() == agreeing(fact)
    assert 0 < len(belief) < len(Belief.new(Mode.STANDARD))


@each_mode
def test_probabilities_are_shares_of_the_systems_left(mode: Mode) -> None:
    for view in views(mode, size(4, 12)):
        belief = Belief.of(view)
        kept = belief.systems.numbers()[:: max(1, len(belief) // 400)]
        some = Belief.new(mode)
        truth = np.zeros(len(catalogue(mode)), dtype=np.bool_)
        truth[kept] = True
        some = Belief(mode, (), some.systems.where(truth))
        systems = [catalogue(mode).system(int(number)) for number in kept]
        for sector in mode.rules.all_sectors:
            held = [content(system, sector) for system in systems]
            expected = [held.count(thing) / len(held) for thing in THINGS]
            assert some.probabilities[sector - 1] == pytest.approx(expected)
            assert some.possible[sector - 1] == tuple(t for t in THINGS if t in held)
            empty = held.count(TRULY_EMPTY) + held.count(PLANET_X)
            assert some.appears_empty[sector - 1] == pytest.approx(empty / len(held))
        for locate, share in some.locates.items():
            right = sum(is_right(system, locate) for system in systems)
            assert share == pytest.approx(right / len(systems))
        assert sum(some.locates.values()) == pytest.approx(1)


@each_mode
def test_probabilities_add_up(mode: Mode) -> None:
    counts = [mode.rules.counts[thing] for thing in THINGS]
    for view in views(mode, size(5, 20)):
        for belief in (Belief.of(view), Belief.of(view).weighed()):
            assert belief.probabilities.sum(axis=1) == pytest.approx(1)
            assert belief.probabilities.sum(axis=0) == pytest.approx(counts)
            assert sum(belief.locates.values()) == pytest.approx(1)
            assert list(belief.locates.values()) == sorted(belief.locates.values(), reverse=True)


def test_weights_do_not_make_anything_certain() -> None:
    for view in views(Mode.STANDARD, size(6, 40)):
        belief = Belief.of(view)
        assert belief.weighed().possible == belief.possible
        assert belief.weighed().certain == belief.certain


def test_facts_that_cannot_all_be_leave_nothing() -> None:
    belief = Belief.new(Mode.STANDARD).after(
        Learned(Holds(1, ASTEROID), Dealt()), Learned(NotHere(1, ASTEROID), Dealt())
    )
    assert len(belief) == 0
    with pytest.raises(ImpossibleWorld, match="planetx-nothing-left"):
        _ = belief.probabilities


def test_supposing_keeps_the_facts_as_they_are() -> None:
    belief = Belief.of(game(Mode.STANDARD, "suppose", 10).view(0)).weighed()
    supposed = belief.supposing(Holds(belief.planet_x[0], PLANET_X))
    assert supposed.facts == belief.facts
    assert supposed.planet_x == belief.planet_x[:1]
    assert supposed.weights is not None
    assert len(supposed.weights) == len(supposed) < len(belief)


def test_an_expert_belief_is_small_whatever_it_was_asked() -> None:
    view = game(Mode.EXPERT, "small", 0, seats=1, facts=0).view(0)
    wrong = Learned(LocatedWrong(6, ASTEROID, TRULY_EMPTY), Dealt())
    belief = Belief.of(view).after(wrong).weighed()
    assert 500_000 < len(belief) < len(all_systems(Mode.EXPERT))
    prospects = Prospects(belief, view.offers)
    assert prospects.system_bits.max() > 0
    assert prospects.locate_bits.max() > 0
    assert belief.possible
    assert belief.nbytes < 40_000_000
