"""The sky of a date on the command line: planets, configurations, and where the comet starts.

This is the set-up of a game of Ptolemaeus (rules 2), so that a birthday can be looked at first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ecliptic.english.ptolemaeus import words
from ecliptic.english.words import listed
from ecliptic.ptolemaeus.calendar import Date, date_text, is_julian
from ecliptic.ptolemaeus.configurations import SHAPES, Kind, Signs, targets
from ecliptic.ptolemaeus.ephemeris import DEGREES_OF_A_SIGN, longitudes, sign_at, signs_on
from ecliptic.ptolemaeus.famous_dates import FAMOUS_DATES
from ecliptic.ptolemaeus.planets import PLANET_NAMES, Planet, Planets, comet_start, planets_in
from ecliptic.ptolemaeus.zodiac import SIGN_NAMES, SIGNS, onward
from ecliptic.terminal.ptolemaeus.wheel import wheel

FAMOUS_EVENTS: Mapping[str, str] = {
    "copernicus": "Copernicus dies, his book just out",
    "moons-of-jupiter": "Galileo sees moons beside Jupiter",
    "uranus": "Herschel discovers Uranus",
    "ceres": "Piazzi discovers Ceres",
    "neptune": "Galle finds Neptune where it was computed",
    "pluto": "Tombaugh discovers Pluto",
    "sputnik": "Sputnik is the first satellite",
    "gagarin": "Gagarin is the first human in space",
    "moon-landing": "The first people land on the Moon",
    "hubble": "The Hubble Space Telescope is launched",
    "gravitational-waves": "The first gravitational waves are measured",
    "webb": "The James Webb Space Telescope is launched",
}
MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)

Report = Mapping[str, Any]
"""What a command has to say, for programs."""


def date_words(date: Date) -> str:
    """`20 July 1969`."""
    return f"{date.day} {MONTHS[date.month - 1]} {date.year}"


def famous_name(date: Date) -> str | None:
    """The name of a famous date."""
    names = (famous.name for famous in FAMOUS_DATES.values() if famous.date == date)
    return next(names, None)


def sky_report(date: Date) -> Report:
    planets = signs_on(date)
    comet = comet_start(planets)
    return {
        "date": date_text(date),
        "calendar": "julian" if is_julian(date) else "gregorian",
        "famous": famous_name(date),
        "planets": [
            _planet_report(planet, longitude)
            for planet, longitude in zip(Planet, longitudes(date), strict=True)
        ],
        "comet": SIGN_NAMES[comet],
        "configurations": [
            {
                "kind": SHAPES[signs].value,
                "signs": [SIGN_NAMES[sign] for sign in dict.fromkeys(signs)],
                "with_comet": comet in signs,
            }
            for signs in _configurations(planets, comet)
        ],
    }


def _planet_report(planet: Planet, longitude: float) -> Report:
    degree, minute = _in_sign(longitude)
    return {
        "planet": PLANET_NAMES[planet],
        "sign": SIGN_NAMES[sign_at(longitude)],
        "degree": degree,
        "minute": minute,
        "longitude": round(longitude, 4),
    }


def sky_screen(date: Date, width: int) -> Iterator[RenderableType]:
    """The wheel of a date with the places of its planets, and what can be observed together."""
    planets = signs_on(date)
    comet = comet_start(planets)
    yield wheel(planets, comet, centre=[*_title(date), _places(date)], width=width)
    yield Text(_comet_words(planets, comet))
    known = _configurations(planets, comet)
    without = [signs for signs in known if comet not in signs]
    with_it = [signs for signs in known if comet in signs]
    yield from _listed("Configurations:", without, planets)
    yield from _listed("With the comet:", with_it, planets)


def _title(date: Date) -> Iterator[Text]:
    yield Text(f"{date_words(date)}, 12:00 UT", style="bold")
    if is_julian(date):
        yield Text("Julian calendar")
    name = famous_name(date)
    if name is not None:
        yield Text(FAMOUS_EVENTS[name], justify="center")


def _places(date: Date) -> Table:
    """Each planet's sign, and how far into it."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for planet, longitude in zip(Planet, longitudes(date), strict=True):
        degree, minute = _in_sign(longitude)
        sign = SIGN_NAMES[sign_at(longitude)]
        table.add_row(PLANET_NAMES[planet], sign, f"{degree:2}°{minute:02}'")
    return table


def _in_sign(longitude: float) -> tuple[int, int]:
    """Whole degrees and minutes into the sign; cut off, since 29°59.9' is not yet the next."""
    minutes = int(longitude * 60)
    return minutes // 60 % DEGREES_OF_A_SIGN, minutes % 60


def _comet_words(planets: Planets, comet: int) -> str:
    opposite = onward(planets[Planet.LUNA], SIGNS // 2)
    if comet == opposite:
        return f"The comet starts in {SIGN_NAMES[comet]}, opposite Luna."
    return (
        f"The comet starts in {SIGN_NAMES[comet]}, the first sign without planets from"
        f" {SIGN_NAMES[opposite]}, opposite Luna."
    )


def _configurations(planets: Planets, comet: int) -> list[Signs]:
    return [one for one in targets(planets, comet) if SHAPES[one] is not Kind.SINGLE]


def _listed(
    title: str, configurations: Sequence[Signs], planets: Planets
) -> Iterator[RenderableType]:
    yield Text(title, style="bold")
    table = Table.grid(padding=(0, 2))
    for signs in configurations:
        held = (_sign_words(sign, planets) for sign in dict.fromkeys(signs))
        table.add_row("", words.shape(SHAPES[signs]), Text(" - ".join(held)))
    yield table if configurations else Text("  none")


def _sign_words(sign: int, planets: Planets) -> str:
    """`Cancer (Sol and Mercurius)`; a sign of a configuration without planets has the comet."""
    names = [PLANET_NAMES[planet] for planet in planets_in(planets, sign)]
    return f"{SIGN_NAMES[sign]} ({listed(names) if names else 'comet'})"


def famous_report() -> list[Report]:
    return [
        {
            "name": famous.name,
            "date": date_text(famous.date),
            "event": FAMOUS_EVENTS[famous.name],
        }
        for famous in FAMOUS_DATES.values()
    ]


def famous_lines() -> Iterator[str]:
    yield "Famous dates; use the name or the date, as in: ecliptic sky moon-landing"
    for one in famous_report():
        yield f"  {one['name']:19}  {one['date']}  {one['event']}"
