"""The table: who may answer what, and the loop that lets players answer."""

from __future__ import annotations

from typing import Any, cast

import pytest

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.errors import IllegalAction, NotYourDecision
from ecliptic.core.game import AnyGame, Decision, Outcome
from ecliptic.core.log import Dealt, Moved
from ecliptic.core.table import Table, open_table, play
from tests.core.lots import Drawn, End, Lots, Opened, Said, Say, Seal, lots


def a_table(seats: int = 2, sealing: bool = False) -> Table:
    return open_table(lots(sealing), seats, Chance(seed_from_text("table")))


def refusal(table: Table, seat: int, decision: str, action: Any) -> NotYourDecision:
    with pytest.raises(NotYourDecision) as refused:
        table.act(seat, decision, action)
    return refused.value


def test_a_table_opens_with_the_deal() -> None:
    table = a_table()
    (dealt,) = table.log
    assert isinstance(dealt, Dealt)
    assert dealt.chance == table.chance.position == 1
    assert set(table.streams) == {0, 1, None}
    assert table.pending == (Decision(0, "move-0"),)
    assert table.outcome is None


def test_an_answer_becomes_an_entry_and_is_told() -> None:
    table = a_table()
    assert table.act(0, "move-0", Say("hello")) == (Said(0, "hello"),)
    assert table.log[-1] == Moved(0, "move-0", Say("hello"), (Said(0, "hello"),), 1)
    assert all(stream.told[-1] == Said(0, "hello") for stream in table.streams.values())


@pytest.mark.parametrize("seat", [1, 2, -1, 99])
def test_a_seat_that_is_not_asked(seat: int) -> None:
    error = refusal(a_table(), seat, "move-0", Say("me"))
    assert error.code == "not-your-decision"
    assert dict(error.facts) == {"waiting": "1"}


def test_all_who_are_waited_for_are_named() -> None:
    table = a_table(seats=3, sealing=True)
    table.act(1, "seal-0", Seal(1))
    assert refusal(table, 1, "seal-0", Seal(2)).facts["waiting"] == "1, 3"


def test_a_decision_that_has_passed() -> None:
    table = a_table()
    table.act(0, "move-0", Say("one"))
    table.act(1, "move-1", Say("two"))
    error = refusal(table, 0, "move-0", Say("late"))
    assert error.code == "decision-stale"
    assert dict(error.facts) == {"decision": "move-0"}


def test_a_rivals_seal_makes_no_decision_stale() -> None:
    table = a_table(sealing=True)
    mine = table.pending[1]
    table.act(0, table.pending[0].name, Seal(3))
    table.act(mine.seat, mine.name, Seal(4))
    assert len(table.log) == 3


def test_nobody_is_asked_after_the_end() -> None:
    table = a_table()
    table.act(0, "move-0", End())
    assert table.pending == ()
    assert table.outcome == Outcome((0, 0), (0,))
    assert refusal(table, 1, "move-1", Say("wait")).code == "game-over"


class Counting(Lots):
    """Counts how often an event is folded into the state."""

    folded = 0

    def evolve(self, state: Any, event: Any) -> Any:
        self.folded += 1
        return super().evolve(state, event)


def test_an_entry_is_folded_once_before_it_counts() -> None:
    game = Counting()
    table = open_table(cast(AnyGame, game), 2, Chance(seed_from_text("table")))
    before, game.folded = (table.state, len(table.log), table.view(1)), 0
    then = table.after(table.decide(table.pending[0], Say("hello")))
    assert (table.state, len(table.log), table.view(1)) == before
    assert then.pending == (Decision(1, "move-1"),)
    assert then.news == {viewer: [Said(0, "hello")] for viewer in (0, 1, None)}
    table.take(then)
    assert table.state == then.state
    assert table.log[-1] == then.entry
    assert table.pending == then.pending
    assert table.view(1).heard[-1] == Said(0, "hello")
    assert game.folded == 1


def test_an_unlawful_answer_leaves_even_the_chance_stream_alone() -> None:
    table = a_table()
    before = table.state, len(table.log), table.chance.position
    with pytest.raises(IllegalAction):
        table.act(0, "move-0", "no action")
    assert (table.state, len(table.log), table.chance.position) == before


def test_a_table_may_watch_fewer_viewers() -> None:
    table = open_table(lots(), 2, Chance(seed_from_text("table")), viewers=(1,))
    assert set(table.streams) == {1}
    table.act(0, "move-0", Say("hello"))
    assert table.view(1).heard[-1] == Said(0, "hello")


def test_entries_alone_rebuild_a_table() -> None:
    table = a_table()
    table.act(0, "move-0", Say("one"))
    table.undo(0, (1,))
    table.act(0, "move-0", Say("two"))
    again = Table(table.game, 2, Chance(table.chance.seed))
    for entry in table.log:
        again.append(entry)
    assert again.state == table.state
    assert again.state.events[-1] == Said(0, "two")
    assert again.view(1) == table.view(1)


class Repeater:
    """Says the same until it has been asked often enough, and remembers what it saw."""

    def __init__(self, says: int) -> None:
        self.left = says
        self.seen: list[Any] = []

    def answer(self, view: Any, decision: Decision) -> Any:
        self.seen.append((view, decision))
        self.left -= 1
        return Say("again") if self.left >= 0 else End()


def test_play_lets_each_seat_answer_from_its_own_view() -> None:
    table = a_table()
    players = {0: Repeater(2), 1: Repeater(5)}
    assert play(table, players, most_actions=100) == Outcome((0, 0), (0,))
    assert [decision.seat for _, decision in players[1].seen] == [1, 1]
    assert all(view.viewer == 0 for view, _ in players[0].seen)


def test_play_stops_at_its_cap() -> None:
    table = a_table()
    assert play(table, {0: Repeater(99), 1: Repeater(99)}, most_actions=7) is None
    assert len(table.log) == 8


def test_a_finished_game_is_not_played_on() -> None:
    table = a_table()
    table.act(0, "move-0", End())
    assert play(table, {}, most_actions=5) == table.outcome


def test_lots_are_seen_by_their_drawer_only() -> None:
    """The small game itself keeps its secrets, or the tests above would prove nothing."""
    game = lots()
    assert game.audience(Drawn(0, 9), 1) == Drawn(0, None)
    assert game.audience(Drawn(0, 9), 0) == Drawn(0, 9)
    assert game.audience(Opened(9), None) == Opened(9)
