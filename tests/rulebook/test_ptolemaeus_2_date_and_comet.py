"""Rules 2.1 and 2.2: the planets stand as on the start date, and the comet opposite the Moon."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecliptic.core.errors import BadSetup
from ecliptic.ptolemaeus.calendar import date_of_day, day_of, parse_date
from ecliptic.ptolemaeus.ephemeris import FIRST, LAST, longitudes, signs_on
from ecliptic.ptolemaeus.planets import Planet, comet_start
from ecliptic.ptolemaeus.zodiac import SIGN_NAMES, onward

DAYS = st.integers(day_of(FIRST), day_of(LAST))


def sky_in_words(text: str) -> list[str]:
    """Sol, Luna, Mercurius, Venus, Mars, Iupiter, Saturnus."""
    return [SIGN_NAMES[sign] for sign in signs_on(parse_date(text))]


def comet_on(text: str) -> str:
    return SIGN_NAMES[comet_start(signs_on(parse_date(text)))]


def test_2_1_the_sample_sky_of_20_july_1969() -> None:
    assert sky_in_words("1969-07-20") == [
        "Cancer",
        "Libra",
        "Cancer",
        "Gemini",
        "Sagittarius",
        "Libra",
        "Taurus",
    ]


def test_2_1_signs_are_those_of_noon() -> None:
    # The Moon goes half a sign a day: early on 20 July 1969 it was still in Virgo.
    luna = longitudes(parse_date("1969-07-20"))[Planet.LUNA]
    assert sky_in_words("1969-07-20")[Planet.LUNA] == "Libra"
    assert 180 < luna < 185


@pytest.mark.parametrize(
    "text",
    ["1582-10-05", "1582-10-14", "0000-06-01", "1700-02-29", "1900-02-29", "1969-02-30"],
)
def test_2_1_days_that_never_were_are_refused(text: str) -> None:
    with pytest.raises(BadSetup):
        parse_date(text)


@pytest.mark.parametrize("text", ["1500-02-29", "1582-10-04", "1582-10-15", "2000-02-29"])
def test_2_1_days_that_were_have_a_sky(text: str) -> None:
    assert len(sky_in_words(text)) == len(Planet)


def test_2_1_the_calendar_is_julian_before_15_october_1582() -> None:
    # One night apart, so the Sun stays where it was and the Moon goes half a sign on.
    assert sky_in_words("1582-10-04")[Planet.SOL] == "Libra"
    assert sky_in_words("1582-10-15")[Planet.SOL] == "Libra"
    assert sky_in_words("1582-10-04")[Planet.LUNA] == "Taurus"
    assert sky_in_words("1582-10-15")[Planet.LUNA] == "Gemini"


def test_2_2_the_comet_stands_opposite_the_moon() -> None:
    assert comet_on("1969-07-20") == "Aries"


def test_2_2_planets_opposite_the_moon_push_the_comet_on() -> None:
    # 7 January 1610: planets in Sagittarius, Capricornus and Aquarius.
    assert sky_in_words("1610-01-07")[Planet.LUNA] == "Gemini"
    assert comet_on("1610-01-07") == "Pisces"


@given(DAYS)
def test_2_2_the_comet_starts_alone_in_the_first_free_sign(day: int) -> None:
    planets = signs_on(date_of_day(day))
    comet = comet_start(planets)
    assert comet not in planets
    sign = onward(planets[Planet.LUNA], 6)
    while sign != comet:
        assert sign in planets
        sign = onward(sign, 1)
