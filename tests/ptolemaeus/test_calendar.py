"""Days that were, days that never were, and the number of each."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecliptic.core.errors import BadSetup
from ecliptic.ptolemaeus.calendar import (
    Date,
    date_of_day,
    date_text,
    day_of,
    days_in_month,
    is_julian,
    is_leap,
    parse_date,
)

DAYS = st.integers(day_of(Date(1, 1, 1)), day_of(Date(9999, 12, 31)))


def refusal(text: str) -> BadSetup:
    with pytest.raises(BadSetup) as caught:
        parse_date(text)
    return caught.value


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("0001-01-01", 1721424),
        ("0333-01-27", 1842713),
        ("0837-04-10", 2026872),
        ("1582-10-04", 2299160),
        ("1582-10-15", 2299161),
        ("1600-01-01", 2305448),
        ("1600-12-31", 2305813),
        ("1900-01-01", 2415021),
        ("1957-10-04", 2436116),
        ("1987-01-27", 2446823),
        ("1987-06-19", 2446966),
        ("1988-01-27", 2447188),
        ("1999-01-01", 2451180),
        ("2000-01-01", 2451545),
    ],
)
def test_julian_day_numbers_are_those_astronomers_print(text: str, day: int) -> None:
    assert day_of(parse_date(text)) == day
    assert date_of_day(day) == parse_date(text)


@given(DAYS)
def test_a_day_number_and_its_date_name_each_other(day: int) -> None:
    date = date_of_day(day)
    assert day_of(date) == day
    assert parse_date(date_text(date)) == date


@given(DAYS.filter(lambda day: day < day_of(Date(9999, 12, 31))))
def test_the_next_day_is_one_more(day: int) -> None:
    today, tomorrow = date_of_day(day), date_of_day(day + 1)
    assert today < tomorrow
    assert tomorrow == _counted_on(today)


def _counted_on(date: Date) -> Date:
    """The day after, counted on the fingers."""
    if date == Date(1582, 10, 4):
        return Date(1582, 10, 15)
    if date.day < days_in_month(date.year, date.month):
        return Date(date.year, date.month, date.day + 1)
    return Date(date.year, date.month + 1, 1) if date.month < 12 else Date(date.year + 1, 1, 1)


def test_a_week_goes_on_through_the_reform() -> None:
    thursday, friday = Date(1582, 10, 4), Date(1582, 10, 15)
    assert (is_julian(thursday), is_julian(friday)) == (True, False)
    assert (day_of(thursday) % 7, day_of(friday) % 7) == (3, 4)


@pytest.mark.parametrize("day", range(5, 15))
def test_ten_days_of_october_1582_never_were(day: int) -> None:
    error = refusal(f"1582-10-{day:02}")
    assert (error.code, error.facts) == ("ptolemaeus-date-skipped", {"day": day})


@pytest.mark.parametrize("year", [4, 100, 1500, 1580, 1584, 1600, 1696, 2000, 2096])
def test_leap_days_that_were(year: int) -> None:
    assert is_leap(year)
    assert parse_date(f"{year:04}-02-29") == Date(year, 2, 29)


@pytest.mark.parametrize("year", [1, 1501, 1582, 1700, 1800, 1900, 2100])
def test_leap_days_that_never_were(year: int) -> None:
    error = refusal(f"{year:04}-02-29")
    assert error.code == "ptolemaeus-date-day"
    assert error.facts == {"year": year, "month": 2, "day": 29, "days": 28}


@pytest.mark.parametrize("text", ["0000-01-01", "0000-10-10"])
def test_there_was_no_year_0(text: str) -> None:
    error = refusal(text)
    assert (error.code, error.facts["year"]) == ("ptolemaeus-date-year", 0)


@pytest.mark.parametrize("month", [0, 13, 99])
def test_months_are_1_to_12(month: int) -> None:
    error = refusal(f"1969-{month:02}-01")
    assert (error.code, error.facts) == ("ptolemaeus-date-month", {"month": month})


@pytest.mark.parametrize(
    ("text", "days"),
    [("1969-07-00", 31), ("1969-07-32", 31), ("1969-06-31", 30), ("1969-02-29", 28)],
)
def test_months_end(text: str, days: int) -> None:
    error = refusal(text)
    assert (error.code, error.facts["days"]) == ("ptolemaeus-date-day", days)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "today",
        "1969-7-20",
        "69-07-20",
        "-044-03-15",
        "10000-01-01",
        "1969/07/20",
        "1969-07-20\n",
        " 1969-07-20",
        "1969-07-20T12:00",
        "\u0661969-07-20",
        "\u0661\u0669\u0666\u0669-07-20",
    ],
)
def test_other_ways_to_write_a_date_are_refused(text: str) -> None:
    assert refusal(text).code == "ptolemaeus-date-form"


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        ((-44, 3, 15), "ptolemaeus-date-year"),
        ((10_000, 1, 1), "ptolemaeus-date-year"),
        ((1582, 10, 10), "ptolemaeus-date-skipped"),
        ((1900, 2, 29), "ptolemaeus-date-day"),
    ],
)
def test_no_date_can_be_made_of_a_day_that_never_was(
    parts: tuple[int, int, int], code: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        Date(*parts)
    assert caught.value.code == code
