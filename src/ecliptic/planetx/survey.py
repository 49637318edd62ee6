"""Survey: how many of one object lie in a run of the visible sky (rules 3).

The run is consecutive, inside the visible sky, may wrap past the highest number and may be one
sector. A comet survey must begin and end on comet-capable sectors. Planet X cannot be surveyed;
"empty" counts it. Shorter runs cost more.
"""

from __future__ import annotations

from functools import cache

import msgspec

from ecliptic.core.errors import IllegalAction
from ecliptic.core.game import Seat
from ecliptic.planetx.actions import Survey
from ecliptic.planetx.board import Board, arrow
from ecliptic.planetx.events import Surveyed
from ecliptic.planetx.modes import Mode, survey_cost
from ecliptic.planetx.objects import COMET, SURVEY_OBJECTS, Object
from ecliptic.planetx.ring import require_sector, run, run_length, sees_run, visible_sky
from ecliptic.planetx.system import SolarSystem, count


class SurveyOffer(msgspec.Struct, frozen=True, gc=False, tag="survey"):
    """Any object and any run along `sky`; comet runs begin and end in `comet_ends`. `costs` is by
    length, from one sector on."""

    things: tuple[Object, ...]
    sky: tuple[int, ...]
    comet_ends: tuple[int, ...]
    costs: tuple[int, ...]


def check_ends(action: Survey, mode: Mode) -> None:
    """What holds wherever the Earth stands: the object, the sectors, the ends of comet surveys."""
    if action.thing not in SURVEY_OBJECTS:
        raise IllegalAction("planetx-survey-object", object=action.thing.value)
    require_sector(action.first, mode)
    require_sector(action.last, mode)
    if action.thing is COMET and not {action.first, action.last} <= mode.rules.comet_sectors:
        raise IllegalAction(
            "planetx-survey-comet-ends",
            first=action.first,
            last=action.last,
            sectors=", ".join(map(str, sorted(mode.rules.comet_sectors))),
        )


def check_survey(board: Board, action: Survey) -> None:
    check_ends(action, board.mode)
    sky = visible_sky(arrow(board), board.mode)
    if not sees_run(sky[0], action.first, action.last, board.mode):
        raise IllegalAction(
            "planetx-survey-not-visible",
            first=action.first,
            last=action.last,
            sky_first=sky[0],
            sky_last=sky[-1],
        )


@cache
def survey_offer(mode: Mode, arrow: int) -> SurveyOffer:
    sky = visible_sky(arrow, mode)
    return SurveyOffer(
        things=SURVEY_OBJECTS,
        sky=sky,
        comet_ends=tuple(sector for sector in sky if sector in mode.rules.comet_sectors),
        costs=tuple(survey_cost(length) for length in range(1, mode.rules.visible + 1)),
    )


def surveys(offer: SurveyOffer) -> list[Survey]:
    """Every survey the offer stands for."""
    return [
        Survey(thing, first, last)
        for thing in offer.things
        for ends in (offer.comet_ends if thing is COMET else offer.sky,)
        for start, first in enumerate(ends)
        for last in ends[start:]
    ]


def do_survey(system: SolarSystem, seat: Seat, action: Survey) -> Surveyed:
    sectors = len(system)
    return Surveyed(
        seat=seat,
        thing=action.thing,
        first=action.first,
        last=action.last,
        cost=survey_cost(run_length(action.first, action.last, sectors)),
        count=count(system, action.thing, run(action.first, action.last, sectors)),
    )
