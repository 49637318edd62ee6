"""Rules 6: theories as a last chance."""

from __future__ import annotations

import pytest

from ecliptic.planetx.board import FaceDown, Over
from ecliptic.planetx.events import LastChanceEnded, TheoryLaid, TheoryPlaced
from ecliptic.planetx.objects import ASTEROID
from tests.planetx.tables import RIGHT_LOCATE, a_table, all_of, one, planet_x_found

MODES = ("standard", "expert")
RIGHT = RIGHT_LOCATE["standard"]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("lag", [1, 2, 3])
def test_6_up_to_1_theory_if_1_to_3_sectors_behind(mode: str, lag: int) -> None:
    """The same in both modes, though an expert phase allows two."""
    table = planet_x_found(5 - lag, mode=mode)
    happened = table.play(1, "P A 3")
    assert one(happened, LastChanceEnded).seat == 1
    assert isinstance(table.board.stage, Over)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("lag", [4, 5])
def test_6_up_to_2_theories_if_4_or_5_behind(mode: str, lag: int) -> None:
    """The same in both modes, though a standard phase allows one."""
    table = planet_x_found(5 - lag, mode=mode)
    assert not all_of(table.play(1, "P A 3"), LastChanceEnded)
    assert table.asked == (1,)
    happened = table.play(1, "P A 4")
    assert one(happened, LastChanceEnded).seat == 1
    assert isinstance(table.board.stage, Over)


def test_6_up_to_2_means_the_second_may_be_left_out() -> None:
    table = planet_x_found(0)
    table.play(1, "P A 3")
    table.play(1, "pass")
    assert isinstance(table.board.stage, Over)
    assert len(table.board.theories) == 1


def test_6_last_theories_are_face_down() -> None:
    table = planet_x_found(0, 0)
    table.play(1, "P A 3")
    assert one(table.told[1], TheoryPlaced).thing is ASTEROID
    for other in (0, 2, None):
        assert [type(news) for news in table.told[other]] == [TheoryLaid]
    assert isinstance(table.theory(1), FaceDown)


def test_6_last_theories_in_different_sectors() -> None:
    table = planet_x_found(0)
    table.play(1, "P A 3")
    assert table.refusal(1, "P G 3") == "planetx-place-same-phase"


def test_6_locate_or_theories_not_both() -> None:
    table = planet_x_found(0)
    table.play(1, "P A 3")
    assert table.refusal(1, RIGHT) == "planetx-last-chance-theories-begun"
    table = planet_x_found(0, 0)
    table.play(1, RIGHT)
    assert table.refusal(1, "P A 3") == "planetx-not-asked"


def test_6_last_theories_come_from_the_supply() -> None:
    """The usual token limits: the one dwarf planet token cannot be placed twice."""
    table = planet_x_found(0)
    table.play(1, "P D 1")
    assert table.refusal(1, "P D 2") == "planetx-supply"
    assert not [text for text in table.lawful(1) if text.startswith("P D")]


def test_6_last_theories_need_a_token_left() -> None:
    table = a_table(seats=2)
    table.next_phase({1: "D 1"})
    table.play(0, RIGHT)
    assert table.refusal(1, "P D 2") == "planetx-supply"


def test_6_last_theories_not_in_a_confirmed_sector() -> None:
    table = a_table(seats=2)
    table.next_phase({0: "A 3"})
    table.next_phase()
    table.next_phase()
    table.play(0, RIGHT)
    assert table.refusal(1, "P A 3") == "planetx-place-confirmed"


def test_6_last_theories_not_the_same_object_twice_in_a_sector() -> None:
    table = a_table(seats=2)
    table.next_phase({1: "A 3"})
    table.play(0, RIGHT)
    assert table.refusal(1, "P A 3") == "planetx-place-same-object"
    assert "P G 3" in table.lawful(1)


def test_6_last_theories_in_any_sector_visible_or_not() -> None:
    table = planet_x_found(0)
    assert [text for text in table.lawful(1) if text.startswith("P G")] == [
        f"P G {sector}" for sector in range(1, 13)
    ]


@pytest.mark.parametrize("thing", ["E", "X"])
def test_6_last_theories_are_about_ordinary_objects(thing: str) -> None:
    assert planet_x_found(0).refusal(1, f"P {thing} 5") == "planetx-choose-object"


def test_6_the_last_token_ends_the_last_chance() -> None:
    """With one token left there is no second theory to decide about."""
    table = a_table(seats=2)
    for sector, thing in enumerate("CCAAAADG", start=1):
        table.next_phase({1: f"{thing} {sector}"})
    table.stand(2, 2)
    table.play(0, RIGHT)
    table.play(1, "P G 9")
    assert isinstance(table.board.stage, Over)


def test_6_all_last_chance_theories_count_as_submitted_at_the_same_time() -> None:
    table = planet_x_found(0, 1, 2)
    table.play(1, "P A 3")
    table.play(1, "P A 4")
    table.play(2, "P A 3")
    table.play(2, "pass")
    table.play(3, "P A 3")
    assert len({theory.phase for theory in table.board.theories}) == 1
    assert isinstance(table.board.stage, Over)
    assert [score.first_bonuses for score in table.board.stage.scores] == [0, 2, 1, 1]


def test_6_last_chance_theories_come_after_every_theory_of_a_phase() -> None:
    table = a_table(seats=3)
    table.next_phase({1: "A 3"})
    table.play(0, RIGHT)
    table.play(1, "pass")
    table.play(2, "P A 3")
    table.play(2, "pass")
    assert isinstance(table.board.stage, Over)
    assert [score.first_bonuses for score in table.board.stage.scores] == [0, 1, 0]
