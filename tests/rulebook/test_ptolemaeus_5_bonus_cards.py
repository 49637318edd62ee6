"""Rules 5: the bonus cards that need no opponent, in both forms."""

from __future__ import annotations

import pytest

from ecliptic.ptolemaeus.events import (
    CardDrawn,
    CardShown,
    DisplaySwept,
    FaceUpTaken,
    TurnBegun,
)
from ecliptic.ptolemaeus.planets import Planet
from tests.ptolemaeus.tables import RulesTable, a_table, all_of, kinds

NO_EFFECT = "ptolemaeus-bonus-no-effect"
NOT_SO = "ptolemaeus-bonus-not-so"


def holding(card: str, studied: str = "", seats: int = 2) -> RulesTable:
    table = a_table(seats)
    table.bonuses(card)
    table.studied(0, studied)
    return table


class TestVenusRetrograda:
    def test_5_one_card_from_the_deck(self) -> None:
        table = holding("venus-retrograda")
        table.cards(top="Pis")
        table.play(0, "play venus-retrograda")
        assert kinds(table.play(0, "D deck")) == [CardDrawn]
        assert table.hand(0) == "Pis"
        assert table.question == "turn"

    def test_5_or_one_face_up_replaced_at_once(self) -> None:
        table = holding("venus-retrograda")
        table.play(0, "play venus-retrograda")
        assert kinds(table.play(0, "D Leo")) == [FaceUpTaken, CardShown]
        assert len(table.board.display) == 6

    def test_5_it_is_not_the_action(self) -> None:
        table = holding("venus-retrograda")
        table.play(0, "play venus-retrograda", "D deck")
        assert not table.board.acted
        table.play(0, "D deck", "D deck")
        assert sum(table.desk(0).hand) == 3

    def test_5_jokers_too(self) -> None:
        table = holding("venus-retrograda")
        table.cards(display="Ari Tau Gem Can Leo joker")
        table.play(0, "play venus-retrograda", "D joker")
        assert table.hand(0) == "joker"

    def test_5_stronger_two_cards(self) -> None:
        table = holding("venus-retrograda", studied="Ve")
        table.cards(top="Pis Sag")
        table.play(0, "play venus-retrograda", "D Leo", "D deck")
        assert table.hand(0) == "Leo Sag"
        assert table.question == "turn"

    def test_5_stronger_even_two_jokers_face_up(self) -> None:
        table = holding("venus-retrograda", studied="Ve")
        table.cards(display="Ari Tau Gem Can joker joker")
        table.play(0, "play venus-retrograda", "D joker", "D joker")
        assert table.hand(0) == "joker joker"

    def test_5_the_display_is_checked_for_five_of_a_colour(self) -> None:
        table = holding("venus-retrograda")
        table.cards(display="Ari Ari Leo Leo Tau Gem", top="Sag")
        table.play(0, "play venus-retrograda")
        assert DisplaySwept in kinds(table.play(0, "D Tau"))

    def test_5_no_effect_without_any_card(self) -> None:
        table = holding("venus-retrograda")
        table.cards("", display="", rest=1)
        assert table.refusal(0, "play venus-retrograda") == NO_EFFECT

    def test_5_only_what_is_there(self) -> None:
        table = holding("venus-retrograda")
        table.play(0, "play venus-retrograda")
        assert table.refusal(0, "D Pis") == NOT_SO


class TestMercuriusRetrogradus:
    def test_5_one_own_pawn_moves_to_any_other_sign_planets_or_not(self) -> None:
        table = holding("mercurius-retrogradus")
        table.pawns(0, "Leo")
        table.play(0, "play mercurius-retrogradus")
        targets = [text.split()[2] for text in table.lawful(0)]
        assert targets == [
            "Ari",
            "Tau",
            "Gem",
            "Can",
            "Vir",
            "Lib",
            "Sco",
            "Sag",
            "Cap",
            "Aqu",
            "Pis",
        ]
        table.play(0, "move Leo Pis")
        assert table.on(0) == "Pis"
        assert table.question == "turn"

    def test_5_to_another_sign(self) -> None:
        table = holding("mercurius-retrogradus")
        table.pawns(0, "Leo")
        table.play(0, "play mercurius-retrogradus")
        assert table.refusal(0, "move Leo Leo") == NOT_SO

    def test_5_ones_own_pawn(self) -> None:
        table = holding("mercurius-retrogradus")
        table.pawns(0, "Leo")
        table.pawns(1, "Vir")
        table.play(0, "play mercurius-retrogradus")
        assert table.refusal(0, "move Vir Pis") == NOT_SO

    def test_5_stronger_two_different_pawns(self) -> None:
        table = holding("mercurius-retrogradus", studied="Me")
        table.pawns(0, "Leo Vir")
        table.play(0, "play mercurius-retrogradus", "move Leo Pis")
        assert table.refusal(0, "move Pis Leo") == NOT_SO
        table.play(0, "move Vir Cap")
        assert table.on(0) == "Cap Pis"

    def test_5_the_same_pawn_never_moves_twice(self) -> None:
        table = holding("mercurius-retrogradus", studied="Me")
        table.pawns(0, "Leo")
        table.play(0, "play mercurius-retrogradus", "move Leo Pis")
        assert table.question == "turn"

    def test_5_a_pawn_that_stood_where_the_first_arrived_may_move(self) -> None:
        table = holding("mercurius-retrogradus", studied="Me")
        table.pawns(0, "Leo Pis")
        table.play(0, "play mercurius-retrogradus", "move Leo Pis", "move Pis Cap")
        assert table.on(0) == "Cap Pis"

    def test_5_two_pawns_from_one_sign(self) -> None:
        table = holding("mercurius-retrogradus", studied="Me")
        table.pawns(0, "Leo Leo")
        table.play(0, "play mercurius-retrogradus", "move Leo Pis", "move Leo Pis")
        assert table.on(0) == "Pis Pis"

    def test_5_the_second_move_may_study_with_the_first(self) -> None:
        table = holding("mercurius-retrogradus", studied="Me")
        table.bonuses("mercurius-retrogradus", deck=0)
        table.pawns(0, "Gem Leo Vir")
        table.play(0, "play mercurius-retrogradus", "move Leo Gem", "move Vir Gem")
        assert table.board.studied[0] == (Planet.MERCURIUS, Planet.VENUS)
        assert table.on(0) == ""

    def test_5_after_a_study_by_the_first_any_pawn_left_may_move(self) -> None:
        table = holding("mercurius-retrogradus", studied="Me")
        table.bonuses("mercurius-retrogradus", deck=0)
        table.pawns(0, "Gem Gem Leo Vir")
        table.play(0, "play mercurius-retrogradus", "move Leo Gem", "move Vir Gem")
        assert table.board.studied[0] == (Planet.MERCURIUS, Planet.VENUS)
        assert table.on(0) == "Gem"

    def test_5_no_effect_without_own_pawns_on_signs(self) -> None:
        table = holding("mercurius-retrogradus")
        table.pawns(1, "Leo")
        assert table.refusal(0, "play mercurius-retrogradus") == NO_EFFECT


class TestSolInMedioCaeli:
    def test_5_one_full_extra_turn_right_after_this_one(self) -> None:
        table = holding("sol-in-medio-caeli")
        table.play(0, "play sol-in-medio-caeli")
        assert table.draw_on(3) == [0, 0, 1]

    def test_5_the_turn_counter_ignores_it(self) -> None:
        table = holding("sol-in-medio-caeli")
        events = table.play(0, "play sol-in-medio-caeli", "D deck", "D deck")
        assert all_of(events, TurnBegun) == [TurnBegun(0, 1, extra=True)]
        assert table.draw_on(4) == [0, 1, 0, 1]
        assert table.board.lap == 3

    def test_5_in_the_last_turn_of_the_round(self) -> None:
        table = holding("sol-in-medio-caeli")
        table.bonuses("", "sol-in-medio-caeli")
        table.last_turn()
        table.play(1, "play sol-in-medio-caeli", "D deck", "D deck")
        assert (table.board.round, table.board.lap, table.asked) == (1, 3, (1,))
        table.draw_on(1)
        assert table.board.round == 2

    def test_5_played_after_the_action_too(self) -> None:
        table = holding("sol-in-medio-caeli")
        table.play(0, "D deck", "D deck", "play sol-in-medio-caeli")
        assert table.asked == (0,)
        assert not table.board.acted

    def test_5_stronger_two_extra_turns(self) -> None:
        table = holding("sol-in-medio-caeli", studied="So")
        table.play(0, "play sol-in-medio-caeli")
        assert table.draw_on(4) == [0, 0, 0, 1]

    def test_5_extra_turns_add_up(self) -> None:
        table = holding("sol-in-medio-caeli sol-in-medio-caeli", studied="So")
        table.play(0, "play sol-in-medio-caeli", "play sol-in-medio-caeli")
        assert table.draw_on(6) == [0, 0, 0, 0, 0, 1]

    def test_5_also_one_played_in_an_extra_turn(self) -> None:
        table = holding("sol-in-medio-caeli sol-in-medio-caeli", studied="So")
        table.play(0, "play sol-in-medio-caeli", "D deck", "D deck", "end")
        table.play(0, "play sol-in-medio-caeli")
        assert table.draw_on(5) == [0, 0, 0, 0, 1]


class TestNovaConstellatio:
    def test_5_is_kept_never_played(self) -> None:
        table = holding("nova-constellatio")
        assert table.lawful(0, "play") == []
        assert table.refusal(0, "play nova-constellatio") == "ptolemaeus-bonus-kept"

    def test_5_kept_hidden(self) -> None:
        table = holding("")
        table.tokens(0, "Ari Tau")
        table.bonuses(top="nova-constellatio")
        table.play(0, "trade")
        assert table.told[1] == table.told[None]
        assert "nova" not in str(table.told[1])
        assert table.board.bonus_sizes == (1, 0)

    def test_5_worth_a_point_from_the_moment_it_is_drawn(self) -> None:
        """Ten points for seven planets, one for five and then three tokens, and this one."""
        table = holding("", studied="So Lu Me Ve Ma Iu Sa")
        table.arrange_desk(0, objective=())
        table.tokens(0, "Ari Tau Gem Can Leo")
        table.bonuses(top="nova-constellatio")
        table.play(0, "trade")
        assert table.winners == (0,)


@pytest.mark.parametrize(
    ("card", "signs"),
    [
        ("signum-ignis", "Ari Leo Sag"),
        ("signum-terrae", "Tau Vir Cap"),
        ("signum-aeris", "Gem Lib Aqu"),
        ("signum-aquae", "Can Sco Pis"),
    ],
)
class TestSigna:
    def test_5_one_pawn_from_the_reserve_on_any_sign_of_the_colour(
        self, card: str, signs: str
    ) -> None:
        for place in signs.split():
            table = holding(card)
            table.play(0, f"play {card}")
            assert table.lawful(0) == [f"place {name}" for name in signs.split()]
            table.play(0, f"place {place}")
            assert table.on(0) == place
            assert table.reserve(0) == 9
            assert not table.board.acted

    def test_5_no_cards_are_paid(self, card: str, signs: str) -> None:
        table = holding(card)
        table.cards("Ari Tau Gem Can")
        table.play(0, f"play {card}", f"place {signs.split()[0]}")
        assert sum(table.desk(0).hand) == 4

    def test_5_no_other_colour(self, card: str, signs: str) -> None:
        table = holding(card)
        table.play(0, f"play {card}")
        for other in {"Ari", "Tau", "Gem", "Can"} - set(signs.split()):
            assert table.refusal(0, f"place {other}") == NOT_SO

    def test_5_no_effect_with_an_empty_reserve(self, card: str, signs: str) -> None:
        table = holding(card)
        table.studied(0, "So Lu Me Ve Ma Iu Sa")
        table.pawns(0, signs)
        assert table.refusal(0, f"play {card}") == NO_EFFECT

    def test_5_no_effect_when_all_three_signs_are_full(self, card: str, signs: str) -> None:
        table = holding(card)
        elsewhere = "Vir" if "Vir" not in signs else "Leo"
        table.sky("Sag" if "Sag" not in signs else "Aqu", rest=elsewhere)
        table.pawns(0, f"{signs} {signs}")
        assert table.refusal(0, f"play {card}") == NO_EFFECT
