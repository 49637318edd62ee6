"""Asking the solver without a table: for people at a real one, about their own notes.

Nothing is kept: the notes come with every question, and whoever sends them reads the answer.
"""

from __future__ import annotations

from typing import Any, TypeVar

from litestar import post
from litestar.params import JSONBody

from ecliptic.server.help.routes import while_waited_for
from ecliptic.server.http.request import Call, TheHouse, address_of
from ecliptic.server.services import House
from ecliptic.wire.help import (
    AdviceShown,
    CertainShown,
    ContradictionsShown,
    ContradictionsWanted,
    HelpWanted,
    Kind,
    OddsShown,
    WhyShown,
    WhyWanted,
)
from ecliptic.wire.solver import NotesClaimed, NotesMarked, NotesWanted

T = TypeVar("T")

_SOLVER = "/api/solver"


@post(f"{_SOLVER}/contradictions", status_code=200, summary="Which of your marks cannot all be")
async def contradictions(
    request: Call, house: TheHouse, data: JSONBody[NotesMarked]
) -> ContradictionsShown:
    """With no marks: which of the notes cannot all be true."""
    wanted = ContradictionsWanted(data.marks)
    return await _ask(request, house, "contradictions", data.notes, wanted, ContradictionsShown)


@post(f"{_SOLVER}/certain", status_code=200, summary="What your notes make certain")
async def certain(request: Call, house: TheHouse, data: JSONBody[NotesWanted]) -> CertainShown:
    return await _ask(request, house, "certain", data.notes, HelpWanted(), CertainShown)


@post(f"{_SOLVER}/why", status_code=200, summary="Why your notes make something certain")
async def why(request: Call, house: TheHouse, data: JSONBody[NotesClaimed]) -> WhyShown:
    return await _ask(request, house, "why", data.notes, WhyWanted(data.claim), WhyShown)


@post(f"{_SOLVER}/odds", status_code=200, summary="How probable everything is by your notes")
async def odds(request: Call, house: TheHouse, data: JSONBody[NotesWanted]) -> OddsShown:
    return await _ask(request, house, "odds", data.notes, HelpWanted(), OddsShown)


@post(f"{_SOLVER}/advice", status_code=200, summary="What is worth asking and saying by your notes")
async def advice(request: Call, house: TheHouse, data: JSONBody[NotesWanted]) -> AdviceShown:
    """Questions need a line such as `at 5`, which says where the Earth's arrow points."""
    return await _ask(request, house, "advice", data.notes, HelpWanted(), AdviceShown)


HANDLERS = [contradictions, certain, why, odds, advice]


async def _ask(
    request: Call, house: House, kind: Kind, notes: str, wanted: Any, answer: type[T]
) -> T:
    job = house.help.ask_about_notes(address_of(request), kind, notes, wanted, answer)
    return await while_waited_for(request, job)
