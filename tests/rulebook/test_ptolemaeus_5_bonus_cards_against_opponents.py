"""Rules 5: the bonus cards that take something from opponents, in both forms."""

from __future__ import annotations

import pytest

from ecliptic.ptolemaeus.events import (
    CardPassed,
    CardStolen,
    DiscardSealed,
    DiscardsOpened,
    GivenUp,
    PawnRecalled,
)
from ecliptic.ptolemaeus.hand import counts_of
from ecliptic.ptolemaeus.planets import Planet
from tests.ptolemaeus.tables import RulesTable, a_table, all_of, cards, one, sign

NO_EFFECT = "ptolemaeus-bonus-no-effect"
NOT_SO = "ptolemaeus-bonus-not-so"


def holding(card: str, studied: str = "", seats: int = 2) -> RulesTable:
    table = a_table(seats)
    table.bonuses(card)
    table.studied(0, studied)
    return table


class TestNovaLuna:
    def test_5_one_opponents_pawn_is_replaced_by_one_from_the_reserve(self) -> None:
        table = holding("nova-luna", seats=3)
        table.pawns(1, "Vir Vir")
        table.pawns(2, "Vir Pis")
        table.play(0, "play nova-luna")
        assert table.lawful(0) == ["replace 2 Vir", "replace 3 Vir", "replace 3 Pis"]
        table.play(0, "replace 2 Vir")
        assert (table.on(0), table.on(1), table.on(2)) == ("Vir", "Vir", "Vir Pis")
        assert [table.reserve(seat) for seat in range(3)] == [9, 9, 8]
        assert table.question == "turn"

    def test_5_on_any_sign_planets_or_not(self) -> None:
        table = holding("nova-luna")
        table.pawns(1, "Ari Gem Pis")
        table.play(0, "play nova-luna")
        assert table.lawful(0) == ["replace 2 Ari", "replace 2 Gem", "replace 2 Pis"]

    def test_5_stronger_two_pawns(self) -> None:
        table = holding("nova-luna", studied="Lu", seats=3)
        table.pawns(1, "Vir Vir")
        table.pawns(2, "Pis")
        table.play(0, "play nova-luna", "replace 2 Vir", "replace 3 Pis")
        assert (table.on(0), table.on(1), table.on(2)) == ("Vir Pis", "Vir", "")
        assert table.question == "turn"

    def test_5_both_may_be_the_same_opponents(self) -> None:
        table = holding("nova-luna", studied="Lu")
        table.pawns(1, "Vir Vir Leo")
        table.play(0, "play nova-luna", "replace 2 Vir", "replace 2 Vir")
        assert table.on(0) == "Vir Vir"
        assert table.on(1) == "Leo"

    def test_5_one_from_the_reserve_is_needed(self) -> None:
        table = holding("nova-luna")
        table.pawns(0, "Leo Leo Vir Vir Sco Sco Cap Cap Aqu Aqu")
        table.pawns(1, "Pis")
        assert table.refusal(0, "play nova-luna") == NO_EFFECT

    def test_5_the_second_needs_one_from_the_reserve_too(self) -> None:
        table = holding("nova-luna", studied="Lu")
        table.pawns(0, "Leo Leo Vir Vir Sco Sco Cap Cap")
        table.pawns(1, "Pis Pis Gem")
        table.play(0, "play nova-luna", "replace 2 Pis")
        assert table.reserve(0) == 0
        assert table.question == "turn"

    def test_5_no_effect_without_opponents_pawns(self) -> None:
        assert holding("nova-luna").refusal(0, "play nova-luna") == NO_EFFECT

    def test_5_no_effect_where_it_would_be_an_unlawful_third_pawn(self) -> None:
        table = holding("nova-luna")
        table.pawns(0, "Pis Pis")
        table.pawns(1, "Pis")
        assert table.refusal(0, "play nova-luna") == NO_EFFECT

    def test_5_not_ones_own_pawn(self) -> None:
        table = holding("nova-luna")
        table.pawns(0, "Pis")
        table.pawns(1, "Pis Leo")
        table.play(0, "play nova-luna")
        assert table.refusal(0, "replace 1 Pis") == NOT_SO
        assert table.refusal(0, "replace 2 Gem") == NOT_SO

    def test_5_a_study_on_the_way_may_free_pawns_for_the_second(self) -> None:
        table = holding("nova-luna", studied="Lu")
        table.bonuses("nova-luna", deck=0)
        table.pawns(0, "Gem Gem Vir Vir Sco Sco Cap Cap")
        table.pawns(1, "Gem Leo Leo")
        table.play(0, "play nova-luna", "replace 2 Gem")
        assert table.board.studied[0] == (Planet.LUNA, Planet.VENUS)
        table.play(0, "replace 2 Leo")
        assert table.on(0) == "Leo Vir Vir Sco Sco Cap Cap"


class TestMaleficusMars:
    def test_5_every_opponent_takes_back_a_pawn_of_his_choice(self) -> None:
        table = holding("maleficus-mars", seats=3)
        table.pawns(0, "Leo")
        table.pawns(1, "Vir Pis")
        table.pawns(2, "Gem Gem Can")
        table.play(0, "play maleficus-mars")
        assert table.asked == (1,)
        assert table.lawful(1) == ["recall Vir", "recall Pis"]
        table.play(1, "recall Pis")
        assert table.asked == (2,)
        table.play(2, "recall Gem")
        assert (table.on(0), table.on(1), table.on(2)) == ("Leo", "Vir", "Gem Can")
        assert [table.reserve(seat) for seat in range(3)] == [9, 9, 8]
        assert table.asked == (0,)

    def test_5_each_opponent_in_turn(self) -> None:
        table = holding("maleficus-mars", seats=4)
        table.bonuses("", "", "maleficus-mars")
        table.arrange(active=2)
        for seat in (0, 1, 3):
            table.pawns(seat, "Vir Pis")
        table.play(2, "play maleficus-mars")
        order = []
        while table.question == "recall":
            (seat,) = table.asked
            order.append(seat)
            table.play(seat, "recall Vir")
        assert order == [3, 0, 1]

    def test_5_stronger_two_pawns_each(self) -> None:
        table = holding("maleficus-mars", studied="Ma")
        table.pawns(1, "Vir Pis Can")
        table.play(0, "play maleficus-mars")
        table.play(1, "recall Can", "recall Vir")
        assert table.on(1) == "Pis"

    def test_5_opponents_give_what_they_have(self) -> None:
        table = holding("maleficus-mars", studied="Ma", seats=4)
        table.pawns(1, "Vir")
        table.pawns(3, "Vir Pis")
        events = table.play(0, "play maleficus-mars")
        recalled = [(event.seat, event.sign) for event in all_of(events, PawnRecalled)]
        assert recalled == [(1, sign("Vir")), (3, sign("Vir")), (3, sign("Pis"))]
        assert table.asked == (0,)

    def test_5_no_effect_without_opponents_pawns(self) -> None:
        table = holding("maleficus-mars")
        table.pawns(0, "Leo")
        assert table.refusal(0, "play maleficus-mars") == NO_EFFECT

    def test_5_only_a_sign_with_an_own_pawn(self) -> None:
        table = holding("maleficus-mars")
        table.pawns(0, "Leo")
        table.pawns(1, "Vir Pis")
        table.play(0, "play maleficus-mars")
        assert table.refusal(1, "recall Leo") == "ptolemaeus-no-pawn-there"

    def test_5_two_pawns_on_one_sign_leave_no_choice(self) -> None:
        table = holding("maleficus-mars")
        table.pawns(1, "Vir Vir")
        table.play(0, "play maleficus-mars")
        assert table.on(1) == "Vir"
        assert table.asked == (0,)


class TestMaleficusSaturnus:
    def test_5_every_opponent_chooses_and_discards_a_card(self) -> None:
        table = holding("maleficus-saturnus", seats=3)
        table.cards("Ari", "Leo Pis", "Gem Gem Tau")
        table.play(0, "play maleficus-saturnus")
        assert list(table.asked) == [1, 2]
        table.play(2, "discard Tau")
        events = table.play(1, "discard Leo")
        assert one(events, DiscardsOpened).given == (
            GivenUp(1, cards("Leo")),
            GivenUp(2, cards("Tau")),
        )
        assert [table.hand(seat) for seat in range(3)] == ["Ari", "Pis", "Gem Gem"]
        assert table.board.discards == counts_of(cards("Leo Tau"))
        assert table.asked == (0,)

    def test_5_secretly_together(self) -> None:
        table = holding("maleficus-saturnus", seats=3)
        table.cards("Ari", "Leo Pis", "Gem Gem Tau")
        table.play(0, "play maleficus-saturnus")
        table.play(1, "discard Pis")
        for other in (0, 2, None):
            assert table.told[other] == [DiscardSealed(1)]
        assert table.board.hand_sizes == (1, 2, 3)
        assert table.asked == (2,)

    def test_5_stronger_two_cards_each(self) -> None:
        table = holding("maleficus-saturnus", studied="Sa")
        table.cards("", "Leo Leo Pis")
        table.play(0, "play maleficus-saturnus")
        assert table.lawful(1) == ["discard Leo Leo", "discard Leo Pis"]
        table.play(1, "discard Leo Leo")
        assert table.hand(1) == "Pis"

    def test_5_opponents_give_what_they_have(self) -> None:
        table = holding("maleficus-saturnus", studied="Sa", seats=4)
        table.cards("", "Leo", "", "Gem Pis")
        table.play(0, "play maleficus-saturnus")
        assert [table.hand(seat) for seat in range(4)] == ["-"] * 4
        assert table.board.discards == counts_of(cards("Leo Gem Pis"))

    def test_5_jokers_may_be_discarded(self) -> None:
        table = holding("maleficus-saturnus")
        table.cards("", "Leo joker")
        table.play(0, "play maleficus-saturnus")
        table.play(1, "discard joker")
        assert table.hand(1) == "Leo"

    def test_5_no_effect_without_opponents_cards(self) -> None:
        table = holding("maleficus-saturnus")
        table.cards("Ari")
        assert table.refusal(0, "play maleficus-saturnus") == NO_EFFECT

    @pytest.mark.parametrize(
        ("discard", "code"),
        [
            ("discard -", "ptolemaeus-discard-count"),
            ("discard Leo Pis", "ptolemaeus-discard-count"),
            ("discard Gem", "ptolemaeus-not-in-hand"),
        ],
    )
    def test_5_exactly_one_card_of_his_hand(self, discard: str, code: str) -> None:
        table = holding("maleficus-saturnus")
        table.cards("Gem", "Leo Pis")
        table.play(0, "play maleficus-saturnus")
        assert table.refusal(1, discard) == code


class TestIupiterOrientalis:
    def test_5_a_random_card_from_an_opponents_hand(self) -> None:
        table = holding("iupiter-orientalis", seats=3)
        table.cards("", "Leo", "Gem Pis")
        table.play(0, "play iupiter-orientalis")
        assert table.lawful(0) == ["steal 2", "steal 3"]
        table.play(0, "steal 3")
        assert table.hand(0) in ("Gem", "Pis")
        assert table.board.hand_sizes == (1, 1, 1)

    def test_5_every_card_of_the_hand_may_be_taken(self) -> None:
        taken = set()
        for position in range(1000, 1040):
            table = holding("iupiter-orientalis")
            table.chance.position = position
            table.cards("", "Leo Gem Pis")
            table.play(0, "play iupiter-orientalis")
            taken.add(table.hand(0))
        assert taken == {"Leo", "Gem", "Pis"}

    def test_5_only_the_two_concerned_see_the_card(self) -> None:
        table = holding("iupiter-orientalis", seats=3)
        table.cards("", "Leo", "Gem")
        table.play(0, "play iupiter-orientalis", "steal 2")
        stolen = CardStolen(0, 1, sign("Leo"))
        assert table.told[0][0] == table.told[1][0] == stolen
        assert table.told[2][0] == table.told[None][0] == CardPassed(0, 1)

    def test_5_stronger_two_from_the_same_opponent(self) -> None:
        table = holding("iupiter-orientalis", studied="Iu", seats=3)
        table.cards("", "Leo Vir", "Gem")
        table.play(0, "play iupiter-orientalis", "steal 2", "steal 2")
        assert table.hand(0) == "Leo Vir"
        assert table.question == "turn"

    def test_5_stronger_two_from_different_opponents(self) -> None:
        table = holding("iupiter-orientalis", studied="Iu", seats=3)
        table.cards("", "Leo", "Gem")
        table.play(0, "play iupiter-orientalis", "steal 3", "steal 2")
        assert table.hand(0) == "Gem Leo"

    def test_5_no_effect_without_opponents_cards(self) -> None:
        table = holding("iupiter-orientalis")
        table.cards("Ari")
        assert table.refusal(0, "play iupiter-orientalis") == NO_EFFECT

    def test_5_not_from_an_empty_hand_nor_ones_own(self) -> None:
        table = holding("iupiter-orientalis", seats=4)
        table.cards("Ari", "Leo", "", "Gem")
        table.play(0, "play iupiter-orientalis")
        assert table.refusal(0, "steal 3") == NOT_SO
        assert table.refusal(0, "steal 1") == NOT_SO
        assert table.refusal(0, "steal 5") == NOT_SO
