"""The short text form of options and actions; it round-trips.

Events have theirs in `chronicle.py`. Signs are written with three letters, planets with two, seats
counted from 1. People may write actions in any case, with spare spaces and cards in any order.
"""

from __future__ import annotations

from collections.abc import Iterable

from ecliptic.core.errors import BadNotation, shorten
from ecliptic.core.game import Seat
from ecliptic.core.notation import is_number, seat_text
from ecliptic.ptolemaeus import actions as wish
from ecliptic.ptolemaeus.actions import Action
from ecliptic.ptolemaeus.cards import JOKER, Bonus
from ecliptic.ptolemaeus.planets import PLANET_NAMES, Planet
from ecliptic.ptolemaeus.setup import Options, Race
from ecliptic.ptolemaeus.zodiac import SIGN_NAMES

MOST_DIGITS = 6
DECK = "deck"
SIGN_LETTERS = tuple(name[:3] for name in SIGN_NAMES)
PLANET_LETTERS = tuple(name[:2] for name in PLANET_NAMES)
_SIGNS = {letters.lower(): sign for sign, letters in enumerate(SIGN_LETTERS)}
_PLANETS = {letters.lower(): Planet(n) for n, letters in enumerate(PLANET_LETTERS)}
_JOKER = "joker"


def number(text: str) -> int:
    if not is_number(text, MOST_DIGITS):
        raise BadNotation("ptolemaeus-notation-number", text=shorten(text))
    return int(text)


def parse_seat(text: str) -> Seat:
    return number(text) - 1


def sign_text(sign: int) -> str:
    return SIGN_LETTERS[sign]


def parse_sign(text: str) -> int:
    sign = _SIGNS.get(text.lower())
    if sign is None:
        raise BadNotation("ptolemaeus-notation-sign", text=shorten(text))
    return sign


def card_text(card: int) -> str:
    return _JOKER if card == JOKER else SIGN_LETTERS[card]


def parse_card(text: str) -> int:
    return JOKER if text.lower() == _JOKER else parse_sign(text)


def cards_text(cards: Iterable[int]) -> str:
    return " ".join(card_text(card) for card in cards) or "-"


def parse_cards(words: Iterable[str]) -> tuple[int, ...]:
    words = list(words)
    return () if words == ["-"] else tuple(parse_card(word) for word in words)


def planet_text(planet: int) -> str:
    return PLANET_LETTERS[planet]


def parse_planet(text: str) -> Planet:
    planet = _PLANETS.get(text.lower())
    if planet is None:
        raise BadNotation("ptolemaeus-notation-planet", text=shorten(text))
    return planet


def parse_bonus(text: str) -> Bonus:
    name = text.lower()
    if name not in (known.value for known in Bonus):
        raise BadNotation("ptolemaeus-notation-bonus", text=shorten(text))
    return Bonus(name)


def action_text(action: Action) -> str:
    match action:
        case wish.Draw(None):
            return f"D {DECK}"
        case wish.Draw(card=int() as card):
            return f"D {card_text(card)}"
        case wish.Observe(signs):
            return f"O {' '.join(sign_text(sign) for sign in signs)}"
        case wish.Pay(cards):
            return f"pay {cards_text(cards)}"
        case wish.Place(sign):
            return f"place {sign_text(sign)}"
        case wish.MoveFrom(sign):
            return f"from {sign_text(sign)}"
        case wish.Study(planet):
            return f"study {planet_text(planet)}"
        case wish.StudyWith(planet, one, other):
            return f"study {planet_text(planet)} {sign_text(one)} {sign_text(other)}"
        case wish.Play(card=bonus, once=once):
            return f"play {bonus.value} once" if once else f"play {bonus.value}"
        case wish.Replace(seat, sign):
            return f"replace {seat_text(seat)} {sign_text(sign)}"
        case wish.Move(source, sign):
            return f"move {sign_text(source)} {sign_text(sign)}"
        case wish.Steal(seat):
            return f"steal {seat_text(seat)}"
        case wish.Recall(sign):
            return f"recall {sign_text(sign)}"
        case wish.Discard(cards):
            return f"discard {cards_text(cards)}"
        case _:
            return wish.KINDS[type(action)]


def parse_action(text: str) -> Action:
    """Read an action. It may still be unlawful; text that is no action at all raises."""
    match text.lower().split():
        case ["d", card]:
            return wish.Draw(None if card == DECK else parse_card(card))
        case ["o", *signs] if signs:
            return wish.Observe(tuple(sorted(parse_sign(sign) for sign in signs)))
        case ["pay", *cards] if cards:
            return wish.Pay(tuple(sorted(parse_cards(cards))))
        case ["place", sign]:
            return wish.Place(parse_sign(sign))
        case ["from", sign]:
            return wish.MoveFrom(parse_sign(sign))
        case ["study", planet]:
            return wish.Study(parse_planet(planet))
        case ["study", planet, one, other]:
            first, second = sorted((parse_sign(one), parse_sign(other)))
            return wish.StudyWith(parse_planet(planet), first, second)
        case ["play", bonus]:
            return wish.Play(parse_bonus(bonus))
        case ["play", bonus, "once"]:
            return wish.Play(parse_bonus(bonus), once=True)
        case ["replace", seat, sign]:
            return wish.Replace(parse_seat(seat), parse_sign(sign))
        case ["move", source, sign]:
            return wish.Move(parse_sign(source), parse_sign(sign))
        case ["steal", seat]:
            return wish.Steal(parse_seat(seat))
        case ["recall", sign]:
            return wish.Recall(parse_sign(sign))
        case ["discard", *cards] if cards:
            return wish.Discard(tuple(sorted(parse_cards(cards))))
        case [word] if word in _PLAIN:
            return _PLAIN[word]
    raise BadNotation("ptolemaeus-notation-action", text=shorten(text))


_PLAIN: dict[str, Action] = {
    "trade": wish.Trade(),
    "stop": wish.Stop(),
    "end": wish.EndTurn(),
    "pass": wish.Pass(),
}


def options_text(options: Options) -> str:
    """`2 seats | 1969-07-20`, and the race if not everything counts: `... | race planets`."""
    race = "" if options.race is Race.EVERYTHING else f" | race {options.race.value}"
    return f"{options.seats} seats | {options.date}{race}"


def parse_options(text: str) -> Options:
    match text.split(" | "):
        case [seats, date]:
            return Options(_parse_seats(seats), date)
        case [seats, date, "race planets"]:
            return Options(_parse_seats(seats), date, Race.PLANETS)
    raise BadNotation("ptolemaeus-notation-options", text=shorten(text))


def _parse_seats(text: str) -> int:
    count, _, word = text.partition(" ")
    if word != "seats":
        raise BadNotation("ptolemaeus-notation-options", text=shorten(text))
    return number(count)
