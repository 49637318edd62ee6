"""Answer distributions and what they tell, against counting system by system."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping
from math import log2

import numpy as np
import pytest

from ecliptic.deduction.asking import Answer
from ecliptic.deduction.belief import Belief
from ecliptic.deduction.facts import ClueRead, Counted, Titled
from ecliptic.deduction.questions import Prospects, Question
from ecliptic.planetx.actions import Action, Locate, Research, Survey, Target
from ecliptic.planetx.board import LastChances
from ecliptic.planetx.locate import is_right
from ecliptic.planetx.modes import LOCATE_COST, Mode, survey_cost
from ecliptic.planetx.objects import PLANET_X
from ecliptic.planetx.offers import expand
from ecliptic.planetx.ring import neighbours, run
from ecliptic.planetx.system import SolarSystem, content, count, sight, where
from ecliptic.planetx.topics import research_choices
from tests.deduction.games import game, growing, view_in_turn
from tests.sizes import size

each_mode = pytest.mark.parametrize("mode", list(Mode))
Weighted = list[tuple[SolarSystem, float]]


def few(belief: Belief, most: int) -> Belief:
    """The belief with some of its systems only, so that counting them one by one is possible."""
    truth = np.arange(len(belief)) % max(1, len(belief) // most) == 0
    weights = None if belief.weights is None else belief.weights[truth]
    return Belief(belief.mode, belief.facts, belief.systems.where(truth), weights)


def listed(belief: Belief) -> Weighted:
    weights = np.ones(len(belief)) if belief.weights is None else belief.weights
    systems = [belief.system(place) for place in range(len(belief))]
    return [
        (system, float(weight / weights.sum()))
        for system, weight in zip(systems, weights, strict=True)
    ]


def answers_of(action: Action, belief: Belief) -> Callable[[SolarSystem], Mapping[Answer, float]]:
    """How probable each answer is if the sky is a system."""
    titles = {
        one.fact.label: one.fact.title for one in belief.facts if isinstance(one.fact, Titled)
    }
    read = {one.fact.label: one.fact.clue for one in belief.facts if isinstance(one.fact, ClueRead)}

    def answer(system: SolarSystem) -> Mapping[Answer, float]:
        match action:
            case Survey(thing, first, last):
                return {count(system, thing, run(first, last, len(system))): 1.0}
            case Target(sector):
                return {sight(system, sector): 1.0}
            case Locate():
                return {is_right(system, action): 1.0}
            case Research(topic) if topic in read:
                return {read[topic]: 1.0}
            case Research(topic):
                clues = research_choices(system, belief.mode)[titles[topic]]
                whole = sum(clues.values())
                return {clue: weight / whole for clue, weight in clues.items()}
        raise TypeError(action)

    return answer


def locate_answer(system: SolarSystem) -> Hashable:
    (sector,) = where(system, PLANET_X)
    left, right = neighbours(sector, len(system))
    return sector, content(system, left), content(system, right)


def told(joint: Mapping[tuple[Hashable, Hashable], float]) -> float:
    """The mutual information of two things, straight from its definition."""
    one: dict[Hashable, float] = defaultdict(float)
    other: dict[Hashable, float] = defaultdict(float)
    for (first, second), share in joint.items():
        one[first] += share
        other[second] += share
    return sum(
        share * log2(share / (one[first] * other[second]))
        for (first, second), share in joint.items()
        if share > 0
    )


def check_question(question: Question, belief: Belief, systems: Weighted) -> None:
    of_system = answers_of(question.action, belief)
    answers: dict[Answer, float] = defaultdict(float)
    about_system: dict[tuple[Hashable, Hashable], float] = defaultdict(float)
    about_locate: dict[tuple[Hashable, Hashable], float] = defaultdict(float)
    for system, weight in systems:
        for answer, share in of_system(system).items():
            answers[answer] += weight * share
            about_system[system, answer] += weight * share
            about_locate[locate_answer(system), answer] += weight * share
    assert dict(question.answers) == pytest.approx({a: p for a, p in answers.items() if p > 0})
    assert question.system_bits == pytest.approx(told(about_system), abs=1e-9)
    assert question.locate_bits == pytest.approx(told(about_locate), abs=1e-9)


@each_mode
@pytest.mark.parametrize("weighed", [False, True])
def test_every_question_is_answered_as_counting_says(mode: Mode, weighed: bool) -> None:
    for number in range(size(2, 8)):
        view = view_in_turn(mode, f"questions {number}", 2 + 5 * (number % 5))
        whole = Belief.of(view)
        belief = few(whole.weighed() if weighed else whole, 40)
        systems = listed(belief)
        prospects = Prospects(belief, view.offers)
        assert list(prospects.actions) == list(expand(view.offers))
        step = size(7, 3)
        for place in range(number % step, len(prospects), step):
            check_question(prospects.question(place), belief, systems)


@each_mode
def test_research_tells_what_the_generator_would_draw(mode: Mode) -> None:
    view = view_in_turn(mode, "research", 0)
    belief = few(Belief.of(view).weighed(), 60)
    systems = listed(belief)
    asked = [
        q for q in Prospects(belief, view.offers).questions() if isinstance(q.action, Research)
    ]
    assert len(asked) == 6
    for question in asked:
        check_question(question, belief, systems)


def test_a_clue_read_before_tells_nothing_new() -> None:
    for actions in range(4, 40):
        view = view_in_turn(Mode.STANDARD, "again", actions)
        belief = Belief.of(view)
        read = {
            one.fact.label: one.fact.clue for one in belief.facts if isinstance(one.fact, ClueRead)
        }
        for question in Prospects(belief, view.offers).questions():
            if isinstance(question.action, Research) and question.action.topic in read:
                assert question.answers == ((read[question.action.topic], 1.0),)
                assert question.system_bits == question.locate_bits == 0
                return
    raise AssertionError("nobody researched")


@each_mode
def test_the_costs_are_those_of_the_rules(mode: Mode) -> None:
    view = view_in_turn(mode, "costs", 3)
    for question in Prospects(Belief.of(view), view.offers).questions():
        match question.action:
            case Survey(_, first, last):
                along = run(first, last, mode.rules.sectors)
                assert question.cost == survey_cost(len(along))
            case Target():
                assert question.cost == 4
            case Research():
                assert question.cost == 1
            case Locate():
                assert question.cost == LOCATE_COST
        assert question.system_rate == question.system_bits / question.cost
        assert question.locate_rate == question.locate_bits / question.cost


def test_the_best_question_tells_most_for_its_time() -> None:
    view = view_in_turn(Mode.STANDARD, "best", 6)
    prospects = Prospects(Belief.of(view), view.offers)
    every = prospects.questions()
    assert prospects.best()[0].system_rate == max(one.system_rate for one in every)
    assert prospects.best(by="locate")[0].locate_rate == max(one.locate_rate for one in every)
    rates = [one.system_rate for one in prospects.best(20)]
    assert rates == sorted(rates, reverse=True)


def test_a_last_chance_has_only_locates_to_ask() -> None:
    for number in range(20):
        for table in growing(Mode.STANDARD, f"last {number}", 90):
            if table.pending and isinstance(table.state.board.stage, LastChances):
                view = table.view(table.pending[0].seat)
                questions = Prospects(Belief.of(view), view.offers).questions()
                assert all(isinstance(one.action, Locate) and one.cost == 0 for one in questions)
                assert all(one.system_rate == one.system_bits for one in questions)
                return
    raise AssertionError("no last chance")


def test_who_is_not_asked_has_nothing_to_ask() -> None:
    table = game(Mode.STANDARD, "waits", 3)
    view = table.view(1 - table.pending[0].seat)
    prospects = Prospects(Belief.of(view), view.offers)
    assert len(prospects) == 0
    assert prospects.questions() == prospects.best() == []


def test_the_whole_expert_catalogue_answers_too() -> None:
    """Every answer's share is that of the systems the answer would leave."""
    view = view_in_turn(Mode.EXPERT, "whole", 0)
    whole = Belief.new(Mode.EXPERT)
    prospects = Prospects(whole, view.offers)
    for place in range(0, 190, 19):
        action = prospects.actions[place]
        assert isinstance(action, Survey)
        for found, share in prospects.answers(place):
            assert isinstance(found, int)
            counted = Counted(action.thing, action.first, action.last, found)
            assert share == pytest.approx(len(whole.supposing(counted)) / len(whole))
