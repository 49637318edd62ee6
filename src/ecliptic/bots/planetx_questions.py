"""What a question is worth: how much its answer would tell, for the time it costs.

The worth of a survey is the entropy of its answer if the objects still to be found were spread
evenly over the sectors still open: a plain guess, made from the sheet alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import comb, log2

from ecliptic.bots.planetx_sheet import APPEARS_EMPTY, Sheet, bits
from ecliptic.planetx.actions import Action, Research, Survey
from ecliptic.planetx.events import Researched
from ecliptic.planetx.modes import TOPICS
from ecliptic.planetx.objects import TRULY_EMPTY, sighting_of
from ecliptic.planetx.offers import Offers
from ecliptic.planetx.research import ResearchOffer
from ecliptic.planetx.ring import run
from ecliptic.planetx.survey import SurveyOffer, surveys
from ecliptic.planetx.target import TargetOffer, targets
from ecliptic.planetx.views import View

CLUE_BITS = 1.0
"""What a clue about kinds that are still open is thought to tell."""


def questions(view: View, sheet: Sheet, offers: Offers) -> Iterator[tuple[float, Action]]:
    """Every question that may be asked now, with its worth for each unit of time."""
    for offer in offers:
        match offer:
            case SurveyOffer():
                yield from _surveys(offer, sheet)
            case TargetOffer():
                for target in targets(offer):
                    yield _target_bits(sheet, target.sector) / offer.cost, target
            case ResearchOffer():
                yield from _researches(offer, view, sheet)


def _surveys(offer: SurveyOffer, sheet: Sheet) -> Iterator[tuple[float, Survey]]:
    sectors, counts = sheet.mode.rules.sectors, sheet.mode.rules.counts
    for survey in surveys(offer):
        things = APPEARS_EMPTY if survey.thing is TRULY_EMPTY else (survey.thing,)
        open_sectors = sheet.open(*things)
        missing = sum(counts[thing] for thing in things) - sheet.sure(*things).bit_count()
        along = run(survey.first, survey.last, sectors)
        asked = (open_sectors & bits(along)).bit_count()
        told = answer_bits(open_sectors.bit_count(), missing, asked)
        yield told / offer.costs[len(along) - 1], survey


def _target_bits(sheet: Sheet, sector: int) -> float:
    return log2(len({sighting_of(thing) for thing in sheet.things_in(sector)}) or 1)


def _researches(offer: ResearchOffer, view: View, sheet: Sheet) -> Iterator[tuple[float, Research]]:
    """A topic already known tells nothing; it only spends its time."""
    known = known_topics(view)
    for topic in offer.topics:
        title = view.board.titles[TOPICS.index(topic)]
        is_new = topic not in known and any(sheet.open(thing) for thing in title)
        yield (CLUE_BITS if is_new else 0.0) / offer.cost, Research(topic)


def known_topics(view: View) -> frozenset[str]:
    return frozenset(turn.topic for turn in view.log if isinstance(turn, Researched))


@cache
def answer_bits(open_sectors: int, missing: int, asked: int) -> float:
    """The entropy of how many of `missing` objects, spread over `open_sectors`, are in `asked`."""
    ways = [
        comb(asked, found) * comb(open_sectors - asked, missing - found)
        for found in range(min(asked, missing) + 1)
        if missing - found <= open_sectors - asked
    ]
    total = sum(ways)
    return sum(way / total * log2(total / way) for way in ways if way)
