"""What a cluster's worker is asked to play: a function that is known by its name, with plain values
as arguments and JSON as its result.
"""

from __future__ import annotations

from threading import Lock

import msgspec
from distributed import get_worker

from ecliptic.arena.match import play_deal
from ecliptic.arena.plan import Plan
from ecliptic.arena.workers.protocol import Played
from ecliptic.arena.workers.versions import differences, versions

_ONE_AT_A_TIME = Lock()
"""Threads of one worker would take each other's time, and spoil the timing of moves."""


class Answer(msgspec.Struct, frozen=True):
    """A deal, or why this worker must not play it."""

    worker: str
    differs: str = ""
    played: Played | None = None


def play(plan: bytes, deal: int, wanted: bytes) -> bytes:
    """Play a deal if that gives the bytes it would give where it was asked for: a worker may have
    joined after the cluster was looked over."""
    worker = get_worker().address
    differs = differences(wanted, versions())
    if differs:
        return msgspec.json.encode(Answer(worker, differs))
    with _ONE_AT_A_TIME:
        played = Played(*play_deal(msgspec.json.decode(plan, type=Plan), deal))
    return msgspec.json.encode(Answer(worker, played=played))
