"""Rules 6: the first right locate, last chances, the reveal."""

from __future__ import annotations

import pytest

from ecliptic.planetx.board import LastChances, Over, Turns
from ecliptic.planetx.events import (
    GameScored,
    LastChancesOpened,
    LocateAnnounced,
    Located,
    SkyRevealed,
)
from ecliptic.planetx.locate import LocateOffer
from tests.planetx.tables import (
    RIGHT_LOCATE,
    SKIES,
    WRONG_LOCATE,
    a_table,
    all_of,
    kinds,
    one,
    planet_x_found,
)

RIGHT, WRONG = RIGHT_LOCATE["standard"], WRONG_LOCATE["standard"]
MODES = ("standard", "expert")


@pytest.mark.parametrize("mode", MODES)
def test_6_the_first_right_locate_ends_the_turns(mode: str) -> None:
    table = planet_x_found(0, 1, mode=mode)
    for action in ("R A", "T 3", "S A 3-4"):
        assert table.refusal(table.asked[0], action) == "planetx-only-in-turn"


def test_6_a_wrong_locate_does_not_end_the_turns() -> None:
    table = a_table(seats=2)
    table.play(0, WRONG)
    assert isinstance(table.board.stage, Turns)


def test_6_the_finder_s_pawn_still_moves_5() -> None:
    assert planet_x_found(0).board.times == (7, 2)


def test_6_the_earth_does_not_turn_and_no_phase_follows() -> None:
    """The finder leaves sector 9 alone, past a theory icon, the conference and another icon."""
    table = a_table(seats=2)
    table.stand(8, 20)
    happened = table.play(0, RIGHT)
    assert kinds(happened) == [Located, LastChancesOpened, SkyRevealed, GameScored]
    assert table.arrow == 9
    assert (table.board.phases, table.board.conferences) == (0, ())


def test_6_every_player_behind_has_a_last_chance_from_furthest_back_to_furthest_ahead() -> None:
    table = planet_x_found(3, 0, 1)
    asked = []
    while isinstance(table.board.stage, LastChances):
        asked.append(table.asked)
        table.play(table.asked[0], "pass")
    assert asked == [(2,), (3,), (1,)]


def test_6_pawns_in_one_sector_have_their_chances_in_their_order_there() -> None:
    table = a_table(seats=3)
    table.stand(2, 3, 3, order=(0, 2, 1))
    table.play(0, RIGHT)
    assert isinstance(table.board.stage, LastChances)
    assert table.board.stage.queue == ((2, 4), (1, 4))


def test_6_only_one_last_chance_each() -> None:
    table = planet_x_found(0, 4)
    table.play(1, "pass")
    assert table.refusal(1, "pass") == "planetx-not-asked"
    assert table.asked == (2,)


@pytest.mark.parametrize("ahead", [5, 6, 9])
def test_6_level_with_or_ahead_of_the_finder_no_last_chance(ahead: int) -> None:
    table = planet_x_found(ahead)
    assert isinstance(table.board.stage, Over)


@pytest.mark.parametrize("ahead", [0, 1, 2, 3, 4])
def test_6_at_least_one_sector_behind_has_a_last_chance(ahead: int) -> None:
    table = planet_x_found(ahead)
    assert table.asked == (1,)


@pytest.mark.parametrize("ahead", range(12))
def test_6_more_than_5_behind_cannot_happen(ahead: int) -> None:
    """The finder was furthest back, so nobody is further behind than the five he moved."""
    table = a_table(seats=2)
    table.stand(2, 2 + ahead)
    opened = one(table.play(0, RIGHT), LastChancesOpened)
    assert all(1 <= behind <= 5 for _, behind in opened.behind)


def test_6_a_lone_finder_ends_the_game_at_once() -> None:
    table = a_table(seats=1)
    table.play(0, RIGHT)
    assert isinstance(table.board.stage, Over)


@pytest.mark.parametrize("lag", [1, 2, 3, 4, 5])
def test_6_last_chance_locate_or_theories_or_pass(lag: int) -> None:
    table = planet_x_found(5 - lag)
    assert {text.split()[0] for text in table.lawful(1)} == {"L", "P", "pass"}


@pytest.mark.parametrize("answer", [RIGHT, WRONG])
def test_6_last_chance_locate_gets_the_normal_answer(answer: str) -> None:
    table = planet_x_found(0, 0)
    table.play(1, answer)
    right = answer == RIGHT
    assert one(table.told[1], Located).found is right
    for other in (0, 2, None):
        assert one(table.told[other], LocateAnnounced).found is right
    assert table.asked == (2,)


@pytest.mark.parametrize("answer", ["L 8 A E", "L 8 C A", "L 4 C E"])
def test_6_last_chance_locate_is_right_or_wrong_as_a_whole(answer: str) -> None:
    table = planet_x_found(0)
    located = one(table.play(1, answer), Located)
    assert (located.found, located.points) == (False, 0)


@pytest.mark.parametrize("lag", [1, 2, 3, 4, 5])
def test_6_no_pawn_moves_in_last_chances(lag: int) -> None:
    for chances in (["pass"], [RIGHT], [WRONG], ["P A 5", "P A 9"]):
        table = planet_x_found(5 - lag)
        times, arrow = table.board.times, table.arrow
        for text in chances:
            if table.asked:
                table.play(1, text)
        assert (table.board.times, table.arrow) == (times, arrow)


def test_6_a_last_chance_locate_is_offered_and_announced_without_a_cost() -> None:
    table = planet_x_found(0)
    assert one(table.views[1].offers, LocateOffer).cost == 0
    assert one(table.play(1, RIGHT), Located).cost == 0
    for other in (0, None):
        assert one(table.told[other], LocateAnnounced).cost == 0


def test_6_last_chance_pass() -> None:
    table = planet_x_found(0)
    table.play(1, "pass")
    assert isinstance(table.board.stage, Over)


def test_6_where_x_is_stays_secret_until_all_have_had_theirs() -> None:
    table = planet_x_found(0, 1)
    for last in ("pass", RIGHT):
        for viewer in (1, 2, None):
            assert table.views[viewer].board.system == ()
            assert not all_of(table.told[viewer], SkyRevealed)
        table.play(table.asked[0], last)
    for viewer in (0, 1, 2, None):
        assert one(table.told[viewer], SkyRevealed).system == SKIES[table.board.mode].system


@pytest.mark.parametrize("mode", MODES)
def test_6_then_everything_is_revealed(mode: str) -> None:
    table = a_table(mode, seats=2)
    table.next_phase({0: "A 3", 1: "A 6"})
    table.play(0, RIGHT_LOCATE[mode])
    table.play(1, "P A 4")
    if table.asked:
        table.play(1, "pass")
    assert table.board.system == SKIES[table.board.mode].system
    assert [type(theory).__name__ for theory in table.board.theories] == [
        "FaceUp",
        "Removed",
        "FaceUp",
    ]


def test_6_wrong_theories_are_removed_without_penalty() -> None:
    table = a_table(seats=2)
    table.next_phase({0: "A 5", 1: "A 6"})
    times = table.board.times
    table.play(0, RIGHT)
    table.play(1, "pass")
    assert table.board.times == (times[0] + 5, times[1])
    assert [type(theory).__name__ for theory in table.board.theories] == ["Removed", "Removed"]


def test_6_after_the_end_nobody_acts() -> None:
    table = planet_x_found(0)
    table.play(1, "pass")
    assert table.asked == ()
    for seat in (0, 1):
        assert table.lawful(seat) == []
        assert table.refusal(seat, "pass") == "planetx-game-over"


def test_6_nothing_ends_a_game_that_nobody_solves() -> None:
    """Forty laps of nothing but wrong locates, and the table still waits for an answer."""
    table = a_table(seats=2)
    while min(table.board.times) < 480:
        if isinstance(table.board.stage, Turns):
            table.play(table.asked[0], WRONG)
        else:
            table.theory_phase({})
    assert table.asked
    assert table.game.outcome(table.state) is None
