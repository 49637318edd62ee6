"""What a table agrees on before the game, and the sky it is given (rules 1, 2 and 8).

`Options` are public: the mode and, per seat, a season and a number of starting facts. A `Setup` is
the secret part: the system, six research clues, the conferences, and starting facts per season.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from ecliptic.core.errors import BadSetup, shorten
from ecliptic.planetx.clues import Clue, Title, holds, title_of
from ecliptic.planetx.codes import mode_of, parse_code
from ecliptic.planetx.modes import MOST_SEATS, TOPICS, Mode
from ecliptic.planetx.objects import PLANET_X, THEORY_OBJECTS, Object
from ecliptic.planetx.system import SolarSystem, check_system, content


class Season(StrEnum):
    """A player's side of the board; it decides which starting facts he gets."""

    SPRING = "spring"
    SUMMER = "summer"
    AUTUMN = "autumn"
    WINTER = "winter"


LEVELS = {"youth": 12, "beginner": 8, "experienced": 4, "genius": 0}
"""Starting facts per level."""


class Place(msgspec.Struct, frozen=True, gc=False):
    """One seat's choices: its season and how many starting facts it gets."""

    season: Season
    facts: int


class Options(msgspec.Struct, frozen=True, gc=False):
    """What everybody knows before the deal. A game code, if one is named, decides the sky."""

    mode: Mode
    places: tuple[Place, ...]
    code: str = ""


class StartingFact(msgspec.Struct, frozen=True, gc=False):
    """Sector `sector` does not hold `thing`."""

    sector: int
    thing: Object


class Setup(msgspec.Struct, frozen=True, gc=False):
    """A sky and everything the companion app would tell about it."""

    mode: Mode
    system: SolarSystem
    topics: tuple[Clue, ...]
    conferences: tuple[Clue, ...]
    facts: dict[Season, tuple[StartingFact, ...]]


def default_options(mode: Mode, seats: int, facts: int = LEVELS["experienced"]) -> Options:
    """Everybody at one level, seasons in order."""
    return Options(mode, tuple(Place(season, facts) for season in list(Season)[:seats]))


def check_options(options: Options) -> None:
    places = options.places
    if not 1 <= len(places) <= MOST_SEATS:
        raise BadSetup("planetx-seats", seats=len(places))
    for number, place in enumerate(places, start=1):
        if place.facts not in LEVELS.values():
            raise BadSetup("planetx-level", seat=number, facts=place.facts)
    if options.code and parse_code(options.code) != options.code:
        raise BadSetup("planetx-code-spelling", game=shorten(options.code))
    if options.code and mode_of(options.code) is not options.mode:
        raise BadSetup("planetx-code-mode", game=options.code, mode=options.mode.value)
    if len({place.season for place in places}) < len(places):
        raise BadSetup("planetx-season-twice")


def check_setup(setup: Setup) -> None:
    """A setup must be lawful, true and complete; raises the first thing that is not."""
    check_system(setup.system, setup.mode)
    if len(setup.topics) != len(TOPICS):
        raise BadSetup("planetx-topics", found=len(setup.topics))
    if len(setup.conferences) != len(setup.mode.rules.conference_icons):
        raise BadSetup("planetx-conferences", found=len(setup.conferences))
    for clue in (*setup.topics, *setup.conferences):
        if not holds(clue, setup.system):
            raise BadSetup("planetx-clue-false")
    if any(PLANET_X in title_of(clue) for clue in setup.topics) or any(
        clue.subject is not PLANET_X for clue in setup.conferences
    ):
        raise BadSetup("planetx-clue-misplaced")
    titles = [title_of(clue) for clue in setup.topics]
    if len(set(titles)) < len(titles):
        raise BadSetup("planetx-title-twice")
    for facts in setup.facts.values():
        for fact in facts:
            _check_fact(fact, setup)


def _check_fact(fact: StartingFact, setup: Setup) -> None:
    if (
        not 1 <= fact.sector <= len(setup.system)
        or fact.thing not in THEORY_OBJECTS
        or content(setup.system, fact.sector) is fact.thing
    ):
        raise BadSetup("planetx-fact-false", sector=fact.sector, object=fact.thing.value)


def facts_for(setup: Setup, place: Place) -> tuple[StartingFact, ...]:
    """The starting facts of a season at a level: the first of its set."""
    facts = setup.facts.get(place.season, ())
    if place.season not in setup.facts or len(facts) < place.facts:
        raise BadSetup(
            "planetx-facts-missing",
            season=place.season.value,
            found=len(facts),
            expected=place.facts,
        )
    return facts[: place.facts]


def titles_of(clues: tuple[Clue, ...]) -> tuple[Title, ...]:
    return tuple(title_of(clue) for clue in clues)
