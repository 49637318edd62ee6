"""Promise 4: do and undo together are the identity, for the state and for every view."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from ecliptic.core.chance import Chance
from ecliptic.core.errors import UndoRefused
from ecliptic.core.game import Seat
from ecliptic.core.log import Moved, SeatStream, TakenBack
from ecliptic.core.table import Table
from ecliptic.core.undo import is_quiet
from tests.conformance.play import cut_points, new_table, random_move, standing_at, telling_games
from tests.conformance.subject import Subject
from tests.conformance.subjects import CASES
from tests.sizes import size

MOVES = size(30, 80)
CLIENTS = 0.1
"""How often clients fold their whole streams again."""


def _snapshot(table: Table) -> tuple[Any, ...]:
    views = tuple(msgspec.json.encode(stream.view) for stream in table.streams.values())
    return (msgspec.json.encode(table.state), views, table.pending, table.chance.position)


def _do_and_undo(subject: Subject, table: Table, rng: random.Random) -> None:
    """Answer a decision and take it back: by right if that is enough, else by consent."""
    before = _snapshot(table)
    heard = {viewer: list(stream.told) for viewer, stream in table.streams.items()}
    asked = rng.choice(table.pending)
    action = subject.choose(table.game.legal(table.state, asked.seat), rng)
    events = table.act(asked.seat, asked.name, action)
    after = _snapshot(table)
    if table.outcome is not None:
        with pytest.raises(UndoRefused) as refused:
            table.undo(asked.seat, range(table.seats))
        assert refused.value.code == "undo-game-over"
        return
    told = {viewer: list(stream.told) for viewer, stream in table.streams.items()}
    quiet = is_quiet(table.game, table.log[-1], table.seats)
    if not quiet and table.seats > 1:
        with pytest.raises(UndoRefused) as refused:
            table.undo(asked.seat)
        assert refused.value.code == "undo-needs-consent"
        assert _snapshot(table) == after
    table.undo(asked.seat, () if quiet else range(table.seats))
    assert _snapshot(table) == before
    for viewer, stream in table.streams.items():
        # Numbered without gaps: one message takes back all; who heard nothing hears nothing.
        news = told[viewer][len(heard[viewer]) :]
        taken_back = [TakenBack(len(heard[viewer]))] if news else []
        assert list(stream.told) == heard[viewer] + news + taken_back
    if rng.random() < CLIENTS:
        _clients_agree(table)
    assert table.act(asked.seat, asked.name, action) == events
    assert _snapshot(table) == after
    table.undo(asked.seat, range(table.seats))


def _clients_agree(table: Table) -> None:
    """Whoever folds nothing but his stream has the same view."""
    for viewer, stream in table.streams.items():
        client = SeatStream(table.game, table.options, viewer)
        for told in stream.told:
            client.hear(told)
        assert client.view == stream.view


@pytest.mark.parametrize(("subject", "options"), CASES)
def test_do_and_undo_is_the_identity(subject: Subject, options: Any) -> None:
    """Again and again in one game: its log is full of undos."""
    for number in range(size(1, 3)):
        rng = random.Random(f"{options} undo {number}")
        table = new_table(subject, options, f"undo {number}")
        for _ in range(MOVES):
            if table.pending:
                _do_and_undo(subject, table, rng)
            if table.pending:
                random_move(subject, table, rng)


@pytest.mark.parametrize(("subject", "options"), CASES)
def test_every_stage_can_be_left_and_taken_back(subject: Subject, options: Any) -> None:
    rng = random.Random(f"{options} every stage")
    for whole, stages in telling_games(subject, options):
        for _, entries in cut_points(subject, whole, stages, size(1, 3), rng):
            table = standing_at(whole, entries)
            if table.pending:
                _do_and_undo(subject, table, rng)
            else:
                with pytest.raises(UndoRefused) as refused:
                    table.undo(0, range(table.seats))
                assert refused.value.code == "undo-game-over"


@pytest.mark.parametrize(("subject", "options"), CASES)
def test_a_whole_game_can_be_taken_back(subject: Subject, options: Any) -> None:
    """Back to the deal, one consented undo after another."""
    rng = random.Random(f"{options} back")
    table = new_table(subject, options, "back")
    start = _snapshot(table)
    for _ in range(30):
        if table.outcome is None:
            random_move(subject, table, rng)
    if table.outcome is not None:
        with pytest.raises(UndoRefused):
            table.undo(0, range(table.seats))
        return
    refused: set[int] = set()
    while len(refused) < table.seats:
        seat = rng.randrange(table.seats)
        try:
            table.undo(seat, range(table.seats))
        except UndoRefused:
            refused.add(seat)
    assert _snapshot(table) == start


def _quiet_moves(table: Table, rng: random.Random) -> list[int]:
    """Numbers of moves that may be taken back freely, one of every sort."""
    sorts: dict[frozenset[type], list[int]] = {}
    for number, entry in enumerate(table.log):
        if isinstance(entry, Moved) and is_quiet(table.game, entry, table.seats):
            sorts.setdefault(frozenset(map(type, entry.events)), []).append(number)
    return [rng.choice(numbers) for numbers in sorts.values()]


def _told(table: Table, seat: Seat, events: Sequence[Any]) -> bytes:
    return msgspec.json.encode([table.game.audience(event, seat) for event in events])


@pytest.mark.parametrize(("subject", "options"), CASES)
def test_a_move_that_may_be_taken_back_has_told_its_mover_nothing(
    subject: Subject, options: Any
) -> None:
    """In another world that he cannot exclude he would have been told the same: nobody looks at a
    card and then takes back the move that showed it."""
    rng = random.Random(f"{options} quiet")
    moves = [
        (whole, number)
        for whole, _ in telling_games(subject, options)
        for number in _quiet_moves(whole, rng)
    ]
    for whole, number in moves:
        entries, move = whole.log[:number], whole.log[number]
        assert isinstance(move, Moved)
        view = standing_at(whole, entries).view(move.seat)
        guess = subject.guess(options, entries, move.seat, rng)
        imagined = subject.game.imagine(view, guess, Chance(rng.randbytes(16)))
        events = subject.game.decide(imagined, move.seat, move.action, Chance(rng.randbytes(16)))
        assert _told(whole, move.seat, events) == _told(whole, move.seat, move.events)
    assert moves or subject.game.seats(options) == 1  # alone, what is sealed is opened at once
