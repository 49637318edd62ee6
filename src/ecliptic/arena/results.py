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

    def __init__(self, plan: Plan, folder: Path | None) -> None:
        self.plan = plan
        self.deals: list[Deal] = []
        self.timings: dict[int, Timing] = {}
        """By deal: one played again after a crash counts once."""
        self._folder = folder
        if folder is not None:
            _require_folder(folder)
            self._resume(folder)

    def add(self, deal: Deal, timing: Timing) -> None:
        """Keep a finished deal; deals come in order."""
        self.deals.append(deal)
        self.timings[timing.deal] = timing
        if self._folder is not None:
            _append(self._folder / DEALS, deal)
            _append(self._folder / TIMINGS, timing)

    def _resume(self, folder: Path) -> None:
        """Take up what an earlier run of the same plan left; refuse any other plan's."""
        lines = _whole_lines(folder / DEALS)
        if not lines:
            _append(folder / DEALS, self.plan)
            (folder / TIMINGS).unlink(missing_ok=True)
            return
        found = _plan(lines[0], folder)
        if found != self.plan:
            differs = _differs(found, self.plan)
            raise BadRecord("arena-other-plan", folder=str(folder), differs=differs)
        self.deals = _decoded(lines[1:], Deal, DEALS, first_line=2)
        for number, deal in enumerate(self.deals):
            if deal.deal != number:
                raise BadRecord("arena-damaged", file=DEALS, line=number + 2)
        timed = _decoded(_whole_lines(folder / TIMINGS), Timing, TIMINGS, first_line=1)
        self.timings = {timing.deal: timing for timing in timed}


def saved_results(folder: Path) -> Results:
    """What a run left in a folder, whatever its plan was."""
    lines = _whole_lines(folder / DEALS)
    if not lines:
        raise BadRecord("arena-not-results", folder=str(folder))
    return Results(_plan(lines[0], folder), folder)


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
    """The lines of a file, cutting off a last one that was not finished."""
    if not path.exists():
        return ()
    written = path.read_bytes()
    whole = written[: written.rfind(b"\n") + 1]
    if len(whole) < len(written):
        with path.open("r+b") as file:
            file.truncate(len(whole))
    return whole.splitlines()


def _append(path: Path, item: msgspec.Struct) -> None:
    with path.open("ab") as file:
        file.write(msgspec.json.encode(item) + b"\n")
        file.flush()
        os.fsync(file.fileno())


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
