"""`ecliptic sky`: the wheel of a date, what it forms, and dates that never were."""

from __future__ import annotations

import json

import pytest
from rich.console import Console
from rich.text import Text

from ecliptic.ptolemaeus.famous_dates import FAMOUS_DATES
from ecliptic.ptolemaeus.planets import PLANET_NAMES
from ecliptic.ptolemaeus.zodiac import ELEMENTS, SIGN_NAMES, element
from ecliptic.terminal.ptolemaeus.sky import FAMOUS_EVENTS
from ecliptic.terminal.ptolemaeus.wheel import COMET, WIDTH, Notes, wheel
from tests.terminal.console import Terminal

MOON_LANDING = (3, 6, 3, 2, 8, 6, 1)
EVERYTHING_IN_CANCER = (3,) * 7


def drawn(planets: tuple[int, ...], comet: int, notes: Notes, width: int) -> list[str]:
    console = Console(width=width)
    with console.capture() as captured:
        console.print(wheel(planets, comet, notes, width=width))
    return captured.get().splitlines()


def test_each_planet_has_its_sign_degree_and_minute(terminal: Terminal) -> None:
    out = terminal.run("sky 1969-07-20").out
    rows = [
        ("Sol", "Cancer", "27°34'"),
        ("Luna", "Libra", "3°29'"),
        ("Mercurius", "Cancer", "25°06'"),
        ("Venus", "Gemini", "14°39'"),
        ("Mars", "Sagittarius", "2°42'"),
        ("Iupiter", "Libra", "0°41'"),
        ("Saturnus", "Taurus", "8°04'"),
    ]
    places = [" ".join(row) for row in rows]
    squeezed = " ".join(out.split())
    assert [place for place in places if place not in squeezed] == []
    assert "20 July 1969, 12:00 UT" in out


def test_configurations_are_listed_without_and_with_the_comet(terminal: Terminal) -> None:
    out = terminal.run("sky moon-landing").out
    without, with_comet = out.split("Configurations:")[1].split("With the comet:")
    assert [" ".join(line.split()) for line in without.strip().splitlines()] == [
        "conjunction Cancer (Sol and Mercurius)",
        "conjunction Libra (Luna and Iupiter)",
        "opposition Gemini (Venus) - Sagittarius (Mars)",
        "square Cancer (Sol and Mercurius) - Libra (Luna and Iupiter)",
    ]
    assert [" ".join(line.split()) for line in with_comet.strip().splitlines()] == [
        "opposition Aries (comet) - Libra (Luna and Iupiter)",
        "square Aries (comet) - Cancer (Sol and Mercurius)",
    ]


def test_a_comet_that_forms_nothing_is_said_to(terminal: Terminal) -> None:
    without, with_comet = terminal.run("sky 1950-04-27").out.split("With the comet:")
    assert "opposition" in without
    assert with_comet.split() == ["none"]


def test_the_comet_starts_opposite_the_moon_or_is_pushed_on(terminal: Terminal) -> None:
    assert "The comet starts in Aries, opposite Luna." in terminal.run("sky 1969-07-20").out
    pushed = " ".join(terminal.run("sky 1610-01-07").out.split())
    assert (
        "The comet starts in Pisces, the first sign without planets from Sagittarius,"
        " opposite Luna." in pushed
    )


def test_json_says_the_same_to_programs(terminal: Terminal) -> None:
    report = json.loads(terminal.run("sky 1610-01-07 --json").out)
    assert report["date"] == "1610-01-07"
    assert report["famous"] == "moons-of-jupiter"
    assert report["comet"] == "Pisces"
    assert [one["planet"] for one in report["planets"]] == list(PLANET_NAMES)
    sol = report["planets"][0]
    assert (sol["sign"], sol["degree"], sol["minute"]) == ("Capricornus", 17, 11)
    assert {"kind": "conjunction", "signs": ["Gemini"], "with_comet": False} in report[
        "configurations"
    ]
    assert {"kind": "square", "signs": ["Gemini", "Pisces"], "with_comet": True} in report[
        "configurations"
    ]


@pytest.mark.parametrize("name", FAMOUS_DATES)
def test_famous_dates_go_by_name(name: str, terminal: Terminal) -> None:
    report = json.loads(terminal.run(f"sky {name} --json").out)
    assert report["famous"] == name
    famous = FAMOUS_DATES[name]
    assert [one["sign"] for one in report["planets"]] == [SIGN_NAMES[s] for s in famous.planets]
    assert report["comet"] == SIGN_NAMES[famous.comet]


def test_famous_lists_them_all(terminal: Terminal) -> None:
    assert set(FAMOUS_EVENTS) == set(FAMOUS_DATES)
    out = terminal.run("sky --famous").out
    for name, event in FAMOUS_EVENTS.items():
        (line,) = [line for line in out.splitlines() if line.split()[0] == name]
        assert event in line
        assert len(line) <= 80
    listed = json.loads(terminal.run("sky --famous --json").out)
    assert [one["name"] for one in listed] == [*FAMOUS_DATES]
    assert listed[8]["date"] == "1969-07-20"


def test_old_dates_say_which_calendar(terminal: Terminal) -> None:
    assert "Julian calendar" in terminal.run("sky 1500-02-29").out
    assert json.loads(terminal.run("sky 1582-10-04 --json").out)["calendar"] == "julian"
    assert json.loads(terminal.run("sky 1582-10-15 --json").out)["calendar"] == "gregorian"
    assert "Julian calendar" not in terminal.run("sky 1582-10-15").out


@pytest.mark.parametrize(
    ("date", "says"),
    [
        ("1582-10-10", "There was no 10 October 1582"),
        ("0000-01-01", "no year 0"),
        ("1700-02-29", "there is no day 29"),
        ("1969-13-01", "no month 13"),
        ("1969-7-20", "is not a date"),
        ("birthday", "is not a date"),
        ("0149-12-31", "from 150 to 2100"),
        ("2101-01-01 --json", "from 150 to 2100"),
        ("", "Name one date"),
        ("--famous moon-landing", "Name one date"),
    ],
)
def test_bad_dates_get_one_clear_line(date: str, says: str, terminal: Terminal) -> None:
    ran = terminal.run(f"sky {date}")
    assert ran.code == 2
    assert ran.out == ""
    assert len(ran.err.splitlines()) == 1
    assert says in ran.err


def test_the_wheel_goes_clockwise_from_aries_at_the_top() -> None:
    lines = drawn(MOON_LANDING, 0, {}, WIDTH)
    shown = [[name for name in SIGN_NAMES if f" {name} " in line] for line in lines]
    rows = [sorted(row, key=lines[at].index) for at, row in enumerate(shown) if row]
    assert rows == [
        ["Pisces", "Aries", "Taurus"],
        ["Aquarius", "Gemini"],
        ["Capricornus", "Cancer"],
        ["Sagittarius", "Leo"],
        ["Scorpius", "Libra", "Virgo"],
    ]


@pytest.mark.parametrize("width", [50, WIDTH, 80, 120])
@pytest.mark.parametrize("planets", [MOON_LANDING, EVERYTHING_IN_CANCER])
def test_the_wheel_holds_everything_without_colours(planets: tuple[int, ...], width: int) -> None:
    notes = {sign: [Text(f"note {sign}"), Text("four words that wrap")] for sign in range(12)}
    lines = drawn(planets, 0, notes, width)
    out = "\n".join(lines)
    assert all(len(line) <= width for line in lines)
    for name in PLANET_NAMES:
        assert out.count(name) == 1
    assert out.count(COMET) == 1
    assert out.count("wrap") == 12
    for sign in range(12):
        assert f"note {sign}" in out
        assert SIGN_NAMES[sign] in out
        assert ELEMENTS[element(sign)] in out
    assert "\x1b" not in out


def test_boxes_across_the_wheel_keep_together() -> None:
    notes = {3: [Text(f"pawn {number}") for number in range(5)]}
    lines = drawn(MOON_LANDING, 0, notes, WIDTH)
    (top,) = [line for line in lines if " Cancer " in line]
    assert " Capricornus " in top
    (last,) = [line for line in lines if "pawn 4" in line]
    assert last.startswith("│")
