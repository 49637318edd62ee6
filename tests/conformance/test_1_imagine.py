"""Promise 1 through `imagine`: a state built from a view is one the viewer cannot tell apart."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.errors import ImpossibleWorld
from ecliptic.core.game import Viewer
from ecliptic.core.log import Entry
from ecliptic.core.table import Table
from tests.conformance.play import cut_points, new_table, random_move, standing_at, telling_games
from tests.conformance.subject import Subject
from tests.conformance.subjects import CASES
from tests.sizes import MOST_ACTIONS, size

WORLDS = size(1, 3)


def tables_at_cuts(
    subject: Subject, options: Any, rng: random.Random
) -> Iterator[tuple[Table, Sequence[Entry]]]:
    """Tables as they stood at the cuts of a few games without undos."""
    for whole, stages in telling_games(subject, options):
        for _, entries in cut_points(subject, whole, stages, size(1, 2), rng):
            yield standing_at(whole, entries), entries


def believed(
    subject: Subject, table: Table, entries: Sequence[Entry], viewer: Viewer, rng: random.Random
) -> Iterator[Any]:
    """Hidden worlds this viewer cannot exclude: the true one and others."""
    yield subject.hidden(table.state)
    for _ in range(WORLDS):
        other = subject.other_world(table.options, entries, viewer, rng, table.chance)
        if other is not None:
            yield other.hidden


@pytest.mark.parametrize(("subject", "options"), CASES)
def test_an_imagined_state_offers_the_viewer_the_same(subject: Subject, options: Any) -> None:
    rng = random.Random(f"{options} imagine")
    game, others = subject.game, 0
    for table, entries in tables_at_cuts(subject, options, rng):
        for viewer in (*range(table.seats), None):
            view = table.view(viewer)
            for hidden in believed(subject, table, entries, viewer, rng):
                imagined = game.imagine(view, hidden, Chance(rng.randbytes(16)))
                others += imagined != table.state
                assert subject.hidden(imagined) == hidden
                assert subject.public(imagined) == subject.public(table.state)
                assert game.to_act(imagined) == table.pending
                assert game.outcome(imagined) == table.outcome
                subject.invariants(imagined)
                subject.at_rest(imagined)
                if viewer is not None:
                    assert list(game.legal(imagined, viewer)) == list(game.expand(view.offers))
                _a_rival_looks_the_same(subject, table, imagined, viewer, rng)
    assert others > size(5, 10)


@pytest.mark.parametrize(("subject", "options"), CASES)
def test_what_is_drawn_could_be(subject: Subject, options: Any) -> None:
    """A searcher that knows only what it was told gets a state the viewer cannot exclude."""
    rng = random.Random(f"{options} drawn")
    game, others = subject.game, 0
    for table, entries in tables_at_cuts(subject, options, rng):
        for viewer in (*range(table.seats), None):
            view = table.view(viewer)
            guess = subject.guess(options, entries, viewer, rng)
            imagined = game.imagine(view, guess, Chance(rng.randbytes(16)))
            others += imagined != table.state
            assert subject.judge(options, entries, viewer)(subject.hidden(imagined))
            assert subject.public(imagined) == subject.public(table.state)
            subject.invariants(imagined)
            subject.at_rest(imagined)
            if viewer is not None:
                assert list(game.legal(imagined, viewer)) == list(game.expand(view.offers))
            for asked in table.pending:
                assert game.legal(imagined, asked.seat)
    assert others > size(5, 10)


def _a_rival_looks_the_same(
    subject: Subject, table: Table, imagined: Any, viewer: Viewer, rng: random.Random
) -> None:
    """A rival's move with the same public face tells the viewer the same bytes in both states."""
    game = subject.game
    for asked in table.pending:
        if asked.seat == viewer:
            continue
        action = subject.choose(game.legal(table.state, asked.seat), rng)
        twin = subject.twin(action, imagined, asked.seat)
        if twin is None:
            continue
        # What follows may reveal something of the world; the move itself may not.
        one = game.decide(table.state, asked.seat, action, Chance(bytes(16)))[0]
        other = game.decide(imagined, asked.seat, twin, Chance(bytes(16)))[0]
        told = [msgspec.json.encode(game.audience(event, viewer)) for event in (one, other)]
        assert told[0] == told[1]


def _is_imagined(subject: Subject, view: Any, hidden: Any, rng: random.Random) -> bool:
    try:
        subject.game.imagine(view, hidden, Chance(rng.randbytes(16)))
    except ImpossibleWorld:
        return False
    return True


@pytest.mark.parametrize(("subject", "options"), CASES)
def test_only_a_world_that_agrees_with_the_view_is_imagined(subject: Subject, options: Any) -> None:
    rng = random.Random(f"{options} impossible")
    verdicts = {True: 0, False: 0}
    for table, entries in tables_at_cuts(subject, options, rng):
        for viewer in (*range(table.seats), None):
            truth = subject.hidden(table.state)
            could_be = subject.judge(options, entries, viewer)
            for _ in range(size(24, 40)):
                hidden = subject.any_hidden(options, truth, rng)
                possible = could_be(hidden)
                verdicts[possible] += 1
                assert _is_imagined(subject, table.view(viewer), hidden, rng) is possible
    assert min(verdicts.values()) > 5


@pytest.mark.parametrize(("subject", "options"), CASES)
def test_play_goes_on_to_the_end_from_an_imagined_state(subject: Subject, options: Any) -> None:
    rng = random.Random(f"{options} onward")
    game = subject.game
    chance = Chance(seed_from_text(f"{options} onward"))
    for number in range(size(2, 8)):
        table = new_table(subject, options, f"onward {number}")
        for _ in range(rng.randint(1, 60)):
            if table.pending:
                random_move(subject, table, rng)
        viewer: Viewer = rng.choice((*range(table.seats), None))
        hidden = rng.choice(
            (subject.hidden(table.state), subject.guess(options, table.log, viewer, rng))
        )
        state = game.imagine(table.view(viewer), hidden, chance)
        for step in range(MOST_ACTIONS):
            pending = game.to_act(state)
            if not pending:
                break
            seat = rng.choice(pending).seat
            action = subject.hasten(state, seat) if step > 60 else None
            action = action or subject.choose(game.legal(state, seat), rng)
            for event in game.decide(state, seat, action, chance):
                state = game.evolve(state, event)
                subject.invariants(state)
            subject.at_rest(state)
        assert game.outcome(state) is not None
