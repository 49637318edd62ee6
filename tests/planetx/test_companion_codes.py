"""The companion of a code against the engine that plays the same code: 1,000 questions."""

from __future__ import annotations

import random
from collections import Counter

from msgspec.structs import replace

from ecliptic.core.chance import Chance
from ecliptic.planetx import PlanetX
from ecliptic.planetx.actions import Locate, Research, Survey, Target
from ecliptic.planetx.codes import mode_of
from ecliptic.planetx.companion import Companion
from ecliptic.planetx.events import (
    ConferenceSet,
    FactsGiven,
    Located,
    Researched,
    SkyDealt,
    Surveyed,
    Targeted,
    TopicSet,
)
from ecliptic.planetx.generator import game_of
from ecliptic.planetx.menu import (
    Answer,
    AskConference,
    AskReveal,
    AskReview,
    ConferenceAnswer,
    LocateAnswer,
    Question,
    ResearchAnswer,
    RevealAnswer,
    ReviewAnswer,
    SurveyAnswer,
    TargetAnswer,
    ask,
)
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import Object
from ecliptic.planetx.setup import LEVELS, Options, Place, Season
from ecliptic.planetx.state import State
from ecliptic.planetx.system import system_text
from tests.planetx.companion_questions import KINDS, some_codes, some_questions

GAME = PlanetX()
CODES = 50
QUESTIONS = 20


def dealt(code: str, mode: Mode) -> tuple[State, dict[type, list[object]]]:
    """A game of four under a code as the engine deals it, and what was dealt by kind."""
    places = tuple(Place(season, LEVELS["youth"]) for season in Season)
    options = Options(mode, places, code)
    state = GAME.blank(options)
    events: dict[type, list[object]] = {}
    for event in GAME.deal(options, Chance(bytes(16))):
        state = GAME.evolve(state, event)
        events.setdefault(type(event), []).append(event)
    return state, events


def engine_answer(state: State, events: dict[type, list[object]], question: Question) -> Answer:
    """What the engine says, wherever the Earth has to stand for it."""
    match question:
        case AskConference(number):
            held = events[ConferenceSet][number - 1]
            assert isinstance(held, ConferenceSet)
            return ConferenceAnswer(held.clue)
        case AskReview(sector, thing):
            return ReviewAnswer(_sky(events)[sector - 1] is thing)
        case AskReveal():
            return RevealAnswer(system_text(_sky(events)))
    start = question.first if isinstance(question, Survey) else getattr(question, "sector", 1)
    earlier = replace(state.board, earth=start - 1, times=(start - 1,) * 4)
    seat = state.board.order[0]
    first, *_ = GAME.decide(replace(state, board=earlier), seat, question, Chance(bytes(16)))
    match question, first:
        case Survey(), Surveyed(count=count):
            return SurveyAnswer(count)
        case Target(), Targeted(sighting=sighting):
            return TargetAnswer(sighting)
        case Research(), Researched(clue=clue):
            return ResearchAnswer(clue)
        case Locate(), Located(found=found):
            return LocateAnswer(found)
    raise AssertionError(first)


def _sky(events: dict[type, list[object]]) -> tuple[Object, ...]:
    (sky,) = events[SkyDealt]
    assert isinstance(sky, SkyDealt)
    return sky.system


def test_a_thousand_answers_are_those_of_the_engine() -> None:
    dice = random.Random("companion codes")
    asked: Counter[type] = Counter()
    for code, mode in some_codes(CODES):
        assert mode_of(code) is mode
        state, events = dealt(code, mode)
        companion = Companion(game_of(code))
        for question in some_questions(mode, QUESTIONS, dice):
            assert ask(companion, question) == engine_answer(state, events, question), code
            asked[type(question)] += 1
    assert asked.total() == CODES * QUESTIONS
    assert set(asked) == set(KINDS)


def test_titles_and_starting_facts_are_those_of_the_engine() -> None:
    for code, mode in some_codes(10):
        state, events = dealt(code, mode)
        companion = Companion(game_of(code))
        assert len(events[TopicSet]) == len(companion.titles())
        assert state.board.titles == companion.titles()
        assert state.board.conference_titles == companion.conference_titles()
        given = {one.season: one.facts for one in events[FactsGiven] if isinstance(one, FactsGiven)}
        assert given == {season: companion.facts(season, "youth") for season in Season}
