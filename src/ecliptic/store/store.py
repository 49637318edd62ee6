"""The interface of a store: what the server asks of it, whichever engine is behind it.

Every method is one transaction: it has happened whole and is on disk when it returns, or it raises
and nothing has happened. Any number of processes may use one store at once.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from ecliptic.core.game import Seat
from ecliptic.store.values import (
    Arrangement,
    Before,
    Change,
    Command,
    Counts,
    Link,
    Mark,
    Note,
    NoteQuota,
    Overview,
    Pruning,
    Reading,
    Standing,
    StoredEntry,
    StoredKey,
    StoredTable,
    Wanting,
)


class Store(Protocol):
    async def ready(self) -> None:
        """Raises if the database does not answer."""

    async def close(self) -> None: ...

    async def create(self, table: StoredTable, keys: Sequence[tuple[str, StoredKey]]) -> None:
        """A new table with its seats, and keys by the hash of their tokens. Raises `Overtaken` if
        another table has its join code."""

    async def table(self, table_id: str) -> StoredTable | None: ...

    async def table_by_code(self, join_code: str) -> StoredTable | None: ...

    async def rearrange(self, before: StoredTable, wanted: Arrangement) -> bool:
        """Change seats, settings and keys; False if the table is not as it was before. Raises
        `Overtaken` if there is a key of the new one's token. The first who still holds a key is
        the host; before the deal a table nobody has a key to is closed, and nothing of it is
        kept."""

    async def deal(self, table: StoredTable, entry: StoredEntry, standing: Standing) -> bool:
        """Add the first entry; False if the table is not as it was seen."""

    async def rematch(
        self, before: str, table: StoredTable, keys: Sequence[tuple[str, StoredKey]]
    ) -> bool:
        """A new table that follows another; False if that one has its rematch already. Raises as
        `create` does."""

    async def key(self, token_hash: str) -> StoredKey | None: ...

    async def known_keys(self, token_hashes: Sequence[str]) -> Mapping[str, StoredKey]:
        """Those there are, by the hash of their tokens, in the order asked."""

    async def reissue(self, table_id: str, seat: Seat, token_hash: str) -> None:
        """One new key for a seat, and every older one is void. The host's seat stays the host's."""

    async def add_link(self, link: Link) -> None:
        """A one-time link to a key; an older one to the same key is void."""

    async def transfer_key(
        self, secret_hash: str, token_hash: str, moment: int
    ) -> StoredKey | None:
        """Use a link: its key is opened by a new token from now on. None if the link was used, is
        too old at that moment, or its key is void."""

    async def read(self, table_id: str, start: int) -> Reading | None:
        """The table, its log from number `start` on, and the undo request that is open."""

    async def append(
        self,
        table_id: str,
        entry: StoredEntry,
        standing: Standing,
        command: Command | None = None,
        key_hash: str = "",
    ) -> None:
        """Add the next entry, and the command that asked for it. Raises `Overtaken` if the number
        is taken or the key, where one is named, opens the command's seat no more; `CommandTaken`
        if the command is known already."""

    async def command(self, table_id: str, seat: Seat, command_id: str) -> Command | None: ...

    async def ask_undo(self, table_id: str, number: int, command: Command) -> None:
        """The command's seat asks for an undo, if nobody else does at this length of the log."""

    async def agree_undo(self, table_id: str, number: int, asker: Seat, seat: Seat) -> None:
        """Agree to a request, if it is still open."""

    async def drop_undo(self, table_id: str, number: int, asker: Seat) -> None: ...

    async def scrub(self) -> bool:
        """Leave nothing readable of what was deleted or overwritten before, in any file; False if
        somebody who reads is in the way now."""

    async def add_note(self, table_id: str, seat: Seat, note: Note, quota: NoteQuota) -> None:
        """The next version of its kind; the seat's oldest ones make room for it. Raises `Overtaken`
        if it is not the next: another device has saved that version first; `NoRoom` if the newest
        versions alone are more than the quota."""

    async def newest_notes(
        self, table_id: str, seat: Seat, entries: int | None = None
    ) -> Sequence[Note]:
        """The newest version of each kind of notes: now, or when the log had so many entries."""

    async def note(self, table_id: str, seat: Seat, kind: str, number: int) -> Note | None:
        """One version; the oldest ones are forgotten in time."""

    async def add_replay(self, replay_id: str, record: str, most: int) -> None:
        """Keep a record; once is enough. Of more than `most` the oldest are forgotten."""

    async def replay(self, replay_id: str) -> str | None: ...

    async def star(self, table_id: str, starred: bool) -> None:
        """A table with a star is not pruned."""

    async def prunable(self, before: Before) -> Pruning:
        """What nobody has touched since, and what is kept of it."""

    async def prune(self, before: Before, most: int) -> Pruning:
        """Remove at most so many tables and records of that, fewer tables if there is much in
        them, and old links; what was removed."""

    async def close_table(self, table_id: str) -> bool:
        """The operator closes a table: nothing of it is kept, every key is void, and all processes
        hear of it. False if there is none."""

    async def was_closed(self, table_id: str) -> bool:
        """Whether the operator has closed it."""

    async def wanting(self, since: int, most: int) -> Sequence[Wanting]:
        """Tables of the public list that have a free seat and were opened since then, the newest
        first."""

    async def overview(self) -> Sequence[Overview]:
        """Every table for its operator, the one where something happened last first."""

    async def claim(self, table_id: str) -> bool:
        """Whether this process thinks for the table's opponents from now on, until it releases the
        claim or ends, however it ends."""

    def release(self, table_id: str) -> None:
        """Give a claim back; whoever has none gives nothing."""

    async def tables_due(self, log_entries: int, watched: Collection[str]) -> Sequence[str]:
        """Tables where an opponent has to answer next, if a person plays there or they are among
        those that somebody watches, and their log has room for an entry."""

    async def bytes_used(self) -> int:
        """How large the database is, without what it keeps free for later."""

    async def counts(self) -> Counts: ...

    async def house_secret(self) -> str:
        """A secret, in hexadecimal, that the processes of this house have in common."""

    async def changes(self, after: Mark | None) -> tuple[Mark, Sequence[Change]]:
        """What has changed since a mark, and the new mark; without a mark, only where we are."""
