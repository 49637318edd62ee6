"""When a move may be taken back: freely, by consent, or not at all."""

from __future__ import annotations

import pytest

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.errors import UndoRefused
from ecliptic.core.log import Dealt, Entry, Moved, TakenBack, Undone
from ecliptic.core.table import Table, open_table
from ecliptic.core.undo import chance_before, last_move_of, latest_first
from ecliptic.planetx import PlanetX
from ecliptic.planetx.actions import Choose, PlaceTheory, Research, Survey
from ecliptic.planetx.board import Choosing
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import ASTEROID, TRULY_EMPTY
from ecliptic.planetx.setup import default_options
from tests.core.lots import Draw, End, Say, Seal, Shake, Whisper, lots


def a_table(seats: int = 2, sealing: bool = False) -> Table:
    return open_table(lots(sealing), seats, Chance(seed_from_text("undo")))


def act(table: Table, seat: int, action: object) -> None:
    asked = next(one for one in table.pending if one.seat == seat)
    table.act(seat, asked.name, action)


def refusal(table: Table, seat: int, agreed: tuple[int, ...] = ()) -> UndoRefused:
    with pytest.raises(UndoRefused) as refused:
        table.undo(seat, agreed)
    return refused.value


def test_a_whisper_is_taken_back_freely() -> None:
    table = a_table()
    before = table.state
    act(table, 0, Whisper("psst"))
    table.undo(0)
    assert table.state == before
    assert table.log[-1] == Undone(0, 1, ())


def test_a_word_that_others_heard_needs_everybody() -> None:
    table = a_table(seats=3)
    act(table, 0, Say("oh"))
    assert refusal(table, 0).code == "undo-needs-consent"
    assert dict(refusal(table, 0, (1,)).facts) == {"seats": "3"}
    table.undo(0, (2, 1))
    assert table.log[-1] == Undone(0, 1, (1, 2))


def test_a_seat_cannot_agree_in_the_place_of_another() -> None:
    table = a_table()
    act(table, 0, Say("oh"))
    assert refusal(table, 0, (0, 5, -1)).code == "undo-needs-consent"


def test_a_lot_drawn_needs_everybody_and_is_drawn_again_the_same() -> None:
    table = a_table()
    act(table, 0, Draw())
    drawn, position = table.state, table.chance.position
    assert refusal(table, 0).code == "undo-needs-consent"
    table.undo(0, (1,))
    assert table.chance.position == position - 1
    act(table, 0, Draw())
    assert table.state == drawn
    assert table.chance.position == position


def test_a_quiet_move_that_drew_something_needs_everybody() -> None:
    """Nobody saw anything, but to shake again until the lots lie well would be to choose them."""
    table = a_table()
    act(table, 0, Shake())
    assert refusal(table, 0).code == "undo-needs-consent"
    table.undo(0, agreed=[1])
    assert table.state.moves == 0


def test_a_sealed_number_is_free_until_the_next_seat_moves() -> None:
    table = a_table(seats=3, sealing=True)
    act(table, 1, Seal(4))
    table.undo(1)
    act(table, 1, Seal(5))
    act(table, 0, Seal(1))
    assert refusal(table, 1).code == "undo-needs-consent"
    table.undo(0)
    table.undo(1)
    assert [one.seat for one in table.pending] == [0, 1, 2]


def test_the_reveal_ends_the_freedom() -> None:
    table = a_table(sealing=True)
    act(table, 0, Seal(1))
    act(table, 1, Seal(2))
    assert refusal(table, 1).code == "undo-needs-consent"
    table.undo(1, (0,))
    assert [one.seat for one in table.pending] == [1]


def test_an_undo_by_consent_takes_back_what_followed() -> None:
    table = a_table()
    act(table, 0, Say("one"))
    act(table, 1, Say("two"))
    act(table, 0, Say("three"))
    table.undo(1, (0,))
    assert [entry.to for entry in table.log if isinstance(entry, Undone)] == [2]
    assert table.pending[0].seat == 1
    assert [told for told in table.streams[None].told if isinstance(told, TakenBack)] == [
        TakenBack(2)
    ]


def test_nobody_takes_back_a_move_he_has_not_made() -> None:
    table = a_table()
    assert refusal(table, 1).code == "undo-nothing"
    act(table, 0, Whisper("psst"))
    assert refusal(table, 1, (0,)).code == "undo-nothing"
    assert refusal(table, 7, (0, 1)).code == "undo-nothing"
    table.undo(0)
    assert refusal(table, 0).code == "undo-nothing"


def test_nothing_is_taken_back_after_the_end() -> None:
    table = a_table()
    act(table, 0, End())
    assert refusal(table, 0, (0, 1)).code == "undo-game-over"


def test_alone_there_is_nobody_to_ask() -> None:
    table = a_table(seats=1)
    act(table, 0, Say("oh"))
    table.undo(0)
    assert table.log[-1] == Undone(0, 1, ())


def test_which_entries_count() -> None:
    entries: list[Entry] = [
        Dealt((), 1),
        Moved(0, "a", None, (), 2),
        Moved(1, "b", None, (), 5),
        Undone(1, 2, ()),
        Moved(1, "b", None, (), 7),
        Undone(0, 1, (1,)),
        Moved(0, "a", None, (), 3),
    ]
    counting = [[], [0], [1, 0], [2, 1, 0], [1, 0], [4, 1, 0], [0], [6, 0]]
    for length, expected in enumerate(counting):
        assert [*latest_first(entries[:length])] == expected
        assert [*latest_first(entries, length)] == expected
    assert last_move_of(entries[:5], 0) == 1
    assert [chance_before(entries, length) for length in range(8)] == [0, 1, 2, 5, 2, 7, 1, 3]


# The same policy at a real game.


def planetx_table(seats: int, mode: Mode = Mode.STANDARD) -> Table:
    return open_table(PlanetX(), default_options(mode, seats), Chance(seed_from_text("policy")))


def to_the_first_theory_phase(table: Table) -> None:
    while not isinstance(table.state.board.stage, Choosing):
        asked = table.pending[0]
        arrow = table.state.board.earth % table.state.board.rules.sectors + 1
        table.act(asked.seat, asked.name, Survey(TRULY_EMPTY, arrow, arrow))


def test_a_sealed_theory_choice_is_free_before_the_reveal() -> None:
    table = planetx_table(3)
    to_the_first_theory_phase(table)
    before = table.state
    act(table, 1, Choose((ASTEROID,)))
    table.undo(1)
    assert table.state == before
    act(table, 1, Choose(()))
    act(table, 2, Choose(()))
    assert refusal(table, 1).code == "undo-needs-consent"
    act(table, 0, Choose(()))
    assert refusal(table, 0).code == "undo-needs-consent"


@pytest.mark.parametrize("action", [Research("A"), Survey(ASTEROID, 1, 3)])
def test_an_answer_needs_everybodys_consent(action: object) -> None:
    table = planetx_table(3)
    seat = table.pending[0].seat
    before = table.state
    act(table, seat, action)
    others = tuple(one for one in range(3) if one != seat)
    assert refusal(table, seat).code == "undo-needs-consent"
    assert refusal(table, seat, others[:1]).code == "undo-needs-consent"
    table.undo(seat, others)
    assert table.state == before


def test_a_placed_theory_was_seen_by_all() -> None:
    table = planetx_table(2)
    to_the_first_theory_phase(table)
    act(table, 0, Choose((ASTEROID,)))
    act(table, 1, Choose((ASTEROID,)))
    first = table.pending[0].seat
    act(table, first, PlaceTheory(ASTEROID, 1))
    assert refusal(table, first).code == "undo-needs-consent"
