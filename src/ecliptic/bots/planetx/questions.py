"""What a question is worth: the marks its answer would cross off, for the time it costs.

A survey crosses something off at once if it finds none, all that are missing, or one in every
sector it may. How likely that is is guessed as if the missing objects were spread evenly over the
sectors still open. A question asked before is worth nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import comb

from ecliptic.bots.planetx.sheet import APPEARS_EMPTY, Sheet, bits
from ecliptic.core.figures import rounded
from ecliptic.planetx.actions import Action, Research, Survey, Target
from ecliptic.planetx.events import Researched, Surveyed, Targeted
from ecliptic.planetx.modes import TOPICS
from ecliptic.planetx.objects import TRULY_EMPTY, sighting_of
from ecliptic.planetx.offers import Offers
from ecliptic.planetx.research import ResearchOffer
from ecliptic.planetx.ring import run
from ecliptic.planetx.survey import SurveyOffer, surveys
from ecliptic.planetx.target import TargetOffer, targets
from ecliptic.planetx.views import View

MARKS_BY_A_CLUE = 3.0
"""What a clue about kinds that are still open is thought to cross off, sooner or later."""
MARKS_BY_A_RING = 2.0
"""What is crossed off in a sector whose object becomes certain, over the one mark asked about."""


def questions(view: View, sheet: Sheet, offers: Offers) -> Iterator[tuple[float, Action]]:
    """Every question that may be asked now, with its worth for each unit of time."""
    asked = _asked(view)
    for worth, action in _worths(view, sheet, offers):
        yield (0.0 if action in asked else rounded(worth)), action


def _worths(view: View, sheet: Sheet, offers: Offers) -> Iterator[tuple[float, Action]]:
    for offer in offers:
        match offer:
            case SurveyOffer():
                yield from _surveys(offer, sheet)
            case TargetOffer():
                for target in targets(offer):
                    yield _target_marks(sheet, target.sector) / offer.cost, target
            case ResearchOffer():
                yield from _researches(offer, view, sheet)


def _asked(view: View) -> set[Action]:
    """The questions this seat has had answered."""
    asked: set[Action] = set()
    for turn in view.log:
        match turn:
            case Surveyed():
                asked.add(Survey(turn.thing, turn.first, turn.last))
            case Targeted():
                asked.add(Target(turn.sector))
            case Researched():
                asked.add(Research(turn.topic))
    return asked


def _surveys(offer: SurveyOffer, sheet: Sheet) -> Iterator[tuple[float, Survey]]:
    sectors, counts = sheet.mode.rules.sectors, sheet.mode.rules.counts
    for survey in surveys(offer):
        things = APPEARS_EMPTY if survey.thing is TRULY_EMPTY else (survey.thing,)
        open_sectors = sheet.open(*things)
        missing = sum(counts[thing] for thing in things) - sheet.sure(*things).bit_count()
        along = run(survey.first, survey.last, sectors)
        asked = (open_sectors & bits(along)).bit_count()
        marks = survey_marks(open_sectors.bit_count(), missing, asked)
        yield marks / offer.costs[len(along) - 1], survey


@cache
def survey_marks(open_sectors: int, missing: int, asked: int) -> float:
    """The marks a survey of `asked` open sectors crosses off at once, on average."""
    if not 0 < asked < open_sectors:
        return 0.0
    others = open_sectors - asked
    ways_of_none = comb(others, missing)
    ways_of_all_missing = comb(asked, missing)
    ways_of_every_sector = comb(others, missing - asked) if asked <= missing else 0
    marks = (
        ways_of_none * asked
        + ways_of_all_missing * others
        + ways_of_every_sector * asked * MARKS_BY_A_RING
    )
    return marks / comb(open_sectors, missing)


def _target_marks(sheet: Sheet, sector: int) -> float:
    return float(len({sighting_of(thing) for thing in sheet.things_in(sector)}) - 1)


def _researches(offer: ResearchOffer, view: View, sheet: Sheet) -> Iterator[tuple[float, Research]]:
    for topic in offer.topics:
        title = view.board.titles[TOPICS.index(topic)]
        is_open = any(sheet.open(thing) for thing in title)
        yield (MARKS_BY_A_CLUE if is_open else 0.0) / offer.cost, Research(topic)
