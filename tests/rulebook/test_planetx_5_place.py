"""Rules 5, step 2: placing theories face down on the review tracks."""

from __future__ import annotations

import pytest

from ecliptic.planetx.board import FaceDown, FaceUp, Placing, Removed, Turns
from ecliptic.planetx.events import (
    TheoriesAdvanced,
    TheoryLaid,
    TheoryPhaseClosed,
    TheoryPlaced,
    TheoryWithdrawn,
    TokenTakenBack,
)
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import ASTEROID, COMET, DWARF_PLANET, GAS_CLOUD
from tests.planetx.tables import RulesTable, a_table, all_of, kinds, one


def placing(choices: list[str], mode: str = "standard") -> RulesTable:
    """A table where all have chosen, at the first theory phase or the next."""
    table = a_table(mode, seats=len(choices))
    choose(table, choices)
    return table


def choose(table: RulesTable, choices: list[str]) -> None:
    table.survey_on()
    for seat, choice in enumerate(choices):
        table.play(seat, f"C {choice}")


def test_5_place_from_furthest_back_to_furthest_ahead() -> None:
    table = a_table(seats=3)
    table.stand(4, 3, 2)
    table.play(2, "T 3")
    assert table.board.times == (4, 3, 6)
    for seat in range(3):
        table.play(seat, "C A")
    for seat in (1, 0, 2):
        assert table.asked == (seat,)
        table.play(seat, "P A 3")


def test_5_place_pawns_in_one_sector_place_in_their_order_there() -> None:
    table = a_table(seats=3, order=(2, 0, 1))
    table.survey_on()
    for seat in range(3):
        table.play(seat, "C A")
    assert table.board.stage == Placing(((2, 1), (0, 1), (1, 1)))


def test_5_each_places_all_his_tokens_before_the_next() -> None:
    table = placing(["A G", "D D"], "expert")
    placed = []
    for text in ("P G 1", "P A 2", "P D 3", "P D 4"):
        placed.append(table.asked)
        table.play(table.asked[0], text)
    assert placed == [(0,), (0,), (1,), (1,)]


def test_5_who_chose_nothing_places_nothing() -> None:
    table = placing(["-", "A", "-"])
    assert table.board.stage == Placing(((1, 1),))


def test_5_only_a_chosen_token_is_placed() -> None:
    table = placing(["A", "-"])
    assert table.refusal(0, "P G 6") == "planetx-place-not-chosen"


def test_5_place_face_down_the_sector_is_public_the_object_is_not() -> None:
    table = placing(["A", "C", "-"])
    table.play(0, "P A 3")
    assert table.told[0] == [TheoryPlaced(0, 1, 3, 1, ASTEROID)]
    for other in (1, 2, None):
        assert table.told[other] == [TheoryLaid(0, 1, 3, 1)]
    assert table.theory(1) == FaceDown(number=1, seat=0, sector=3, phase=1)


def test_5_place_on_the_outer_space() -> None:
    table = placing(["A", "C"])
    table.play(0, "P A 3")
    assert table.spaces == [0]


@pytest.mark.parametrize("mode", ["standard", "expert"])
def test_5_place_in_any_sector_visible_or_not(mode: str) -> None:
    """Even a comet where no comet can be."""
    table = placing(["C"], mode)
    assert table.lawful(0) == [f"P C {sector}" for sector in Mode(mode).rules.all_sectors]
    for sector in (0, Mode(mode).rules.sectors + 1):
        assert table.refusal(0, f"P C {sector}") == "planetx-no-such-sector"


def test_5_place_not_in_a_sector_whose_object_is_confirmed() -> None:
    table = a_table(seats=2)
    table.next_phase({0: "A 3"})
    table.next_phase()
    table.next_phase()
    assert table.board.confirmed == ((3, ASTEROID),)
    choose(table, ["C", "A"])
    assert table.refusal(0, "P C 3") == "planetx-place-confirmed"
    table.play(0, "P C 2")
    assert table.refusal(1, "P A 3") == "planetx-place-confirmed"


def test_5_place_in_a_sector_where_an_object_was_refuted_is_lawful() -> None:
    table = a_table(seats=2)
    table.next_phase({0: "G 3"})
    table.next_phase()
    table.next_phase()
    assert table.board.refuted == ((3, GAS_CLOUD),)
    choose(table, ["-", "G"])
    table.play(1, "P G 3")
    assert table.theory(2).sector == 3


def test_5_not_the_same_object_twice_by_one_player_in_one_sector() -> None:
    table = a_table(seats=2)
    table.next_phase({0: "A 3"})
    choose(table, ["A", "-"])
    assert table.refusal(0, "P A 3") == "planetx-place-same-object"
    assert len(table.lawful(0)) == 11


def test_5_two_players_may_name_the_same_object_in_one_sector() -> None:
    table = a_table(seats=2)
    table.next_phase({0: "A 3", 1: "A 3"})
    assert len(table.board.theories) == 2


def test_5_not_two_of_one_player_s_tokens_in_one_sector_in_the_same_phase() -> None:
    table = placing(["A G"], "expert")
    table.play(0, "P A 3")
    assert table.refusal(0, "P G 3") == "planetx-place-same-phase"
    assert len(table.lawful(0)) == 17


def test_5_a_different_object_in_a_later_phase_is_lawful() -> None:
    table = a_table(seats=2)
    table.next_phase({0: "A 3"})
    choose(table, ["G", "-"])
    table.play(0, "P G 3")
    assert [theory.sector for theory in table.board.theories] == [3, 3]


def test_5_a_token_once_placed_never_moves_to_another_sector_and_is_never_returned() -> None:
    """One right theory, one wrong one: three phases later both are where they were, or gone."""
    table = a_table(seats=2)
    table.next_phase({0: "A 3", 1: "A 5"})
    table.next_phase()
    for _ in range(3):
        table.next_phase()
        assert [theory.sector for theory in table.board.theories] == [3, 5]
    assert isinstance(table.theory(1), FaceUp)
    assert isinstance(table.theory(2), Removed)
    assert [desk.supply for desk in table.state.desks] == [(2, 3, 1, 2), (2, 3, 1, 2)]


def test_5_a_placed_token_cannot_be_taken_back() -> None:
    table = placing(["A G"], "expert")
    table.play(0, "P A 3")
    assert table.refusal(0, "W A") == "planetx-place-not-chosen"


@pytest.mark.parametrize("mode", ["standard", "expert"])
def test_5_a_space_holds_any_number_of_tokens(mode: str) -> None:
    table = a_table(mode, seats=4)
    table.next_phase(dict.fromkeys(range(4), "A 3"))
    assert [theory.sector for theory in table.board.theories] == [3] * 4
    assert table.spaces == [1] * 4


def test_5_an_owner_always_sees_his_own_face_down_tokens() -> None:
    table = a_table(seats=2)
    table.next_phase({0: "A 3", 1: "C 2"})
    table.next_phase({0: "G 6"})
    mine, theirs = table.views[0].desk, table.views[1].desk
    assert mine is not None
    assert theirs is not None
    assert mine.submitted == ((1, 3, ASTEROID), (3, 6, GAS_CLOUD))
    assert theirs.submitted == ((2, 2, COMET),)


def test_5_ruling_a_chosen_token_must_be_placed_if_any_sector_is_lawful_for_it() -> None:
    table = placing(["D", "-"])
    table.arrange(confirmed=tuple((sector, ASTEROID) for sector in range(1, 12)))
    assert table.lawful(0) == ["P D 12"]
    assert table.refusal(0, "W D") == "planetx-withdraw-placeable"
    assert table.refusal(0, "pass") == "planetx-only-in-last-chance"


def nowhere_for_a_dwarf_planet() -> RulesTable:
    """Seats 0 and 1 have chosen a dwarf planet; every sector but 12 is confirmed, and seat 0 has
    submitted that object there before."""
    table = placing(["D", "D"])
    table.arrange(
        confirmed=tuple((sector, ASTEROID) for sector in range(1, 12)),
        theories=(Removed(1, 0, 12, 0, DWARF_PLANET),),
    )
    table.arrange_desk(0, submitted=((1, 12, DWARF_PLANET),))
    return table


def test_5_ruling_otherwise_it_returns_to_the_supply() -> None:
    table = nowhere_for_a_dwarf_planet()
    assert table.state.desks[0].supply == (2, 4, 0, 2)
    assert table.lawful(0) == ["W D"]
    assert table.refusal(0, "P D 12") == "planetx-place-same-object"
    assert table.play(0, "W D") == [TheoryWithdrawn(0, DWARF_PLANET)]
    assert table.state.desks[0].supply == (2, 4, 1, 2)
    assert table.state.desks[0].chosen == ()
    assert table.asked == (1,)


def test_5_ruling_a_returned_token_stays_hidden() -> None:
    table = nowhere_for_a_dwarf_planet()
    table.play(0, "W D")
    for other in (1, None):
        assert table.told[other] == [TokenTakenBack(0)]


def test_5_ruling_the_phase_goes_on_after_a_returned_token() -> None:
    table = nowhere_for_a_dwarf_planet()
    table.play(0, "W D")
    happened = table.play(1, "P D 12")
    assert kinds(happened)[:3] == [TheoryPlaced, TheoriesAdvanced, TheoryPhaseClosed]
    assert isinstance(table.board.stage, Turns)


def test_5_ruling_the_same_object_twice_counts_removed_tokens_too() -> None:
    table = a_table(seats=2)
    table.next_phase({0: "A 5"})
    table.next_phase()
    table.next_phase()
    assert isinstance(table.theory(1), Removed)
    choose(table, ["A", "A"])
    assert one(table.play(1, "P A 5"), TheoryPlaced).sector == 5
    assert table.refusal(0, "P A 5") == "planetx-place-same-object"


def test_5_the_second_token_returns_if_the_first_took_its_only_sector() -> None:
    table = placing(["A G"], "expert")
    table.arrange(confirmed=tuple((sector, ASTEROID) for sector in range(1, 18)))
    assert table.lawful(0) == ["P A 18", "P G 18"]
    table.play(0, "P A 18")
    assert table.lawful(0) == ["W G"]
    assert all_of(table.play(0, "W G"), TheoryPhaseClosed)
