"""What the solver can be asked without a table: a question, and the notes it is about.

The notes are in the grammar of `ecliptic planetx solve` (docs/deduction.md); the answers are those
of a seat's help.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from ecliptic.wire.help import MOST_MARKS, ClaimAsked, PencilMark

MOST_SIGNS = 16 * 1024

NotesText: TypeAlias = Annotated[str, Meta(max_length=MOST_SIGNS)]


class NotesWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    notes: NotesText


class NotesMarked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Notes, and pencil marks that may contradict them."""

    notes: NotesText
    marks: Annotated[tuple[PencilMark, ...], Meta(max_length=MOST_MARKS)]


class NotesClaimed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Notes, and something that may be certain by them."""

    notes: NotesText
    claim: ClaimAsked
