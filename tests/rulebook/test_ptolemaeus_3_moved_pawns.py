"""Rules 3: with an empty reserve, pawns already on signs may be moved."""

from __future__ import annotations

from ecliptic.ptolemaeus.events import PawnMoved, PawnPlaced, SourceAsked
from ecliptic.ptolemaeus.planets import Planet
from tests.ptolemaeus.tables import RulesTable, a_table, kinds, one, sign

NINE = "Leo Leo Vir Vir Sco Sco Cap Cap Aqu"
TEN = f"{NINE} Aqu"


def table_with(pawns: str, hand: str = "joker joker joker") -> RulesTable:
    """The sky of 20 July 1969; only bare signs hold pawns, unless a test says so."""
    table = a_table()
    table.pawns(0, pawns)
    table.cards(hand)
    table.bonuses(deck=0)
    return table


def test_3_with_an_empty_reserve_a_pawn_on_a_sign_is_moved() -> None:
    table = table_with(TEN, hand="Gem")
    assert table.reserve(0) == 0
    table.play(0, "O Gem", "pay Gem")
    assert table.lawful(0) == ["from Leo", "from Vir", "from Sco", "from Cap", "from Aqu"]
    events = table.play(0, "from Cap")
    assert one(events, PawnMoved) == PawnMoved(0, sign("Cap"), sign("Gem"))
    assert table.on(0) == "Gem Leo Leo Vir Vir Sco Sco Cap Aqu Aqu"
    assert table.reserve(0) == 0


def test_3_a_moved_pawn_costs_the_full_price() -> None:
    table = table_with(TEN, hand="Lib")
    assert table.refusal(0, "O Gem") == "ptolemaeus-cannot-pay"
    table = table_with(TEN, hand="Lib Lib")
    table.play(0, "O Gem", "pay Lib Lib", "from Leo")
    assert table.hand(0) == "-"


def test_3_pawns_are_moved_only_when_the_reserve_is_empty() -> None:
    table = table_with(NINE)
    assert table.reserve(0) == 1
    events = table.play(0, "O Gem", "pay joker")
    assert PawnPlaced in kinds(events)
    assert SourceAsked not in kinds(events)
    assert table.reserve(0) == 0


def test_3_the_last_pawn_of_the_reserve_first_then_moved_ones() -> None:
    table = table_with(NINE)
    table.play(0, "O Gem Sag", "pay joker", "pay joker")
    assert table.question == "place"
    table.play(0, "place Sag")
    assert table.question == "source"
    assert table.board.pawns[0][sign("Sag")] == 1
    table.play(0, "from Aqu")
    assert table.on(0) == "Gem Leo Leo Vir Vir Sco Sco Sag Cap Cap"


def test_3_a_pawn_is_never_moved_from_the_sign_observed() -> None:
    table = table_with("Gem Leo Leo Vir Vir Sco Sco Cap Cap Aqu")
    table.play(0, "O Gem", "pay joker")
    assert table.refusal(0, "from Gem") == "ptolemaeus-source-observed"
    assert "from Gem" not in table.lawful(0)


def test_3_a_pawn_is_never_moved_between_the_signs_of_one_configuration() -> None:
    table = table_with("Gem Sag Sag Leo Leo Vir Vir Sco Sco Cap")
    table.play(0, "O Gem Sag", "pay joker", "pay joker", "place Gem")
    assert table.lawful(0) == ["from Leo", "from Vir", "from Sco", "from Cap"]
    assert table.refusal(0, "from Sag") == "ptolemaeus-source-observed"


def test_3_a_pawn_just_placed_is_not_moved_on() -> None:
    table = table_with(NINE)
    table.play(0, "O Gem Sag", "pay joker", "pay joker", "place Gem")
    assert table.refusal(0, "from Gem") == "ptolemaeus-source-observed"


def test_3_a_sign_without_own_pawns_is_no_source() -> None:
    table = table_with(TEN)
    table.pawns(1, "Pis")
    table.play(0, "O Gem", "pay joker")
    assert table.refusal(0, "from Pis") == "ptolemaeus-no-pawn-there"


def test_3_without_any_pawn_to_move_there_is_no_observation() -> None:
    """Seven planets studied, and the three pawns left are all on signs of the trigon."""
    table = table_with("Gem Lib Aqu")
    table.sky("Ari", luna="Gem", mars="Lib", rest="Aqu")
    table.studied(0, "So Lu Me Ve Ma Iu Sa")
    assert table.reserve(0) == 0
    assert table.refusal(0, "O Gem Lib Aqu") == "ptolemaeus-no-pawns"


def test_3_a_configuration_needs_enough_pawns_to_move() -> None:
    """Two pawns to bring, and only one that may be moved."""
    table = table_with("Gem Sag Leo")
    table.studied(0, "So Lu Me Ve Ma Iu Sa")
    assert table.reserve(0) == 0
    assert table.refusal(0, "O Gem Sag") == "ptolemaeus-no-pawns"
    assert "O Gem" in table.lawful(0)


def test_3_a_single_pawn_that_may_be_moved_needs_no_question() -> None:
    table = table_with("Gem Leo Leo")
    table.studied(0, "So Lu Me Ve Ma Iu Sa")
    events = table.play(0, "O Gem", "pay joker")
    assert one(events, PawnMoved) == PawnMoved(0, sign("Leo"), sign("Gem"))


def test_3_a_moved_pawn_may_be_the_third_one_that_studies() -> None:
    table = table_with("Gem Gem Leo Leo Vir Vir Sco Sco Cap Cap")
    table.play(0, "O Gem", "pay joker", "from Cap")
    assert table.board.studied[0] == (Planet.VENUS,)
    assert table.on(0) == "Leo Leo Vir Vir Sco Sco Cap"
    assert table.reserve(0) == 2


def test_3_pawns_set_free_by_a_study_are_used_before_any_is_moved() -> None:
    table = table_with("Gem Gem Leo Leo Vir Vir Sco Sco Cap Cap")
    table.play(0, "O Gem Sag", "pay joker", "pay joker", "place Gem", "from Cap")
    assert table.on(0) == "Leo Leo Vir Vir Sco Sco Sag Cap"
    assert table.reserve(0) == 1


# ---- Ruling: only what leaves the rest possible --------------------------------------------------
#
# A trigon whose signs hold all the pawns that could be moved: the first pawn must set others free.


def trigon_with_one_in_reserve() -> RulesTable:
    table = table_with("Can Can Sco Sco")
    table.sky("Ari", luna="Can", mars="Sco", rest="Pis")
    table.studied(0, "So Me Ve Iu Sa")
    assert table.reserve(0) == 1
    table.play(0, "O Can Sco Pis", "pay joker", "pay joker", "pay joker")
    return table


def test_3_c_only_an_order_of_placing_that_leaves_the_rest_possible() -> None:
    table = trigon_with_one_in_reserve()
    assert table.lawful(0) == ["place Can", "place Sco"]
    assert table.refusal(0, "place Pis") == "ptolemaeus-rest-unplaced"


def test_3_c_the_pawns_set_free_are_placed_next() -> None:
    table = trigon_with_one_in_reserve()
    table.play(0, "place Sco", "place Pis")
    assert set(table.board.studied[0]) == set(Planet)
    assert table.on(0) == "Pis"
