"""Rules 8, the game code: four characters that decide a whole game."""

from __future__ import annotations

import pytest

from ecliptic.core.chance import Chance
from ecliptic.core.errors import BadNotation, BadSetup
from ecliptic.planetx import PlanetX
from ecliptic.planetx.codes import all_codes, mode_of, parse_code
from ecliptic.planetx.events import ConferenceSet, FactsGiven, SkyDealt, TopicSet
from ecliptic.planetx.generator import game_of
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.setup import Options, Place, Season
from tests.planetx.tables import all_of, one

PLACES = (Place(Season.AUTUMN, 8), Place(Season.SPRING, 12))


def options(code: str, mode: Mode = Mode.STANDARD) -> Options:
    return Options(mode, PLACES, code)


def test_8_four_characters_letter_digit_letter_digit() -> None:
    for code in all_codes():
        assert len(code) == 4
        assert set(code[::2]) <= set("ABCDEFGHJKLMPQRTUWXYZ")
        assert set(code[1::2]) <= set("23456789")


def test_8_there_are_28224_codes() -> None:
    assert len(list(all_codes())) == (21 * 8) ** 2 == 28_224


def test_8_its_first_letter_fixes_the_mode() -> None:
    assert {code[0] for code in all_codes() if mode_of(code) is Mode.STANDARD} == set("ABCDEFGHJKL")
    assert {code[0] for code in all_codes() if mode_of(code) is Mode.EXPERT} == set("MPQRTUWXYZ")


@pytest.mark.parametrize("first", "ABCDEFGHJKLMPQRTUWXYZ")
def test_8_every_well_formed_code_exists(first: str) -> None:
    code = f"{first}7K3"
    assert game_of(code).mode is mode_of(code)


@pytest.mark.parametrize("text", ["b4k7", " B4K7", "b 4 k 7", "B4 K7\n"])
def test_8_case_and_spaces_do_not_matter(text: str) -> None:
    assert parse_code(text) == "B4K7"


@pytest.mark.parametrize(("typed", "meant"), [("S", "5"), ("B", "8"), ("Z", "2"), ("G", "6")])
def test_8_in_a_digit_place_look_alike_letters_are_digits(typed: str, meant: str) -> None:
    assert parse_code(f"K{typed}K{typed}") == f"K{meant}K{meant}"


@pytest.mark.parametrize(("typed", "meant"), [("8", "B"), ("2", "Z"), ("6", "G")])
def test_8_in_a_letter_place_look_alike_digits_are_letters(typed: str, meant: str) -> None:
    assert parse_code(f"{typed}4{typed}4") == f"{meant}4{meant}4"


def test_8_the_reverse_only_where_that_letter_exists() -> None:
    with pytest.raises(BadNotation, match="planetx-code-sign"):
        parse_code("54K7")


def test_8_the_code_alone_decides_everything_but_the_order_of_pawns() -> None:
    game, setup = PlanetX(), game_of("B4K7")
    for seed in range(3):
        dealt = game.deal(options("B4K7"), Chance(bytes([seed] * 16)))
        assert one(dealt, SkyDealt).system == setup.system
        assert tuple(topic.clue for topic in all_of(dealt, TopicSet)) == setup.topics
        assert tuple(held.clue for held in all_of(dealt, ConferenceSet)) == setup.conferences
        assert [given.facts for given in all_of(dealt, FactsGiven)] == [
            setup.facts[Season.AUTUMN][:8],
            setup.facts[Season.SPRING],
        ]


def test_8_without_a_code_the_sky_is_secret_and_fresh() -> None:
    game = PlanetX()
    skies = {
        one(game.deal(options(""), Chance(bytes([seed] * 16))), SkyDealt).system
        for seed in range(10)
    }
    assert len(skies) > 8


def test_8_a_code_of_the_other_mode_is_refused() -> None:
    with pytest.raises(BadSetup, match="planetx-code-mode"):
        PlanetX().deal(options("B4K7", Mode.EXPERT), Chance(bytes(16)))
