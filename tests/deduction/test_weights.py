"""Weights against the generator's own likelihood, fraction by fraction."""

from __future__ import annotations

import numpy as np
import pytest

from ecliptic.deduction.belief import Belief
from ecliptic.deduction.conference_sets import families
from ecliptic.deduction.dealers import Dealer
from ecliptic.deduction.facts import ClueRead, Dealt, Holds, Learned, NotHere, Titled
from ecliptic.deduction.information import EXACT
from ecliptic.deduction.likelihood import LEAST, weights_of
from ecliptic.deduction.systems import Truth
from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.clues import Band
from ecliptic.planetx.conferences import conference_sets, true_conference_sets
from ecliptic.planetx.events import Researched
from ecliptic.planetx.generator import Evidence, likelihood
from ecliptic.planetx.modes import TOPICS, Mode
from ecliptic.planetx.objects import COMET, PLANET_X, TRULY_EMPTY
from ecliptic.planetx.setup import LEVELS
from ecliptic.planetx.views import View
from tests.deduction.games import game
from tests.sizes import size

ROUNDING = 1e-13
"""The page takes shares nearer to 0 or 1 than this for certain (web/src/i18n/lists.ts)."""

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
    """The factor is the same for all systems left, also for those the draw leaves out. What our
    generator never shows of a system leaves it the least weight there is."""
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
    best = max(exact, key=lambda place: exact[place])
    for place, one in exact.items():
        expected = max(float(one / exact[best]) * weights[best], LEAST)
        assert weights[place] == pytest.approx(expected, rel=1e-6, abs=1)


@each_mode
def test_the_conference_sets_of_every_system_weigh_what_its_own_do(mode: Mode) -> None:
    rng = np.random.default_rng(3)
    known = families(mode)
    some = {int(number) for number in rng.integers(0, len(known.sets), size(60, 600))}
    some |= set(np.flatnonzero(left_out(mode))[:3].tolist())
    for number in some:
        system = catalogue(mode).system(number)
        sets = conference_sets(system, mode) or true_conference_sets(system, mode)
        assert known.sets[number] == sum(sets.values())
    assert np.count_nonzero(left_out(mode)) == {Mode.STANDARD: 38, Mode.EXPERT: 5_112}[mode]


@each_mode
@pytest.mark.parametrize("dealer", list(Dealer))
def test_no_system_that_logic_allows_weighs_nothing(mode: Mode, dealer: Dealer) -> None:
    """Also where the evidence is such as no game of the dealer shows: a title twice, a conference
    with a topic's clue, starting facts of uneven kinds."""
    table = game(mode, "strange", 12)
    belief = Belief.of(table.view(0))
    known = {one.fact.label: one.fact.title for one in belief.facts if isinstance(one.fact, Titled)}
    twice = tuple(
        Learned(Titled(label, known["A"] if label in TOPICS else known["X1"]), Dealt())
        for label in known
    )
    strange = Learned(ClueRead("X1", table.state.sky.topics[0]), Dealt())
    uneven = tuple(Learned(NotHere(sector, COMET), Dealt()) for sector in (1, 4, 6, 8))
    for facts in (belief.facts, twice, (*belief.facts, strange), (*belief.facts, *uneven)):
        weights = weights_of(belief.systems, facts, dealer)
        assert np.array_equal(weights, np.rint(weights))
        assert weights.min() >= 1
        assert weights.min() / weights.sum() > 4 * ROUNDING
        assert sum(map(int, weights)) < 2**EXACT


@each_mode
@pytest.mark.parametrize("dealer", list(Dealer))
def test_where_nothing_is_left_nothing_is_weighed(mode: Mode, dealer: Dealer) -> None:
    facts = (Learned(Holds(4, PLANET_X), Dealt()), Learned(NotHere(4, PLANET_X), Dealt()))
    belief = Belief.new(mode, dealer).after(*facts).weighed()
    assert len(belief) == 0
    assert weights_of(belief.systems, belief.facts, dealer).tolist() == []


@each_mode
@pytest.mark.parametrize("dealer", list(Dealer))
def test_a_clue_whose_title_no_game_of_ours_has_weighs_nothing(mode: Mode, dealer: Dealer) -> None:
    belief = Belief.of(game(mode, "strange", 12).view(0))
    unread = tuple(one for one in belief.facts if not isinstance(one.fact, ClueRead))
    read = Learned(ClueRead("B", Band(TRULY_EMPTY, 6)), Dealt())
    assert np.array_equal(
        weights_of(belief.systems, (*unread, read), dealer),
        weights_of(belief.systems, unread, dealer),
    )


@each_mode
def test_twelve_facts_noted_in_another_order_weigh_nothing_and_fewer_weigh_alike(
    mode: Mode,
) -> None:
    """Of twelve nobody knows then which came together; of eight and four their sectors tell."""
    belief = Belief.of(game(mode, "order", 0, facts=12).view(0))
    started = [one for one in belief.facts if isinstance(one.fact, NotHere)]
    turned = (*started[4:8], *started[:4], *started[8:])
    plain = weights_of(belief.systems, (), Dealer.HOUSE)
    assert len(started) == 12
    assert not np.array_equal(weights_of(belief.systems, tuple(started), Dealer.HOUSE), plain)
    for facts in (turned, tuple(reversed(started))):
        assert np.array_equal(weights_of(belief.systems, facts, Dealer.HOUSE), plain)
    for few in (4, 8):
        dealt = weights_of(belief.systems, tuple(started[:few]), Dealer.HOUSE)
        mixed = tuple(reversed(started[:few]))
        assert np.array_equal(weights_of(belief.systems, mixed, Dealer.HOUSE), dealt)


@each_mode
def test_who_does_not_know_the_dealer_counts_all_systems_alike(mode: Mode) -> None:
    belief = Belief.of(game(mode, "unknown", 20).view(0))
    assert np.array_equal(
        weights_of(belief.systems, belief.facts, Dealer.UNKNOWN), np.ones(len(belief))
    )
