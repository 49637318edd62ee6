"""Dates of astronomy's history to start from, with their skies (rules 8).

A game computes its sky whatever the date; these are kept beside it, and a test computes them again,
so that nothing that moves a planet goes unseen.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ecliptic.ptolemaeus.calendar import Date, parse_date
from ecliptic.ptolemaeus.planets import Planets
from ecliptic.ptolemaeus.zodiac import SIGN_NAMES


class FamousDate(msgspec.Struct, frozen=True):
    """A named date: where its planets stand, and the comet."""

    name: str
    date: Date
    planets: Planets
    comet: int


_SHORT_NAMES = {name[:3]: sign for sign, name in enumerate(SIGN_NAMES)}


def _famous(name: str, date: str, planets: str, comet: str) -> FamousDate:
    signs = tuple(_SHORT_NAMES[short] for short in planets.split())
    return FamousDate(name, parse_date(date), signs, _SHORT_NAMES[comet])


_ALL = (
    _famous("copernicus", "1543-05-24", "Gem Pis Tau Can Gem Lib Sco", "Vir"),
    _famous("moons-of-jupiter", "1610-01-07", "Cap Gem Sag Sag Sag Gem Aqu", "Pis"),
    _famous("uranus", "1781-03-13", "Pis Sco Ari Pis Sag Sco Sag", "Tau"),
    _famous("ceres", "1801-01-01", "Cap Can Sag Aqu Tau Leo Leo", "Pis"),
    _famous("neptune", "1846-09-23", "Lib Sco Vir Vir Vir Gem Aqu", "Tau"),
    _famous("pluto", "1930-02-18", "Aqu Sco Aqu Pis Aqu Gem Cap", "Tau"),
    _famous("sputnik", "1957-10-04", "Lib Aqu Vir Sco Lib Lib Sag", "Leo"),
    _famous("gagarin", "1961-04-12", "Ari Pis Ari Ari Can Aqu Cap", "Vir"),
    _famous("moon-landing", "1969-07-20", "Can Lib Can Gem Sag Lib Tau", "Ari"),
    _famous("hubble", "1990-04-24", "Tau Ari Tau Pis Pis Can Cap", "Lib"),
    _famous("gravitational-waves", "2015-09-14", "Vir Lib Lib Leo Leo Vir Sco", "Ari"),
    _famous("webb", "2021-12-25", "Cap Vir Cap Cap Sag Aqu Aqu", "Pis"),
)
FAMOUS_DATES: Mapping[str, FamousDate] = {famous.name: famous for famous in _ALL}
"""The famous dates by name, oldest first. Sol, Luna, Mercurius, Venus, Mars, Iupiter, Saturnus."""


def named_date(text: str) -> Date:
    """The famous date of that name, or the date that is written."""
    famous = FAMOUS_DATES.get(text)
    return parse_date(text) if famous is None else famous.date
