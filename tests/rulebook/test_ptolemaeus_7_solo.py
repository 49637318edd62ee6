"""Rules 7: playing alone."""

from __future__ import annotations

import pytest

from ecliptic.ptolemaeus.cards import Bonus
from ecliptic.ptolemaeus.setup import Race
from tests.ptolemaeus.tables import RulesTable, a_table, planets

SIX = "So Lu Me Ma Iu Sa"


def alone(studied: str, objective: str = "", race: Race = Race.EVERYTHING) -> RulesTable:
    table = a_table(seats=1, race=race)
    table.studied(0, studied)
    table.arrange_desk(0, objective=planets(objective))
    table.bonuses(deck=0)
    return table


def test_7_solo_without_the_eight_cards_that_need_an_opponent() -> None:
    table = a_table(seats=1)
    deck = table.state.decks.bonuses
    assert len(deck) == 25 - 8
    assert not {
        Bonus.NOVA_LUNA,
        Bonus.MALEFICUS_MARS,
        Bonus.MALEFICUS_SATURNUS,
        Bonus.IUPITER_ORIENTALIS,
    }.intersection(deck)


def test_7_solo_the_other_cards_are_all_there() -> None:
    deck = a_table(seats=1).state.decks.bonuses
    assert deck.count(Bonus.NOVA_CONSTELLATIO) == 3
    for card in set(deck) - {Bonus.NOVA_CONSTELLATIO}:
        assert deck.count(card) == 2


@pytest.mark.parametrize("race", list(Race))
def test_7_solo_the_instant_end_is_off(race: Race) -> None:
    table = alone(SIX, objective="Ve Ma Sa", race=race)
    table.bonuses("nova-constellatio nova-constellatio", deck=0)
    table.pawns(0, "Gem Gem")
    table.cards("Gem")
    table.play(0, "O Gem", "pay Gem")
    assert table.winners is None
    assert table.asked == (0,)


@pytest.mark.parametrize(
    ("studied", "objective", "tokens", "won"),
    [
        (f"{SIX} Ve", "Ve Ma Sa", "", True),  # 13
        (SIX, "Lu Ma Sa", "Ari Tau Gem", True),  # 12
        (SIX, "Lu Ma Sa", "", False),  # 11
        ("", "", "", False),
    ],
)
def test_7_solo_is_won_with_12_or_more_when_the_comet_comes_round(
    studied: str, objective: str, tokens: str, won: bool
) -> None:
    table = alone(studied, objective)
    table.tokens(0, tokens)
    table.arrange(comet_steps=11)
    table.end_round()
    assert table.winners == ((0,) if won else ())


@pytest.mark.parametrize("race", list(Race))
def test_7_solo_all_sources_count_whatever_the_race(race: Race) -> None:
    table = alone(SIX, "Lu Ma Sa", race)
    table.tokens(0, "Ari Tau Gem")
    table.arrange(comet_steps=11)
    table.end_round()
    assert table.winners == (0,)
