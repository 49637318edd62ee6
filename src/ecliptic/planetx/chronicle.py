"""The short text form of everything that happens; it round-trips.

    survey 1 A 3-7 cost 3 = 2            what the surveyor learns; others read it without `= 2`
    target 2 8 cost 4 = E/X
    research 1 B cost 1 = some A adjacent D
    locate 1 6 C E cost 5 = wrong        others read `locate 1 cost 5 = wrong`
    placed 1 #5 in 7 phase 2 = A         others read it without `= A`
    review 7 #5=A+ #6=C- pays 2:1        theory 5 is right, theory 6 wrong and seat 2 pays 1

Seats are counted from 1, theories by the order of placing. `-` stands for an empty list.
"""

from __future__ import annotations

from typing import cast, get_args

import msgspec

from ecliptic.core.errors import BadNotation, shorten
from ecliptic.core.game import Seat
from ecliptic.core.notation import Chronicle, Part, member, seat_text, several
from ecliptic.planetx import events as happened
from ecliptic.planetx.clues import clue_text, parse_clue, parse_title, title_text
from ecliptic.planetx.events import Event, SeatScore, Shown, Told
from ecliptic.planetx.notation import (
    fact_text,
    number,
    parse_fact,
    parse_season,
    span,
    span_text,
)
from ecliptic.planetx.objects import Sighting, object_from_letter
from ecliptic.planetx.system import parse_system, system_text

_CODE = "planetx-notation-event"
_EVENT_TYPES = get_args(Event)


def event_text(event: Event | Told) -> str:
    return _CHRONICLE.write(event)


def parse_event(text: str) -> Event:
    """Read an event of the log back; what only a viewer's stream may hold is refused here."""
    event = parse_told(text)
    if not isinstance(event, _EVENT_TYPES):
        raise BadNotation(_CODE, text=shorten(text))
    return cast(Event, event)


def parse_told(text: str) -> Event | Told:
    """Read an event, or what a viewer was told of one; written otherwise than here, it is none."""
    told: Event | Told = _CHRONICLE.read(text)
    if event_text(told) != text:
        raise BadNotation(_CODE, text=shorten(text))
    return told


def _seat(text: str) -> Seat:
    seat = number(text) - 1
    if seat < 0:
        raise BadNotation("planetx-notation-number", text=text)
    return seat


def _pair_text(pair: tuple[Seat, int]) -> str:
    seat, value = pair
    return f"{seat_text(seat)}:{value}"


def _pair(text: str) -> tuple[Seat, int]:
    seat, _, value = text.partition(":")
    return _seat(seat), number(value)


def _mark(text: str) -> int:
    return number(text.removeprefix("#"))


def _face_text(face: Shown) -> str:
    return f"#{face.number}={face.thing.value}{'+' if face.right else '-'}"


def _face(text: str) -> Shown:
    index, _, face = text.partition("=")
    return Shown(_mark(index), object_from_letter(face[:-1]), face.endswith("+"))


def _score_text(score: SeatScore) -> str:
    return f"{score.first_bonuses}+{score.theories}+{score.planet_x}"


def _score(text: str) -> SeatScore:
    bonuses, _, rest = text.partition("+")
    theories, _, planet_x = rest.partition("+")
    return SeatScore(number(bonuses), number(theories), number(planet_x))


def _span_text(ends: tuple[int, int]) -> str:
    return span_text(*ends)


def _found_text(told: tuple[bool, int]) -> str:
    found, points = told
    return f"right {points}" if found else "wrong"


def _found(text: str) -> tuple[bool, int]:
    word, _, points = text.partition(" ")
    return (True, number(points)) if word == "right" else (False, 0)


def _sighting(text: str) -> Sighting:
    return member(Sighting, text, "planetx-notation-object")


_SEAT = Part(seat_text, _seat)
_THING = Part(str, object_from_letter)

_PARTS = {
    **dict.fromkeys(
        ("cost", "count", "number", "phase", "sector", "steps", "version"), Part(str, number)
    ),
    "clue": Part(clue_text, parse_clue),
    "facts": several(Part(fact_text, parse_fact), " "),
    "found": Part(_found_text, _found),
    "mark": Part("#{}".format, _mark),
    "pairs": several(Part(_pair_text, _pair), " "),
    "scores": several(Part(_score_text, _score), " "),
    "season": Part(str, parse_season),
    "seat": _SEAT,
    "seats": several(_SEAT, " "),
    "shown": several(Part(_face_text, _face), " "),
    "sighting": Part(str, _sighting),
    "span": Part(_span_text, span),
    "system": Part(system_text, parse_system),
    "thing": _THING,
    "things": several(_THING, " "),
    "title": Part(title_text, parse_title),
    "topic": Part(str, str),
}

LINES: dict[type[msgspec.Struct], str] = {
    happened.GeneratorNamed: "generator {version}",
    happened.SkyDealt: "sky {system}",
    happened.TopicTitled: "topic {topic} {title}",
    happened.TopicSet: "topic {topic} = {clue}",
    happened.ConferenceTitled: "conference {number} {title}",
    happened.ConferenceSet: "conference {number} = {clue}",
    happened.FactsCounted: "facts {seat} {season} {count}",
    happened.FactsGiven: "facts {seat} {season} {count} = {facts}",
    happened.PawnsLinedUp: "pawns {order:seats}",
    happened.SurveyAnnounced: "survey {seat} {thing} {first,last:span} cost {cost}",
    happened.Surveyed: "survey {seat} {thing} {first,last:span} cost {cost} = {count}",
    happened.TargetAnnounced: "target {seat} {sector} cost {cost}",
    happened.Targeted: "target {seat} {sector} cost {cost} = {sighting}",
    happened.ResearchAnnounced: "research {seat} {topic} cost {cost}",
    happened.Researched: "research {seat} {topic} cost {cost} = {clue}",
    happened.LocateAnnounced: "locate {seat} cost {cost} = {found,points:found}",
    happened.Located: (
        "locate {seat} {sector} {before:thing} {after:thing} cost {cost} = {found,points:found}"
    ),
    happened.EarthTurned: "earth {steps}",
    happened.ConferenceHeld: "held {number} = {clue}",
    happened.TheoryPhaseOpened: "phase {number} asks {asked:seats}",
    happened.ChoiceSealed: "chosen {seat}",
    happened.TheoriesChosen: "chosen {seat} = {things}",
    happened.ChoicesOpened: "hands {placing:pairs}",
    happened.TheoryLaid: "placed {seat} {number:mark} in {sector} phase {phase}",
    happened.TheoryPlaced: "placed {seat} {number:mark} in {sector} phase {phase} = {thing}",
    happened.TokenTakenBack: "withdrawn {seat}",
    happened.TheoryWithdrawn: "withdrawn {seat} = {thing}",
    happened.TheoriesAdvanced: "advanced {phase}",
    happened.SectorReviewed: "review {sector} {shown} pays {penalties:pairs}",
    happened.TheoryPhaseClosed: "closed {number}",
    happened.LastChancesOpened: "last-chances {finder:seat} {behind:pairs}",
    happened.LastChanceEnded: "last-chance-ended {seat}",
    happened.SkyRevealed: "revealed {system} {shown}",
    happened.GameScored: "score {scores} won {winners:seats}",
}

_CHRONICLE = Chronicle(_CODE, _PARTS, LINES)
