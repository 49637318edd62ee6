"""The companion answers about one sky, exactly as the engine does, and tells nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable
from operator import methodcaller

import pytest
from msgspec.structs import replace

from ecliptic.core.chance import Chance
from ecliptic.core.errors import IllegalAction
from ecliptic.planetx.actions import Action, Locate, Research, Survey, Target
from ecliptic.planetx.clues import title_of
from ecliptic.planetx.companion import Companion
from ecliptic.planetx.events import Event, Located, Researched, Surveyed, Targeted
from ecliptic.planetx.modes import TOPICS, Mode
from ecliptic.planetx.objects import (
    COMET,
    DWARF_PLANET,
    GAS_CLOUD,
    NEIGHBOUR_OBJECTS,
    PLANET_X,
    SURVEY_OBJECTS,
    THEORY_OBJECTS,
    TRULY_EMPTY,
    Object,
)
from ecliptic.planetx.setup import LEVELS, Season, Setup, default_options
from ecliptic.planetx.system import content, system_text
from tests.planetx.many_skies import skies
from tests.planetx.tables import STANDARD_SKY, RulesTable
from tests.sizes import size

each_mode = pytest.mark.parametrize("mode", list(Mode))
Question = Survey | Target | Research | Locate


def ask(companion: Companion, question: Question) -> object:
    match question:
        case Survey():
            return companion.survey(question)
        case Target():
            return companion.target(question)
        case Research():
            return companion.research(question)
        case Locate():
            return companion.locate(question)


def answer_in(event: Event) -> object:
    """The private answer inside what the engine says happened."""
    match event:
        case Surveyed():
            return event.count
        case Targeted():
            return event.sighting
        case Researched():
            return event.clue
        case Located():
            return event.found
    raise AssertionError(event)


def questions(actions: list[Action]) -> list[Question]:
    return [action for action in actions if isinstance(action, Question)]


@each_mode
def test_answers_are_those_of_the_engine_for_the_same_sky(mode: Mode) -> None:
    dice = random.Random(f"companion {mode.value}")
    asked: set[type] = set()
    for setup in skies(mode)[: size(60, 600)]:
        table = RulesTable(default_options(mode, 2), setup, (0, 1))
        time = dice.randrange(40)
        table.stand(time, time)
        lawful = questions(list(table.game.legal(table.state, 0)))
        for kind in (Survey, Target, Research, Locate):
            for action in dice.sample([one for one in lawful if isinstance(one, kind)], 5):
                first, *_ = table.game.decide(table.state, 0, action, Chance(bytes(16)))
                assert ask(Companion(setup), action) == answer_in(first)
                asked.add(kind)
    assert asked == {Survey, Target, Research, Locate}


@each_mode
def test_a_right_locate_is_right(mode: Mode) -> None:
    for setup in skies(mode)[:60]:
        ring = len(setup.system)
        place = setup.system.index(PLANET_X)
        before, after = setup.system[place - 1], setup.system[(place + 1) % ring]
        companion = Companion(setup)
        assert companion.locate(Locate(place + 1, before, after))
        for thing in (COMET, GAS_CLOUD, TRULY_EMPTY):
            if thing is not before and (thing is not COMET or place in mode.rules.comet_sectors):
                assert not companion.locate(Locate(place + 1, thing, after))


def every_question(mode: Mode) -> list[Callable[[Companion], object]]:
    """One of everything a companion can be asked, with the arguments bound."""
    rules = mode.rules
    asked = [methodcaller(name) for name in ("titles", "conference_titles", "reveal")]
    for thing in SURVEY_OBJECTS:
        for sector in rules.comet_sectors if thing is COMET else rules.all_sectors:
            asked.append(methodcaller("survey", Survey(thing, sector, sector)))
    for sector in rules.all_sectors:
        asked.append(methodcaller("target", Target(sector)))
        asked += [methodcaller("review", sector, thing) for thing in THEORY_OBJECTS]
        asked.append(methodcaller("locate", Locate(sector, TRULY_EMPTY, GAS_CLOUD)))
    asked += [methodcaller("research", Research(topic)) for topic in TOPICS]
    asked += [methodcaller("conference", n) for n in rules.conference_icons.values()]
    asked += [methodcaller("facts", season, level) for season in Season for level in LEVELS]
    return list(asked)


@each_mode
def test_answers_do_not_depend_on_order_or_on_earlier_questions(mode: Mode) -> None:
    setup = skies(mode)[11]
    asked = every_question(mode)
    expected = [question(Companion(setup)) for question in asked]
    companion = Companion(setup)
    order = random.Random(mode.value).sample(range(len(asked)), len(asked))
    for number in (*order, *reversed(order)):
        assert asked[number](companion) == expected[number]


@each_mode
def test_answers_about_sectors_depend_on_the_system_alone(mode: Mode) -> None:
    """Other clues and facts on the same system: surveys, targets, reviews and locates stay."""
    setup, other = skies(mode)[1:3]
    changed = replace(setup, topics=other.topics, conferences=other.conferences, facts={})
    sectors = mode.rules.all_sectors
    for one in (Companion(setup), Companion(changed)):
        seen = [one.target(Target(sector)) for sector in sectors]
        assert [sight.value for sight in seen] == [
            "E/X" if held in (TRULY_EMPTY, PLANET_X) else held.value for held in setup.system
        ]
        for thing in THEORY_OBJECTS:
            right = [one.review(sector, thing) for sector in sectors]
            assert right == [held is thing for held in setup.system]


@each_mode
def test_titles_tell_titles_only(mode: Mode) -> None:
    setup = skies(mode)[5]
    companion = Companion(setup)
    assert companion.mode is mode
    assert companion.titles() == tuple(title_of(clue) for clue in setup.topics)
    assert companion.conference_titles() == tuple(title_of(clue) for clue in setup.conferences)


@each_mode
def test_conferences_are_counted_from_1(mode: Mode) -> None:
    setup = skies(mode)[5]
    for number, clue in enumerate(setup.conferences, start=1):
        assert Companion(setup).conference(number) == clue


@each_mode
def test_facts_are_the_first_groups_of_the_season(mode: Mode) -> None:
    setup = skies(mode)[5]
    for season in Season:
        for level, count in LEVELS.items():
            given = Companion(setup).facts(season, level)
            assert given == setup.facts[season][:count]
            assert len(given) == count


@each_mode
def test_reveal_shows_every_sector(mode: Mode) -> None:
    setup = skies(mode)[5]
    revealed = Companion(setup).reveal()
    assert [content(revealed, sector) for sector in mode.rules.all_sectors] == list(setup.system)


def refusal(question: Callable[[Companion], object], setup: Setup = STANDARD_SKY) -> str:
    with pytest.raises(IllegalAction) as caught:
        question(Companion(setup))
    return caught.value.code


@pytest.mark.parametrize(
    ("thing", "first", "last", "code"),
    [
        (PLANET_X, 1, 3, "planetx-survey-object"),
        (DWARF_PLANET, 0, 3, "planetx-no-such-sector"),
        (DWARF_PLANET, 3, 13, "planetx-no-such-sector"),
        (COMET, 2, 4, "planetx-survey-comet-ends"),
        (COMET, 4, 5, "planetx-survey-comet-ends"),
        (DWARF_PLANET, 1, 7, "planetx-companion-run"),
        (TRULY_EMPTY, 5, 4, "planetx-companion-run"),
    ],
)
def test_surveys_that_no_game_allows_are_refused(
    thing: Object, first: int, last: int, code: str
) -> None:
    assert refusal(lambda one: one.survey(Survey(thing, first, last))) == code


@pytest.mark.parametrize("sector", [-1, 0, 13, 18])
def test_sectors_that_are_not_there_are_refused(sector: int) -> None:
    assert refusal(lambda one: one.target(Target(sector))) == "planetx-no-such-sector"
    assert refusal(lambda one: one.review(sector, COMET)) == "planetx-no-such-sector"
    named = Locate(sector, TRULY_EMPTY, TRULY_EMPTY)
    assert refusal(lambda one: one.locate(named)) == "planetx-no-such-sector"


@pytest.mark.parametrize("topic", ["", "G", "a", "AB", "X1"])
def test_topics_that_are_not_there_are_refused(topic: str) -> None:
    assert refusal(lambda one: one.research(Research(topic))) == "planetx-no-such-topic"


@pytest.mark.parametrize("number", [-1, 0, 2, 3])
def test_conferences_that_are_not_there_are_refused(number: int) -> None:
    assert refusal(lambda one: one.conference(number)) == "planetx-companion-conference"


@pytest.mark.parametrize("thing", [TRULY_EMPTY, PLANET_X])
def test_theories_that_cannot_be_are_refused(thing: Object) -> None:
    assert refusal(lambda one: one.review(3, thing)) == "planetx-choose-object"


@pytest.mark.parametrize("thing", [DWARF_PLANET, PLANET_X])
def test_neighbours_that_cannot_be_are_refused(thing: Object) -> None:
    assert thing not in NEIGHBOUR_OBJECTS
    assert refusal(lambda one: one.locate(Locate(3, thing, COMET))) == "planetx-locate-neighbour"
    named = Locate(3, COMET, TRULY_EMPTY)
    assert refusal(lambda one: one.locate(replace(named, sector=9))) == "planetx-locate-comet"


def test_a_level_that_does_not_exist_is_refused() -> None:
    assert refusal(lambda one: one.facts(Season.SPRING, "expert")) == "planetx-companion-level"


@pytest.mark.parametrize("length", range(1, 13))
def test_a_survey_is_of_at_most_half_the_ring(length: int) -> None:
    """From every sector, also past 12."""
    for first in range(1, 13):
        question = Survey(GAS_CLOUD, first, (first + length - 2) % 12 + 1)
        if length > 6:
            assert refusal(methodcaller("survey", question)) == "planetx-companion-run"
        else:
            sectors = [(first - 1 + step) % 12 for step in range(length)]
            found = sum(STANDARD_SKY.system[place] is GAS_CLOUD for place in sectors)
            assert Companion(STANDARD_SKY).survey(question) == found


def test_nothing_but_its_questions_reaches_the_sky() -> None:
    companion = Companion(STANDARD_SKY)
    assert {name for name in dir(companion) if not name.startswith("_")} == {
        *("mode", "titles", "conference_titles", "facts", "survey", "target", "research"),
        *("conference", "locate", "review", "reveal"),
    }
    for shown in (repr(companion), str(companion), format(companion)):
        assert system_text(STANDARD_SKY.system) not in shown
        assert "Setup" not in shown
    with pytest.raises(TypeError):
        iter(companion)  # type: ignore[call-overload]
