"""The calendar a start date is read in (rules 2.1).

Dates are Julian up to 4 October 1582 and Gregorian from 15 October 1582 on; the ten days between
never were, nor was a year 0. Checked here, because others shift such dates silently or refuse
29 February 1500, which was a day like any other.

Days are counted by their Julian day number, which is exact at 12:00 UT, the hour of a game's sky.
"""

from __future__ import annotations

import re

import msgspec

from ecliptic.core.errors import BadSetup, shorten

FIRST_GREGORIAN = (1582, 10, 15)
LAST_JULIAN = (1582, 10, 4)

_FORM = re.compile("([0-9]{4})-([0-9]{2})-([0-9]{2})")
_LAST_YEAR = 9999
"""The last that can be written."""
_LONG_MONTHS = frozenset({1, 3, 5, 7, 8, 10, 12})
_FEBRUARY = 2
_GREGORIAN_FROM = 2_299_161
"""The Julian day number of 15 October 1582."""
_MONTHS_FROM_MARCH = 153
"""Days in five months from March or August on; so the leap day ends the year of the arithmetic."""
_FOUR_YEARS = 1461
_FOUR_CENTURIES = 146_097


class Date(msgspec.Struct, frozen=True, order=True):
    """A day that was or will be; BadSetup says why there is no such day."""

    year: int
    month: int
    day: int

    def __post_init__(self) -> None:
        if not 1 <= self.year <= _LAST_YEAR:
            raise BadSetup("ptolemaeus-date-year", year=self.year, last=_LAST_YEAR)
        if not 1 <= self.month <= 12:
            raise BadSetup("ptolemaeus-date-month", month=self.month)
        days = days_in_month(self.year, self.month)
        if not 1 <= self.day <= days:
            raise BadSetup(
                "ptolemaeus-date-day", year=self.year, month=self.month, day=self.day, days=days
            )
        if LAST_JULIAN < (self.year, self.month, self.day) < FIRST_GREGORIAN:
            raise BadSetup("ptolemaeus-date-skipped", day=self.day)


def parse_date(text: str) -> Date:
    """A date written YYYY-MM-DD."""
    found = _FORM.fullmatch(text)
    if found is None:
        raise BadSetup("ptolemaeus-date-form", text=shorten(text))
    year, month, day = (int(part) for part in found.groups())
    return Date(year, month, day)


def date_text(date: Date) -> str:
    return f"{date.year:04}-{date.month:02}-{date.day:02}"


def is_julian(date: Date) -> bool:
    return (date.year, date.month, date.day) < FIRST_GREGORIAN


def is_leap(year: int) -> bool:
    """Every fourth year; from the reform on, of the full centuries only every fourth."""
    if year <= FIRST_GREGORIAN[0]:
        return year % 4 == 0
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def days_in_month(year: int, month: int) -> int:
    """The number of its last day (October 1582 has a 31st, though only 21 days)."""
    if month == _FEBRUARY:
        return 29 if is_leap(year) else 28
    return 31 if month in _LONG_MONTHS else 30


def day_of(date: Date) -> int:
    """The Julian day number of a date's noon: one more each day."""
    # March is month 0 of a year that the leap day ends; the offset keeps it all above zero.
    since_march = (date.month + 9) % 12
    year = date.year + 4800 - (date.month < 3)
    day = date.day + (_MONTHS_FROM_MARCH * since_march + 2) // 5 + _FOUR_YEARS * year // 4
    if is_julian(date):
        return day - 32_083
    return day - year // 100 + year // 400 - 32_045


def date_of_day(day: int) -> Date:
    """The date of a Julian day number; the inverse of `day_of`."""
    if day >= _GREGORIAN_FROM:
        since = day + 32_044
        centuries = (4 * since + 3) // _FOUR_CENTURIES
        since -= _FOUR_CENTURIES * centuries // 4
    else:
        since = day + 32_082
        centuries = 0
    years = (4 * since + 3) // _FOUR_YEARS
    of_year = since - _FOUR_YEARS * years // 4
    since_march = (5 * of_year + 2) // _MONTHS_FROM_MARCH
    month = (since_march + 2) % 12 + 1
    return Date(
        year=100 * centuries + years - 4800 + (month < 3),
        month=month,
        day=of_year - (_MONTHS_FROM_MARCH * since_march + 2) // 5 + 1,
    )
