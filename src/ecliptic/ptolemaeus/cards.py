"""The cards: constellations, events, bonuses and objectives (rules 1 and 8).

How many there are of each is in `cards.toml`, the one place to change it: the rulebook prints only
totals, so the lists are reconstructed and say so. `load` refuses lists that break those totals.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from enum import StrEnum
from importlib import resources
from typing import TypeAlias, TypeVar

import msgspec

from ecliptic.core.errors import BadSetup, shorten
from ecliptic.ptolemaeus.planets import PLANET_NAMES, Planet
from ecliptic.ptolemaeus.zodiac import SIGN_NAMES

T = TypeVar("T")

JOKER = 12
"""A constellation card is the number of its sign, or this."""
KINDS = 13
"""How many kinds of constellation card there are: the signs and the joker."""


class Bonus(StrEnum):
    NOVA_LUNA = "nova-luna"
    VENUS_RETROGRADA = "venus-retrograda"
    MALEFICUS_MARS = "maleficus-mars"
    MALEFICUS_SATURNUS = "maleficus-saturnus"
    MERCURIUS_RETROGRADUS = "mercurius-retrogradus"
    SOL_IN_MEDIO_CAELI = "sol-in-medio-caeli"
    IUPITER_ORIENTALIS = "iupiter-orientalis"
    NOVA_CONSTELLATIO = "nova-constellatio"
    SIGNUM_IGNIS = "signum-ignis"
    SIGNUM_TERRAE = "signum-terrae"
    SIGNUM_AERIS = "signum-aeris"
    SIGNUM_AQUAE = "signum-aquae"


NEEDS_OPPONENT = frozenset(
    {
        Bonus.NOVA_LUNA,
        Bonus.MALEFICUS_MARS,
        Bonus.MALEFICUS_SATURNUS,
        Bonus.IUPITER_ORIENTALIS,
    }
)
"""The bonus cards that stay in the box in a solo game (rules 7)."""

EventCard: TypeAlias = tuple[Planet, ...]
"""The three planets that move at the end of the round, in the order of `Planet`."""
ECLIPSIS: EventCard = ()

Objective: TypeAlias = tuple[Planet, Planet, Planet]

TOTALS = {"constellations": 65, "events": 13, "bonuses": 25, "objectives": 7}
"""What the rulebook does print: how many cards are in each part of the file,"""
MOVES = 36
"""how many planets the events move in all (twelve events of three),"""
MARS_MOVES = 4
"""and how often Mars is among them."""


class CardLists(msgspec.Struct, frozen=True):
    """All the cards in the box, before anything is shuffled, and where the lists come from."""

    origin: str
    constellations: tuple[int, ...]
    events: tuple[EventCard, ...]
    bonuses: tuple[Bonus, ...]
    objectives: tuple[Objective, ...]


class _CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`cards.toml` as it is written, by names."""

    origin: str
    constellations: dict[str, int]
    events: list[list[str]]
    bonuses: dict[str, int]
    objectives: list[list[str]]


_CONSTELLATIONS = {name: card for card, name in enumerate((*SIGN_NAMES, "Joker"))}
_BONUSES = {bonus.value: bonus for bonus in Bonus}
_PLANETS = dict(zip(PLANET_NAMES, Planet, strict=True))


def load(text: str) -> CardLists:
    """The lists in a card file; BadSetup says what is wrong with it."""
    file = _read(text)
    lists = CardLists(
        origin=file.origin,
        constellations=_counted("constellations", file.constellations, _CONSTELLATIONS),
        events=tuple(_planets(names) if names else ECLIPSIS for names in file.events),
        bonuses=_counted("bonuses", file.bonuses, _BONUSES),
        objectives=tuple(_planets(names) for names in file.objectives),
    )
    _check_total("events", len(lists.events))
    _check_total("objectives", len(lists.objectives))
    _check_moves(lists.events)
    return lists


def _read(text: str) -> _CardFile:
    try:
        return msgspec.convert(tomllib.loads(text), _CardFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as wrong:
        raise BadSetup("ptolemaeus-cards-unreadable", reason=str(wrong)) from wrong


def _counted(part: str, counts: Mapping[str, int], cards: Mapping[str, T]) -> tuple[T, ...]:
    """Every card as often as the file says."""
    for name, count in counts.items():
        if count < 0:
            raise BadSetup("ptolemaeus-cards-negative", name=shorten(name), count=count)
    _check_total(part, sum(counts.values()))
    return tuple(_named(name, cards) for name, count in counts.items() for _ in range(count))


def _named(name: str, cards: Mapping[str, T]) -> T:
    if name not in cards:
        raise BadSetup("ptolemaeus-cards-unknown-name", name=shorten(name))
    return cards[name]


def _planets(names: list[str]) -> Objective:
    """The three different planets of an event or an objective."""
    planets = sorted({_named(name, _PLANETS) for name in names})
    if len(names) != 3 or len(planets) != 3:
        raise BadSetup("ptolemaeus-cards-three-planets", card=shorten(" ".join(names)))
    first, second, third = planets
    return first, second, third


def _check_total(part: str, count: int) -> None:
    wanted = TOTALS[part]
    if count != wanted:
        raise BadSetup("ptolemaeus-cards-total", cards=part, count=count, wanted=wanted)


def _check_moves(events: tuple[EventCard, ...]) -> None:
    """One Eclipsis only, or there are not 36 moves; and Mars moves as often as is printed."""
    moves = sum(len(event) for event in events)
    if moves != MOVES:
        raise BadSetup("ptolemaeus-cards-moves", moves=moves, wanted=MOVES)
    of_mars = sum(Planet.MARS in event for event in events)
    if of_mars != MARS_MOVES:
        raise BadSetup("ptolemaeus-cards-mars-moves", moves=of_mars, wanted=MARS_MOVES)


LISTS: CardLists = load(
    resources.files("ecliptic.ptolemaeus").joinpath("cards.toml").read_text(encoding="utf-8")
)
"""The lists that are shipped."""
