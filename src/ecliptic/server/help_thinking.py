"""What the solver's process is sent, and what it sends back.

A question holds what the asking seat was told and nothing else. How many systems were left after
each frame of a finished game is asked with every seat's stream, each worked through on its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import msgspec

from ecliptic.core.errors import EclipticError
from ecliptic.core.game import Seat
from ecliptic.core.log import SeatStream, typed_told
from ecliptic.deduction.belief import Belief
from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.game import PlanetX
from ecliptic.planetx.setup import Options
from ecliptic.server.help_answers import Adviser
from ecliptic.server.help_wire import ContradictionsWanted, HelpWanted, SystemsLeft, WhyWanted

GAME = PlanetX()
Kind: TypeAlias = Literal["contradictions", "certain", "odds", "advice", "why"]


class HelpQuestion(msgspec.Struct, frozen=True, tag="help"):
    kind: Kind
    wanted: msgspec.Raw
    options: msgspec.Raw
    seat: Seat
    told: tuple[Any, ...]


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


_questions = msgspec.json.Decoder(HelpQuestion | LeftQuestion)

_KINDS: dict[str, tuple[type, Callable[[Adviser, Any], Any]]] = {
    "contradictions": (ContradictionsWanted, Adviser.contradictions),
    "certain": (HelpWanted, Adviser.certain),
    "odds": (HelpWanted, Adviser.odds),
    "advice": (HelpWanted, Adviser.advice),
    "why": (WhyWanted, Adviser.why),
}


def answer(body: bytes) -> HelpAnswer:
    question = _questions.decode(body)
    try:
        found = left(question) if isinstance(question, LeftQuestion) else advise(question)
    except EclipticError as refused:
        return HelpAnswer(code=refused.code, facts=dict(refused.facts))
    return HelpAnswer(msgspec.Raw(msgspec.json.encode(found)))


def advise(question: HelpQuestion) -> Any:
    """The solver's answer, from the seat's stream alone."""
    stream = SeatStream(GAME, _options(question.options), question.seat)
    for told in question.told:
        stream.hear(typed_told(GAME, told))
    wanted, work = _KINDS[question.kind]
    return work(Adviser(stream), msgspec.json.decode(question.wanted, type=wanted))


def left(question: LeftQuestion) -> SystemsLeft:
    options = _options(question.options)
    seats = [_left(options, seat, kept) for seat, kept in enumerate(question.streams)]
    return SystemsLeft(len(catalogue(options.mode)), tuple(zip(*seats, strict=True)))


def _left(options: Options, seat: Seat, kept: StreamKept) -> list[int]:
    stream = SeatStream(GAME, options, seat)
    belief = Belief.new(options.mode)
    counts = []
    for heard in kept.heard:
        while len(stream.told) < heard:
            stream.hear(typed_told(GAME, kept.told[len(stream.told)]))
        belief = belief.updated(stream.view)
        counts.append(len(belief))
    return counts


def _options(options: msgspec.Raw) -> Options:
    return msgspec.json.decode(options, type=Options)
