"""Rules 9: what is hidden from whom."""

from __future__ import annotations

import msgspec
import pytest

from ecliptic.core.chance import Chance
from ecliptic.core.table import Table, open_table
from ecliptic.ptolemaeus import Ptolemaeus
from ecliptic.ptolemaeus import events as happened
from ecliptic.ptolemaeus.cards import LISTS, Bonus
from ecliptic.ptolemaeus.hand import NO_CARDS
from ecliptic.ptolemaeus.setup import Options
from tests.ptolemaeus.tables import RulesTable, a_table, cards, sign


def dealt(seats: int = 3) -> Table:
    return open_table(Ptolemaeus(), Options(seats), Chance(bytes(16)))


def told_at_the_deal(viewer: int | None) -> list[object]:
    game = Ptolemaeus()
    events = game.deal(Options(3), Chance(bytes(16)))
    told = [game.audience(event, viewer) for event in events]
    return [one for one in told if one is not None]


# ---- hands ---------------------------------------------------------------------------------------


def test_9_a_player_sees_his_own_hand_and_nobody_elses() -> None:
    table = dealt()
    for viewer in range(3):
        drawn = [one for one in told_at_the_deal(viewer) if isinstance(one, happened.CardDrawn)]
        assert {one.seat for one in drawn} == {viewer}
        assert table.view(viewer).desk.hand == table.state.desks[viewer].hand
    assert not any(isinstance(one, happened.CardDrawn) for one in told_at_the_deal(None))
    assert table.view(None).desk is None


def test_9_a_card_from_the_deck_is_told_to_its_taker_alone() -> None:
    table = a_table()
    table.cards(top="Pis")
    table.play(0, "D deck")
    assert table.told[0] == [happened.CardDrawn(0, sign("Pis"))]
    assert table.told[1] == table.told[None] == [happened.CardTaken(0)]


def test_9_hand_sizes_are_public() -> None:
    table = a_table(seats=3)
    table.cards("Ari", "Leo Leo", "")
    assert all(view.board.hand_sizes == (1, 2, 0) for view in table.views.values())


# ---- bonus cards and objectives ------------------------------------------------------------------


def test_9_a_bonus_card_is_told_to_its_taker_alone() -> None:
    table = a_table()
    table.tokens(0, "Ari Tau")
    table.bonuses(top="signum-ignis")
    table.play(0, "trade")
    traded = happened.AsteroidsTraded(0)
    assert table.told[0] == [traded, happened.BonusDrawn(0, Bonus.SIGNUM_IGNIS)]
    assert table.told[1] == table.told[None] == [traded, happened.BonusTaken(0)]
    assert table.views[1].board.bonus_sizes == (1, 0)


def test_9_a_bonus_card_played_is_public() -> None:
    table = a_table()
    table.bonuses("sol-in-medio-caeli")
    table.play(0, "play sol-in-medio-caeli")
    assert all(
        told == [happened.BonusPlayed(0, Bonus.SOL_IN_MEDIO_CAELI, 1)]
        for told in table.told.values()
    )


def test_9_an_objective_is_told_to_its_owner_alone() -> None:
    for viewer in (0, 1, 2, None):
        told = told_at_the_deal(viewer)
        own = [one.seat for one in told if isinstance(one, happened.ObjectiveDealt)]
        assert own == ([] if viewer is None else [viewer])
        assert sum(isinstance(one, happened.ObjectiveTaken) for one in told) == 3


def test_9_objectives_stay_hidden_until_the_end() -> None:
    table = a_table()
    table.sky("Aqu", rest="Leo")
    table.end_round()
    assert table.views[1].board.objectives == ((), ())
    table.arrange(comet_steps=11)
    table.end_round()
    shown = tuple(desk.objective for desk in table.state.desks)
    assert all(view.board.objectives == shown for view in table.views.values())


# ---- decks ---------------------------------------------------------------------------------------


def test_9_deck_orders_are_hidden_from_all() -> None:
    for viewer in (0, 1, 2, None):
        decks = [
            one
            for one in told_at_the_deal(viewer)
            if isinstance(one, happened.DeckMade | happened.BonusDeckMade | happened.EventDeckMade)
        ]
        assert decks == [
            happened.DeckMade(len(LISTS.constellations)),
            happened.BonusDeckMade(len(LISTS.bonuses)),
            happened.EventDeckMade(len(LISTS.events)),
        ]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_9_a_view_is_the_same_whatever_lies_in_the_decks(viewer: int | None) -> None:
    seen = []
    for top in ("Pis", "Leo"):
        table = a_table()
        table.cards("Ari", "Gem", top=top)
        table.bonuses(top="nova-luna" if top == "Pis" else "signum-ignis")
        table.event("Lu Me Ve", "Lu Ve Ma" if top == "Pis" else "")
        seen.append(msgspec.json.encode(table.views[viewer]))
    assert seen[0] == seen[1]


# ---- what is public ------------------------------------------------------------------------------


def test_9_cards_taken_face_up_are_public_and_remembered() -> None:
    table = a_table()
    table.cards(display="Ari Tau Gem Can Leo Vir")
    table.play(0, "D Leo")
    taken = happened.FaceUpTaken(0, sign("Leo"))
    assert all(told[0] == taken for told in table.told.values())
    assert table.views[1].memory.hands[0][sign("Leo")] == 1


def test_9_discards_are_public() -> None:
    table = a_table()
    table.cards("Lib Lib Gem")
    table.play(0, "O Gem")
    table.play(0, "pay Lib Lib")
    paid = happened.Paid(0, sign("Gem"), cards("Lib Lib"))
    assert all(told[0] == paid for told in table.told.values())


def test_9_a_card_paid_is_forgotten() -> None:
    table = a_table()
    table.cards(display="Ari Tau Gem Can Leo Vir")
    table.play(0, "D Gem", "D Leo")
    table.arrange(active=0, acted=False)
    table.play(0, "O Gem", "pay Gem")
    assert table.views[1].memory.hands[0][sign("Gem")] == 0
    assert table.views[1].memory.hands[0][sign("Leo")] == 1


def test_9_the_board_is_the_same_for_everybody() -> None:
    table = a_table(seats=4)
    table.pawns(2, "Leo Vir")
    table.draw_on(20)
    boards = {msgspec.json.encode(view.board) for view in table.views.values()}
    assert len(boards) == 1


# ---- pending secret discards ---------------------------------------------------------------------


def sealed(choice: str) -> RulesTable:
    table = a_table(seats=3)
    table.bonuses("maleficus-saturnus")
    table.cards("", "Leo Gem Pis", "Ari Ari")
    table.play(0, "play maleficus-saturnus")
    table.play(1, f"discard {choice}")
    return table


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_9_a_sealed_discard_looks_the_same_whatever_it_is(viewer: int | None) -> None:
    seen = {
        choice: (
            msgspec.json.encode(sealed(choice).views[viewer]),
            msgspec.json.encode(sealed(choice).told[viewer]),
        )
        for choice in ("Leo", "Gem", "Pis")
    }
    assert len(set(seen.values())) == 1


def test_9_its_owner_sees_his_sealed_discard() -> None:
    desk = sealed("Gem").views[1].desk
    assert desk is not None
    assert desk.sealed == cards("Gem")


def test_9_sealed_discards_are_opened_when_all_have_answered() -> None:
    table = sealed("Gem")
    table.play(2, "discard Ari")
    opened = happened.DiscardsOpened(
        (happened.GivenUp(1, cards("Gem")), happened.GivenUp(2, cards("Ari")))
    )
    assert all(opened in told for told in table.told.values())
    assert all(desk.sealed == () for desk in table.state.desks)


def test_9_a_spectator_is_offered_nothing() -> None:
    table = a_table()
    offers = table.game.offers(table.views[None])
    assert table.game.expand(offers) == []
    assert {offer.code for offer in offers} == {"ptolemaeus-spectator"}  # type: ignore[union-attr]


def test_9_a_stolen_card_is_seen_by_the_two_concerned_alone() -> None:
    table = a_table(seats=4)
    table.bonuses("iupiter-orientalis")
    table.cards("", "Leo Leo", "Gem", "")
    table.play(0, "play iupiter-orientalis", "steal 2")
    for concerned in (0, 1):
        assert happened.CardStolen(0, 1, sign("Leo")) in table.told[concerned]
    for other in (2, 3, None):
        assert happened.CardPassed(0, 1) in table.told[other]
        assert table.views[other].memory.hands[0] == NO_CARDS
