"""A seat's own notes: saved version by version, so that they can be undone and follow the seat."""

from __future__ import annotations

from typing import Annotated, get_args

from litestar import get, put
from litestar.params import FromPath, JSONBody, QueryParameter

from ecliptic.server.auth.keys import seat_of
from ecliptic.server.errors import BadCall, Conflict, NotFound
from ecliptic.server.http.request import Injected, Request, address_of, counted_key, key_of
from ecliptic.store.errors import Overtaken
from ecliptic.store.values import Note, NoteQuota
from ecliptic.wire.notes import (
    MOST_VERSIONS,
    NoteKind,
    NoteShown,
    NotesShown,
    NoteWanted,
)

KINDS: tuple[NoteKind, ...] = get_args(NoteKind)
NOW = MOST_VERSIONS
"""No log is as long."""
Entries = Annotated[int, QueryParameter(name="entries", ge=0, le=NOW)]
_NO_SIGN = "\0"
"""PostgreSQL keeps no text with it."""
_NOTES = "/api/tables/{table_id:str}/notes"


@get(_NOTES, summary="The seat's own notes as they are now, or were then")
async def notes(
    request: Request, services: Injected, table_id: FromPath[str], entries: Entries = NOW
) -> NotesShown:
    """With `entries` as they were when the log had so many, as far back as versions are kept."""
    seat = seat_of(await key_of(request, services, table_id))
    then = None if entries == NOW else entries
    found = await services.store.newest_notes(table_id, seat, then)
    newest = {one.kind: one for one in found}
    shown = {kind: _shown(kind, newest[kind]) for kind in KINDS if kind in newest}
    return NotesShown(sheet=shown.get("sheet"), text=shown.get("text"))


@get(_NOTES + "/{kind:str}/{number:int}", summary="An earlier version of the seat's own notes")
async def earlier_note(
    request: Request,
    services: Injected,
    table_id: FromPath[str],
    kind: FromPath[NoteKind],
    number: FromPath[int],
) -> NoteShown:
    seat = seat_of(await key_of(request, services, table_id))
    # A number that no version can have may be longer than the store's numbers are.
    found = None
    if 0 <= number <= MOST_VERSIONS:
        found = await services.store.note(table_id, seat, kind, number)
    if found is None:
        raise NotFound("server-no-note")
    return _shown(kind, found)


@put(_NOTES, summary="Save the next version of the seat's notes")
async def save_note(
    request: Request, services: Injected, table_id: FromPath[str], data: JSONBody[NoteWanted]
) -> NoteShown:
    seat = seat_of(await counted_key(request, services, table_id))
    limits = services.settings.limits
    size = len(data.body.encode())
    if size > limits.note_bytes:
        raise BadCall("server-note-long", most=limits.note_bytes)
    if _NO_SIGN in data.body:
        raise BadCall("server-request")
    await services.quotas.save_note(address_of(request), size)
    note = Note(data.kind, data.number, data.body)
    quota = NoteQuota(limits.notes_seat_bytes, limits.notes_table_bytes)
    try:
        await services.store.add_note(table_id, seat, note, quota)
    except Overtaken as overtaken:
        raise Conflict("server-note-overtaken") from overtaken
    return _shown(data.kind, note)


HANDLERS = [notes, earlier_note, save_note]


def _shown(kind: NoteKind, note: Note) -> NoteShown:
    return NoteShown(kind, note.number, note.body)
