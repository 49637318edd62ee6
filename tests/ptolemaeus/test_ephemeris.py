"""The computed sky against another ephemeris, eclipses, equinoxes and the limits of the years."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.errors import BadSetup
from ecliptic.ptolemaeus.calendar import Date, date_of_day, day_of, parse_date
from ecliptic.ptolemaeus.ephemeris import (
    FIRST,
    LAST,
    longitudes,
    random_date,
    sign_at,
    signs_on,
)
from ecliptic.ptolemaeus.planets import Planet
from ecliptic.ptolemaeus.zodiac import SIGN_NAMES
from tests.planetx.chi_square import looks_drawn_from
from tests.sizes import EXAMPLES, size

TOLERANCE = 0.05
"""Degrees; the largest difference is the Moon's."""

OTHER_EPHEMERIS = {
    "0150-01-01": (280.70, 105.38, 259.26, 244.63, 146.57, 16.11, 100.36),
    "0325-03-20": (0.08, 224.85, 0.34, 21.31, 159.61, 308.88, 76.73),
    "0837-04-10": (24.41, 43.58, 29.27, 60.35, 312.13, 15.23, 229.19),
    "1133-08-02": (135.86, 135.83, 148.83, 106.52, 125.83, 19.53, 245.27),
    "1500-02-29": (349.45, 352.44, 331.84, 2.47, 58.12, 338.30, 46.60),
    "1582-10-04": (200.74, 57.99, 194.60, 166.53, 105.98, 312.31, 334.67),
    "1582-10-15": (201.73, 72.59, 196.31, 167.74, 106.40, 312.33, 334.63),
    "1700-03-01": (340.98, 108.04, 321.14, 6.55, 229.91, 293.45, 335.50),
    "1879-03-14": (353.56, 255.20, 3.24, 17.04, 296.95, 327.50, 4.20),
    "2000-01-01": (280.37, 223.32, 271.89, 241.57, 327.96, 25.25, 40.40),
    "2100-12-31": (279.85, 286.70, 297.59, 265.19, 253.65, 226.92, 216.92),
}
"""Tropical longitudes at 12:00 UT by Moshier's theory, as the Swiss Ephemeris computes it."""

DAYS = st.integers(day_of(FIRST), day_of(LAST))
SIGN = {name: sign for sign, name in enumerate(SIGN_NAMES)}


def apart(one: float, other: float) -> float:
    """Degrees between two longitudes, the short way."""
    return abs((one - other + 180) % 360 - 180)


@pytest.mark.parametrize("text", OTHER_EPHEMERIS)
def test_longitudes_agree_with_another_ephemeris(text: str) -> None:
    for planet, longitude in zip(Planet, longitudes(parse_date(text)), strict=True):
        assert apart(longitude, OTHER_EPHEMERIS[text][planet]) < TOLERANCE, planet.name


@pytest.mark.parametrize("text", ["0364-06-16", "1133-08-02", "1919-05-29", "1999-08-11"])
def test_sun_and_moon_meet_at_eclipses_near_noon(text: str) -> None:
    sky = longitudes(parse_date(text))
    assert apart(sky[Planet.SOL], sky[Planet.LUNA]) < 1


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("1582-03-10", "1582-03-11"),
        ("1583-03-20", "1583-03-21"),
        ("2000-03-19", "2000-03-20"),
    ],
)
def test_spring_begins_when_the_sun_enters_aries(before: str, after: str) -> None:
    assert signs_on(parse_date(before))[Planet.SOL] == SIGN["Pisces"]
    assert signs_on(parse_date(after))[Planet.SOL] == SIGN["Aries"]


def test_iupiter_and_saturnus_met_in_december_2020() -> None:
    sky = longitudes(parse_date("2020-12-21"))
    assert apart(sky[Planet.IUPITER], sky[Planet.SATURNUS]) < 0.1
    assert signs_on(parse_date("2020-12-21"))[Planet.IUPITER] == SIGN["Aquarius"]


@pytest.mark.parametrize(
    ("longitude", "sign"),
    [(0, "Aries"), (29.999, "Aries"), (30, "Taurus"), (180, "Libra"), (359.999, "Pisces")],
)
def test_a_sign_is_thirty_degrees(longitude: float, sign: str) -> None:
    assert sign_at(longitude) == SIGN[sign]


@given(DAYS)
def test_every_planet_has_a_longitude_and_inner_planets_stay_near_the_sun(day: int) -> None:
    sky = longitudes(date_of_day(day))
    assert len(sky) == len(Planet)
    assert all(0 <= longitude < 360 for longitude in sky)
    assert apart(sky[Planet.SOL], sky[Planet.MERCURIUS]) < 29
    assert apart(sky[Planet.SOL], sky[Planet.VENUS]) < 49


@given(st.integers(day_of(FIRST), day_of(LAST) - 1))
def test_sun_and_moon_go_on_day_by_day_through_every_reform(day: int) -> None:
    today, tomorrow = longitudes(date_of_day(day)), longitudes(date_of_day(day + 1))
    assert 0.9 < (tomorrow[Planet.SOL] - today[Planet.SOL]) % 360 < 1.1
    assert 11 < (tomorrow[Planet.LUNA] - today[Planet.LUNA]) % 360 < 16


@pytest.mark.parametrize("date", [FIRST, LAST])
def test_the_first_and_the_last_sky_can_be_computed(date: Date) -> None:
    assert len(signs_on(date)) == len(Planet)


@pytest.mark.parametrize("text", ["0001-01-01", "0149-12-31", "2101-01-01", "9999-12-31"])
def test_skies_beyond_the_years_are_refused(text: str) -> None:
    with pytest.raises(BadSetup) as caught:
        signs_on(parse_date(text))
    assert caught.value.code == "ptolemaeus-date-sky"
    assert caught.value.facts == {"date": text, "first": 150, "last": 2100}


def test_random_dates_are_in_the_years_and_repeat_with_their_seed() -> None:
    chance, again = Chance(seed_from_text("dates")), Chance(seed_from_text("dates"))
    dates = [random_date(chance) for _ in range(EXAMPLES)]
    assert all(FIRST <= date <= LAST for date in dates)
    assert dates == [random_date(again) for _ in range(EXAMPLES)]
    assert len(set(dates)) > EXAMPLES // 2


def test_random_dates_are_spread_evenly() -> None:
    chance = Chance(seed_from_text("even"))
    parts, span = 20, day_of(LAST) - day_of(FIRST) + 1
    counts = Counter(
        (day_of(random_date(chance)) - day_of(FIRST)) * parts // span
        for _ in range(size(4_000, 40_000))
    )
    assert looks_drawn_from(counts, dict.fromkeys(range(parts), 1 / parts))


NEAREST = {
    "1168-08-31": (Planet.MERCURIUS, "Virgo"),
    "0987-07-07": (Planet.IUPITER, "Sagittarius"),
    "1366-10-14": (Planet.MARS, "Leo"),
}
"""Of all noons those with a planet nearest to a border of two signs: 2 to 8 millionths of a degree
away from it."""
CLEAR = 1e-6
"""Degrees: a thousand times what processors and C libraries can differ by."""


@pytest.mark.parametrize("text", NEAREST)
def test_the_nearest_to_a_border_are_in_the_sign_they_are_in_everywhere(text: str) -> None:
    planet, sign = NEAREST[text]
    longitude = longitudes(parse_date(text))[planet]
    assert CLEAR < apart(longitude, 30 * round(longitude / 30)) < 1e-5
    assert SIGN_NAMES[sign_at(longitude)] == sign


def test_no_noon_is_so_near_a_border_that_a_last_digit_decides() -> None:
    for day in range(day_of(FIRST), day_of(LAST) + 1, size(1_009, 1)):
        for longitude in longitudes(date_of_day(day)):
            assert apart(longitude, 30 * round(longitude / 30)) > CLEAR, date_of_day(day)
