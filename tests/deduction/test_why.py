"""Reasons force what they claim, and no smaller set of facts does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecliptic.core.errors import IllegalAction, ImpossibleWorld
from ecliptic.deduction.belief import Belief
from ecliptic.deduction.claims import (
    AppearsEmpty,
    Claim,
    Is,
    IsNot,
    Mark,
    NotAll,
    PlanetXIn,
    satisfied,
)
from ecliptic.deduction.conditions import agree
from ecliptic.deduction.facts import Counted, Dealt, Holds, Learned, NotHere
from ecliptic.deduction.hitting_set import smallest_hitting_set
from ecliptic.deduction.systems import all_systems
from ecliptic.deduction.why import Reason, contradiction, why
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import ASTEROID, COMET, GAS_CLOUD, PLANET_X, TRULY_EMPTY, Object
from ecliptic.planetx.system import SolarSystem, content
from tests.deduction.games import game, standard_systems
from tests.sizes import size

each_mode = pytest.mark.parametrize("mode", list(Mode))


def certainties(belief: Belief) -> Iterator[Claim]:
    """What a belief is sure of, as claims of every kind."""
    for sector, things in enumerate(belief.possible, start=1):
        for thing in Object:
            if thing not in things:
                yield IsNot(sector, thing)
        if len(things) == 1:
            yield Is(sector, things[0])
        if set(things) <= {TRULY_EMPTY, PLANET_X}:
            yield AppearsEmpty(sector)
    yield PlanetXIn(belief.planet_x)


def forces(facts: Sequence[Learned], claim: Claim, mode: Mode) -> bool:
    left = Belief.new(mode).after(*facts).systems
    return bool(satisfied(claim, left).all())


def smallest_by_trying(facts: Sequence[Learned], claim: Claim, mode: Mode) -> tuple[Learned, ...]:
    """Every subset, the smaller before the bigger and the earlier before the later."""
    against = all_systems(mode).where(~satisfied(claim, all_systems(mode)))
    excluded = [~agree(one.fact, against) for one in facts]
    useful = [place for place, truth in enumerate(excluded) if truth.any()]
    for many in range(len(useful) + 1):
        for chosen in combinations(useful, many):
            left = np.ones(len(against), dtype=np.bool_)
            for place in chosen:
                left &= ~excluded[place]
            if not left.any():
                return tuple(facts[place] for place in chosen)
    raise AssertionError("not certain")


def test_no_smaller_set_of_facts_will_do() -> None:
    """Brute force over all subsets, on standard games."""
    checked = 0
    for number in range(size(5, 20)):
        belief = Belief.of(game(Mode.STANDARD, f"why {number}", 14 + number % 12).view(0))
        claims = list(certainties(belief))
        for claim in claims[:: max(1, len(claims) // size(4, 12))]:
            reason = why(belief, claim)
            if len(reason.steps) > 4:
                continue
            chosen = tuple(step.learned for step in reason.steps)
            assert chosen == smallest_by_trying(belief.facts, claim, Mode.STANDARD)
            checked += 1
    assert checked >= 15


@each_mode
def test_the_chosen_facts_force_the_claim_step_by_step(mode: Mode) -> None:
    belief = Belief.of(game(mode, "steps", 40).view(0))
    claims = list(certainties(belief))
    for claim in claims[:: max(1, len(claims) // size(6, 40))]:
        reason = why(belief, claim)
        chosen = [step.learned for step in reason.steps]
        assert forces(chosen, claim, mode)
        places = [belief.facts.index(one) for one in chosen]
        assert places == sorted(places)
        for many, step in enumerate(reason.steps, start=1):
            left = Belief.new(mode).after(*chosen[:many])
            assert step.systems == len(left)
            assert step.planet_x == left.planet_x
            assert step.possible == left.possible
            assert (step.against == 0) == (many == len(chosen))
        for one in chosen:
            assert not forces([other for other in chosen if other is not one], claim, mode)


def test_the_rules_alone_need_no_facts() -> None:
    belief = Belief.of(game(Mode.STANDARD, "rules", 8).view(0))
    assert why(belief, IsNot(1, COMET)).steps == ()


def test_what_is_not_certain_has_no_reason() -> None:
    belief = Belief.of(game(Mode.STANDARD, "open", 2).view(0))
    with pytest.raises(ImpossibleWorld, match="planetx-not-certain"):
        why(belief, PlanetXIn((belief.planet_x[0],)))


@pytest.mark.parametrize(
    "claim",
    [Is(0, COMET), IsNot(13, COMET), AppearsEmpty(-1), PlanetXIn((3, 13)), NotAll((Is(0, COMET),))],
)
def test_a_sector_that_is_not_on_the_ring_is_refused(claim: Claim) -> None:
    with pytest.raises(IllegalAction, match="planetx-no-such-sector"):
        why(Belief.new(Mode.STANDARD), claim)


def test_of_equal_reasons_the_earlier_wins() -> None:
    first, again = Learned(NotHere(5, ASTEROID), Dealt()), Learned(Holds(5, COMET), Dealt())
    for facts in ((first, again), (again, first)):
        belief = Belief.new(Mode.STANDARD).after(*facts)
        (step,) = why(belief, IsNot(5, ASTEROID)).steps
        assert step.learned == facts[0]


def test_more_than_64_facts_are_no_hindrance() -> None:
    idle = [
        Learned(Counted(thing, first, first, 0), Dealt())
        for first in range(1, 13)
        for thing in (GAS_CLOUD, TRULY_EMPTY, ASTEROID, COMET, Object.DWARF_PLANET)
    ]
    real = [Learned(Holds(3, COMET), Dealt()), Learned(Holds(5, COMET), Dealt())]
    weak = [Learned(NotHere(1, COMET), Dealt())] * 70
    belief = Belief.new(Mode.STANDARD).after(*weak, *real)
    reason = why(belief, IsNot(7, COMET))
    assert [step.learned for step in reason.steps] == real
    impossible = Belief.new(Mode.STANDARD).after(*weak, *real, *idle)
    assert len(impossible) == 0
    assert why(impossible, NotAll(())).steps


def holds(mark: Mark, system: SolarSystem) -> bool:
    match mark:
        case Is(sector, thing):
            return content(system, sector) is thing
        case IsNot(sector, thing):
            return content(system, sector) is not thing
        case AppearsEmpty(sector):
            return content(system, sector) in (TRULY_EMPTY, PLANET_X)
        case PlanetXIn(sectors):
            return system.index(PLANET_X) + 1 in sectors


marks = st.one_of(
    st.builds(Is, st.integers(1, 12), st.sampled_from(Object)),
    st.builds(IsNot, st.integers(1, 12), st.sampled_from(Object)),
    st.builds(AppearsEmpty, st.integers(1, 12)),
    st.builds(PlanetXIn, st.lists(st.integers(1, 12), max_size=4).map(tuple)),
)


@given(marks)
def test_a_mark_means_what_it_says(mark: Mark) -> None:
    truth = satisfied(mark, all_systems(Mode.STANDARD))
    for number in range(0, 4446, 37):
        assert truth[number] == holds(mark, standard_systems()[number])


@cache
def belief_with_marks() -> Belief:
    return Belief.of(game(Mode.STANDARD, "marks", 16).view(0))


@given(st.lists(marks, max_size=6))
def test_marks_that_cannot_all_be_are_the_fewest(some: list[Mark]) -> None:
    belief = belief_with_marks()
    systems = [belief.system(place) for place in range(len(belief))]
    found = contradiction(belief, some)
    conflicts = [
        chosen
        for many in range(len(some) + 1)
        for chosen in combinations(some, many)
        if not any(all(holds(mark, system) for mark in chosen) for system in systems)
    ]
    if not conflicts:
        assert found is None
        return
    assert found is not None
    assert found.marks == conflicts[0]
    assert found.reason.claim == NotAll(conflicts[0])
    chosen_facts = [step.learned for step in found.reason.steps]
    assert forces(chosen_facts, NotAll(conflicts[0]), Mode.STANDARD)


def test_marks_that_the_rules_forbid_need_no_facts() -> None:
    found = contradiction(Belief.new(Mode.STANDARD), [IsNot(4, ASTEROID), Is(1, COMET)])
    assert found is not None
    assert found.marks == (Is(1, COMET),)
    assert found.reason.steps == ()


def test_facts_that_contradict_each_other_are_found_without_any_mark() -> None:
    facts = [
        Learned(fact, Dealt())
        for fact in (NotHere(2, GAS_CLOUD), Holds(1, ASTEROID), NotHere(1, ASTEROID))
    ]
    found = contradiction(Belief.new(Mode.STANDARD).after(*facts), [Is(9, GAS_CLOUD)])
    assert found is not None
    assert found.marks == ()
    assert [step.learned for step in found.reason.steps] == facts[1:]
    assert found.reason.steps[-1].systems == 0


@given(st.lists(st.sets(st.integers(0, 7), min_size=1, max_size=5), max_size=12))
def test_a_hitting_set_is_the_smallest_and_earliest(sets: list[set[int]]) -> None:
    expected = next(
        chosen
        for many in range(9)
        for chosen in combinations(range(8), many)
        if all(one & set(chosen) for one in sets)
    )
    assert smallest_hitting_set([sum(1 << fact for fact in one) for one in sets]) == expected


@given(st.lists(st.sets(st.integers(0, 7), min_size=1, max_size=4), min_size=1, max_size=9))
def test_what_is_known_of_a_part_changes_no_answer(sets: list[set[int]]) -> None:
    """A part of the counterexamples takes at most as many facts as all of them."""
    every = [sum(1 << fact for fact in one) for one in sets]
    part = smallest_hitting_set(every[1:])
    assert part is not None
    assert smallest_hitting_set(every, len(part)) == smallest_hitting_set(every)


def test_what_nothing_excludes_cannot_be_hit() -> None:
    assert smallest_hitting_set([0b11, 0]) is None
    assert smallest_hitting_set([]) == ()


@each_mode
def test_a_reason_can_be_sent_and_read_back(mode: Mode) -> None:
    belief = Belief.of(game(mode, "sent", 30).view(0))
    reason = why(belief, PlanetXIn(belief.planet_x))
    assert reason.steps
    assert msgspec.json.decode(msgspec.json.encode(reason), type=Reason) == reason
