"""The file a session belongs to: what has been written to it, and what is new since."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, count
from pathlib import Path
from typing import Any

from ecliptic.core.chance import commitment
from ecliptic.core.game import Seat
from ecliptic.core.log import Moved
from ecliptic.core.record import Record, record_of
from ecliptic.core.table import Table
from ecliptic.terminal.face import Pencil
from ecliptic.terminal.files import is_of_another_game, write_record
from ecliptic.terminal.own_notes import notes_text
from ecliptic.terminal.seats import Chair


class Saving:
    """Writes one table's record, and people's own marks beside it."""

    def __init__(
        self,
        table: Table,
        chairs: Sequence[Chair],
        pencil: Pencil | None,
        own: Mapping[Seat, dict[Any, Any]],
        salt: bytes,
        path: Path | None,
    ) -> None:
        self._table = table
        self._chairs = chairs
        self._pencil = pencil
        self._own = own
        self._salt = salt
        self._path = path
        self._saved = len(table.log)
        self._saved_notes = ""
        self.at_the_end = path is not None
        """Whether the record is written when the game is over."""

    @property
    def commitment(self) -> str:
        return commitment(self._table.chance.seed, self._salt)

    @property
    def path(self) -> Path:
        """Where the game is saved unless somebody names another file."""
        if self._path is not None:
            return self._path
        name = f"{self._table.game.name}-{self.commitment[:8]}"
        record = self.record()
        tails = chain([""], (f"-{number}" for number in count(2)))
        paths = (Path(f"{name}{tail}.txt") for tail in tails)
        return next(path for path in paths if not is_of_another_game(path, record))

    @property
    def has_news(self) -> bool:
        """Whether a person has moved or made notes since the game was written to a file."""
        return self._notes() != self._saved_notes or any(
            isinstance(entry, Moved) and self._chairs[entry.seat].is_person
            for entry in self._table.log[self._saved :]
        )

    def record(self) -> Record:
        """The game as it stands."""
        return record_of(self._table, [chair.said for chair in self._chairs], self._salt)

    def remember(self, notes: Iterable[tuple[Seat, Any, Any]]) -> None:
        """Take up the people's own marks of a saved game."""
        for seat, cell, mark in notes:
            if seat in self._own:
                self._own[seat][cell] = mark
        self._saved_notes = self._notes()

    def write(self, path: Path) -> None:
        write_record(path, self.record(), self._notes())
        self._path = path
        self._nothing_is_new()

    def forget(self) -> None:
        """Leave without saving what has been played since."""
        self._nothing_is_new()
        self.at_the_end = False

    def _nothing_is_new(self) -> None:
        self._saved = len(self._table.log)
        self._saved_notes = self._notes()

    def _notes(self) -> str:
        return notes_text(self._pencil, self._own, self.commitment)
