"""The solver has an answer for every seat at every moment of a game, and its answers agree."""

from __future__ import annotations

import random

import msgspec
import pytest

from ecliptic.core.log import SeatStream
from ecliptic.deduction.claims import IsNot
from ecliptic.games import GAMES
from ecliptic.planetx.objects import Object
from ecliptic.server.help_answers import Adviser
from ecliptic.server.help_wire import (
    AdviceShown,
    CertainShown,
    ContradictionsWanted,
    HelpWanted,
    OddsShown,
    PencilMark,
    WhyWanted,
)
from tests.conformance.play import short_game
from tests.conformance.subjects import SUBJECTS
from tests.sizes import size

PLANETX = next(subject for subject in SUBJECTS if subject.name == "planetx")
GAME = GAMES["planetx"]
MOMENTS = size(8, 40)
NOTHING = HelpWanted()


def streams(number: int) -> list[SeatStream]:
    """Streams of a game, each cut somewhere; the first is heard to the end."""
    rng = random.Random(f"answers {number}")
    options = next(one for one in PLANETX.options if GAME.seats(one) == 2 + number % 3)
    table = short_game(PLANETX, options, f"answers {number}", 100, undo_rate=0.1)
    found = []
    for moment in range(MOMENTS):
        seat = rng.randrange(table.seats)
        told = table.streams[seat].told
        stream = SeatStream(GAME, options, seat)
        for one in told[: rng.randrange(9, len(told)) if moment else len(told)]:
            stream.hear(one)
        found.append(stream)
    return found


@pytest.mark.parametrize("number", range(size(3, 12)))
def test_answers_agree_with_each_other_at_every_moment(number: int) -> None:
    for stream in streams(number):
        adviser = Adviser(stream)
        certain, odds = adviser.certain(NOTHING), adviser.odds(NOTHING)
        advice = adviser.advice(NOTHING)
        assert msgspec.convert(msgspec.to_builtins(certain), CertainShown) == certain
        assert msgspec.convert(msgspec.to_builtins(odds), OddsShown) == odds
        assert msgspec.convert(msgspec.to_builtins(advice), AdviceShown) == advice
        assert certain.systems == odds.systems == advice.systems >= 1
        for sure, likely in zip(certain.sectors, odds.sectors, strict=True):
            for sign, mark in sure.marks.items():
                share = likely.odds[sign]
                expected = {"yes": share == pytest.approx(1.0), "no": share == 0.0, "open": True}
                assert expected[mark], (sure.sector, sign, mark, share)
        texts = {GAME.action_text(action) for action in GAME.expand(GAME.offers(stream.view))}
        assert {one.action for one in (*advice.questions, *advice.questions_locate)} <= texts


@pytest.mark.parametrize("number", range(size(2, 8)))
def test_what_is_certain_has_a_reason_and_its_opposite_is_a_contradiction(number: int) -> None:
    for stream in streams(number)[:3]:
        adviser = Adviser(stream)
        for sector in adviser.certain(NOTHING).sectors:
            for sign, mark in sector.marks.items():
                if sign == "E/X":
                    continue
                pencilled = PencilMark(sector.sector, Object(sign), "yes")
                found = adviser.contradictions(ContradictionsWanted((pencilled,))).contradiction
                assert (found is not None) == (mark == "no")
                if found is None:
                    continue
                steps = adviser.why(WhyWanted(IsNot(sector.sector, Object(sign)))).steps
                assert tuple(step.fact for step in steps) == found.facts
                assert not steps or steps[-1].against == 0
