"""The companion app's part at a real table: answers about one sky, and nothing more (rules 8).

It knows no pawns and no Earth, so it enforces only what holds at any time: no survey for Planet X,
runs of at most half the ring, comet surveys that begin and end where comets can be, locates that
can be true. An answer depends on the question and the sky alone.
"""

from __future__ import annotations

from ecliptic.core.errors import IllegalAction
from ecliptic.planetx.actions import Locate, Research, Survey, Target
from ecliptic.planetx.clues import Clue, Title
from ecliptic.planetx.locate import check_named, is_right
from ecliptic.planetx.modes import TOPICS, Mode
from ecliptic.planetx.objects import THEORY_OBJECTS, Object, Sighting
from ecliptic.planetx.research import require_topic
from ecliptic.planetx.ring import require_sector, run, run_length
from ecliptic.planetx.setup import LEVELS, Season, Setup, StartingFact, titles_of
from ecliptic.planetx.survey import check_ends
from ecliptic.planetx.system import SolarSystem, content, count, sight


class Companion:
    """The app, for one game."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup

    @property
    def mode(self) -> Mode:
        return self._setup.mode

    def titles(self) -> tuple[Title, ...]:
        """Titles of the topics A-F."""
        return titles_of(self._setup.topics)

    def conference_titles(self) -> tuple[Title, ...]:
        return titles_of(self._setup.conferences)

    def facts(self, season: Season, level: str) -> tuple[StartingFact, ...]:
        """A player's starting facts."""
        if level not in LEVELS:
            raise IllegalAction("planetx-companion-level", levels=", ".join(LEVELS))
        return self._setup.facts[season][: LEVELS[level]]

    def survey(self, question: Survey) -> int:
        check_ends(question, self.mode)
        rules = self.mode.rules
        length = run_length(question.first, question.last, rules.sectors)
        if length > rules.visible:
            raise IllegalAction("planetx-companion-run", length=length, most=rules.visible)
        sectors = run(question.first, question.last, rules.sectors)
        return count(self._setup.system, question.thing, sectors)

    def target(self, question: Target) -> Sighting:
        require_sector(question.sector, self.mode)
        return sight(self._setup.system, question.sector)

    def research(self, question: Research) -> Clue:
        require_topic(question.topic)
        return self._setup.topics[TOPICS.index(question.topic)]

    def conference(self, number: int) -> Clue:
        conferences = self._setup.conferences
        if not 1 <= number <= len(conferences):
            raise IllegalAction(
                "planetx-companion-conference", number=number, conferences=len(conferences)
            )
        return conferences[number - 1]

    def locate(self, question: Locate) -> bool:
        check_named(question, self.mode)
        return is_right(self._setup.system, question)

    def review(self, sector: int, thing: Object) -> bool:
        """Peer review of one theory: right or wrong."""
        require_sector(sector, self.mode)
        if thing not in THEORY_OBJECTS:
            raise IllegalAction("planetx-choose-object", object=thing.value)
        return content(self._setup.system, sector) is thing

    def reveal(self) -> SolarSystem:
        """The end of the game: what every sector holds."""
        return self._setup.system
