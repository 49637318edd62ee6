"""Rules 3, target and research, and what is public about topics."""

from __future__ import annotations

import pytest

from ecliptic.planetx.clues import title_of
from ecliptic.planetx.events import (
    ConferenceTitled,
    ResearchAnnounced,
    Researched,
    TargetAnnounced,
    Targeted,
    TopicTitled,
)
from ecliptic.planetx.modes import TOPICS
from tests.planetx.tables import EXPERT_SKY, STANDARD_SKY, WRONG_LOCATE, RulesTable, a_table, one


@pytest.mark.parametrize(
    ("sector", "seen"), [(1, "D"), (2, "C"), (3, "A"), (4, "A"), (5, "E/X"), (6, "G")]
)
def test_3_target_answers_the_object_or_appears_empty(sector: int, seen: str) -> None:
    assert one(a_table().play(0, f"T {sector}"), Targeted).sighting.value == seen


def test_3_target_one_visible_sector() -> None:
    table = a_table()
    assert [text for text in table.lawful(0) if text.startswith("T")] == [
        f"T {sector}" for sector in range(1, 7)
    ]
    for sector in range(7, 13):
        assert table.refusal(0, f"T {sector}") == "planetx-target-not-visible"


@pytest.mark.parametrize("sector", [0, 13])
def test_3_target_refused_in_a_sector_that_does_not_exist(sector: int) -> None:
    assert a_table().refusal(0, f"T {sector}") == "planetx-no-such-sector"


def test_3_each_player_has_two_target_tokens_a_game() -> None:
    table = a_table(seats=2)
    for _ in range(2):
        table.play(0, "T 6")
        table.stand(0, 20)
    assert table.refusal(0, "T 6") == "planetx-target-none-left"
    assert not [text for text in table.lawful(0) if text.startswith("T")]
    table.stand(20, 0)
    assert "T 6" in table.lawful(1)


def test_3_target_tokens_do_not_come_back_on_a_later_lap() -> None:
    table = a_table(seats=1)
    table.play(0, "T 1")
    table.theory_phase({})
    table.play(0, "T 5")
    table.stand(30)
    assert table.refusal(0, "T 7") == "planetx-target-none-left"


def test_3_target_costs_4() -> None:
    table = a_table()
    assert one(table.play(0, "T 1"), Targeted).cost == 4
    assert table.board.times == (4, 0)


def test_3_target_answer_is_private_and_the_sector_announced() -> None:
    table = a_table(seats=3)
    table.play(0, "T 6")
    assert one(table.told[0], Targeted).sighting.value == "G"
    for other in (1, 2, None):
        assert table.told[other] == [TargetAnnounced(0, 6, cost=4)]


def test_3_example_a_target_from_sector_10_lands_on_2_in_front_of_a_pawn_already_there() -> None:
    table = a_table(seats=2)
    table.stand(9, 13)
    assert (table.sector(0), table.sector(1)) == (10, 2)
    table.play(0, "T 10")
    table.theory_phase({})
    assert (table.sector(0), table.sector(1)) == (2, 2)
    assert table.order == (1, 0)
    assert table.asked == (1,)


@pytest.mark.parametrize("topic", TOPICS)
def test_3_research_answers_the_clue_of_the_topic(topic: str) -> None:
    researched = one(a_table().play(0, f"R {topic}"), Researched)
    assert researched.clue == STANDARD_SKY.topics[TOPICS.index(topic)]


@pytest.mark.parametrize("mode", ["standard", "expert"])
def test_3_research_one_of_the_topics_a_to_f(mode: str) -> None:
    table = a_table(mode)
    assert [text for text in table.lawful(0) if text.startswith("R")] == [
        f"R {topic}" for topic in "ABCDEF"
    ]
    for topic in ("G", "X", "AB"):
        assert table.refusal(0, f"R {topic}") == "planetx-no-such-topic"


def test_3_research_costs_1() -> None:
    table = a_table()
    assert one(table.play(0, "R B"), Researched).cost == 1
    assert table.board.times == (1, 0)


def test_3_research_clue_is_private_and_the_topic_announced() -> None:
    table = a_table(seats=3)
    table.play(0, "R D")
    assert one(table.told[0], Researched).clue == STANDARD_SKY.topics[3]
    for other in (1, 2, None):
        assert table.told[other] == [ResearchAnnounced(0, "D", cost=1)]


def after_research(seats: int = 2) -> RulesTable:
    """Seat 0 has researched and is furthest back again."""
    table = a_table(seats=seats)
    table.play(0, "R A")
    table.stand(1, *(20,) * (seats - 1))
    return table


def test_3_the_same_player_may_not_research_in_two_of_his_turns_running() -> None:
    table = after_research()
    assert table.refusal(0, "R B") == "planetx-research-twice-running"
    assert not [text for text in table.lawful(0) if text.startswith("R")]


def test_3_others_turns_between_do_not_matter() -> None:
    table = a_table(seats=2)
    table.play(0, "R A")
    table.play(1, "T 1")
    assert table.asked == (0,)
    assert table.refusal(0, "R B") == "planetx-research-twice-running"


def test_3_others_may_research_right_after() -> None:
    table = a_table(seats=2)
    table.play(0, "R A")
    assert one(table.play(1, "R A"), Researched).seat == 1


@pytest.mark.parametrize("between", ["S A 2-7", "T 2", WRONG_LOCATE["standard"]])
def test_3_any_other_turn_between_makes_research_lawful_again(between: str) -> None:
    table = after_research()
    table.play(0, between)
    table.stand(1, 20)
    assert one(table.play(0, "R B"), Researched).topic == "B"


def test_3_a_theory_phase_between_is_not_a_turn() -> None:
    table = a_table(seats=1)
    table.stand(2)
    table.play(0, "R A")
    table.theory_phase({0: "A 3"})
    assert table.refusal(0, "R B") == "planetx-research-twice-running"


def test_3_researching_a_topic_again_is_lawful_and_only_spends_time() -> None:
    table = a_table(seats=1)
    first = one(table.play(0, "R C"), Researched)
    table.play(0, "S A 2-4")
    table.theory_phase({})
    again = one(table.play(0, "R C"), Researched)
    assert again == first
    assert table.board.times == (6,)


def test_3_titles_of_all_topics_and_conferences_are_public_from_the_start() -> None:
    for mode, sky in (("standard", STANDARD_SKY), ("expert", EXPERT_SKY)):
        table = a_table(mode, seats=2)
        for viewer in (0, 1, None):
            board = table.views[viewer].board
            assert board.titles == tuple(title_of(clue) for clue in sky.topics)
            assert board.conference_titles == tuple(title_of(clue) for clue in sky.conferences)


def test_3_the_clue_behind_a_title_is_not_public() -> None:
    """The opening tells titles only: no event with a clue reaches anybody."""
    table = a_table(seats=2)
    for viewer in (0, 1, None):
        told = [type(one) for one in table.told[viewer]]
        assert told.count(TopicTitled) == 6
        assert told.count(ConferenceTitled) == 1
        assert not [one for one in table.told[viewer] if hasattr(one, "clue")]
