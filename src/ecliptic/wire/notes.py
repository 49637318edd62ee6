"""A seat's own notes over the wire: its note sheet and its free text, each with a history."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

NoteKind: TypeAlias = Literal["sheet", "text"]
MOST_VERSIONS = 1_000_000_000


class NoteWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The next version of a seat's notes: `number` is one more than the newest has, 0 for the
    first."""

    number: Annotated[int, Meta(ge=0, le=MOST_VERSIONS)]
    body: str
    kind: NoteKind = "sheet"


class NoteShown(msgspec.Struct, frozen=True):
    kind: NoteKind
    number: int
    body: str


class NotesShown(msgspec.Struct, frozen=True):
    """The newest version of each kind; the ones before are asked for one by one."""

    sheet: NoteShown | None
    text: NoteShown | None
