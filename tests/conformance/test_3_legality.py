"""Promise 3: `check` accepts exactly what `legal` lists; anything else changes nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from ecliptic.core.errors import EclipticError, IllegalAction, NotYourDecision
from ecliptic.core.table import Table
from tests.conformance.play import cut_points, standing_at, telling_games
from tests.conformance.subject import Subject
from tests.conformance.subjects import CASES
from tests.sizes import size


def standing_tables(subject: Subject, options: Any) -> Iterator[Table]:
    """Tables at every stage of a few games."""
    rng = random.Random(f"{options} lawful")
    for whole, stages in telling_games(subject, options):
        for _, entries in cut_points(subject, whole, stages, size(1, 3), rng):
            yield standing_at(whole, entries)


def _is_accepted(subject: Subject, state: Any, seat: int, action: Any) -> bool:
    try:
        subject.game.check(state, seat, action)
    except IllegalAction:
        return False
    return True


@pytest.mark.parametrize(("subject", "options"), CASES)
def test_check_accepts_exactly_what_legal_lists(subject: Subject, options: Any) -> None:
    """For every seat that is asked over every action that can be written down; for the others,
    who may do nothing, over some of them."""
    game, universe = subject.game, subject.universe(options)
    stages = set()
    step = size(20, 3)
    for number, table in enumerate(standing_tables(subject, options)):
        stages.add(subject.moment(table.state))
        asked = {decision.seat for decision in table.pending}
        for seat in range(table.seats):
            lawful = list(game.legal(table.state, seat))
            tried = universe if seat in asked else universe[number % step :: step]
            accepted = [one for one in tried if _is_accepted(subject, table.state, seat, one)]
            assert len(set(lawful)) == len(lawful)
            assert set(accepted) == set(lawful)
            assert bool(lawful) is (seat in asked)
            assert list(game.expand(game.offers(table.view(seat)))) == lawful
            own = game.asked(table.view(seat))
            assert own == next((one for one in table.pending if one.seat == seat), None)
    assert stages >= subject.moments(options)


@pytest.mark.parametrize(("subject", "options"), CASES)
def test_a_spectator_is_offered_nothing(subject: Subject, options: Any) -> None:
    for table in standing_tables(subject, options):
        assert list(subject.game.expand(subject.game.offers(table.view(None)))) == []
        assert subject.game.asked(table.view(None)) is None


def _everything(table: Table) -> bytes:
    streams = [(list(stream.told), stream.view) for stream in table.streams.values()]
    return msgspec.json.encode((table.state, table.log, streams, table.chance.position))


@pytest.mark.parametrize(("subject", "options"), CASES)
def test_a_refusal_changes_nothing(subject: Subject, options: Any) -> None:
    rng = random.Random(str(options))
    universe = subject.universe(options)
    for table in standing_tables(subject, options):
        before = _everything(table)
        names = {decision.seat: decision.name for decision in table.pending}
        refused = 0
        for seat in (*range(table.seats), -1, table.seats, 99):
            lawful = set(table.game.legal(table.state, seat)) if seat in names else set()
            for action in (*rng.sample(universe, 25), *subject.garbage):
                if isinstance(action, msgspec.Struct) and action in lawful:
                    continue
                with pytest.raises(EclipticError):
                    table.act(seat, names.get(seat, next(iter(names.values()), "")), action)
                refused += 1
            for action in [*lawful][:3]:
                with pytest.raises(NotYourDecision) as stale:
                    table.act(seat, "decision-of-yesterday", action)
                assert stale.value.code == "decision-stale"
        assert refused > 25
        assert _everything(table) == before
