"""Rules 9: who is asked what, and which questions answer themselves."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from ecliptic.core.chance import Chance
from ecliptic.core.table import open_table
from ecliptic.ptolemaeus import Ptolemaeus
from ecliptic.ptolemaeus.events import (
    DiscardChosen,
    DiscardsOpened,
    FaceUpTaken,
    PawnMoved,
    PawnPlaced,
    PawnRecalled,
    PlanetStudied,
    TurnBegun,
)
from ecliptic.ptolemaeus.hand import holds, minus
from ecliptic.ptolemaeus.offers import ObserveOffer, PayOffer
from ecliptic.ptolemaeus.payment import payments
from ecliptic.ptolemaeus.setup import Options
from tests.ptolemaeus.tables import RulesTable, a_table, cards, kinds

# ---- the questions -------------------------------------------------------------------------------


def test_9_the_active_player_is_asked_for_everything_in_his_action() -> None:
    """Action, second pick, payment, order of placing, source, planet, free acts, end of turn."""
    table = a_table()
    table.cards("joker joker", top="Pis Pis")
    table.bonuses("sol-in-medio-caeli")
    table.pawns(0, "Gem Gem Sag Sag Leo Leo Vir Vir Pis Pis")
    table.sky("Ari", venus="Gem", mercurius="Gem", sol="Sag", rest="Sag")
    questions = [table.question]
    for text in ("D deck", "D deck", "play sol-in-medio-caeli", "end", "O Gem Sag", "pay joker"):
        table.play(0, text)
        questions.append(table.question)
    for text in ("pay joker", "place Gem", "from Leo", "study Ve", "study Ma", "end"):
        table.play(0, text)
        questions.append(table.question)
    assert questions == [
        *["turn", "second-pick", "turn", "turn", "turn", "pay", "pay"],
        *["place", "source", "study", "study", "turn", "turn"],
    ]
    assert table.asked == (1,)


def test_9_others_are_asked_for_the_recall_each_in_turn() -> None:
    table = a_table(seats=3)
    table.bonuses("maleficus-mars")
    table.pawns(1, "Leo Vir")
    table.pawns(2, "Leo Vir")
    table.play(0, "play maleficus-mars")
    assert (table.question, table.asked) == ("recall", (1,))
    assert table.refusal(2, "recall Leo") == "ptolemaeus-not-asked"
    assert table.refusal(0, "D deck") == "ptolemaeus-not-asked"


def test_9_others_are_asked_for_discards_all_at_once() -> None:
    table = a_table(seats=4)
    table.bonuses("maleficus-saturnus")
    table.cards("Ari", "Leo Leo", "Gem Gem", "Pis Pis")
    table.play(0, "play maleficus-saturnus")
    assert (table.question, table.asked) == ("discard", (1, 2, 3))
    names = {decision.name for decision in table.game.to_act(table.state)}
    table.play(3, "discard Pis")
    assert {decision.name for decision in table.game.to_act(table.state)} == names


def test_9_every_decision_of_a_game_has_its_own_name() -> None:
    table = open_table(Ptolemaeus(), Options(3), Chance(bytes(16)))
    chance, names = Chance(b"other lots here."), []
    while table.pending:
        asked = chance.choice(table.pending)
        names.append((asked.seat, asked.name))
        actions = table.game.legal(table.state, asked.seat)
        table.act(asked.seat, asked.name, chance.choice(list(actions)))
    assert len(set(names)) == len(names) > 50


def test_9_target_first_then_payment_keeps_lists_short() -> None:
    """Thirty cards in hand: a few targets, then a few payments for one sign at a time."""
    table = a_table()
    hand = " ".join(["Ari Tau Gem Can Leo Vir Lib Sco Sag Cap Aqu Pis"] * 3)
    table.cards(hand)
    targets = table.lawful(0, "O")
    assert len(targets) == len(set(targets)) < 20
    table.play(0, "O Gem Sag")
    assert len(table.lawful(0)) <= 2 + 3 + 3 * 10


# ---- what answers itself: public facts alone leave one answer ------------------------------------


def test_9_a_spent_turn_ends_itself() -> None:
    table = a_table()
    assert TurnBegun in kinds(table.play(0, "D deck", "D deck"))


@pytest.mark.parametrize(
    "reason",
    [
        lambda table: table.bonuses("nova-constellatio"),
        lambda table: table.bonuses("signum-ignis"),
        lambda table: table.tokens(0, "Ari Tau"),
        lambda table: table.pawns(0, "Gem Gem Leo Leo"),
    ],
)
def test_9_a_turn_with_something_left_to_do_is_ended_by_its_player(
    reason: Callable[[RulesTable], None],
) -> None:
    """Any bonus card keeps it open, also one that cannot be played: others cannot know."""
    table = a_table()
    reason(table)
    assert TurnBegun not in kinds(table.play(0, "D deck", "D deck"))
    assert "end" in table.lawful(0)


def test_9_the_only_second_pick_is_taken() -> None:
    table = a_table()
    table.cards(display="Leo", top="Pis", rest=1)
    events = table.play(0, "D Leo")
    assert table.hand(0) == "Leo Pis"
    assert table.asked == (1,)
    assert kinds(events).count(FaceUpTaken) == 2


def test_9_the_pawns_of_a_conjunction_have_one_order() -> None:
    table = a_table()
    table.cards("Can Can")
    events = table.play(0, "O Can Can", "pay Can", "pay Can")
    assert kinds(events).count(PawnPlaced) == 2


def test_9_the_only_pawn_that_may_move_moves() -> None:
    table = a_table()
    table.studied(0, "So Lu Me Ve Ma Iu Sa")
    table.pawns(0, "Leo Leo Gem")
    table.cards("Gem")
    assert PawnMoved in kinds(table.play(0, "O Gem", "pay Gem"))


def test_9_the_only_planet_is_studied() -> None:
    table = a_table()
    table.pawns(0, "Gem Gem")
    table.cards("Gem")
    assert PlanetStudied in kinds(table.play(0, "O Gem", "pay Gem"))


def test_9_the_only_pawn_is_recalled() -> None:
    table = a_table()
    table.bonuses("maleficus-mars")
    table.pawns(1, "Leo")
    assert PawnRecalled in kinds(table.play(0, "play maleficus-mars"))


def test_9_a_hand_not_larger_than_the_discard_is_not_asked() -> None:
    table = a_table(seats=3)
    table.bonuses("maleficus-saturnus")
    table.cards("", "Leo", "Gem Pis")
    events = table.play(0, "play maleficus-saturnus")
    assert DiscardChosen(1, cards("Leo")) in events
    assert table.asked == (2,)


# ---- what does not: a hidden hand leaves one answer ----------------------------------------------


def saturnus_against(hand: str) -> RulesTable:
    table = a_table()
    table.bonuses("maleficus-saturnus")
    table.cards("", hand)
    table.play(0, "play maleficus-saturnus")
    return table


def test_9_a_hand_of_equal_cards_is_still_asked() -> None:
    table = saturnus_against("Leo Leo Leo")
    assert table.asked == (1,)
    assert table.lawful(1) == ["discard Leo"]
    assert DiscardsOpened in kinds(table.play(1, "discard Leo"))


def test_9_a_hand_of_equal_cards_answers_no_faster_than_another() -> None:
    equal, mixed = saturnus_against("Leo Leo"), saturnus_against("Leo Pis")
    assert equal.told[0] == mixed.told[0]
    assert equal.told[None] == mixed.told[None]
    assert equal.game.to_act(equal.state) == mixed.game.to_act(mixed.state)


@pytest.mark.parametrize("hand", ["Gem", "joker", "Lib Lib"])
def test_9_a_single_payment_is_still_asked_for(hand: str) -> None:
    table = a_table()
    table.cards(hand)
    table.play(0, "O Gem")
    assert table.question == "pay"
    assert len(table.lawful(0)) == 1


def test_9_a_single_action_is_still_asked_for() -> None:
    """That no sign can be observed depends on the hand."""
    table = a_table()
    table.cards("Pis", display="", rest=1)
    assert table.asked == (0,)
    assert table.lawful(0) == ["pass"]


def test_9_a_single_bonus_card_that_cannot_be_played_is_not_told_apart() -> None:
    """Holding Nova Constellatio or Signum Ignis, the same is seen by others."""
    seen = []
    for card in ("nova-constellatio", "signum-ignis"):
        table = a_table()
        table.bonuses(card)
        table.play(0, "D deck", "D deck")
        seen.append((table.told[1], table.game.to_act(table.state)))
    assert seen[0] == seen[1]


# ---- offers --------------------------------------------------------------------------------------


def test_9_offers_are_factored_or_say_why_not() -> None:
    table = a_table()
    table.cards("Gem")
    offers = table.game.offers(table.views[0])
    (observe,) = [offer for offer in offers if isinstance(offer, ObserveOffer)]
    assert observe.targets == (cards("Gem"),)
    assert {barred.code for barred in observe.barred} == {
        "ptolemaeus-sign-empty",
        "ptolemaeus-cannot-pay",
    }
    table.play(0, "O Gem")
    (pay,) = [offer for offer in table.game.offers(table.views[0]) if isinstance(offer, PayOffer)]
    assert pay.payments == (cards("Gem"),)


def test_9_an_offer_to_observe_says_what_each_sign_costs() -> None:
    """Put together, no card twice, these are exactly the payments that are asked for one by one."""
    table = a_table()
    table.cards("Gem Sag Ari Ari Leo joker")
    hand = table.state.desks[0].hand
    offers = table.game.offers(table.views[0])
    (observe,) = [offer for offer in offers if isinstance(offer, ObserveOffer)]
    signs = cards("Gem Sag")
    prices = {price.sign: price.payments for price in observe.prices}
    assert set(prices) == {sign for target in observe.targets for sign in target}
    together = {
        pair for pair in product(*(prices[sign] for sign in signs)) if holds(hand, sum(pair, ()))
    }
    assert together == {
        (one, other)
        for one in payments(hand, signs, 0)
        for other in payments(minus(hand, one), signs, 1)
    }
    assert len(together) > 2
