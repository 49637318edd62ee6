"""Results on disk: a line of JSON per finished deal, so that a run can be stopped and resumed.

`deals.jsonl` begins with the plan and is the same, byte for byte, however the run went;
`timings.jsonl` holds what differs from run to run. A line that was being written when the run died
is dropped; the deal is played again.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from ecliptic.arena.match import Deal, Timing
from ecliptic.arena.plan import Plan
from ecliptic.core.errors import BadRecord

DEALS = "deals.jsonl"
TIMINGS = "timings.jsonl"

T = TypeVar("T")


class Results:
    """What has been played so far, in memory and, if there is a folder, on disk."""

    def __init__(self, plan: Plan, folder: Path | None = None) -> None:
        self.plan = plan
        self.deals: list[Deal] = []
        self.timings: dict[int, Timing] = {}
        """By deal: one played again after a crash counts once."""
        self._folder = folder
        self._length = 0
        """Of the file of deals: if it is another, somebody else writes there."""
        if folder is not None:
            _require_folder(folder)
            self._resume(folder)

    def add(self, deal: Deal, timing: Timing) -> None:
        """Keep a finished deal; deals come in order. Its time is written first, so that a deal
        that is kept has been timed."""
        self.deals.append(deal)
        self.timings[timing.deal] = timing
        if self._folder is not None:
            _append(self._folder / TIMINGS, timing)
            self._write(self._folder, deal)

    def _write(self, folder: Path, item: msgspec.Struct) -> None:
        """Another line in the file of deals, where the last one ended."""
        path = folder / DEALS
        found = path.stat().st_size if path.exists() else 0
        if found != self._length:
            raise BadRecord("arena-busy", folder=str(folder))
        self._length += _append(path, item)

    def _resume(self, folder: Path) -> None:
        """Take up what an earlier run of the same plan left; refuse any other plan's."""
        lines = _whole_lines(folder / DEALS)
        found = _plan(lines[0], folder) if lines else self.plan
        if found != self.plan:
            differs = _differs(found, self.plan)
            raise BadRecord("arena-other-plan", folder=str(folder), differs=differs)
        _cut_off_half_a_line(folder / DEALS)
        _cut_off_half_a_line(folder / TIMINGS)
        if not lines:
            (folder / TIMINGS).unlink(missing_ok=True)
            self._write(folder, self.plan)
            return
        self._length = sum(map(len, lines))
        self.deals = _deals(lines)
        self.timings = _timings(folder)


def saved_results(folder: Path) -> Results:
    """What a finished run left in a folder, whatever its plan was; nothing is written."""
    lines = _whole_lines(folder / DEALS)
    if not lines:
        raise BadRecord("arena-not-results", folder=str(folder))
    results = Results(_plan(lines[0], folder))
    results.deals = _deals(lines)
    results.timings = _timings(folder)
    played, wanted = len(results.deals), results.plan.deals
    if played < wanted:
        raise BadRecord("arena-unfinished", folder=str(folder), played=played, deals=wanted)
    return results


def _plan(line: bytes, folder: Path) -> Plan:
    try:
        return msgspec.json.decode(line, type=Plan)
    except msgspec.MsgspecError as error:
        raise BadRecord("arena-not-results", folder=str(folder)) from error


def _require_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRecord("arena-folder", folder=str(folder)) from error


def _whole_lines(path: Path) -> Sequence[bytes]:
    """The lines of a file with their ends, without a last one that was not finished."""
    if not path.exists():
        return ()
    written = path.read_bytes()
    return written[: written.rfind(b"\n") + 1].splitlines(keepends=True)


def _cut_off_half_a_line(path: Path) -> None:
    if path.exists():
        whole = sum(map(len, _whole_lines(path)))
        if whole < path.stat().st_size:
            os.truncate(path, whole)


def _append(path: Path, item: msgspec.Struct) -> int:
    """Write a line that will not be lost; how many bytes it has."""
    line = msgspec.json.encode(item) + b"\n"
    try:
        with path.open("ab") as file:
            file.write(line)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise BadRecord("arena-folder", folder=str(path.parent)) from error
    return len(line)


def _deals(lines: Sequence[bytes]) -> list[Deal]:
    """What follows the plan: every deal once, in order."""
    deals = _decoded(lines[1:], Deal, DEALS, first_line=2)
    for number, deal in enumerate(deals):
        if deal.deal != number:
            raise BadRecord("arena-damaged", file=DEALS, line=number + 2)
    return deals


def _timings(folder: Path) -> dict[int, Timing]:
    timed = _decoded(_whole_lines(folder / TIMINGS), Timing, TIMINGS, first_line=1)
    return {timing.deal: timing for timing in timed}


def _decoded(lines: Sequence[bytes], kind: type[T], file: str, first_line: int) -> list[T]:
    items = []
    for number, line in enumerate(lines, start=first_line):
        try:
            items.append(msgspec.json.decode(line, type=kind))
        except msgspec.MsgspecError as error:
            raise BadRecord("arena-damaged", file=file, line=number) from error
    return items


def _differs(found: Plan, wanted: Plan) -> str:
    """The names of what is not the same in two plans."""
    return ", ".join(
        name for name in Plan.__struct_fields__ if getattr(found, name) != getattr(wanted, name)
    )
