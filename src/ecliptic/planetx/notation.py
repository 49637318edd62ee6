"""The short text form of options, actions and starting facts; it round-trips.

Events have theirs in `chronicle.py`. Sectors and seats are counted from 1. People may write actions
in any case and with spare spaces: `s a 3-7` reads as `S A 3-7`.
"""

from __future__ import annotations

from ecliptic.core.errors import BadNotation, shorten
from ecliptic.core.notation import is_number, member
from ecliptic.planetx.actions import (
    Action,
    Choose,
    Locate,
    Pass,
    PlaceTheory,
    Research,
    Survey,
    Target,
    Withdraw,
)
from ecliptic.planetx.codes import parse_code
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import object_from_letter
from ecliptic.planetx.setup import Options, Place, Season, StartingFact
from ecliptic.planetx.theories import choice_of

MOST_DIGITS = 6


def number(text: str) -> int:
    if not is_number(text, MOST_DIGITS):
        raise BadNotation("planetx-notation-number", text=shorten(text))
    return int(text)


def span(text: str) -> tuple[int, int]:
    """`3-7`, or `5` for a run of one sector."""
    first, dash, last = text.partition("-")
    return number(first), number(last if dash else first)


def span_text(first: int, last: int) -> str:
    return f"{first}-{last}"


def action_text(action: Action) -> str:
    match action:
        case Survey(thing, first, last):
            return f"S {thing.value} {span_text(first, last)}"
        case Target(sector):
            return f"T {sector}"
        case Research(topic):
            return f"R {topic}"
        case Locate(sector, before, after):
            return f"L {sector} {before.value} {after.value}"
        case Choose(()):
            return "C -"
        case Choose(things):
            return " ".join(["C", *(thing.value for thing in things)])
        case PlaceTheory(thing, sector):
            return f"P {thing.value} {sector}"
        case Withdraw(thing):
            return f"W {thing.value}"
        case Pass():
            return "pass"


def parse_action(text: str) -> Action:
    """Read an action. It may still be unlawful; text that is no action at all raises."""
    words = text.upper().split()
    match words:
        case ["S", thing, where]:
            return Survey(object_from_letter(thing), *span(where))
        case ["T", sector]:
            return Target(number(sector))
        case ["R", topic]:
            return Research(topic)
        case ["L", sector, before, after]:
            return Locate(number(sector), object_from_letter(before), object_from_letter(after))
        case ["C", "-"]:
            return Choose(())
        case ["C", *things] if things:
            return choice_of(tuple(object_from_letter(thing) for thing in things))
        case ["P", thing, sector]:
            return PlaceTheory(object_from_letter(thing), number(sector))
        case ["W", thing]:
            return Withdraw(object_from_letter(thing))
        case ["PASS"]:
            return Pass()
    raise BadNotation("planetx-notation-action", text=shorten(text))


def options_text(options: Options) -> str:
    """`standard | spring 4 | autumn 8`: the mode, then each seat's season and starting facts. A
    game code follows the mode: `standard code B4K7 | spring 4`."""
    mode = options.mode.value + (f" code {options.code}" if options.code else "")
    places = (f"{place.season.value} {place.facts}" for place in options.places)
    return " | ".join([mode, *places])


def parse_options(text: str) -> Options:
    table, *places = text.split(" | ")
    named, marked, code = table.partition(" code ")
    mode = member(Mode, named, "planetx-notation-mode")
    if marked and parse_code(code) != code:
        raise BadNotation("planetx-notation-code", text=shorten(code))
    return Options(mode, tuple(_parse_place(place) for place in places), code)


def _parse_place(text: str) -> Place:
    season, _, facts = text.partition(" ")
    return Place(parse_season(season), number(facts))


def parse_season(text: str) -> Season:
    return member(Season, text, "planetx-notation-season")


def fact_text(fact: StartingFact) -> str:
    """`5-A`: sector 5 is not an asteroid."""
    return f"{fact.sector}-{fact.thing.value}"


def parse_fact(text: str) -> StartingFact:
    sector, _, thing = text.partition("-")
    return StartingFact(number(sector), object_from_letter(thing))
