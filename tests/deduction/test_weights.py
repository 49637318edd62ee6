"""Weights against the generator's own likelihood, fraction by fraction."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from ecliptic.deduction.belief import Belief
from ecliptic.deduction.conference_sets import families
from ecliptic.deduction.facts import ClueRead, Dealt, Learned, Titled
from ecliptic.deduction.information import EXACT
from ecliptic.deduction.likelihood import weights_of
from ecliptic.deduction.systems import Truth
from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.conferences import conference_sets, true_conference_sets
from ecliptic.planetx.events import Researched
from ecliptic.planetx.generator import Evidence, likelihood
from ecliptic.planetx.modes import TOPICS, Mode
from ecliptic.planetx.setup import LEVELS
from ecliptic.planetx.views import View
from tests.deduction.games import game
from tests.sizes import size

each_mode = pytest.mark.parametrize("mode", list(Mode))


def left_out(mode: Mode) -> Truth:
    """The systems that have no lawful set of conference clues."""
    return np.equal(families(mode).rivals, families(mode).bit)


def evidence(view: View) -> Evidence:
    return Evidence(
        titles=view.board.titles,
        clues={
            TOPICS.index(turn.topic): turn.clue for turn in view.log if isinstance(turn, Researched)
        },
        conference_titles=view.board.conference_titles,
        conferences={number - 1: clue for number, clue in view.board.conferences},
        facts=view.facts,
    )


@each_mode
@pytest.mark.parametrize("facts", LEVELS.values())
@pytest.mark.parametrize("actions", [0, 24, 60])
def test_weights_are_the_likelihood_up_to_a_factor(mode: Mode, facts: int, actions: int) -> None:
    """The factor is the same for all systems left, also for those the draw leaves out."""
    view = game(mode, f"weights {facts}", actions, facts=facts, level="random").view(0)
    if view.board.system:
        view = game(mode, f"weights {facts}", actions // 4, facts=facts, level="random").view(0)
    belief = Belief.of(view).weighed()
    weights = belief.weights
    assert weights is not None
    rng = np.random.default_rng(facts + actions)
    picked = {int(place) for place in rng.integers(0, len(belief), size(25, 250))}
    picked |= set(np.flatnonzero(left_out(mode)[belief.systems.numbers()])[:3].tolist())
    exact = {
        place: likelihood(belief.system(place), mode, evidence(view)) for place in sorted(picked)
    }
    total = sum(exact.values(), Fraction(0))
    mine = np.array([weights[place] for place in exact])
    assert mine / mine.sum() == pytest.approx([float(one / total) for one in exact.values()])


@each_mode
def test_every_system_has_as_many_conference_sets_as_its_own_count(mode: Mode) -> None:
    rng = np.random.default_rng(3)
    known = families(mode)
    some = {int(number) for number in rng.integers(0, len(known.sets), size(60, 600))}
    some |= set(np.flatnonzero(left_out(mode))[:3].tolist())
    for number in some:
        system = catalogue(mode).system(number)
        sets = conference_sets(system, mode) or true_conference_sets(system, mode)
        assert known.sets[number] == len(sets)
    assert np.count_nonzero(left_out(mode)) == {Mode.STANDARD: 38, Mode.EXPERT: 7_180}[mode]


def test_evidence_no_game_of_ours_shows_weighs_nothing() -> None:
    view = game(Mode.STANDARD, "strange", 0).view(0)
    belief = Belief.of(view)
    known = {one.fact.label: one.fact.title for one in belief.facts if isinstance(one.fact, Titled)}
    twice = tuple(
        Learned(Titled(label, known["A"] if label in TOPICS else known["X1"]), Dealt())
        for label in known
    )
    weights = weights_of(belief.systems, twice)
    assert np.array_equal(weights, np.rint(weights))
    assert weights.any()
    assert sum(map(int, weights)) < 2**EXACT
    conference = next(one for one in belief.facts if isinstance(one.fact, Titled))
    strange = ClueRead("X1", game(Mode.STANDARD, "strange", 0).state.sky.topics[0])
    weights = weights_of(belief.systems, (*belief.facts, Learned(strange, conference.source)))
    assert np.array_equal(weights, np.ones(len(belief)))
