"""Rules 5, step 1: all players choose theories at once and in secret."""

from __future__ import annotations

import pytest

from ecliptic.planetx.board import Choosing, Placing, Turns
from ecliptic.planetx.events import (
    ChoiceSealed,
    ChoicesOpened,
    TheoriesAdvanced,
    TheoriesChosen,
    TheoryPhaseClosed,
    TheoryPhaseOpened,
)
from ecliptic.planetx.objects import ASTEROID, COMET, DWARF_PLANET, GAS_CLOUD, THEORY_OBJECTS
from tests.planetx.tables import RulesTable, a_table, all_of, kinds, one


def choosing(mode: str = "standard", seats: int = 3) -> RulesTable:
    """A table at the first theory phase."""
    table = a_table(mode, seats)
    table.survey_on()
    return table


def test_5_choose_all_players_at_once() -> None:
    table = choosing(seats=4)
    assert table.asked == (0, 1, 2, 3)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_5_choose_in_any_order(order: tuple[int, ...]) -> None:
    table = choosing()
    for seat in order:
        table.play(seat, "C A")
    assert isinstance(table.board.stage, Placing)


def test_5_choose_only_once() -> None:
    table = choosing()
    table.play(0, "C A")
    assert table.asked == (1, 2)
    assert table.refusal(0, "C -") == "planetx-not-asked"


@pytest.mark.parametrize("choice", ["C -", "C A", "C C"])
def test_5_choose_in_secret(choice: str) -> None:
    """Others are told only that a choice was made, whatever it is."""
    table = choosing()
    table.play(1, choice)
    for other in (0, 2, None):
        assert table.told[other] == [ChoiceSealed(1)]


def test_5_a_chooser_sees_his_own_choice() -> None:
    table = choosing()
    table.play(1, "C G")
    assert table.told[1] == [TheoriesChosen(1, (GAS_CLOUD,))]
    desk = table.views[1].desk
    assert desk is not None
    assert desk.chosen == (GAS_CLOUD,)


def test_5_choose_0_to_1_in_standard() -> None:
    table = choosing()
    assert table.lawful(0) == ["C -", "C C", "C A", "C D", "C G"]
    assert table.refusal(0, "C C A") == "planetx-choose-too-many"


def test_5_choose_0_to_2_in_expert() -> None:
    table = choosing("expert")
    assert table.lawful(0) == [
        *("C -", "C C", "C A", "C D", "C G"),
        *("C C C", "C C A", "C C D", "C C G", "C A A", "C A D", "C A G"),
        *("C D D", "C D G", "C G G"),
    ]
    assert table.refusal(0, "C C A G") == "planetx-choose-too-many"


@pytest.mark.parametrize(
    ("mode", "supply"),
    [
        ("standard", {ASTEROID: 4, COMET: 2, GAS_CLOUD: 2, DWARF_PLANET: 1}),
        ("expert", {ASTEROID: 4, COMET: 2, GAS_CLOUD: 2, DWARF_PLANET: 4}),
    ],
)
def test_5_the_supply(mode: str, supply: dict[object, int]) -> None:
    for desk in a_table(mode, seats=4).state.desks:
        assert dict(zip(THEORY_OBJECTS, desk.supply, strict=True)) == supply


@pytest.mark.parametrize(
    ("mode", "thing", "tokens"),
    [
        ("standard", "A", 4),
        ("standard", "C", 2),
        ("standard", "G", 2),
        ("standard", "D", 1),
        ("expert", "D", 4),
    ],
)
def test_5_choose_only_tokens_from_the_supply(mode: str, thing: str, tokens: int) -> None:
    """A kind of token can be chosen as often as there were tokens, then never again."""
    table = a_table(mode, seats=1)
    for number in range(tokens):
        table.next_phase({0: f"{thing} {number + 1}"})
    table.survey_on()
    assert table.refusal(0, f"C {thing}") == "planetx-supply"
    assert "C -" in table.lawful(0)


def test_5_choose_two_of_a_kind_only_if_the_supply_holds_two() -> None:
    table = a_table("expert", seats=1)
    table.next_phase({0: "G 1"})
    table.survey_on()
    assert "C G" in table.lawful(0)
    assert table.refusal(0, "C G G") == "planetx-supply"


def test_5_a_chosen_token_leaves_the_supply() -> None:
    table = choosing()
    table.play(0, "C D")
    assert dict(zip(THEORY_OBJECTS, table.state.desks[0].supply, strict=True))[DWARF_PLANET] == 0


def test_5_how_many_each_chose_stays_hidden_until_all_have() -> None:
    table = choosing("expert")
    for seat, choice in ((0, "C A A"), (1, "C -")):
        events = table.play(seat, choice)
        assert not all_of(events, ChoicesOpened)
        assert isinstance(table.board.stage, Choosing)
    opened = one(table.play(2, "C G"), ChoicesOpened)
    assert dict(opened.placing) == {0: 2, 2: 1}
    for viewer in (0, 1, 2, None):
        assert one(table.told[viewer], ChoicesOpened) == opened


def test_5_what_each_chose_stays_hidden_even_then() -> None:
    table = choosing()
    for seat in (0, 1, 2):
        table.play(seat, "C A")
    for viewer in (0, 1, None):
        assert kinds(table.told[viewer]) == [ChoiceSealed, ChoicesOpened]


def submit_every_token(table: RulesTable, seat: int) -> None:
    """Nine phases, nine sectors."""
    for sector, thing in enumerate("CCAAAADGG", start=1):
        table.next_phase({seat: f"{thing} {sector}"})


def test_5_a_player_with_no_token_left_is_not_asked() -> None:
    """Everybody can count the nine theories of seat 1, so nobody learns anything by it."""
    table = a_table(seats=2)
    submit_every_token(table, seat=1)
    assert table.state.desks[1].supply == (0, 0, 0, 0)
    table.survey_on()
    assert table.asked == (0,)
    table.theory_phase({0: "A 12"})
    assert table.board.advances == 10


def test_5_if_nobody_has_a_token_left_the_phase_plays_itself() -> None:
    table = a_table(seats=1)
    submit_every_token(table, seat=0)
    table.stand(29)
    happened = table.play(0, "R A")
    phase = [TheoryPhaseOpened, TheoriesAdvanced, TheoryPhaseClosed]
    assert [kind for kind in kinds(happened) if kind in phase] == phase
    assert table.asked == (0,)
    assert isinstance(table.board.stage, Turns)


@pytest.mark.parametrize("mode", ["standard", "expert"])
@pytest.mark.parametrize("thing", ["E", "X"])
def test_5_truly_empty_and_planet_x_cannot_be_theories(mode: str, thing: str) -> None:
    table = choosing(mode)
    assert table.refusal(0, f"C {thing}") == "planetx-choose-object"
    table.theory_phase({})
    table.survey_on()
    table.play(0, "C A")
    table.play(1, "C -")
    table.play(2, "C -")
    assert table.refusal(0, f"P {thing} 5") == "planetx-choose-object"
