"""The structured log: one JSON object per line, and nothing in it that a player may not know.

A line holds an event's name and facts from the closed list `Facts`. Messages of libraries and of
exceptions are not written, because they repeat what they were given (a statement's values, a
request's headers); where something went wrong is.
"""

from __future__ import annotations

import logging
import sys
import time
import traceback
from collections import Counter
from datetime import UTC, datetime
from math import inf
from pathlib import Path

import msgspec

from ecliptic.core.errors import FileTrouble

_log = logging.getLogger("ecliptic")
_SECONDS_BETWEEN_LINES = 10.0


class Facts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an event may say. A route is its template, never the address that was called."""

    request: str = ""
    method: str = ""
    route: str = ""
    status: int = 0
    milliseconds: float = 0.0
    table: str = ""
    code: str = ""
    """A stable code of docs/errors.md, or of a socket that was closed."""
    opponent: str = ""
    """A level, never a player's name."""
    reason: str = ""
    count: int = 0
    """How often it has happened since the last such line."""


class Line(Facts, frozen=True, kw_only=True, omit_defaults=True):
    at: str
    level: str
    event: str
    error: str = ""
    place: tuple[str, ...] = ()
    process: str = ""
    """Which of several wrote it: its name in the metrics."""


NOTHING = Facts()


def note(
    level: int, event: str, facts: Facts = NOTHING, error: BaseException | None = None
) -> None:
    """Write an event to the log."""
    _log.log(level, event, exc_info=error, extra={"facts": facts})


class LineRate:
    """A rate limit for lines that strangers cause, who would fill the disk with them: one in ten
    seconds of each kind. Kinds are ours, and few."""

    def __init__(self) -> None:
        self._written: dict[str, float] = {}
        self._happened: Counter[str] = Counter()

    def count(self, kind: str) -> int:
        """It has happened once more: how often since the last line, if there may be another one
        now; else 0."""
        self._happened[kind] += 1
        moment = time.monotonic()
        if moment - self._written.get(kind, -inf) < _SECONDS_BETWEEN_LINES:
            return 0
        self._written[kind] = moment
        return self._happened.pop(kind)


class Outage:
    """Something is gone for a while: the log says so once, and once that it is back."""

    def __init__(self, lost: str, back: str, quiet: float = 0.0) -> None:
        """It is back when nobody has noticed anything for `quiet` seconds."""
        self._lost = lost
        self._back = back
        self._quiet = quiet
        self._noticed = 0.0
        self.lasts = False

    def noticed(self, facts: Facts = NOTHING) -> None:
        if not self.lasts:
            note(logging.WARNING, self._lost, facts)
        self.lasts, self._noticed = True, time.monotonic()

    def over(self) -> None:
        """It answers, at least to whoever has asked."""
        if self.lasts and time.monotonic() - self._noticed >= self._quiet:
            note(logging.WARNING, self._back)
            self.lasts = False


class LibraryRate(logging.Filter):
    """A rate limit for what libraries say, by the place in their code: uvicorn complains of every
    request that is none."""

    def __init__(self) -> None:
        super().__init__()
        self._rate = LineRate()

    def filter(self, record: logging.LogRecord) -> bool:
        if isinstance(getattr(record, "facts", None), Facts):
            return True
        count = self._rate.count(_said_at(record))
        record.count = count
        return bool(count)


class LineFormatter(logging.Formatter):
    def __init__(self, process: str = "") -> None:
        super().__init__()
        self._process = process

    def format(self, record: logging.LogRecord) -> str:
        facts = getattr(record, "facts", None)
        error = record.exc_info[1] if record.exc_info else None
        place = _place(error) if error is not None else ()
        if ours := isinstance(facts, Facts):
            told = msgspec.structs.asdict(facts)
        else:
            told = {"count": getattr(record, "count", 1)}
        line = Line(
            at=datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            level=record.levelname.lower(),
            event=record.msg if ours else "library",
            error=type(error).__name__ if error is not None else "",
            place=place if ours else (_said_at(record), *place),
            process=self._process,
            **told,
        )
        return msgspec.json.encode(line).decode()


def _said_at(record: logging.LogRecord) -> str:
    return f"{record.name} {record.module}:{record.lineno}"


def _place(error: BaseException) -> tuple[str, ...]:
    """Where it was raised, without a word of what it said."""
    frames = traceback.extract_tb(error.__traceback__)
    return tuple(f"{Path(one.filename).name}:{one.lineno} {one.name}" for one in frames)


def start_log(level: str, file: Path | None = None, process: str = "") -> None:
    """Write lines to a file that only its owner may read, or to stderr, each with the name of the
    process where there are several. Libraries are heard only when something is wrong."""
    try:
        if file is not None and not file.exists():
            file.touch(mode=0o600)
        stream = (
            logging.StreamHandler(sys.stderr)
            if file is None
            else logging.FileHandler(file, encoding="utf-8")
        )
    except OSError as error:
        reason = (error.strerror or type(error).__name__).lower()
        raise FileTrouble("file-unwritable", file=str(file), reason=reason) from error
    stream.setFormatter(LineFormatter(process))
    stream.addFilter(LibraryRate())
    root = logging.getLogger()
    root.handlers[:] = [stream]
    root.setLevel(logging.WARNING)
    _log.setLevel(level.upper())
