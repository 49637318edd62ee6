"""What a seat is reminded of: all of it by the rules, from its own view."""

from __future__ import annotations

import pytest

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.errors import IllegalAction
from ecliptic.core.table import open_table
from ecliptic.ptolemaeus import Ptolemaeus
from ecliptic.ptolemaeus.actions import Observe, Pay
from ecliptic.ptolemaeus.observe import observations
from ecliptic.ptolemaeus.payment import fewest_cards, payments
from ecliptic.ptolemaeus.planets import Planet
from ecliptic.ptolemaeus.reasons import Denies, Nearer, Saves, Studies, Token, reasons_for
from ecliptic.ptolemaeus.reminders import Affordable, Completing, Lacking, Sweep, reminders_of
from ecliptic.ptolemaeus.setup import RANDOM_DATE, Options
from ecliptic.ptolemaeus.views import View
from tests.ptolemaeus.tables import RulesTable, a_table, sign

PIS, LEO, LIB = sign("Pis"), sign("Leo"), sign("Lib")


def a_view(table: RulesTable) -> View:
    return table.views[0]


def test_the_hand_pays_for_what_the_sky_has_with_the_fewest_cards() -> None:
    table = a_table()
    table.sky(luna="Pis", venus="Pis", rest="Leo", comet="Gem")
    table.cards("Pis Can Sco Ari")
    found = {one.signs: one.cards for one in reminders_of(a_view(table)).affordable}
    assert found[(PIS,)] == 1
    assert found[(PIS, PIS)] == 3
    assert found[(LEO,)] == 3
    table.cards("Pis Ari")
    assert [one.signs for one in reminders_of(a_view(table)).affordable] == [(PIS,)]


def brute(hand: tuple[int, ...], signs: tuple[int, ...]) -> int:
    if not signs:
        return 0
    costs = []
    for price in payments(hand, signs, 0):
        left = list(hand)
        for card in price:
            left[card] -= 1
        costs.append(len(price) + brute(tuple(left), signs[1:]))
    return min(costs)


def test_the_fewest_cards_are_those_of_the_cheapest_payments() -> None:
    """Against every way to pay, in positions of random games."""
    game, compared = Ptolemaeus(), 0
    table = open_table(game, Options(2, RANDOM_DATE), Chance(seed_from_text("fewest")))
    dice = Chance(seed_from_text("fewest moves"))
    for _ in range(60):
        asked = table.pending[0]
        view = table.view(asked.seat)
        hand = view.desk.hand
        if sum(hand) <= 7:
            for signs in observations(view.board, hand, asked.seat):
                assert fewest_cards(hand, signs) == brute(hand, signs)
                compared += 1
        action = dice.choice(game.legal(table.state, asked.seat))
        table.act(asked.seat, asked.name, action)
    assert compared > 40


def test_a_third_pawn_or_two_and_two_complete_a_study() -> None:
    table = a_table()
    table.sky(luna="Pis", venus="Pis", rest="Leo", comet="Gem")
    table.cards("Pis Leo")
    table.pawns(0, "Pis Pis Lib")
    table.studied(0, "Lu")
    found = reminders_of(a_view(table)).completing
    assert Completing((PIS,), Planet.VENUS, PIS, four=False) in found
    # With a pawn on Leo there are four: the two on Pisces will do then, too.
    assert Completing((LEO,), Planet.VENUS, PIS, four=True) in found
    assert not [one for one in found if one.planet is Planet.LUNA]
    table.pawns(0, "Pis Pis Lib Lib")
    assert Completing((), Planet.VENUS, PIS, four=True) in reminders_of(a_view(table)).completing


def test_what_is_completed_can_be_studied_as_it_is_said() -> None:
    table = a_table()
    table.sky(luna="Pis", venus="Leo", rest="Leo", comet="Gem")
    table.cards("Leo")
    table.pawns(0, "Pis Pis Lib")
    assert Completing((LEO,), Planet.LUNA, PIS, four=True) in reminders_of(a_view(table)).completing
    table.play(0, "O Leo", "pay Leo")
    assert "study Lu Leo Lib" in table.lawful(0, "study")


def test_the_comet_sweeps_the_sign_it_stops_on() -> None:
    table = a_table()
    table.sky(luna="Can", rest="Leo", comet="Gem")
    table.pawns(0, "Can Vir Vir")
    table.event("Lu Me Ve")
    # The Moon goes to Leo, Mercury and Venus to Virgo: Cancer is free.
    assert reminders_of(a_view(table)).sweep == Sweep(sign("Can"), 1, ends=False)
    table.arrange(comet_steps=11)
    assert reminders_of(a_view(table)).sweep == Sweep(sign("Can"), 1, ends=True)
    table.end_round()
    assert "Can" not in table.on(0)


def test_the_objective_lacks_what_is_not_studied() -> None:
    table = a_table()
    table.sky(luna="Pis", mercurius="Can", saturnus="Lib", rest="Leo", comet="Gem")
    table.objective(0, "Lu Me Sa")
    table.studied(0, "Sa")
    table.pawns(0, "Pis Pis")
    table.event("Lu Me So")
    assert reminders_of(a_view(table)).lacking == (
        Lacking(Planet.LUNA, PIS, 2, sign("Ari")),
        Lacking(Planet.MERCURIUS, sign("Can"), 0, LEO),
    )


def test_a_spectator_is_reminded_of_nothing() -> None:
    view = a_table().views[None]
    with pytest.raises(IllegalAction, match="ptolemaeus-spectator"):
        reminders_of(view)
    with pytest.raises(IllegalAction, match="ptolemaeus-spectator"):
        reasons_for(view, Pay((LEO,)))


def test_nothing_is_affordable_with_an_empty_hand() -> None:
    table = a_table()
    assert reminders_of(a_view(table)).affordable == ()
    table.cards("joker")
    assert Affordable((LIB,), 1) in reminders_of(a_view(table)).affordable


def test_reasons_are_studies_cards_saved_and_rivals_hindered() -> None:
    table = a_table()
    table.sky(luna="Pis", venus="Leo", rest="Leo", comet="Gem")
    table.cards("Pis Leo Ari Ari", display="Leo Leo Tau Gem Can Lib")
    table.objective(0, "Lu Me Sa")
    table.pawns(0, "Pis Pis")
    table.pawns(1, "Leo")

    def reasons(text: str) -> set[object]:
        return set(reasons_for(a_view(table), table.game.parse_action(text)))

    assert reasons("O Pis") == {Studies(Planet.LUNA, objective=True), Saves(2)}
    assert Nearer(Planet.VENUS, objective=False, missing=2) in reasons("O Leo")
    assert reasons("D Leo") == {Saves(1, LEO), Denies(1, LEO)}
    assert reasons("D deck") == set()
    table.play(0, "O Pis")
    assert reasons("pay Pis") == {Saves(2)}
    table.play(0, "pay Pis")
    if table.question == "study":
        assert reasons("study Lu") == {Studies(Planet.LUNA, objective=True), Token(PIS)}
    assert Observe((LEO,)) not in table.game.legal(table.state, 0)
