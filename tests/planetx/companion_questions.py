"""Random questions to the companion, lawful at some moment of some game."""

from __future__ import annotations

import random
from collections.abc import Iterator

from ecliptic.core.chance import Chance
from ecliptic.planetx.actions import Locate, Research, Survey, Target
from ecliptic.planetx.codes import new_code
from ecliptic.planetx.menu import AskConference, AskReveal, AskReview, Question
from ecliptic.planetx.modes import TOPICS, Mode
from ecliptic.planetx.objects import COMET, NEIGHBOUR_OBJECTS, SURVEY_OBJECTS, THEORY_OBJECTS

KINDS = (Survey, Target, Research, Locate, AskConference, AskReview, AskReveal)


def some_codes(count: int) -> list[tuple[str, Mode]]:
    """Codes of both modes in turn, always the same."""
    chance = Chance(bytes(16))
    modes = [list(Mode)[number % 2] for number in range(count)]
    return [(new_code(mode, chance), mode) for mode in modes]


def some_questions(mode: Mode, count: int, dice: random.Random) -> Iterator[Question]:
    """Of every kind in turn."""
    for number in range(count):
        yield some_question(KINDS[number % len(KINDS)], mode, dice)


def some_question(kind: type, mode: Mode, dice: random.Random) -> Question:
    rules = mode.rules
    sector = dice.choice(rules.all_sectors)
    if kind is Survey:
        return _survey(mode, dice)
    if kind is Target:
        return Target(sector)
    if kind is Research:
        return Research(dice.choice(TOPICS))
    if kind is Locate:
        before, after = (sector - 2) % rules.sectors + 1, sector % rules.sectors + 1
        named = [
            dice.choice([one for one in NEIGHBOUR_OBJECTS if one is not COMET or beside])
            for beside in (before in rules.comet_sectors, after in rules.comet_sectors)
        ]
        return Locate(sector, *named)
    if kind is AskConference:
        return AskConference(dice.randint(1, len(rules.conference_icons)))
    if kind is AskReview:
        return AskReview(sector, dice.choice(THEORY_OBJECTS))
    return AskReveal()


def _survey(mode: Mode, dice: random.Random) -> Survey:
    rules = mode.rules
    while True:
        thing, first = dice.choice(SURVEY_OBJECTS), dice.choice(rules.all_sectors)
        last = (first + dice.randrange(rules.visible) - 1) % rules.sectors + 1
        if thing is not COMET or {first, last} <= rules.comet_sectors:
            return Survey(thing, first, last)
