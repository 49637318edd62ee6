"""Rules 3, the survey: objects, runs, costs, comet ends, the answer and the announcement."""

from __future__ import annotations

import pytest

from ecliptic.planetx.events import SurveyAnnounced, Surveyed
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import ASTEROID
from ecliptic.planetx.ring import run
from tests.planetx.tables import a_table, one


@pytest.mark.parametrize(("thing", "found"), [("C", 1), ("A", 2), ("D", 1), ("G", 1), ("E", 1)])
def test_3_survey_answers_how_many_of_the_object_lie_in_the_run(thing: str, found: int) -> None:
    """Sectors 1-6 hold D C A A E G; the comet survey 2-5 sees C A A E."""
    span = "2-5" if thing == "C" else "1-6"
    assert one(a_table().play(0, f"S {thing} {span}"), Surveyed).count == found


def test_3_survey_never_for_planet_x() -> None:
    assert a_table().refusal(0, "S X 1-6") == "planetx-survey-object"


def test_3_survey_for_empty_counts_planet_x() -> None:
    """Sectors 4-9 hold A E G C X E."""
    table = a_table(seats=1)
    table.stand(3)
    assert one(table.play(0, "S E 4-9"), Surveyed).count == 3


def test_3_survey_counts_nothing_outside_its_run() -> None:
    assert one(a_table().play(0, "S A 4-6"), Surveyed).count == 1


@pytest.mark.parametrize("mode", ["standard", "expert"])
def test_3_survey_takes_any_run_of_consecutive_sectors_inside_the_visible_sky(mode: str) -> None:
    """From every place of the arrow: exactly the runs along the visible sky."""
    rules = Mode(mode).rules
    for time in range(rules.sectors):
        table = a_table(mode, seats=1)
        table.stand(time)
        sky = table.sky
        runs = {f"S A {sky[i]}-{sky[j]}" for i in range(len(sky)) for j in range(i, len(sky))}
        assert {text for text in table.lawful(0) if text.startswith("S A")} == runs
        for first in rules.all_sectors:
            for last in rules.all_sectors:
                text = f"S A {first}-{last}"
                if text not in runs:
                    assert table.refusal(0, text) == "planetx-survey-not-visible"


@pytest.mark.parametrize("span", ["7-8", "6-7", "1-7", "12-2", "6-1", "5-3"])
def test_3_survey_refused_outside_the_visible_sky(span: str) -> None:
    assert a_table().refusal(0, f"S A {span}") == "planetx-survey-not-visible"


@pytest.mark.parametrize("span", ["0-3", "1-13", "13-14"])
def test_3_survey_refused_in_a_sector_that_does_not_exist(span: str) -> None:
    assert a_table().refusal(0, f"S A {span}") == "planetx-no-such-sector"


def test_3_example_a_survey_9_2_wraps() -> None:
    """Sectors 9 10 11 12 1 2 hold E G A A D C."""
    assert run(9, 2, 12) == (9, 10, 11, 12, 1, 2)
    table = a_table(seats=2)
    table.stand(8, 20)
    surveyed = one(table.play(0, "S A 9-2"), Surveyed)
    assert (surveyed.count, surveyed.cost) == (2, 3)


def test_3_survey_may_wrap_past_18_in_expert() -> None:
    """Sectors 17 18 1 2 3 hold X E E C A."""
    table = a_table("expert", seats=1)
    table.stand(15)
    surveyed = one(table.play(0, "S E 17-3"), Surveyed)
    assert (surveyed.count, surveyed.cost) == (3, 3)


@pytest.mark.parametrize(("sector", "found"), [(3, 1), (5, 0)])
def test_3_survey_may_be_one_sector(sector: int, found: int) -> None:
    surveyed = one(a_table().play(0, f"S A {sector}"), Surveyed)
    assert (surveyed.first, surveyed.last, surveyed.count) == (sector, sector, found)


@pytest.mark.parametrize(
    ("mode", "length", "cost"),
    [
        ("standard", 1, 4),
        ("standard", 2, 4),
        ("standard", 3, 4),
        ("standard", 4, 3),
        ("standard", 5, 3),
        ("standard", 6, 3),
        ("expert", 1, 4),
        ("expert", 3, 4),
        ("expert", 4, 3),
        ("expert", 6, 3),
        ("expert", 7, 2),
        ("expert", 8, 2),
        ("expert", 9, 2),
    ],
)
def test_3_survey_costs_by_length(mode: str, length: int, cost: int) -> None:
    table = a_table(mode)
    assert one(table.play(0, f"S G 1-{length}"), Surveyed).cost == cost
    assert table.board.times == (cost, 0)


def test_3_comet_survey_begins_and_ends_on_a_comet_capable_sector() -> None:
    lawful = [text for text in a_table().lawful(0) if text.startswith("S C")]
    assert lawful == ["S C 2-2", "S C 2-3", "S C 2-5", "S C 3-3", "S C 3-5", "S C 5-5"]


@pytest.mark.parametrize("span", ["1-5", "2-4", "4-4", "1-6", "3-6"])
def test_3_comet_survey_refused_with_any_other_end(span: str) -> None:
    assert a_table().refusal(0, f"S C {span}") == "planetx-survey-comet-ends"


def test_3_comet_survey_may_wrap() -> None:
    """Sectors 11 12 1 2 3 hold A A D C A."""
    table = a_table(seats=1)
    table.stand(9)
    assert one(table.play(0, "S C 11-3"), Surveyed).count == 1


def test_3_comet_capable_sectors_13_and_17_are_ends_in_expert() -> None:
    table = a_table("expert", seats=1)
    table.stand(11)
    assert "S C 13-17" in table.lawful(0)
    assert table.refusal(0, "S C 12-17") == "planetx-survey-comet-ends"


def test_3_other_surveys_may_end_anywhere() -> None:
    table = a_table()
    for thing in "ADGE":
        assert f"S {thing} 1-4" in table.lawful(0)


def test_3_survey_answer_is_private() -> None:
    table = a_table(seats=3)
    table.play(0, "S A 1-6")
    assert one(table.told[0], Surveyed).count == 2
    for other in (1, 2, None):
        assert type(table.told[other][0]) is SurveyAnnounced


def test_3_survey_object_and_run_are_announced_to_all() -> None:
    table = a_table(seats=3)
    table.play(0, "S A 1-6")
    for other in (1, 2, None):
        assert table.told[other] == [SurveyAnnounced(0, ASTEROID, 1, 6, cost=3)]
        assert table.views[other].log == (SurveyAnnounced(0, ASTEROID, 1, 6, cost=3),)
