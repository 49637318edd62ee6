"""The short text form of everything that happens; it round-trips.

    sky 1969-07-20 Can,Lib,Can,Gem,Sag,Lib,Tau Ari      planets in order, then the comet
    card 1 Leo                                          others read `card 1`
    paid 1 Sag Ari,Leo                                  for Sagittarius
    studied 1 Ma Leo - yes                              no others went along; the token was there
    discards 1:Leo,joker;2:Vir

A line is the event's word and its parts; what only some may know comes last, and the others' form
of the line ends before it. Seats are counted from 1. `-` stands for an empty list.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ecliptic.core.errors import BadNotation, shorten
from ecliptic.ptolemaeus import events as happened
from ecliptic.ptolemaeus.board import Score
from ecliptic.ptolemaeus.cards import Bonus
from ecliptic.ptolemaeus.events import Event, GivenUp, Told
from ecliptic.ptolemaeus.notation import (
    card_text,
    number,
    parse_bonus,
    parse_card,
    parse_planet,
    parse_seat,
    parse_sign,
    planet_text,
    seat_text,
    sign_text,
)


class Part(NamedTuple):
    """How one part of an event is written, as a word without spaces, and read."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


def _list(part: Part, comma: str = ",") -> Part:
    """Several of the same, with commas; `-` if there are none."""

    def write(items: Any) -> str:
        return comma.join(part.write(item) for item in items) or "-"

    def read(text: str) -> Any:
        return () if text == "-" else tuple(part.read(word) for word in text.split(comma))

    return Part(write, read)


def _read_flag(text: str) -> bool:
    if text not in ("yes", "no"):
        raise BadNotation("ptolemaeus-notation-event", text=shorten(text))
    return text == "yes"


def _write_given(given: GivenUp) -> str:
    return f"{seat_text(given.seat)}:{CARDS.write(given.cards)}"


def _read_given(text: str) -> GivenUp:
    seat, _, cards = text.partition(":")
    return GivenUp(parse_seat(seat), CARDS.read(cards))


def _write_score(score: Score) -> str:
    return f"{score.planets}+{score.novas}+{score.asteroids}+{score.objective}"


def _read_score(text: str) -> Score:
    parts = text.split("+")
    if len(parts) != len(Score.__struct_fields__):
        raise BadNotation("ptolemaeus-notation-event", text=shorten(text))
    return Score(*(number(part) for part in parts))


WORD = Part(str, str)
NUMBER = Part(str, number)
FLAG = Part(lambda flag: "yes" if flag else "no", _read_flag)
SEAT = Part(seat_text, parse_seat)
SEATS = _list(SEAT)
SIGN = Part(sign_text, parse_sign)
SIGNS = _list(SIGN)
CARD = Part(card_text, parse_card)
CARDS = _list(CARD)
PLANET = Part(planet_text, parse_planet)
PLANETS = _list(PLANET)
BONUS = Part(Bonus.__str__, parse_bonus)
NUMBERS = _list(NUMBER)

_FORMS: dict[type, tuple[str, tuple[Part, ...]]] = {
    happened.SkySet: ("sky", (WORD, SIGNS, SIGN)),
    happened.DeckShuffled: ("deck", (NUMBER, CARDS)),
    happened.BonusDeckShuffled: ("bonus-deck", (NUMBER, _list(BONUS))),
    happened.EventDeckShuffled: ("event-deck", (NUMBER, _list(PLANETS, ";"))),
    happened.EventShown: ("event", (PLANETS,)),
    happened.ObjectiveDealt: ("objective", (SEAT, PLANETS)),
    happened.CardDrawn: ("card", (SEAT, CARD)),
    happened.FaceUpTaken: ("face-up", (SEAT, CARD)),
    happened.DrawingEnded: ("drawing-ended", (SEAT,)),
    happened.CardShown: ("shown", (CARD,)),
    happened.DisplaySwept: ("swept", ()),
    happened.BonusDrawn: ("bonus", (SEAT, BONUS)),
    happened.ObservationNamed: ("observes", (SEAT, SIGNS)),
    happened.Paid: ("paid", (SEAT, SIGN, CARDS)),
    happened.SourceAsked: ("source", (SEAT, SIGN)),
    happened.PawnPlaced: ("placed", (SEAT, SIGN)),
    happened.PawnMoved: ("moved", (SEAT, SIGN, SIGN)),
    happened.PlanetStudied: ("studied", (SEAT, PLANET, SIGN, SIGNS, FLAG)),
    happened.AsteroidsTraded: ("traded", (SEAT,)),
    happened.BonusPlayed: ("played", (SEAT, BONUS, NUMBER)),
    happened.PawnReplaced: ("replaced", (SEAT, SEAT, SIGN)),
    happened.PawnRecalled: ("recalled", (SEAT, SIGN)),
    happened.CardStolen: ("stolen", (SEAT, SEAT, CARD)),
    happened.EffectStopped: ("stopped", (SEAT,)),
    happened.DiscardChosen: ("discard", (SEAT, CARDS)),
    happened.DiscardsOpened: ("discards", (_list(Part(_write_given, _read_given), ";"),)),
    happened.TurnPassed: ("passed", (SEAT,)),
    happened.RoundBegun: ("round", (NUMBER, SEAT)),
    happened.TurnBegun: ("turn", (SEAT, NUMBER, FLAG)),
    happened.PlanetsMoved: ("planets-moved", (PLANETS,)),
    happened.CometMoved: ("comet-moved", (NUMBER,)),
    happened.Eclipsed: ("eclipsed", (SEATS,)),
    happened.AreasShown: ("areas", (_list(PLANETS, ";"), NUMBERS)),
    happened.GameScored: ("scored", (_list(Part(_write_score, _read_score), ";"), SEATS)),
}

_WHOLE: dict[type, type] = {
    happened.DeckMade: happened.DeckShuffled,
    happened.BonusDeckMade: happened.BonusDeckShuffled,
    happened.EventDeckMade: happened.EventDeckShuffled,
    happened.ObjectiveTaken: happened.ObjectiveDealt,
    happened.CardTaken: happened.CardDrawn,
    happened.BonusTaken: happened.BonusDrawn,
    happened.CardPassed: happened.CardStolen,
    happened.DiscardSealed: happened.DiscardChosen,
}
"""The whole event behind each form that others are told."""

_TYPES: dict[str, type] = {word: kind for kind, (word, _) in _FORMS.items()}


def event_text(event: Event | Told) -> str:
    kind = type(event)
    word, parts = _FORMS[_WHOLE.get(kind, kind)]
    fields = kind.__struct_fields__
    told = (part.write(getattr(event, field)) for part, field in zip(parts, fields, strict=False))
    return " ".join([word, *told])


def parse_event(text: str) -> Event:
    """Read a whole event; what others are told of one is not enough."""
    word, *words = text.split(" ")
    kind = _TYPES.get(word)
    if kind is None or len(words) != len(_FORMS[kind][1]):
        raise BadNotation("ptolemaeus-notation-event", text=shorten(text))
    parts = _FORMS[kind][1]
    event: Event = kind(*(part.read(told) for part, told in zip(parts, words, strict=True)))
    return event
