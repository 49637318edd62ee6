"""Rules 4: two asteroid tokens buy a bonus card."""

from __future__ import annotations

from ecliptic.ptolemaeus.events import AsteroidsTraded, BonusDrawn
from tests.ptolemaeus.tables import RulesTable, a_table, kinds


def with_tokens(signs: str) -> RulesTable:
    table = a_table()
    table.tokens(0, signs)
    return table


def test_4_two_tokens_for_a_bonus_card() -> None:
    table = with_tokens("Ari Tau Gem")
    table.bonuses(top="signum-aquae")
    assert kinds(table.play(0, "trade")) == [AsteroidsTraded, BonusDrawn]
    assert table.board.tokens[0] == 1
    assert [card.value for card in table.desk(0).bonuses] == ["signum-aquae"]


def test_4_the_tokens_leave_the_game() -> None:
    table = with_tokens("Ari Tau Gem")
    table.play(0, "trade")
    assert sum(table.board.asteroids) == 9
    assert sum(table.board.tokens) == 1


def test_4_before_the_action() -> None:
    table = with_tokens("Ari Tau")
    table.play(0, "trade")
    assert "D deck" in table.lawful(0)


def test_4_after_the_action() -> None:
    table = with_tokens("Ari Tau")
    table.play(0, "D deck", "D deck")
    assert sorted(table.lawful(0)) == ["end", "trade"]
    table.play(0, "trade", "end")
    assert table.asked == (1,)


def test_4_any_number_of_times() -> None:
    table = with_tokens("Ari Tau Gem Can Leo")
    table.play(0, "trade", "trade")
    assert table.board.bonus_sizes[0] == 2
    assert table.refusal(0, "trade") == "ptolemaeus-two-tokens"


def test_4_only_while_the_bonus_deck_has_cards() -> None:
    table = with_tokens("Ari Tau Gem Can")
    table.bonuses(deck=1)
    table.play(0, "trade")
    assert table.refusal(0, "trade") == "ptolemaeus-bonus-deck-empty"


def test_4_not_with_one_token() -> None:
    assert with_tokens("Ari").refusal(0, "trade") == "ptolemaeus-two-tokens"


def test_4_not_in_another_players_turn() -> None:
    table = with_tokens("Ari Tau")
    table.arrange(active=1)
    assert table.refusal(0, "trade") == "ptolemaeus-not-asked"


def test_4_never_inside_the_action() -> None:
    table = with_tokens("Ari Tau")
    table.play(0, "D deck")
    assert table.refusal(0, "trade") == "ptolemaeus-only-beside-action"


def test_4_a_card_bought_may_be_played_in_the_same_turn() -> None:
    table = with_tokens("Ari Tau")
    table.bonuses(top="signum-aquae")
    table.play(0, "trade", "play signum-aquae", "place Pis")
    assert table.on(0) == "Pis"


def test_4_a_nova_constellatio_bought_may_win() -> None:
    """Ten points for seven planets and one for five tokens, of which three are left."""
    table = with_tokens("Ari Tau Gem Can Leo")
    table.studied(0, "So Lu Me Ve Ma Iu Sa")
    table.arrange_desk(0, objective=())
    table.bonuses(top="nova-constellatio")
    table.play(0, "trade")
    assert table.winners == (0,)
