"""Stateful play: anything anybody may try at a table, in any order, with nothing left broken."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from ecliptic.core.chance import Chance
from ecliptic.core.errors import EclipticError, IllegalAction, NotYourDecision, UndoRefused
from ecliptic.core.log import SeatStream
from ecliptic.core.table import Table
from tests.conformance.play import new_table
from tests.conformance.subject import Subject
from tests.conformance.subjects import SUBJECTS
from tests.sizes import STATEFUL_RUNS, STATEFUL_STEPS

pick = st.integers(min_value=0, max_value=2**32)


def machine_for(subject: Subject) -> type[RuleBasedStateMachine]:
    """The machine that plays one game."""

    class Play(RuleBasedStateMachine):
        table: Table
        clients: dict[Any, SeatStream]

        @initialize(options=st.sampled_from(list(subject.options)), seed=pick)
        def open(self, options: Any, seed: int) -> None:
            self.table = new_table(subject, options, f"stateful {seed}")
            self.clients = {}
            for viewer in self.table.streams:
                self._reconnect(viewer)

        def _reconnect(self, viewer: Any) -> None:
            self.clients[viewer] = SeatStream(subject.game, self.table.options, viewer)

        def _snapshot(self) -> bytes:
            table = self.table
            streams = [(list(stream.told), stream.view) for stream in table.streams.values()]
            return msgspec.json.encode((table.log, table.state, streams, table.chance.position))

        @precondition(lambda self: self.table.pending)
        @rule(seed=pick)
        def lawful_move(self, seed: int) -> None:
            rng = random.Random(seed)
            asked = rng.choice(self.table.pending)
            lawful = subject.game.legal(self.table.state, asked.seat)
            self.table.act(asked.seat, asked.name, subject.choose(lawful, rng))

        @precondition(lambda self: self.table.pending)
        @rule(seed=pick)
        def move_towards_the_end(self, seed: int) -> None:
            asked = random.Random(seed).choice(self.table.pending)
            action = subject.hasten(self.table.state, asked.seat)
            if action is not None and seed % 8 == 0:
                self.table.act(asked.seat, asked.name, action)

        @precondition(lambda self: self.table.pending)
        @rule(seed=pick)
        def unlawful_move(self, seed: int) -> None:
            rng = random.Random(seed)
            asked = rng.choice(self.table.pending)
            lawful = set(subject.game.legal(self.table.state, asked.seat))
            tried = (*subject.garbage, *rng.sample(subject.universe(self.table.options), 20))
            before = self._snapshot()
            for action in tried:
                if isinstance(action, msgspec.Struct) and action in lawful:
                    continue
                with pytest.raises(IllegalAction):
                    self.table.act(asked.seat, asked.name, action)
            assert self._snapshot() == before

        @rule(seed=pick, seat=st.integers(min_value=-2, max_value=6))
        def seat_not_asked(self, seed: int, seat: int) -> None:
            asked = {decision.seat: decision.name for decision in self.table.pending}
            if seat in asked:
                return
            action = random.Random(seed).choice(subject.universe(self.table.options))
            before = self._snapshot()
            with pytest.raises(NotYourDecision) as refused:
                self.table.act(seat, next(iter(asked.values()), "any"), action)
            assert refused.value.code == ("not-your-decision" if asked else "game-over")
            assert self._snapshot() == before

        @precondition(lambda self: self.table.pending)
        @rule(seed=pick)
        def stale_decision(self, seed: int) -> None:
            rng = random.Random(seed)
            asked = rng.choice(self.table.pending)
            passed = [getattr(entry, "decision", "none") for entry in self.table.log]
            names = {name for name in passed if name != asked.name} | {"", "no-such-decision"}
            lawful = subject.game.legal(self.table.state, asked.seat)
            with pytest.raises(NotYourDecision) as refused:
                self.table.act(asked.seat, rng.choice(sorted(names)), lawful[0])
            assert refused.value.code == "decision-stale"

        @rule(seat=st.integers(min_value=-1, max_value=5), everybody=st.booleans())
        def undo(self, seat: int, everybody: bool) -> None:
            before, length = self._snapshot(), len(self.table.log)
            try:
                self.table.undo(seat, range(self.table.seats) if everybody else ())
            except UndoRefused:
                assert self._snapshot() == before
            else:
                assert len(self.table.log) == length + 1

        @rule(seed=pick)
        def reconnect(self, seed: int) -> None:
            """A client starts again from nothing but its stream."""
            self._reconnect(random.Random(seed).choice(list(self.table.streams)))

        @rule()
        def restart(self) -> None:
            """The table is folded again from its log."""
            again = Table(subject.game, self.table.options, Chance(self.table.chance.seed))
            for entry in self.table.log:
                again.append(entry)
            again.chance.position = self.table.chance.position
            before, self.table = self._snapshot(), again
            assert self._snapshot() == before

        @invariant()
        def clients_know_what_the_table_tells(self) -> None:
            for viewer, client in self.clients.items():
                stream = self.table.streams[viewer]
                for told in stream.told[len(client.told) :]:
                    client.hear(told)
                assert client.view == stream.view
                assert subject.public(client.view) == subject.public(self.table.state)
                own = next((one for one in self.table.pending if one.seat == viewer), None)
                assert subject.game.asked(client.view) == own

        @invariant()
        def laws_hold(self) -> None:
            subject.invariants(self.table.state)
            subject.at_rest(self.table.state)
            assert bool(self.table.pending) is (self.table.outcome is None)

        @invariant()
        def views_offer_what_is_lawful(self) -> None:
            for seat in range(self.table.seats):
                offers = subject.game.offers(self.table.view(seat))
                lawful = subject.game.legal(self.table.state, seat)
                assert list(subject.game.expand(offers)) == list(lawful)

        def teardown(self) -> None:
            """Whatever happened, the game can still be brought to its end."""
            if not hasattr(self, "table"):
                return
            rng = random.Random(0)
            while self.table.pending:
                asked = self.table.pending[0]
                lawful = subject.game.legal(self.table.state, asked.seat)
                action = subject.hasten(self.table.state, asked.seat)
                try:
                    self.table.act(asked.seat, asked.name, action or subject.choose(lawful, rng))
                except EclipticError as error:
                    raise AssertionError("a lawful action was refused") from error
            self.laws_hold()

    return Play


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: str(subject.name))
def test_anything_may_be_tried_at_a_table(subject: Subject) -> None:
    run_state_machine_as_test(
        machine_for(subject),
        settings=settings(max_examples=STATEFUL_RUNS, stateful_step_count=STATEFUL_STEPS),
    )
