"""The worker process the solver works in: what it is sent over its pipe, and what it sends back.

A question holds what the asking seat was told and nothing else. How many systems were left after
each frame of a finished game is asked with every seat's stream, each worked through on its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from ecliptic.core.errors import EclipticError
from ecliptic.core.game import Seat
from ecliptic.core.log import SeatStream, typed_told
from ecliptic.deduction.belief import Belief
from ecliptic.deduction.notes import parse_notes
from ecliptic.games import GAMES
from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.game import PlanetX
from ecliptic.planetx.setup import Options
from ecliptic.registry import optional_parts
from ecliptic.server.help.advice import NotesAdviser, Solver
from ecliptic.server.help.askable import Askable
from ecliptic.server.pipes import run_worker
from ecliptic.wire.help import (
    ContradictionsWanted,
    HelpWanted,
    LikelyWanted,
    NotesKind,
    SystemsLeft,
    WhyWanted,
)

PLANETX = PlanetX()
ASKABLE: Mapping[str, Askable] = optional_parts("ecliptic.server", "askable", "ASKABLE")
"""What seats may ask at the tables of each game, by the game's name."""
MOST_TARGETS = 100
"""In notes of a real table, where the companion warns about a third one and does not refuse."""


class HelpQuestion(msgspec.Struct, frozen=True, tag="help"):
    game: str
    kind: str
    wanted: msgspec.Raw
    options: msgspec.Raw
    seat: Seat
    told: tuple[Any, ...]


class NotesQuestion(msgspec.Struct, frozen=True, tag="notes"):
    """A question of somebody at a real table, about notes in the grammar of `deduction.notes`."""

    kind: NotesKind
    wanted: msgspec.Raw
    notes: str


class StreamKept(msgspec.Struct, frozen=True):
    """A seat's whole stream, and how much of it was heard after each entry of the log."""

    told: tuple[Any, ...]
    heard: tuple[int, ...]


class LeftQuestion(msgspec.Struct, frozen=True, tag="left"):
    options: msgspec.Raw
    streams: tuple[StreamKept, ...]


class HelpAnswer(msgspec.Struct, frozen=True):
    """An answer, or the refusal that stands in its place."""

    answer: msgspec.Raw = msgspec.Raw(b"null")
    code: str = ""
    facts: dict[str, int | str] = {}


_questions = msgspec.json.Decoder(HelpQuestion | NotesQuestion | LeftQuestion)

_KINDS: dict[str, tuple[type, Callable[[Any, Any], Any]]] = {
    "contradictions": (ContradictionsWanted, Solver.contradictions),
    "certain": (HelpWanted, Solver.certain),
    "odds": (LikelyWanted, Solver.odds),
    "advice": (LikelyWanted, Solver.advice),
    "why": (WhyWanted, Solver.why),
    "conclusions": (HelpWanted, NotesAdviser.conclusions),
}


def answer(body: bytes) -> HelpAnswer:
    question = _questions.decode(body)
    try:
        found = _found(question)
    except EclipticError as refused:
        return HelpAnswer(code=refused.code, facts=dict(refused.facts))
    return HelpAnswer(msgspec.Raw(msgspec.json.encode(found)))


def _found(question: HelpQuestion | NotesQuestion | LeftQuestion) -> Any:
    match question:
        case LeftQuestion():
            return left(question)
        case NotesQuestion(kind=kind, wanted=wanted, notes=notes):
            return _solved(NotesAdviser(parse_notes(notes, MOST_TARGETS), kind), kind, wanted)
        case HelpQuestion():
            return advise(question)


def advise(question: HelpQuestion) -> Any:
    """The answer to a seat, from its stream alone."""
    game = GAMES[question.game]
    options = msgspec.json.decode(question.options, type=game.options_type)
    stream = SeatStream(game, options, question.seat)
    for told in question.told:
        stream.hear(typed_told(game, told))
    asked = ASKABLE[question.game][question.kind]
    return asked.answer(stream, msgspec.json.decode(question.wanted, type=asked.wanted))


def _solved(solver: Solver, kind: NotesKind, asked: msgspec.Raw) -> Any:
    wanted, work = _KINDS[kind]
    return work(solver, msgspec.json.decode(asked, type=wanted))


def left(question: LeftQuestion) -> SystemsLeft:
    options = _options(question.options)
    seats = [_left(options, seat, kept) for seat, kept in enumerate(question.streams)]
    return SystemsLeft(len(catalogue(options.mode)), tuple(zip(*seats, strict=True)))


def _left(options: Options, seat: Seat, kept: StreamKept) -> list[int]:
    stream = SeatStream(PLANETX, options, seat)
    belief = Belief.new(options.mode)
    counts = []
    for heard in kept.heard:
        while len(stream.told) < heard:
            stream.hear(typed_told(PLANETX, kept.told[len(stream.told)]))
        belief = belief.updated(stream.view)
        counts.append(len(belief))
    return counts


def _options(options: msgspec.Raw) -> Options:
    return msgspec.json.decode(options, type=Options)


if __name__ == "__main__":
    run_worker(answer)
