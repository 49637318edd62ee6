"""The companion app over HTTP: everything follows from the code, so nothing is kept.

Nobody needs a key: whoever has the code has the game, as with the official app. A code is part of
the address, and the log has the route's template only. Whoever does not say which version of the
generator dealt his game began it with the first.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from functools import lru_cache

from litestar import Response, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from ecliptic.core.chance import SEED_BYTES, Chance
from ecliptic.core.errors import BadNotation
from ecliptic.planetx.codes import (
    FIRST_GENERATOR,
    GENERATOR,
    new_code,
    parse_code,
    require_generator,
)
from ecliptic.planetx.companion import Companion
from ecliptic.planetx.generator import game_of
from ecliptic.planetx.history import History, checked, history_text
from ecliptic.planetx.menu import Answer, Question, ask
from ecliptic.planetx.modes import (
    LOCATE_COST,
    RESEARCH_COST,
    TARGET_COST,
    TARGET_TOKENS,
    Mode,
    survey_cost,
)
from ecliptic.planetx.notation import parse_season
from ecliptic.server.errors import NotFound
from ecliptic.server.http.request import Injected, Request, address_of
from ecliptic.server.seats.devices import SVG, SVG_FILE, address_for_others, qr_file
from ecliptic.server.services import Services
from ecliptic.wire.companion import (
    CodeMade,
    CodeWanted,
    CompanionRules,
    CompanionShown,
    FactsShown,
    HistoryWanted,
)

PAGE = "/companion"
_CODE = "/api/companion/{code:str}"
_GAMES_KEPT = 256


@post("/api/companion", summary="A fresh game code for a real table")
async def make_code(request: Request, services: Injected, data: JSONBody[CodeWanted]) -> CodeMade:
    """The code works in Ecliptic only, not in the official app."""
    await _count(request, services)
    return CodeMade(new_code(data.mode, Chance(secrets.token_bytes(SEED_BYTES))))


@get(_CODE, summary="What everybody may know of a code's game")
async def show_code(request: Request, services: Injected, code: FromPath[str]) -> CompanionShown:
    """Codes are read as people type them: any case, look-alikes forgiven."""
    companion = await _companion(request, services, code)
    return CompanionShown(
        code=parse_code(code),
        mode=companion.mode,
        rules=companion_rules(companion.mode),
        titles=companion.titles(),
        conference_titles=companion.conference_titles(),
        generator=GENERATOR,
    )


@get(f"{_CODE}/facts", summary="A player's starting facts")
async def starting_facts(
    request: Request,
    services: Injected,
    code: FromPath[str],
    season: FromQuery[str],
    level: FromQuery[str],
    generator: FromQuery[int] = FIRST_GENERATOR,
) -> FactsShown:
    """`season` is spring, summer, autumn or winter; `level` youth, beginner, experienced or
    genius."""
    require_generator(generator)
    companion = await _companion(request, services, code)
    return FactsShown(companion.facts(parse_season(season), level))


@post(f"{_CODE}/ask", status_code=200, summary="Ask the companion")
async def ask_companion(
    request: Request,
    services: Injected,
    code: FromPath[str],
    data: JSONBody[Question],
    generator: FromQuery[int] = FIRST_GENERATOR,
) -> Answer:
    """`generator` is what the code's game was shown with: nobody is answered from another game."""
    require_generator(generator)
    return ask(await _companion(request, services, code), data)


@get(f"{_CODE}/qr.svg", media_type=SVG, summary="The code's page as a QR code")
async def code_picture(
    request: Request, services: Injected, code: FromPath[str]
) -> Response[bytes]:
    await _count(request, services)
    base = address_for_others(str(request.base_url), services.settings)
    return Response(qr_file(f"{base}{PAGE}/{_checked(code)}"), media_type=SVG_FILE)


@post(
    f"{_CODE}/record",
    status_code=200,
    media_type="text/plain",
    summary="A private history as a record",
)
async def history_record(
    request: Request,
    services: Injected,
    code: FromPath[str],
    data: JSONBody[HistoryWanted],
    generator: FromQuery[int] = FIRST_GENERATOR,
) -> str:
    """For the player to keep, and for `POST /api/replays`; nothing of it stays here."""
    require_generator(generator)
    await _count(request, services)
    history = History(_checked(code), data.season, data.level, data.name, data.questions)
    return await asyncio.to_thread(lambda: history_text(checked(history)))


HANDLERS: Sequence[BaseRouteHandler] = [
    make_code,
    show_code,
    starting_facts,
    ask_companion,
    code_picture,
    history_record,
]


async def _count(request: Request, services: Services) -> None:
    """Everybody may only ask so much in a time."""
    await services.command_limit.count(f"companion {address_of(request)}")


async def _companion(request: Request, services: Services, code: str) -> Companion:
    await _count(request, services)
    return await asyncio.to_thread(_game, _checked(code))


def _checked(code: str) -> str:
    """The code as it is written; what can be none is an address with nothing at it."""
    try:
        return parse_code(code)
    except BadNotation as refused:
        raise NotFound(refused.code, **refused.facts) from refused


@lru_cache(maxsize=_GAMES_KEPT)
def _game(code: str) -> Companion:
    return Companion(game_of(code))


def companion_rules(mode: Mode) -> CompanionRules:
    """What is printed on the board and the sheets."""
    rules = mode.rules
    return CompanionRules(
        sectors=rules.sectors,
        visible=rules.visible,
        survey_costs=tuple(survey_cost(length) for length in range(1, rules.visible + 1)),
        target_cost=TARGET_COST,
        research_cost=RESEARCH_COST,
        locate_cost=LOCATE_COST,
        comet_sectors=tuple(sorted(rules.comet_sectors)),
        targets=TARGET_TOKENS,
        objects=tuple(rules.counts.items()),
        theory_phases=tuple(sorted(rules.theory_icons)),
        conferences=tuple(sorted(rules.conference_icons)),
    )
