"""Rules 6.3: an Eclipsis among the events."""

from __future__ import annotations

import pytest

from ecliptic.core.chance import Chance
from ecliptic.core.errors import NotYourDecision
from ecliptic.core.table import Table, open_table
from ecliptic.ptolemaeus import Ptolemaeus
from ecliptic.ptolemaeus.actions import Discard
from ecliptic.ptolemaeus.board import Discarding
from ecliptic.ptolemaeus.cards import ECLIPSIS
from ecliptic.ptolemaeus.events import (
    DiscardChosen,
    DiscardSealed,
    DiscardsOpened,
    Eclipsed,
    EventShown,
    GivenUp,
    RoundBegun,
)
from ecliptic.ptolemaeus.hand import cards_of, counts_of
from ecliptic.ptolemaeus.setup import Options
from tests.ptolemaeus.tables import RulesTable, a_table, all_of, cards, kinds, one, planets

FULL_HANDS = ("Ari Leo Leo", "Gem Gem Gem", "Pis joker Tau")


def eclipsed(*hands: str, seats: int = 3) -> RulesTable:
    """The last turn of a round has ended with these hands, and the Eclipsis was shown."""
    table = a_table(seats)
    table.sky("Ari", rest="Leo")
    table.event("Lu Me Ve", "", "Lu Ve Ma")
    table.bonuses(*[""] * (seats - 1), "nova-constellatio")
    table.last_turn()
    table.cards(*hands)
    table.arrange(acted=True)
    table.play(seats - 1, "end")
    return table


def test_6_3_pawns_on_signs_without_planets_return_the_comets_too() -> None:
    table = a_table()
    table.sky("Ari", luna="Gem", rest="Leo")
    table.event("So Ma Iu", "", "Lu Ve Ma")
    table.pawns(0, "Ari Gem Leo Pis Pis")
    table.pawns(1, "Tau Vir Vir Cap")
    events = table.end_round()
    # Luna is in Gemini, Sol, Mars and Iupiter have come to Virgo, the comet to Taurus.
    assert Eclipsed in kinds(events)
    assert (table.on(0), table.on(1)) == ("Gem Leo", "Vir Vir")
    assert (table.reserve(0), table.reserve(1)) == (8, 8)


def test_6_3_every_player_discards_two_cards_of_his_choice() -> None:
    table = eclipsed(*FULL_HANDS)
    assert table.asked == (0, 1, 2)
    assert table.lawful(0) == ["discard Ari Leo", "discard Leo Leo"]
    table.play(0, "discard Leo Leo")
    table.play(1, "discard Gem Gem")
    events = table.play(2, "discard Tau joker")
    assert one(events, DiscardsOpened).given == (
        GivenUp(0, cards("Leo Leo")),
        GivenUp(1, cards("Gem Gem")),
        GivenUp(2, cards("Tau joker")),
    )
    assert [table.hand(seat) for seat in range(3)] == ["Ari", "Gem", "Pis"]
    assert table.board.discards == counts_of(cards("Leo Leo Gem Gem Tau joker"))


def test_6_3_secretly_until_all_have_answered() -> None:
    table = eclipsed(*FULL_HANDS)
    table.play(1, "discard Gem Gem")
    assert table.told[1] == [DiscardChosen(1, cards("Gem Gem"))]
    for other in (0, 2, None):
        assert table.told[other] == [DiscardSealed(1)]
    assert table.board.hand_sizes == (3, 3, 3)
    assert sum(table.board.discards) == 0


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_6_3_together_in_any_order(order: tuple[int, ...]) -> None:
    table = eclipsed(*FULL_HANDS)
    for seat in order:
        table.play(seat, table.lawful(seat)[0])
    assert table.board.round == 2


def test_6_3_a_choice_once_sealed_stays() -> None:
    table = eclipsed(*FULL_HANDS)
    table.play(1, "discard Gem Gem")
    assert table.refusal(1, "discard Gem Gem") == "ptolemaeus-not-asked"


def test_6_3_all_he_has_if_fewer() -> None:
    table = eclipsed("Leo", "Gem Gem Pis", "")
    assert table.asked == (1,)
    table.play(1, "discard Gem Pis")
    assert [table.hand(seat) for seat in range(3)] == ["-", "Gem", "-"]
    assert table.board.discards == counts_of(cards("Leo Gem Pis"))


def test_6_3_nobody_is_asked_when_nobody_can_choose() -> None:
    table = eclipsed("Leo", "Gem Gem", "")
    assert table.board.round == 2
    assert [table.hand(seat) for seat in range(3)] == ["-", "-", "-"]


@pytest.mark.parametrize(
    ("discard", "code"),
    [
        ("discard Ari", "ptolemaeus-discard-count"),
        ("discard Ari Leo Leo", "ptolemaeus-discard-count"),
        ("discard Ari Ari", "ptolemaeus-not-in-hand"),
        ("D deck", "ptolemaeus-only-as-action"),
        ("pay Ari Leo", "ptolemaeus-only-when-paying"),
    ],
)
def test_6_3_exactly_two_cards_of_his_own(discard: str, code: str) -> None:
    assert eclipsed(*FULL_HANDS).refusal(0, discard) == code


def test_6_3_then_another_event_is_shown_and_the_round_begins() -> None:
    table = eclipsed(*FULL_HANDS)
    for seat in range(3):
        events = table.play(seat, table.lawful(seat)[0])
    assert kinds(events)[-4:-1] == [DiscardsOpened, EventShown, RoundBegun]
    assert table.board.event == planets("Lu Ve Ma")
    assert table.board.events_past == (planets("Lu Me Ve"), ECLIPSIS)
    assert table.asked == (1,)


def test_6_3_planets_and_comet_do_not_move_again() -> None:
    table = eclipsed(*FULL_HANDS)
    before = (table.board.planets, table.board.comet, table.board.comet_steps)
    for seat in range(3):
        table.play(seat, table.lawful(seat)[0])
    assert (table.board.planets, table.board.comet, table.board.comet_steps) == before


def test_6_3_the_eclipsis_that_comes_when_the_comet_has_come_round_is_not_shown() -> None:
    table = a_table()
    table.sky("Ari", rest="Leo")
    table.event("So Ma Iu", "")
    table.arrange(comet_steps=11)
    table.pawns(0, "Pis")
    assert EventShown not in kinds(table.end_round())
    assert table.on(0) == "Pis"


def test_6_3_alone_an_eclipsis_asks_the_one_player() -> None:
    table = eclipsed("Ari Leo Leo", seats=1)
    assert table.asked == (0,)
    table.play(0, "discard Ari Leo")
    assert table.board.round == 2


# ---- at a real table -----------------------------------------------------------------------------


def a_table_at_the_eclipsis() -> Table:
    """The first deal whose second event is the Eclipsis, played to it by drawing."""
    for number in range(200):
        chance = Chance(number.to_bytes(16, "big"))
        table = open_table(Ptolemaeus(), Options(3), chance)
        if table.state.decks.events[table.state.decks.events_gone] == ECLIPSIS:
            break
    while not isinstance(table.state.board.stage, Discarding):
        (asked,) = table.pending
        table.act(asked.seat, asked.name, table.game.parse_action("D deck"))
    return table


def test_6_3_an_eclipsis_in_a_dealt_game() -> None:
    table = a_table_at_the_eclipsis()
    assert [asked.seat for asked in table.pending] == [0, 1, 2]
    pending = table.pending
    for asked in reversed(pending):
        hand = cards_of(table.state.desks[asked.seat].hand)
        assert len(hand) == 8
        events = table.act(asked.seat, asked.name, Discard(hand[:2]))
    assert table.state.board.hand_sizes == (6, 6, 6)
    assert len(all_of(list(events), EventShown)) == 1


def test_6_3_a_rivals_sealed_choice_makes_no_answer_stale() -> None:
    table = a_table_at_the_eclipsis()
    first, second, _ = table.pending
    hand = cards_of(table.state.desks[first.seat].hand)
    table.act(first.seat, first.name, Discard(hand[:2]))
    assert second in table.pending
    with pytest.raises(NotYourDecision):
        table.act(first.seat, first.name, Discard(hand[:2]))
