"""What somebody beside the published app knows of a game, in the five states that were measured."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ecliptic.core.chance import Chance
from ecliptic.deduction.facts import ClueRead, Counted, Dealt, Fact, Learned, NotHere, Titled
from ecliptic.planetx.clues import title_of
from ecliptic.planetx.modes import TOPICS, Mode
from ecliptic.planetx.objects import COMET, SURVEY_OBJECTS
from ecliptic.planetx.ring import run
from ecliptic.planetx.system import count
from tests.deduction.published.stand_in import PublishedGame

Known = Callable[[PublishedGame, Chance], list[Fact]]


@dataclass(frozen=True)
class State:
    mode: Mode
    name: str
    known: Known


def learned(state: State, game: PublishedGame, chance: Chance) -> tuple[Learned, ...]:
    """Two to four surveys, and what the state names."""
    surveys = [_survey(game, chance) for _ in range(2 + chance.below(3))]
    return tuple(Learned(fact, Dealt()) for fact in (*surveys, *state.known(game, chance)))


def _survey(game: PublishedGame, chance: Chance) -> Counted:
    rules = game.mode.rules
    while True:
        thing = chance.choice(SURVEY_OBJECTS)
        first, length = 1 + chance.below(rules.sectors), 2 + chance.below(rules.visible - 1)
        last = (first + length - 2) % rules.sectors + 1
        if thing is not COMET or {first, last} <= rules.comet_sectors:
            found = count(game.system, thing, run(first, last, rules.sectors))
            return Counted(thing, first, last, found)


def _titles(game: PublishedGame) -> list[Fact]:
    """Of all topics, as the app writes them, and of the conferences."""
    topics = zip(TOPICS, game.topics, game.titles, strict=True)
    return [
        *(Titled(topic, title_of(clue), written) for topic, clue, written in topics),
        *(Titled(f"X{n}", title_of(clue)) for n, clue in enumerate(game.conferences, start=1)),
    ]


def _clues(game: PublishedGame, many: int, chance: Chance) -> list[Fact]:
    topics = chance.shuffled(range(len(TOPICS)))[:many]
    return [ClueRead(TOPICS[topic], game.topics[topic]) for topic in topics]


def _facts(game: PublishedGame, many: int) -> list[Fact]:
    return [NotHere(fact.sector, fact.thing) for fact in game.facts[:many]]


def _early(game: PublishedGame, chance: Chance) -> list[Fact]:
    return [*_titles(game), *_clues(game, 2, chance)]


def _started(game: PublishedGame, _: Chance) -> list[Fact]:
    return _facts(game, 12)


def _late(game: PublishedGame, chance: Chance) -> list[Fact]:
    first = ClueRead("X1", game.conferences[0])
    return [*_titles(game), *_facts(game, 4), *_clues(game, 4, chance), first]


LATE = "titles, 4 facts, 4 clues, X1"
STATES = (
    State(Mode.STANDARD, "titles, 2 clues", _early),
    State(Mode.STANDARD, "12 starting facts", _started),
    State(Mode.STANDARD, LATE, _late),
    State(Mode.EXPERT, "titles, 2 clues", _early),
    State(Mode.EXPERT, LATE, _late),
)
