"""Asking the solver over HTTP, as long as somebody waits for the answer.

A seat's holder asks about what the seat was told. Somebody at a real table asks about notes of his
own: they come with every question, and nothing of them is kept.
"""

from __future__ import annotations

from typing import Any, TypeVar

from litestar import get, post
from litestar.params import FromPath, JSONBody

from ecliptic.server.auth.keys import viewer_of
from ecliptic.server.errors import BadCall
from ecliptic.server.help.waiting import helped, while_waited_for
from ecliptic.server.http.request import Injected, Request, address_of, key_of
from ecliptic.server.services import Services
from ecliptic.store.values import Status
from ecliptic.wire.help import (
    AdviceShown,
    CertainShown,
    ConclusionsShown,
    ContradictionsShown,
    ContradictionsWanted,
    HelpWanted,
    LikelyWanted,
    NotesClaimed,
    NotesKind,
    NotesMarked,
    NotesWanted,
    OddsShown,
    SystemsLeft,
    WhyShown,
    WhyWanted,
)

T = TypeVar("T")

_HELP = "/api/tables/{table_id:str}/help"
_SOLVER = "/api/solver"


@post(f"{_HELP}/contradictions", status_code=200, summary="Which pencil marks cannot all be")
async def contradictions(
    request: Request,
    services: Injected,
    table_id: FromPath[str],
    data: JSONBody[ContradictionsWanted],
) -> ContradictionsShown:
    return await helped(request, services, table_id, "contradictions", data, ContradictionsShown)


@post(f"{_HELP}/certain", status_code=200, summary="What is certain by logic alone")
async def certain(
    request: Request, services: Injected, table_id: FromPath[str], data: JSONBody[HelpWanted]
) -> CertainShown:
    return await helped(request, services, table_id, "certain", data, CertainShown)


@post(f"{_HELP}/why", status_code=200, summary="Why something is certain")
async def why(
    request: Request, services: Injected, table_id: FromPath[str], data: JSONBody[WhyWanted]
) -> WhyShown:
    return await helped(request, services, table_id, "why", data, WhyShown)


@post(f"{_HELP}/odds", status_code=200, summary="How probable everything is")
async def odds(
    request: Request, services: Injected, table_id: FromPath[str], data: JSONBody[LikelyWanted]
) -> OddsShown:
    return await helped(request, services, table_id, "odds", data, OddsShown)


@post(f"{_HELP}/advice", status_code=200, summary="What is worth asking and saying now")
async def advice(
    request: Request, services: Injected, table_id: FromPath[str], data: JSONBody[LikelyWanted]
) -> AdviceShown:
    return await helped(request, services, table_id, "advice", data, AdviceShown)


@get("/api/tables/{table_id:str}/replay/left", summary="Systems left to each seat, frame by frame")
async def systems_left(
    request: Request, services: Injected, table_id: FromPath[str]
) -> SystemsLeft:
    key = await key_of(request, services, table_id)
    live = await services.tables.look(table_id)
    viewer_of(live.stored, key)
    if live.stored.status is not Status.OVER:
        raise BadCall("server-not-over")
    return await services.help.systems_left(address_of(request), table_id, live.table)


@post(
    f"{_SOLVER}/contradictions",
    status_code=200,
    operation_id="ApiSolverContradictionsContradictions",
    summary="Which of your marks cannot all be",
)
async def notes_contradictions(
    request: Request, services: Injected, data: JSONBody[NotesMarked]
) -> ContradictionsShown:
    """With no marks: which of the notes cannot all be true."""
    wanted = ContradictionsWanted(data.marks)
    return await _about_notes(
        request, services, "contradictions", data.notes, wanted, ContradictionsShown
    )


@post(
    f"{_SOLVER}/certain",
    status_code=200,
    operation_id="ApiSolverCertainCertain",
    summary="What your notes make certain",
)
async def notes_certain(
    request: Request, services: Injected, data: JSONBody[NotesWanted]
) -> CertainShown:
    return await _about_notes(request, services, "certain", data.notes, HelpWanted(), CertainShown)


@post(
    f"{_SOLVER}/why",
    status_code=200,
    operation_id="ApiSolverWhyWhy",
    summary="Why your notes make something certain",
)
async def notes_why(request: Request, services: Injected, data: JSONBody[NotesClaimed]) -> WhyShown:
    return await _about_notes(request, services, "why", data.notes, WhyWanted(data.claim), WhyShown)


@post(
    f"{_SOLVER}/conclusions",
    status_code=200,
    operation_id="ApiSolverConclusionsConclusions",
    summary="Whether your own conclusions follow",
)
async def notes_conclusions(
    request: Request, services: Injected, data: JSONBody[NotesWanted]
) -> ConclusionsShown:
    """Lines that begin with `so` are not believed; each is told whether it follows, and from
    what."""
    return await _about_notes(
        request, services, "conclusions", data.notes, HelpWanted(), ConclusionsShown
    )


@post(
    f"{_SOLVER}/odds",
    status_code=200,
    operation_id="ApiSolverOddsOdds",
    summary="How probable everything is by your notes",
)
async def notes_odds(
    request: Request, services: Injected, data: JSONBody[NotesWanted]
) -> OddsShown:
    return await _about_notes(request, services, "odds", data.notes, LikelyWanted(), OddsShown)


@post(
    f"{_SOLVER}/advice",
    status_code=200,
    operation_id="ApiSolverAdviceAdvice",
    summary="What is worth asking and saying by your notes",
)
async def notes_advice(
    request: Request, services: Injected, data: JSONBody[NotesWanted]
) -> AdviceShown:
    """Questions need a line such as `at 5`, which says where the Earth's arrow points."""
    return await _about_notes(request, services, "advice", data.notes, LikelyWanted(), AdviceShown)


HANDLERS = [
    contradictions,
    certain,
    why,
    odds,
    advice,
    systems_left,
    notes_contradictions,
    notes_certain,
    notes_why,
    notes_conclusions,
    notes_odds,
    notes_advice,
]


async def _about_notes(
    request: Request, services: Services, kind: NotesKind, notes: str, wanted: Any, answer: type[T]
) -> T:
    job = services.help.ask_about_notes(address_of(request), kind, notes, wanted, answer)
    return await while_waited_for(request, job)
