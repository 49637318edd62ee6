"""The card lists: what is shipped is read, and whatever breaks the printed totals is refused."""

from __future__ import annotations

from importlib import resources

import pytest

from ecliptic.core.errors import BadSetup
from ecliptic.english.ptolemaeus.words import BONUS_EFFECTS, BONUS_NAMES
from ecliptic.ptolemaeus.cards import JOKER, KINDS, LISTS, NEEDS_OPPONENT, Bonus, load
from ecliptic.ptolemaeus.zodiac import ALL_SIGNS

SHIPPED = resources.files("ecliptic.ptolemaeus").joinpath("cards.toml").read_text(encoding="utf-8")


def refusal(text: str) -> BadSetup:
    with pytest.raises(BadSetup) as caught:
        load(text)
    return caught.value


def changed(old: str, new: str) -> str:
    """The shipped file with one place changed."""
    assert SHIPPED.count(old) == 1
    return SHIPPED.replace(old, new)


def test_the_shipped_lists_are_those_of_the_file() -> None:
    assert load(SHIPPED) == LISTS


def test_constellation_cards_are_numbered_by_sign_and_the_joker_comes_after() -> None:
    assert sorted(set(LISTS.constellations)) == [*ALL_SIGNS, JOKER]
    assert len(set(LISTS.constellations)) == KINDS


def test_planets_of_a_card_stand_in_their_own_order() -> None:
    for card in (*LISTS.events, *LISTS.objectives):
        assert list(card) == sorted(card)


def test_every_bonus_card_is_in_the_box_and_eight_need_an_opponent() -> None:
    assert set(LISTS.bonuses) == set(Bonus)
    assert sum(bonus in NEEDS_OPPONENT for bonus in LISTS.bonuses) == 8


@pytest.mark.parametrize("card", Bonus)
def test_every_bonus_card_has_its_words(card: Bonus) -> None:
    assert card in BONUS_NAMES, "its name is missing in english/ptolemaeus/words.py"
    assert card in BONUS_EFFECTS, "what it does is missing in english/ptolemaeus/words.py"


def test_other_lists_with_the_same_totals_are_welcome() -> None:
    text = changed("Joker = 5", "Joker = 6").replace("Aries = 5", "Aries = 4")
    text = text.replace('origin = "reconstructed"', 'origin = "counted from a box"')
    lists = load(text)
    assert lists.origin == "counted from a box"
    assert lists.constellations.count(JOKER) == 6
    assert lists.constellations.count(0) == 4


@pytest.mark.parametrize(
    ("old", "new", "facts"),
    [
        ("Joker = 5", "Joker = 4", {"cards": "constellations", "count": 64, "wanted": 65}),
        ("Leo = 5\n", "", {"cards": "constellations", "count": 60, "wanted": 65}),
        ("nova-luna = 2", "nova-luna = 3", {"cards": "bonuses", "count": 26, "wanted": 25}),
        ("    [],\n", "", {"cards": "events", "count": 12, "wanted": 13}),
        ("    [],\n", "    [], [],\n", {"cards": "events", "count": 14, "wanted": 13}),
        (
            '    ["Luna", "Sol", "Mars"],\n',
            "",
            {"cards": "objectives", "count": 6, "wanted": 7},
        ),
    ],
)
def test_totals_are_65_13_25_and_7(old: str, new: str, facts: dict[str, object]) -> None:
    error = refusal(changed(old, new))
    assert (error.code, error.facts) == ("ptolemaeus-cards-total", facts)


@pytest.mark.parametrize(
    ("old", "new", "card"),
    [
        ('["Luna", "Sol", "Saturnus"]', '["Luna", "Sol"]', "Luna Sol"),
        ('["Luna", "Sol", "Saturnus"]', '["Luna", "Sol", "Sol"]', "Luna Sol Sol"),
        (
            '["Luna", "Sol", "Saturnus"]',
            '["Luna", "Sol", "Mars", "Luna"]',
            "Luna Sol Mars Luna",
        ),
        ('["Luna", "Sol", "Mars"]', '["Luna", "Mars", "Mars"]', "Luna Mars Mars"),
        ('["Luna", "Sol", "Mars"]', "[]", ""),
    ],
)
def test_events_and_objectives_have_three_different_planets(old: str, new: str, card: str) -> None:
    error = refusal(changed(old, new))
    assert (error.code, error.facts) == ("ptolemaeus-cards-three-planets", {"card": card})


def test_the_events_move_36_planets() -> None:
    error = refusal(changed('["Luna", "Sol", "Saturnus"]', "[]"))
    assert (error.code, error.facts) == ("ptolemaeus-cards-moves", {"moves": 33, "wanted": 36})
    error = refusal(changed("    [],\n", '    ["Luna", "Mars", "Venus"],\n'))
    assert (error.code, error.facts) == ("ptolemaeus-cards-moves", {"moves": 39, "wanted": 36})


def test_mars_moves_4_times() -> None:
    error = refusal(changed('["Luna", "Sol", "Saturnus"]', '["Luna", "Mars", "Saturnus"]'))
    assert (error.code, error.facts) == ("ptolemaeus-cards-mars-moves", {"moves": 5, "wanted": 4})


@pytest.mark.parametrize(
    ("old", "new", "name"),
    [
        ("Leo = 5", "Lion = 5", "Lion"),
        ("nova-luna = 2", "nova-terra = 2", "nova-terra"),
        ('["Luna", "Sol", "Saturnus"]', '["Luna", "Sol", "Pluto"]', "Pluto"),
    ],
)
def test_unknown_names_are_refused(old: str, new: str, name: str) -> None:
    error = refusal(changed(old, new))
    assert (error.code, error.facts) == ("ptolemaeus-cards-unknown-name", {"name": name})


def test_a_card_cannot_be_there_less_than_never() -> None:
    error = refusal(changed("Leo = 5", "Leo = -5"))
    assert error.code == "ptolemaeus-cards-negative"
    assert error.facts == {"name": "Leo", "count": -5}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "not a list",
        changed('origin = "reconstructed"\n', ""),
        changed("[bonuses]", "[presents]"),
        changed("Leo = 5", 'Leo = "five"'),
        changed("Leo = 5", "Leo = 5\nLeo = 5"),
        changed("    [],\n", "    7,\n"),
    ],
)
def test_files_of_another_form_are_refused(text: str) -> None:
    assert refusal(text).code == "ptolemaeus-cards-unreadable"
