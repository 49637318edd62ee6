"""From hand-made results to figures, pages and pictures."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from ecliptic.arena.description import Measured
from ecliptic.arena.match import Deal, Pace, Result, Timing
from ecliptic.arena.picture import svg
from ecliptic.arena.plan import Plan, command, make_plan
from ecliptic.arena.report import markdown
from ecliptic.arena.results import Results
from ecliptic.arena.summary import Summary, ranking, summarise

PLAN = make_plan("planetx", ["random", "pencil"], 2, "hand", {}, 2, 2)
MATCH, MIRROR_RANDOM, MIRROR_PENCIL, CONTROL = range(4)


def measured(start: int = 0, wrong: int = 0, right: int = 0, placed: int = 0) -> Measured:
    return {
        "locate_start": (start, int(start > 0)),
        "found": (int(start > 0), 1),
        "wrong_locates": (wrong, 1),
        "theories": (placed, 1),
        "precision": (right, placed),
        "theory_points": (2 * right, 1),
        "first_points": (right, 1),
        "planet_x_points": (10 if start else 0, 1),
    }


def game(
    lineup: int,
    turn: int,
    scores: tuple[int, int],
    winners: tuple[int, ...],
    oracle: int | None = None,
) -> Result:
    measures = (measured(wrong=1, right=1, placed=4), measured(start=20, right=3, placed=3))
    return Result(lineup, turn, True, scores, winners, measures, oracle)


def deal(number: int) -> Deal:
    """Pencil wins one game and shares the other; the mirrors are even; one game is cut off."""
    return Deal(
        number,
        (
            game(MATCH, 0, (5, 20), (1,)),
            game(MATCH, 1, (15, 15), (0, 1)),
            game(MIRROR_RANDOM, 0, (5, 4), (0,)),
            Result(MIRROR_RANDOM, 1, finished=False),
            game(MIRROR_PENCIL, 0, (25, 24), (0,)),
            game(MIRROR_PENCIL, 1, (20, 24), (1,)),
            game(CONTROL, 0, (25, 4), (0,)),
            game(CONTROL, 1, (21, 6), (0,)),
            game(MATCH, 0, (40, 12), (0,), oracle=0),
            game(MATCH, 0, (2, 40), (1,), oracle=1),
            game(MATCH, 1, (40, 12), (0,), oracle=0),
            game(MATCH, 1, (2, 30), (1,), oracle=1),
        ),
    )


@pytest.fixture
def summary() -> Summary:
    results = Results(PLAN, None)
    for number in range(2):
        pace = Pace(10, 0.05, 0.02), Pace(4, 0.4, 0.25)
        results.add(deal(number), Timing(number, {"random": pace[0], "pencil": pace[1]}))
    return summarise(results)


def value(found: object) -> float:
    return float(getattr(found, "value", "nan"))


def test_shared_wins_are_split(summary: Summary) -> None:
    assert value(summary.match["pencil"].win_share) == 0.75
    assert value(summary.match["random"].win_share) == 0.25


def test_scores_and_measures_are_means_over_games(summary: Summary) -> None:
    pencil = summary.match["pencil"]
    assert value(pencil.score) == 17.5
    assert value(pencil.measures["locate_start"]) == 20
    assert value(pencil.measures["precision"]) == 1
    random = summary.match["random"]
    assert value(random.measures["precision"]) == 0.25
    assert value(random.measures["wrong_locates"]) == 1
    assert random.measures["locate_start"] is None


def test_the_mirror_looks_at_the_first_player(summary: Summary) -> None:
    assert value(summary.mirrors["pencil"].win_share) == 0.5
    random = summary.mirrors["random"]
    assert value(random.win_share) == 0.75, "won one, shared the one that was cut off"
    assert (random.games, random.cut_off) == (4, 2)
    assert value(random.score) == 5


def test_the_control_tells_both_sides(summary: Summary) -> None:
    control = summary.controls["pencil"]
    assert control.rivals is not None
    assert (value(control.level.score), value(control.rivals.score)) == (23, 5)
    assert value(control.level.win_share) == 1


def test_levels_as_shares_of_the_oracle(summary: Summary) -> None:
    """The oracle's points in a level's stead, not the rivals' in those games."""
    assert value(summary.ceilings["random"].share) == (5 + 15) / (40 + 40)
    assert value(summary.ceilings["pencil"].share) == (20 + 15) / (40 + 30)
    assert value(summary.ceilings["pencil"].oracle.score) == 35


def test_ranking_puts_winners_first_and_ties_together() -> None:
    tie_broken = Result(0, 0, True, (9, 7, 9, 7), (2,))
    assert ranking(tie_broken, [0, 1, 2, 3]) == [[2], [0], [1, 3]]
    assert ranking(Result(0, 0, False), [0, 1]) == [[0, 1]]


def row(page: str, section: str, name: str) -> str:
    part = page.split(f"## {section}")[1].split("\n## ")[0]
    found = re.search(rf"^\| {re.escape(name)} \|.*$", part, re.MULTILINE)
    assert found, (section, name)
    return found[0]


def test_the_page_holds_every_figure_and_the_command(summary: Summary) -> None:
    page = markdown(summary, "picture.svg")
    assert f"```sh\n{command(PLAN)}\n```" in page
    assert "![Strength](picture.svg)" in page
    rating = summary.ratings["pencil"].value
    match = row(page, "The match", "pencil")
    for shown in ("75.0 % (", "17.5 (", f"{rating:.0f} (", "50.0 % ("):
        assert shown in match
    assert " 20 (20 to 20) |" in row(
        page, "The match", "time of the successful locate (its start, median)"
    )
    assert " 1.00 (1.00 to 1.00) |" in row(page, "The match", "wrong locates a game")
    assert " 25.0 % (25.0 to 25.0) | 100.0 %" in row(page, "The match", "theory precision")
    assert " 35.0 (" in row(page, "The oracle", "oracle for pencil")
    assert "| 50.0 % (50.0 to 50.0) | yes |" in row(page, "The mirror match", "pencil")
    assert "| 75.0 % (75.0 to 75.0) | no |" in row(page, "The mirror match", "random")
    assert "| 100.0 % (" in row(page, "The random control", "pencil")
    assert "| 8 | 100.00 | 250.0 |" in row(page, "Time per move", "pencil")


def test_the_picture_is_well_formed_and_shows_every_level(summary: Summary) -> None:
    picture = ElementTree.fromstring(svg(summary))
    words = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Win share", "Mean score", "Rating", "random", "pencil", "oracle for pencil"} <= set(
        words
    )
    dots = list(picture.iter("{http://www.w3.org/2000/svg}circle"))
    assert len(dots) == 2 + 4 + 2
    for dot in dots:
        assert 170 <= float(dot.attrib["cx"]) <= 610


def alone() -> Plan:
    return make_plan("planetx", ["pencil"], 1, "hand", {"facts": "8"}, 1, 0)


def test_a_page_about_one_player_alone() -> None:
    results = Results(alone(), None)
    solved = Result(0, 0, True, (30,), (0,), (measured(start=17, wrong=2),))
    results.add(Deal(0, (solved, Result(1, 0, finished=False))), Timing(0, {}))
    summary = summarise(results)
    page = markdown(summary, "p.svg")
    assert "| 17 (17 to 17) |" in row(
        page, "The match", "time of the successful locate (its start, median)"
    )
    assert "\n1 deals; Ecliptic" in page
    assert "Plackett" not in page
    assert "nobody to mirror" in page
    assert "| random | 0.0 % (0.0 to 0.0) | – | – | 1 of 1 |" in page, "not ended is not won"
    assert "Win share" not in svg(summary)
