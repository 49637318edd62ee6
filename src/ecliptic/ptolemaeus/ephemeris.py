"""Where the planets really stood at 12:00 UT of a date (rules 2.1).

Tropical longitudes: seen from the centre of the Earth, along the ecliptic and from the equinox of
the date itself, so that 0 degrees is the first point of Aries whenever it is.
"""

from __future__ import annotations

from math import degrees

import ephem

from ecliptic.core.chance import Chance
from ecliptic.core.errors import BadSetup
from ecliptic.ptolemaeus.calendar import Date, date_of_day, date_text, day_of
from ecliptic.ptolemaeus.planets import Planets
from ecliptic.ptolemaeus.zodiac import SIGNS

FIRST = Date(150, 1, 1)
LAST = Date(2100, 12, 31)
"""The years for which the computed positions are known to be good."""

DEGREES_OF_A_SIGN = 360 // SIGNS

_BODIES = (
    ephem.Sun,
    ephem.Moon,
    ephem.Mercury,
    ephem.Venus,
    ephem.Mars,
    ephem.Jupiter,
    ephem.Saturn,
)
_EPHEM_DAY_ZERO = 2_415_020
"""The Julian day number at whose noon ephem begins to count; its own calendar is not used."""


def longitudes(date: Date) -> tuple[float, ...]:
    """The longitude of each planet in degrees, from 0 up to 360, in the order of `Planet`."""
    check_sky(date)
    noon = day_of(date) - _EPHEM_DAY_ZERO
    return tuple(_longitude(body(noon), noon) for body in _BODIES)


def _longitude(body: ephem.Body, noon: int) -> float:
    seen = ephem.Equatorial(body.g_ra, body.g_dec, epoch=noon)
    return degrees(ephem.Ecliptic(seen, epoch=noon).lon) % 360


def signs_on(date: Date) -> Planets:
    """The sign each planet stands in."""
    return tuple(sign_at(longitude) for longitude in longitudes(date))


def sign_at(longitude: float) -> int:
    """The sign that a longitude lies in: thirty degrees each, from Aries on."""
    return int(longitude // DEGREES_OF_A_SIGN)


def check_sky(date: Date) -> None:
    """Refuse a date whose sky cannot be computed well enough."""
    if not FIRST <= date <= LAST:
        raise BadSetup(
            "ptolemaeus-date-sky", date=date_text(date), first=FIRST.year, last=LAST.year
        )


def random_date(chance: Chance) -> Date:
    """Any day of the supported years, each as likely as another."""
    first, last = day_of(FIRST), day_of(LAST)
    return date_of_day(first + chance.below(last - first + 1))
