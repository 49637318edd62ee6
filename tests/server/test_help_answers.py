"""The solver has an answer for every seat at every moment of a game, and its answers agree."""

from __future__ import annotations

import random

import msgspec
import pytest

from ecliptic.core.log import SeatStream
from ecliptic.deduction.claims import IsNot
from ecliptic.deduction.questions import Prospects
from ecliptic.games import GAMES
from ecliptic.planetx.board import LastChances
from ecliptic.planetx.notation import action_text
from ecliptic.planetx.objects import Object
from ecliptic.server.help.advice import Adviser
from ecliptic.wire.help import (
    AdviceShown,
    CertainShown,
    ContradictionsWanted,
    HelpWanted,
    LikelyWanted,
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
LIKELY = LikelyWanted()


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
        certain, odds = adviser.certain(NOTHING), adviser.odds(LIKELY)
        advice = adviser.advice(LIKELY)
        assert msgspec.convert(msgspec.to_builtins(certain), CertainShown) == certain
        assert msgspec.convert(msgspec.to_builtins(odds), OddsShown) == odds
        assert msgspec.convert(msgspec.to_builtins(advice), AdviceShown) == advice
        assert certain.systems == odds.systems == advice.systems >= 1
        agrees(odds, certain)
        texts = {GAME.action_text(action) for action in GAME.expand(GAME.offers(stream.view))}
        assert {one.action for one in (*advice.questions, *advice.questions_locate)} <= texts


def agrees(odds: OddsShown, certain: CertainShown) -> None:
    for sure, likely in zip(certain.sectors, odds.sectors, strict=True):
        for sign, mark in sure.marks.items():
            share = likely.odds[sign]
            expected = {"yes": share == pytest.approx(1.0), "no": share == 0.0, "open": True}
            assert expected[mark], (sure.sector, sign, mark, share)


def test_rivals_moves_change_what_is_probable_and_nothing_else() -> None:
    changed = 0
    for stream in streams(1):
        certain = Adviser(stream).certain(NOTHING)
        plain, weighed = (Adviser(stream).odds(LikelyWanted(rivals)) for rivals in (False, True))
        agrees(weighed, certain)
        assert weighed.systems == certain.systems
        for one in weighed.sectors:
            assert sum(one.odds[thing.value] for thing in Object) == pytest.approx(1.0, abs=1e-4)
        advice = Adviser(stream).advice(LikelyWanted(rivals=True))
        assert advice.systems == certain.systems
        changed += weighed != plain
    assert changed


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


def test_advice_tells_the_best_of_questions_that_are_alike() -> None:
    compared = 0
    for stream in streams(0):
        adviser = Adviser(stream)
        asked = adviser.advice(LIKELY).questions
        every = Prospects(adviser.likely, adviser.offers).questions()
        for shown in asked:
            alike = [one for one in every if action_text(one.action)[:3] == shown.action[:3]]
            best = max(one.system_rate for one in alike)
            assert shown.action[0] != "S" or shown.bits / shown.cost == pytest.approx(best)
            assert shown.bits > 0
            compared += 1
        kinds = [one.action[:3] if one.action[0] in "SR" else one.action[0] for one in asked]
        assert len(set(kinds)) == len(kinds)
    assert compared


def test_in_a_last_chance_only_points_count() -> None:
    options = next(one for one in PLANETX.options if GAME.seats(one) == 3)
    seen = 0
    for number in range(40):
        table = short_game(PLANETX, options, f"last chance {number}", 30)
        for seat in range(table.seats):
            stream = SeatStream(GAME, options, seat)
            for told in table.streams[seat].told:
                stream.hear(told)
                stage = stream.view.board.stage
                if isinstance(stage, LastChances) and stage.queue:
                    seen += _last_chance_advised(stream, stage)
        if seen:
            return
    pytest.fail("no game came to a last chance")


def _last_chance_advised(stream: SeatStream, stage: LastChances) -> int:
    advice = Adviser(stream).advice(LIKELY)
    assert advice.questions == advice.questions_locate == ()
    lag = dict(stage.queue).get(stream.view.viewer, 0)
    begun = stage.placed and stage.queue[0][0] == stream.view.viewer
    assert bool(advice.locates) == (lag > 0 and not begun)
    for one in advice.locates:
        assert one.points == 2 * lag
        assert one.expected == pytest.approx(one.points * one.probability)
    return len(advice.locates)
