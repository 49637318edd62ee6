"""The commands of whoever holds a seat's key: one judgement for requests and for sockets."""

from __future__ import annotations

from ecliptic.core.errors import NotYourDecision
from ecliptic.server.auth.keys import key_for, seat_of
from ecliptic.server.errors import NotAllowed
from ecliptic.server.http.problems import Stale
from ecliptic.server.http.request import Caller, held_by, snapshot_for
from ecliptic.server.services import Services
from ecliptic.wire.tables import Acknowledged, Answer, AskUndo, UndoAnswer


async def answer_as(
    caller: Caller, services: Services, table_id: str, wanted: Answer
) -> Acknowledged:
    """Answer a decision. The key may be one that was seen a while ago: whoever stores the move
    looks at it again."""
    held = await held_by(caller, services, table_id, services.key_cache)
    seat = seat_of(held.key)
    try:
        return await services.commands.answer(table_id, seat, wanted, key_hash=held.key_hash)
    except NotYourDecision as refused:
        # Read again: what is remembered of the key does not know whether it is the host's now.
        key = await key_for(services.store, table_id, caller.tokens)
        raise Stale(refused, await snapshot_for(services, table_id, key)) from refused
    except NotAllowed:
        services.key_cache.forget(held.key_hash)
        raise


async def undo_as(caller: Caller, services: Services, table_id: str, wanted: AskUndo) -> UndoAnswer:
    """Take a move back, or ask the others for it."""
    held = await held_by(caller, services, table_id, services.store)
    return await services.commands.undo(table_id, seat_of(held.key), wanted)
