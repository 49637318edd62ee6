"""A seat's own notes: its sheet and its free text, each with its history."""

from __future__ import annotations

from ecliptic.client.connection import Connection
from ecliptic.wire.notes import NoteKind, NoteShown, NotesShown


class Notes:
    """The notes stay with the seat, on whichever device it is."""

    def __init__(self, server: Connection, table: str, token: str | None) -> None:
        self._server = server
        self._path = f"/api/tables/{table}/notes"
        self._token = token

    async def newest(self, entries: int | None = None) -> NotesShown:
        """As they are now, or were when the log had so many entries."""
        path = self._path if entries is None else f"{self._path}?entries={entries}"
        return await self._server.call("GET", path, NotesShown, token=self._token)

    async def save(self, kind: NoteKind, number: int, body: str) -> NoteShown:
        """The next version; refused if another device has saved that number first."""
        wanted = {"kind": kind, "number": number, "body": body}
        return await self._server.call("PUT", self._path, NoteShown, wanted, self._token)

    async def version(self, kind: NoteKind, number: int) -> NoteShown:
        path = f"{self._path}/{kind}/{number}"
        return await self._server.call("GET", path, NoteShown, token=self._token)
