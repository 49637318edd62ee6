"""Promise 2: everything folds from the log and every value survives being written down."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

from ecliptic.core.log import Dealt, Moved, SeatStream, TakenBack, Undone
from ecliptic.core.table import Table
from tests.conformance.play import new_table, rebuilt, short_game
from tests.conformance.subject import Subject
from tests.conformance.subjects import CASES, case_seed
from tests.sizes import GAMES

UNDO_RATE = 0.1


@cache
def games(subject: Subject, options: Any) -> Sequence[Table]:
    """Played once for all the tests, which only look at them."""
    return [
        short_game(
            subject,
            options,
            f"{case_seed(subject, options, number)} folded {moves}",
            moves,
            UNDO_RATE,
        )
        for number in range(GAMES)
        for moves in (5, 50)
    ]


def _round_trip(value: Any, kind: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)


@pytest.mark.parametrize(("subject", "options"), CASES)
def test_the_log_folds_to_the_live_state_and_views(subject: Subject, options: Any) -> None:
    for table in games(subject, options):
        *_, again = rebuilt(table)
        assert again.state == table.state
        assert list(again.log) == list(table.log)
        assert again.outcome == table.outcome
        for viewer, stream in table.streams.items():
            assert list(again.streams[viewer].told) == list(stream.told)
            assert msgspec.json.encode(again.view(viewer)) == msgspec.json.encode(stream.view)


@pytest.mark.parametrize(("subject", "options"), CASES)
def test_a_view_folds_from_what_was_told_alone(subject: Subject, options: Any) -> None:
    told_type = subject.game.told_type | TakenBack
    for table in games(subject, options):
        for viewer, stream in table.streams.items():
            client = SeatStream(subject.game, options, viewer)
            for told in stream.told:
                client.hear(_round_trip(told, told_type))
            assert client.view == stream.view
            assert subject.game.asked(client.view) == subject.game.asked(stream.view)


@pytest.mark.parametrize(("subject", "options"), CASES)
def test_every_view_shares_the_public_part_of_the_state(subject: Subject, options: Any) -> None:
    """After every single event, not only at the end of a move."""
    game = subject.game
    for table in games(subject, options):
        state = game.blank(options)
        views = {viewer: game.unseen(options, viewer) for viewer in table.streams}
        for entry in table.log:
            if isinstance(entry, Undone):
                break
            for event in entry.events:
                state = game.evolve(state, event)
                for viewer, view in views.items():
                    told = game.audience(event, viewer)
                    views[viewer] = view if told is None else game.fold(view, told)
                    assert subject.public(views[viewer]) == subject.public(state)


@pytest.mark.parametrize(("subject", "options"), CASES)
def test_everything_written_as_json_reads_back(subject: Subject, options: Any) -> None:
    game = subject.game
    for table in games(subject, options):
        assert _round_trip(options, game.options_type) == options
        assert _round_trip(table.state, type(table.state)) == table.state
        for entry in table.log:
            if isinstance(entry, Undone):
                assert _round_trip(entry, Undone | Dealt | Moved) == entry
                continue
            for event in entry.events:
                assert _round_trip(event, game.event_type) == event
            if isinstance(entry, Moved):
                assert _round_trip(entry.action, game.action_type) == entry.action
        for viewer, stream in table.streams.items():
            view = stream.view
            assert _round_trip(view, type(view)) == view
            for told in stream.told:
                assert _round_trip(told, game.told_type | TakenBack) == told
            assert table.streams[viewer].viewer == viewer


@pytest.mark.parametrize(("subject", "options"), CASES)
def test_everything_written_as_text_reads_back(subject: Subject, options: Any) -> None:
    game = subject.game
    assert game.parse_options(game.options_text(options)) == options
    for table in games(subject, options):
        for entry in table.log:
            if isinstance(entry, Undone):
                continue
            for event in entry.events:
                text = game.event_text(event)
                assert text.isprintable()
                assert game.parse_event(text) == event
            if isinstance(entry, Moved):
                assert game.parse_action(game.action_text(entry.action)) == entry.action


@pytest.mark.parametrize(("subject", "options"), CASES)
def test_the_same_seed_and_actions_give_the_same_bytes(subject: Subject, options: Any) -> None:
    for table in games(subject, options):
        again = Table(subject.game, options, type(table.chance)(table.chance.seed))
        again.deal()
        for entry in table.log[1:]:
            if isinstance(entry, Moved):
                again.act(entry.seat, entry.decision, entry.action)
            elif isinstance(entry, Undone):
                again.undo(entry.seat, entry.agreed)
        assert msgspec.json.encode(again.log) == msgspec.json.encode(table.log)
        assert msgspec.json.encode(again.state) == msgspec.json.encode(table.state)
        for viewer in table.streams:
            mine, theirs = again.view(viewer), table.view(viewer)
            assert msgspec.json.encode(mine) == msgspec.json.encode(theirs)


@pytest.mark.parametrize(("subject", "options"), CASES)
def test_another_seed_deals_another_game(subject: Subject, options: Any) -> None:
    rng = random.Random(str(options))
    deals = {msgspec.json.encode(new_table(subject, options, rng.random()).log) for _ in range(10)}
    assert len(deals) > 2
