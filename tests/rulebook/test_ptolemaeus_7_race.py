"""Rules 7: the game ends at once when a player comes to 12 points."""

from __future__ import annotations

import pytest

from ecliptic.ptolemaeus.events import AreasShown, BonusDrawn, GameScored, PlanetStudied, TurnBegun
from ecliptic.ptolemaeus.setup import Race
from tests.ptolemaeus.tables import RulesTable, a_table, kinds, one, planets

# On 20 July 1969 Venus is alone in Gemini, where two pawns wait for a third.


def about_to_study(
    studied: str,
    *,
    objective: str = "",
    tokens: str = "",
    novas: int = 0,
    race: Race = Race.EVERYTHING,
    seats: int = 2,
) -> RulesTable:
    """Venus is the next planet of seat 0; its sign has no token left unless a test gives it one."""
    table = a_table(seats, race=race)
    table.pawns(0, "Gem Gem")
    table.cards("Gem Gem Gem")
    table.studied(0, studied)
    table.arrange_desk(0, objective=planets(objective))
    table.tokens(seats - 1, "Gem")
    table.tokens(0, tokens)
    table.bonuses(" ".join(["nova-constellatio"] * novas), deck=0)
    return table


def study_venus(table: RulesTable) -> list[object]:
    return list(table.play(0, "O Gem", "pay Gem"))


SIX = "So Lu Me Ma Iu Sa"


def test_7_at_once_when_a_player_reaches_12_he_wins() -> None:
    """Seven planets 10, and all three of the objective 3."""
    table = about_to_study(SIX, objective="Ve Ma Sa")
    events = study_venus(table)
    assert table.winners == (0,)
    assert one(events, GameScored).scores[0].total == 13
    assert TurnBegun not in kinds(events)


def test_7_and_shows_what_counted() -> None:
    table = about_to_study(SIX, objective="Ve Ma Sa")
    shown = one(study_venus(table), AreasShown)
    assert shown.objectives[0] == planets("Ve Ma Sa")
    assert table.views[1].board.objectives[0] == planets("Ve Ma Sa")


def test_7_not_with_11() -> None:
    table = about_to_study(SIX, tokens="Ari Tau Can")
    study_venus(table)
    assert table.winners is None


@pytest.mark.parametrize(
    ("studied", "objective", "tokens", "novas"),
    [
        (SIX, "", "", 2),  # 10 + 2
        (SIX, "", "Ari Tau Can Leo Vir Lib", 0),  # 10 + 2
        (SIX, "Ve Ma Sa", "", 0),  # 10 + 3
        ("So Lu Me Ma Iu", "Ve Ma Iu", "Ari Tau Can", 0),  # 8 + 3 + 1
        ("So Lu Me Ma", "Ve Ma Sa", "Ari Tau Can Leo Vir Lib", 3),  # 6 + 1 + 2 + 3
    ],
)
def test_7_ruling_all_four_sources_count_towards_the_race(
    studied: str, objective: str, tokens: str, novas: int
) -> None:
    table = about_to_study(studied, objective=objective, tokens=tokens, novas=novas)
    study_venus(table)
    assert table.winners == (0,)


def test_7_the_end_is_at_that_instant_even_inside_an_action() -> None:
    """The second sign of the opposition is paid for, and never gets its pawn."""
    table = about_to_study(SIX, objective="Ve Ma Sa")
    table.cards("Gem Sag")
    events = table.play(0, "O Gem Sag", "pay Gem", "pay Sag", "place Gem")
    assert kinds(events)[-3:] == [PlanetStudied, AreasShown, GameScored]
    assert table.on(0) == ""


def test_7_the_token_of_the_study_counts() -> None:
    table = about_to_study("So Lu Me Ma Iu", objective="Ve Ma Iu", tokens="Ari Tau")
    table.arrange(asteroids=(False, False, *[True] * 10))
    study_venus(table)
    assert table.board.tokens[0] == 3
    assert table.winners == (0,)


def test_7_a_nova_constellatio_drawn_for_the_study_counts() -> None:
    table = about_to_study(SIX, novas=1)
    table.bonuses("nova-constellatio", top="nova-constellatio")
    events = study_venus(table)
    assert BonusDrawn in kinds(events)
    assert table.winners == (0,)


def test_7_he_wins_even_if_another_has_more_planets() -> None:
    table = about_to_study("So Lu Me Ma", objective="Ve Ma Sa", tokens="Ari Tau Can", novas=3)
    table.tokens(0, "Ari Tau Can Leo Vir Lib")
    table.studied(1, SIX)
    study_venus(table)
    assert table.winners == (0,)


def test_7_points_are_not_lost_by_trading_tokens_that_did_not_make_three() -> None:
    table = about_to_study(SIX, objective="Ve Ma Sa", tokens="Ari Tau")
    table.bonuses(top="signum-ignis")
    table.play(0, "trade")
    study_venus(table)
    assert table.winners == (0,)


# ---- the table option ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("objective", "tokens"),
    [("Ve Ma Sa", ""), ("", "Ari Tau Can Leo Vir Lib"), ("Ve Ma Sa", "Ari Tau Can Leo Vir Lib")],
)
def test_7_race_planets_objective_and_tokens_do_not_count(objective: str, tokens: str) -> None:
    table = about_to_study(SIX, objective=objective, tokens=tokens, race=Race.PLANETS)
    study_venus(table)
    assert table.winners is None


def test_7_race_planets_counts_planets_and_nova_constellatio() -> None:
    table = about_to_study(SIX, novas=2, race=Race.PLANETS)
    study_venus(table)
    assert table.winners == (0,)


def test_7_race_planets_still_scores_everything() -> None:
    table = about_to_study(SIX, novas=2, objective="Ve Ma Sa", race=Race.PLANETS)
    assert one(study_venus(table), GameScored).scores[0].total == 15


def test_7_race_planets_leaves_the_final_score_alone() -> None:
    """When the comet comes round all four sources count as ever."""
    table = about_to_study("So Lu", objective="So Lu Ve", tokens="Ari Tau Can", race=Race.PLANETS)
    table.arrange(comet_steps=11)
    events = table.end_round()
    assert one(events, GameScored).scores[0].total == 2 + 1 + 1
