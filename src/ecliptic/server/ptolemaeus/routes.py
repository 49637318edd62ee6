"""Requests of Ptolemaeus: the sky of a date, to be looked at before a game starts under it (rules
2), and help at its tables.

Nothing about a sky is secret, so nobody needs a key for it.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from litestar import get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from ecliptic.core.chance import SEED_BYTES, Chance
from ecliptic.ptolemaeus.calendar import Date, date_text, is_julian
from ecliptic.ptolemaeus.ephemeris import random_date, signs_on
from ecliptic.ptolemaeus.famous_dates import FAMOUS_DATES, named_date
from ecliptic.ptolemaeus.planets import comet_start
from ecliptic.ptolemaeus.setup import RANDOM_DATE
from ecliptic.server.help.waiting import helped
from ecliptic.server.http.request import Injected, Request
from ecliptic.wire.help import HelpWanted
from ecliptic.wire.reminders import ActionsShown, RemindersShown
from ecliptic.wire.sky import SkyShown

_HELP = "/api/tables/{table_id:str}/help"


@get("/api/sky", sync_to_thread=False, summary="The sky of a date, of a famous one, or of any day")
def sky(date: FromQuery[str]) -> SkyShown:
    """`date` is YYYY-MM-DD, a famous date's name, or `random`."""
    if date == RANDOM_DATE:
        return sky_of(random_date(Chance(secrets.token_bytes(SEED_BYTES))))
    return sky_of(named_date(date))


@get("/api/sky/famous", sync_to_thread=False, summary="Famous dates with their skies, oldest first")
def famous_skies() -> list[SkyShown]:
    return [sky_of(famous.date) for famous in FAMOUS_DATES.values()]


def sky_of(date: Date) -> SkyShown:
    planets = signs_on(date)
    names = (famous.name for famous in FAMOUS_DATES.values() if famous.date == date)
    return SkyShown(
        date=date_text(date),
        calendar="julian" if is_julian(date) else "gregorian",
        famous=next(names, None),
        planets=planets,
        comet=comet_start(planets),
    )


@post(f"{_HELP}/reminders", status_code=200, summary="What a seat should not forget")
async def reminders(
    request: Request, services: Injected, table_id: FromPath[str], data: JSONBody[HelpWanted]
) -> RemindersShown:
    """What it can pay for, what completes a study, what the comet sweeps, what its objective
    lacks."""
    return await helped(request, services, table_id, "reminders", data, RemindersShown)


@post(f"{_HELP}/actions", status_code=200, summary="The best actions of a seat")
async def actions(
    request: Request, services: Injected, table_id: FromPath[str], data: JSONBody[HelpWanted]
) -> ActionsShown:
    """The best three actions; the first is what the strongest opponent would do."""
    return await helped(request, services, table_id, "actions", data, ActionsShown)


HANDLERS: Sequence[BaseRouteHandler] = [sky, famous_skies, reminders, actions]
