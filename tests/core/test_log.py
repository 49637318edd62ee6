"""The log, and folds over it that can be taken back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecliptic.core.log import (
    SNAPSHOT_EVERY,
    Dealt,
    Entry,
    Moved,
    SeatStream,
    TakenBack,
    Timeline,
    Undone,
)
from tests.core.lots import Drawn, Opened, Said, Sealed, Whispered, lots


def joined(value: tuple[Any, ...], item: Any) -> tuple[Any, ...]:
    return (*value, item)


def plain_fold(items: list[Any]) -> tuple[Any, ...]:
    """Every value from the start, remembered: what a timeline must come to."""
    values: list[tuple[Any, ...]] = [()]
    for item in items:
        back = isinstance(item, TakenBack)
        values.append(values[item.to] if back else joined(values[-1], item))
    return values[-1]


@given(st.lists(st.one_of(st.integers(0, 9), st.floats(0, 1)), max_size=90))
def test_a_timeline_folds_like_a_plain_list(steps: list[int | float]) -> None:
    """Integers are items; a fraction takes back that share of the items so far."""
    timeline: Timeline[tuple[Any, ...]] = Timeline((), joined)
    for step in steps:
        length = len(timeline.items)
        # Seldom, because many in a row are the subject of a test of their own.
        back = isinstance(step, float) and step > 0.5
        timeline.add(TakenBack(int(length * (step - 0.5))) if back else step)
        assert timeline.now == plain_fold(timeline.items)
    for number in range(len(timeline.items) + 1):
        assert timeline.at(number) == plain_fold(timeline.items[:number])


@pytest.mark.parametrize("length", [SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1])
def test_taking_back_works_across_a_snapshot(length: int) -> None:
    timeline: Timeline[tuple[Any, ...]] = Timeline((), joined)
    for number in range(length):
        timeline.add(number)
    timeline.add(TakenBack(length - 2))
    timeline.add("new")
    assert timeline.now == (*range(length - 2), "new")


def test_many_undos_cost_no_more_than_folding_a_snapshot_each() -> None:
    """A seat may change its mind as often as it likes; each time costs one short fold."""
    folded = 0

    def counted(value: int, item: Any) -> int:
        nonlocal folded
        folded += 1
        return value + 1

    timeline: Timeline[int] = Timeline(0, counted)
    timeline.add("start")
    undos = 14
    for _ in range(undos):
        timeline.add("choice")
        timeline.add(TakenBack(len(timeline.items) - 1))
    assert timeline.now == 1
    assert folded <= (undos + 1) * (SNAPSHOT_EVERY + 1)


class CountedItems(list[Any]):
    """A list that counts how often one of its items is looked at."""

    looked_at = 0

    def __getitem__(self, index: Any) -> Any:
        self.looked_at += 1
        return super().__getitem__(index)


def test_a_move_taken_back_a_thousand_times_costs_as_much_each_time() -> None:
    timeline: Timeline[tuple[Any, ...]] = Timeline((), joined)
    timeline.items = items = CountedItems()
    timeline.add(0)
    for _ in range(1_000):
        timeline.add(1)
        timeline.add(TakenBack(len(items) - 1))
        assert timeline.now == (0,)
    assert items.looked_at <= 4 * 1_000


def test_a_stream_hears_only_what_its_viewer_may() -> None:
    game = lots()
    entries: list[Entry] = [
        Dealt((Opened(7),), 1),
        Moved(0, "move-0", None, (Drawn(0, 500),), 2),
        Moved(1, "move-1", None, (Whispered(1, "psst"),), 2),
    ]
    streams = {viewer: SeatStream(game, 2, viewer) for viewer in (0, 1, None)}
    for stream in streams.values():
        for entry in entries:
            stream.follow(entry)
    assert list(streams[0].told) == [Opened(7), Drawn(0, 500)]
    assert list(streams[1].told) == [Opened(7), Drawn(0, None), Whispered(1, "psst")]
    assert list(streams[None].told) == [Opened(7), Drawn(0, None)]


def test_an_undo_is_told_only_to_those_who_heard_something() -> None:
    game = lots()
    mine, other = SeatStream(game, 2, 0), SeatStream(game, 2, 1)
    for stream in (mine, other):
        stream.follow(Dealt((Opened(7),), 1))
        stream.follow(Moved(0, "move-0", None, (Whispered(0, "psst"),), 1))
        stream.follow(Undone(0, 1, ()))
        stream.follow(Moved(0, "move-0", None, (Said(0, "aloud"),), 1))
    assert list(mine.told) == [Opened(7), Whispered(0, "psst"), TakenBack(1), Said(0, "aloud")]
    assert list(other.told) == [Opened(7), Said(0, "aloud")]
    assert mine.view.heard == other.view.heard == (Opened(7), Said(0, "aloud"))


def test_a_stream_is_rebuilt_from_what_was_told() -> None:
    game = lots()
    live, again = SeatStream(game, 2, 1), SeatStream(game, 2, 1)
    live.follow(Dealt((Opened(7),), 1))
    live.follow(Moved(0, "seal", None, (Sealed(0, 3),), 1))
    live.follow(Undone(0, 1, ()))
    for told in live.told:
        again.hear(told)
    assert again.view == live.view
    assert again.view.heard == (Opened(7),)
