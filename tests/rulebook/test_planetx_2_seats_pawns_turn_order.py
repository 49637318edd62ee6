"""Rules 2: seats, pawns, turn order, the arrow and the visible sky."""

from __future__ import annotations

from itertools import permutations

import pytest

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.errors import BadSetup
from ecliptic.planetx import PlanetX
from ecliptic.planetx.events import PawnsLinedUp
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.ring import visible_sky
from ecliptic.planetx.setup import Options, Place, Season, default_options
from tests.planetx.tables import a_table, one

MODES = ("standard", "expert")


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_2_one_to_four_players(mode: str, seats: int) -> None:
    game, options = PlanetX(), default_options(Mode(mode), seats)
    state = game.blank(options)
    for event in game.deal(options, Chance(bytes(16))):
        state = game.evolve(state, event)
    assert state.board.seats == len(state.desks) == seats
    assert len(game.to_act(state)) == 1


@pytest.mark.parametrize("seats", [0, 5])
def test_2_no_other_number_of_players(seats: int) -> None:
    seasons = [*Season, Season.SPRING]
    options = Options(Mode.STANDARD, tuple(Place(season, 0) for season in seasons[:seats]))
    with pytest.raises(BadSetup, match="planetx-seats"):
        PlanetX().deal(options, Chance(bytes(16)))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_2_all_pawns_start_in_sector_1_of_the_time_track(seats: int) -> None:
    table = a_table("standard", seats)
    assert [table.sector(seat) for seat in range(seats)] == [1] * seats


def test_2_pawns_start_in_random_order() -> None:
    options = default_options(Mode.STANDARD, 3)
    orders = {
        one(PlanetX().deal(options, Chance(seed_from_text(str(seed)))), PawnsLinedUp).order
        for seed in range(80)
    }
    assert orders == set(permutations(range(3)))


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_2_the_starting_order_is_the_order_of_the_first_turns(order: tuple[int, ...]) -> None:
    table = a_table("standard", seats=3, order=order)
    for seat in order:
        assert table.asked == (seat,)
        table.play(seat, "R A")


def test_2_a_pawn_has_a_total_time_of_0_at_the_start() -> None:
    table = a_table("standard", seats=4)
    assert table.board.times == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("mode", "time", "sector"),
    [
        ("standard", 0, 1),
        ("standard", 11, 12),
        ("standard", 12, 1),
        ("standard", 25, 2),
        ("expert", 12, 13),
        ("expert", 17, 18),
        ("expert", 18, 1),
        ("expert", 40, 5),
    ],
)
def test_2_its_sector_is_time_mod_ring_plus_1(mode: str, time: int, sector: int) -> None:
    table = a_table(mode, seats=1)
    table.stand(time)
    assert table.sector(0) == sector
    assert table.arrow == sector


def test_2_total_time_goes_on_counting_over_laps() -> None:
    table = a_table("standard", seats=2)
    table.stand(11, 13)
    table.play(0, "R A")
    table.theory_phase({})
    assert table.board.times == (12, 13)
    assert table.asked == (0,)


def test_2_a_newcomer_stands_in_front_of_those_already_there_and_acts_after_them() -> None:
    table = a_table("standard", seats=3)
    table.stand(0, 4, 4)
    table.play(0, "S A 1-3")
    table.theory_phase({})
    assert table.board.times == (4, 4, 4)
    assert table.order == (1, 2, 0)
    assert table.asked == (1,)


def test_2_arrival_decides_not_the_seat_nor_the_order_before() -> None:
    table = a_table("standard", seats=2, order=(0, 1))
    table.stand(0, 1)
    table.play(0, "R A")
    assert table.order == (1, 0)
    table.play(1, "R A")
    assert table.order == (0, 1)
    table.play(0, "T 2")
    assert table.order == (1, 0)


def test_2_the_player_furthest_back_acts() -> None:
    table = a_table("standard", seats=3)
    table.stand(7, 5, 6)
    assert table.asked == (1,)
    assert table.refusal(0, "R A") == "planetx-not-asked"
    assert table.refusal(2, "R A") == "planetx-not-asked"


def test_2_a_player_may_act_twice_running_while_furthest_back() -> None:
    table = a_table("standard", seats=2)
    table.stand(4, 9)
    table.play(0, "R A")
    assert table.asked == (0,)
    table.play(0, "T 6")
    assert table.board.times == (9, 9)


def test_2_smallest_time_before_earliest_arrival() -> None:
    table = a_table("standard", seats=2)
    table.play(0, "S A 1-3")
    table.play(1, "R A")
    assert table.asked == (1,)


def test_2_a_lap_behind_is_behind_even_in_a_higher_sector() -> None:
    table = a_table("standard", seats=2)
    table.stand(11, 12)
    assert (table.sector(0), table.sector(1)) == (12, 1)
    assert table.asked == (0,)


def test_2_the_arrow_points_at_the_sector_of_the_furthest_back_pawn() -> None:
    table = a_table("standard", seats=2)
    assert table.arrow == 1
    table.play(0, "R A")
    assert table.arrow == 1
    table.play(1, "S A 1-3")
    assert table.arrow == table.sector(0) == 2


@pytest.mark.parametrize("mode", MODES)
def test_2_the_visible_sky_starts_at_the_arrow_and_runs_clockwise(mode: str) -> None:
    sectors = Mode(mode).rules.sectors
    for arrow in range(1, sectors + 1):
        expected = tuple((arrow - 1 + step) % sectors + 1 for step in range(sectors // 2))
        assert visible_sky(arrow, Mode(mode)) == expected


def test_2_the_visible_sky_wraps() -> None:
    standard, expert = a_table("standard", seats=1), a_table("expert", seats=1)
    standard.stand(9)
    expert.stand(14)
    assert standard.sky == (10, 11, 12, 1, 2, 3)
    assert expert.sky == (15, 16, 17, 18, 1, 2, 3, 4, 5)
