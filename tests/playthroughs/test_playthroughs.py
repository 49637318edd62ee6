"""Golden playthroughs: whole games in text. A diff is a rule change."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from ecliptic.core.log import Moved, Undone
from ecliptic.core.record import Record, replayed, verify
from ecliptic.core.record_text import parse_record, record_text
from ecliptic.games import GAMES
from ecliptic.planetx.events import TheoryWithdrawn
from ecliptic.ptolemaeus.events import DrawingEnded, TurnPassed
from tests.playthroughs.make_playthroughs import PLAYED, streams_text

FOLDER = Path(__file__).parent
RECORDS = sorted(path for path in FOLDER.glob("*.txt") if not path.name.endswith(".streams.txt"))


def read(path: Path) -> Record:
    return parse_record(GAMES, path.read_text(encoding="utf-8"))


def test_there_is_one_for_each_mode_and_number_of_seats() -> None:
    assert {path.stem for path in RECORDS} == set(PLAYED)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_todays_rules_decide_every_move_as_recorded(path: Path) -> None:
    record = read(path)
    assert record.rules_version == GAMES[record.game].rules_version
    verified = verify(GAMES[record.game], record)
    assert verified.finished
    assert verified.moves == sum(isinstance(entry, Moved) for entry in record.entries)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_text_is_written_as_it_was_read(path: Path) -> None:
    record = read(path)
    assert record_text(GAMES[record.game], record) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_viewer_is_told_what_the_golden_streams_say(path: Path) -> None:
    record = read(path)
    table = replayed(GAMES[record.game], record)
    assert streams_text(table) == path.with_suffix(".streams.txt").read_text(encoding="utf-8")


NEVER_SEEN = {
    "planetx": {TheoryWithdrawn},
    "ptolemaeus": {DrawingEnded, TurnPassed},
}
"""A sky so nearly confirmed that a token has no sector left, and a table at which every card is in
somebody's hand: random play does not get there."""


@pytest.mark.parametrize("name", GAMES)
def test_together_they_show_every_kind_of_event(name: str) -> None:
    seen = {
        type(event)
        for path in RECORDS
        for entry in read(path).entries
        if not isinstance(entry, Undone) and path.stem.startswith(name)
        for event in entry.events
    }
    assert _members(GAMES[name].event_type) - seen == NEVER_SEEN[name]


def _members(union: Any) -> set[Any]:
    """The types in a union of types and unions."""
    parts = get_args(union)
    return set().union(*map(_members, parts)) if parts else {union}
