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

import msgspec

from ecliptic.core.errors import BadNotation, shorten
from ecliptic.core.notation import Chronicle, Part, seat_text, several
from ecliptic.ptolemaeus import events as happened
from ecliptic.ptolemaeus.board import Score
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
    sign_text,
)

_CODE = "ptolemaeus-notation-event"


def event_text(event: Event | Told) -> str:
    return _EVERYTHING.write(event)


def parse_event(text: str) -> Event:
    """Read a whole event; what others are told of one is not enough."""
    event: Event = _LOG.read(text)
    return event


def _flag_text(flag: bool) -> str:
    return "yes" if flag else "no"


def _flag(text: str) -> bool:
    if text not in ("yes", "no"):
        raise BadNotation(_CODE, text=shorten(text))
    return text == "yes"


def _given_text(given: GivenUp) -> str:
    return f"{seat_text(given.seat)}:{_CARDS.write(given.cards)}"


def _given(text: str) -> GivenUp:
    seat, _, cards = text.partition(":")
    return GivenUp(parse_seat(seat), _CARDS.read(cards))


def _score_text(score: Score) -> str:
    return f"{score.planets}+{score.novas}+{score.asteroids}+{score.objective}"


def _score(text: str) -> Score:
    parts = text.split("+")
    if len(parts) != len(Score.__struct_fields__):
        raise BadNotation(_CODE, text=shorten(text))
    return Score(*(number(part) for part in parts))


_NUMBER = Part(str, number)
_SEAT = Part(seat_text, parse_seat)
_SIGN = Part(sign_text, parse_sign)
_CARD = Part(card_text, parse_card)
_CARDS = several(_CARD, ",")
_BONUS = Part(str, parse_bonus)
_PLANET = Part(planet_text, parse_planet)
_PLANETS = several(_PLANET, ",")

_PARTS = {
    "bonus": _BONUS,
    "bonuses": several(_BONUS, ","),
    "card": _CARD,
    "cards": _CARDS,
    "date": Part(str, str),
    "flag": Part(_flag_text, _flag),
    "given": several(Part(_given_text, _given), ";"),
    "number": _NUMBER,
    "numbers": several(_NUMBER, ","),
    "planet": _PLANET,
    "planets": _PLANETS,
    "planets-each": several(_PLANETS, ";"),
    "scores": several(Part(_score_text, _score), ";"),
    "seat": _SEAT,
    "seats": several(_SEAT, ","),
    "sign": _SIGN,
    "signs": several(_SIGN, ","),
}

_EVENTS: dict[type[msgspec.Struct], str] = {
    happened.SkySet: "sky {date} {planets:signs} {comet:sign}",
    happened.DeckShuffled: "deck {size:number} {cards}",
    happened.BonusDeckShuffled: "bonus-deck {size:number} {cards:bonuses}",
    happened.EventDeckShuffled: "event-deck {size:number} {cards:planets-each}",
    happened.EventShown: "event {card:planets}",
    happened.ObjectiveDealt: "objective {seat} {planets}",
    happened.CardDrawn: "card {seat} {card}",
    happened.FaceUpTaken: "face-up {seat} {card}",
    happened.DrawingEnded: "drawing-ended {seat}",
    happened.CardShown: "shown {card}",
    happened.DisplaySwept: "swept",
    happened.BonusDrawn: "bonus {seat} {card:bonus}",
    happened.ObservationNamed: "observes {seat} {signs}",
    happened.Paid: "paid {seat} {sign} {cards}",
    happened.SourceAsked: "source {seat} {sign}",
    happened.PawnPlaced: "placed {seat} {sign}",
    happened.PawnMoved: "moved {seat} {source:sign} {sign}",
    happened.PlanetStudied: "studied {seat} {planet} {sign} {others:signs} {asteroid:flag}",
    happened.AsteroidsTraded: "traded {seat}",
    happened.BonusPlayed: "played {seat} {card:bonus} {units:number}",
    happened.PawnReplaced: "replaced {seat} {victim:seat} {sign}",
    happened.PawnRecalled: "recalled {seat} {sign}",
    happened.CardStolen: "stolen {seat} {victim:seat} {card}",
    happened.EffectStopped: "stopped {seat}",
    happened.DiscardChosen: "discard {seat} {cards}",
    happened.DiscardsOpened: "discards {given}",
    happened.TurnPassed: "passed {seat}",
    happened.RoundBegun: "round {number} {astrolabe:seat}",
    happened.TurnBegun: "turn {seat} {lap:number} {extra:flag}",
    happened.PlanetsMoved: "planets-moved {event:planets}",
    happened.CometMoved: "comet-moved {steps:number}",
    happened.Eclipsed: "eclipsed {asked:seats}",
    happened.AreasShown: "areas {objectives:planets-each} {novas:numbers}",
    happened.GameScored: "scored {scores} {winners:seats}",
}
_TOLD_TO_OTHERS: dict[type[msgspec.Struct], str] = {
    happened.DeckMade: "deck {size:number}",
    happened.BonusDeckMade: "bonus-deck {size:number}",
    happened.EventDeckMade: "event-deck {size:number}",
    happened.ObjectiveTaken: "objective {seat}",
    happened.CardTaken: "card {seat}",
    happened.BonusTaken: "bonus {seat}",
    happened.CardPassed: "stolen {seat} {victim:seat}",
    happened.DiscardSealed: "discard {seat}",
}

LINES = _EVENTS | _TOLD_TO_OTHERS

_LOG = Chronicle(_CODE, _PARTS, _EVENTS)
_EVERYTHING = Chronicle(_CODE, _PARTS, LINES)
