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

from collections.abc import Iterable, Sequence
from typing import cast, get_args

from ecliptic.core.errors import BadNotation, shorten
from ecliptic.core.game import Seat
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

_EVENT_TYPES = get_args(Event)


def event_text(event: Event | Told) -> str:
    match event:
        case happened.SkyDealt(system):
            return f"sky {system_text(system)}"
        case happened.TopicTitled(topic, title):
            return f"topic {topic} {title_text(title)}"
        case happened.TopicSet(topic, clue):
            return f"topic {topic} = {clue_text(clue)}"
        case happened.ConferenceTitled(index, title):
            return f"conference {index} {title_text(title)}"
        case happened.ConferenceSet(index, clue):
            return f"conference {index} = {clue_text(clue)}"
        case happened.FactsGiven(seat, season, count, facts):
            told = _words(fact_text(fact) for fact in facts)
            return f"facts {seat + 1} {season.value} {count} = {told}"
        case happened.FactsCounted(seat, season, count):
            return f"facts {seat + 1} {season.value} {count}"
        case happened.PawnsLinedUp(order):
            return f"pawns {_words(str(seat + 1) for seat in order)}"
        case happened.SurveyAnnounced() | happened.TargetAnnounced():
            return _look_text(event)
        case happened.Researched(seat, topic, cost, clue):
            return f"research {seat + 1} {topic} cost {cost} = {clue_text(clue)}"
        case happened.ResearchAnnounced(seat, topic, cost):
            return f"research {seat + 1} {topic} cost {cost}"
        case happened.Located():
            named = f"{event.sector} {event.before.value} {event.after.value}"
            return f"locate {event.seat + 1} {named} cost {event.cost} = {_found_text(event)}"
        case happened.LocateAnnounced():
            return f"locate {event.seat + 1} cost {event.cost} = {_found_text(event)}"
        case happened.EarthTurned(steps):
            return f"earth {steps}"
        case happened.ConferenceHeld(index, clue):
            return f"held {index} = {clue_text(clue)}"
        case _:
            return _theory_event_text(event)


def _look_text(event: happened.SurveyAnnounced | happened.TargetAnnounced) -> str:
    """Surveys and targets, with the answer where it is known."""
    if isinstance(event, happened.SurveyAnnounced):
        where = f"{event.thing.value} {span_text(event.first, event.last)}"
        text = f"survey {event.seat + 1} {where} cost {event.cost}"
        return f"{text} = {event.count}" if isinstance(event, happened.Surveyed) else text
    text = f"target {event.seat + 1} {event.sector} cost {event.cost}"
    return f"{text} = {event.sighting.value}" if isinstance(event, happened.Targeted) else text


def _theory_event_text(event: Event | Told) -> str:
    match event:
        case happened.TheoryPhaseOpened(index, asked):
            return f"phase {index} asks {_words(str(seat + 1) for seat in asked)}"
        case happened.TheoriesChosen(seat, things):
            return f"chosen {seat + 1} = {_words(thing.value for thing in things)}"
        case happened.ChoiceSealed(seat):
            return f"chosen {seat + 1}"
        case happened.ChoicesOpened(placing):
            return f"hands {_pairs_text(placing)}"
        case happened.TheoryPlaced(seat, index, sector, phase, thing):
            return f"placed {seat + 1} #{index} in {sector} phase {phase} = {thing.value}"
        case happened.TheoryLaid(seat, index, sector, phase):
            return f"placed {seat + 1} #{index} in {sector} phase {phase}"
        case happened.TheoryWithdrawn(seat, thing):
            return f"withdrawn {seat + 1} = {thing.value}"
        case happened.TokenTakenBack(seat):
            return f"withdrawn {seat + 1}"
        case happened.TheoriesAdvanced(phase):
            return f"advanced {phase}"
        case happened.SectorReviewed(sector, shown, penalties):
            faces = _words(_face_text(face) for face in shown)
            return f"review {sector} {faces} pays {_pairs_text(penalties)}"
        case happened.TheoryPhaseClosed(index):
            return f"closed {index}"
        case happened.LastChancesOpened(finder, behind):
            return f"last-chances {finder + 1} {_pairs_text(behind)}"
        case happened.LastChanceEnded(seat):
            return f"last-chance-ended {seat + 1}"
        case happened.SkyRevealed(system, shown):
            faces = _words(_face_text(face) for face in shown)
            return f"revealed {system_text(system)} {faces}"
        case happened.GameScored(scores, winners):
            points = _words(
                f"{score.first_bonuses}+{score.theories}+{score.planet_x}" for score in scores
            )
            return f"score {points} won {_words(str(seat + 1) for seat in winners)}"
    raise BadNotation("planetx-notation-event", text=type(event).__name__)


def parse_event(text: str) -> Event:
    """Read an event of the log back; what only a viewer's stream may hold is refused here."""
    event = parse_told(text)
    if not isinstance(event, _EVENT_TYPES):
        raise BadNotation("planetx-notation-event", text=shorten(text))
    return cast(Event, event)


def parse_told(text: str) -> Event | Told:
    """Read an event, or what a viewer was told of one."""
    head, equals, answer = text.partition(" = ")
    words = head.split(" ")
    event = _parse_whole(words, answer) if equals else _parse_public(words)
    if event is None or event_text(event) != text:
        raise BadNotation("planetx-notation-event", text=shorten(text))
    return event


def _parse_whole(words: list[str], answer: str) -> Event | Told | None:
    """Events with an answer after the equals sign."""
    match words:
        case ["topic", topic]:
            return happened.TopicSet(topic, parse_clue(answer))
        case ["conference", index]:
            return happened.ConferenceSet(number(index), parse_clue(answer))
        case ["facts", seat, season, count]:
            facts = tuple(parse_fact(fact) for fact in _list(answer.split(" ")))
            return happened.FactsGiven(_seat(seat), parse_season(season), number(count), facts)
        case ["survey", seat, thing, where, "cost", cost]:
            first, last = span(where)
            return happened.Surveyed(
                _seat(seat), _thing(thing), first, last, number(cost), number(answer)
            )
        case ["target", seat, sector, "cost", cost]:
            sighting = _sighting(answer)
            return happened.Targeted(_seat(seat), number(sector), number(cost), sighting)
        case ["research", seat, topic, "cost", cost]:
            return happened.Researched(_seat(seat), topic, number(cost), parse_clue(answer))
        case ["locate", seat, sector, before, after, "cost", cost]:
            found, points = _found(answer)
            return happened.Located(
                _seat(seat),
                found,
                number(cost),
                points,
                number(sector),
                _thing(before),
                _thing(after),
            )
        case ["locate", seat, "cost", cost]:
            found, points = _found(answer)
            return happened.LocateAnnounced(_seat(seat), found, number(cost), points)
        case ["held", index]:
            return happened.ConferenceHeld(number(index), parse_clue(answer))
        case ["chosen", seat]:
            things = tuple(_thing(thing) for thing in _list(answer.split(" ")))
            return happened.TheoriesChosen(_seat(seat), things)
        case ["placed", seat, index, "in", sector, "phase", phase]:
            return happened.TheoryPlaced(
                _seat(seat), _mark(index), number(sector), number(phase), _thing(answer)
            )
        case ["withdrawn", seat]:
            return happened.TheoryWithdrawn(_seat(seat), _thing(answer))
    return None


def _parse_public(words: list[str]) -> Event | Told | None:
    """Events without an answer: public ones, and what others are told of private ones."""
    match words:
        case ["sky", system]:
            return happened.SkyDealt(parse_system(system))
        case ["topic", topic, title]:
            return happened.TopicTitled(topic, parse_title(title))
        case ["conference", index, title]:
            return happened.ConferenceTitled(number(index), parse_title(title))
        case ["facts", seat, season, count]:
            return happened.FactsCounted(_seat(seat), parse_season(season), number(count))
        case ["pawns", *seats]:
            return happened.PawnsLinedUp(tuple(_seat(seat) for seat in _list(seats)))
        case ["survey", seat, thing, where, "cost", cost]:
            first, last = span(where)
            return happened.SurveyAnnounced(_seat(seat), _thing(thing), first, last, number(cost))
        case ["target", seat, sector, "cost", cost]:
            return happened.TargetAnnounced(_seat(seat), number(sector), number(cost))
        case ["research", seat, topic, "cost", cost]:
            return happened.ResearchAnnounced(_seat(seat), topic, number(cost))
        case ["earth", steps]:
            return happened.EarthTurned(number(steps))
        case ["phase", index, "asks", *seats]:
            asked = tuple(_seat(seat) for seat in _list(seats))
            return happened.TheoryPhaseOpened(number(index), asked)
        case ["chosen", seat]:
            return happened.ChoiceSealed(_seat(seat))
        case ["hands", *pairs]:
            return happened.ChoicesOpened(_pairs(pairs))
        case ["placed", seat, index, "in", sector, "phase", phase]:
            return happened.TheoryLaid(_seat(seat), _mark(index), number(sector), number(phase))
        case ["withdrawn", seat]:
            return happened.TokenTakenBack(_seat(seat))
        case ["advanced", phase]:
            return happened.TheoriesAdvanced(number(phase))
        case ["review", sector, *rest] if "pays" in rest:
            split = rest.index("pays")
            shown = tuple(_face(face) for face in _list(rest[:split]))
            return happened.SectorReviewed(number(sector), shown, _pairs(rest[split + 1 :]))
        case ["closed", index]:
            return happened.TheoryPhaseClosed(number(index))
        case ["last-chances", finder, *pairs]:
            return happened.LastChancesOpened(_seat(finder), _pairs(pairs))
        case ["last-chance-ended", seat]:
            return happened.LastChanceEnded(_seat(seat))
        case ["revealed", system, *faces]:
            shown = tuple(_face(face) for face in _list(faces))
            return happened.SkyRevealed(parse_system(system), shown)
        case ["score", *rest] if "won" in rest:
            split = rest.index("won")
            scores = tuple(_score(score) for score in _list(rest[:split]))
            winners = tuple(_seat(seat) for seat in _list(rest[split + 1 :]))
            return happened.GameScored(scores, winners)
    return None


_thing = object_from_letter


def _words(items: Iterable[str]) -> str:
    return " ".join(items) or "-"


def _list(words: Sequence[str]) -> Sequence[str]:
    return () if list(words) == ["-"] else words


def _seat(text: str) -> Seat:
    seat = number(text) - 1
    if seat < 0:
        raise BadNotation("planetx-notation-number", text=text)
    return seat


def _pairs_text(pairs: Sequence[tuple[Seat, int]]) -> str:
    return _words(f"{seat + 1}:{value}" for seat, value in pairs)


def _pairs(words: Sequence[str]) -> tuple[tuple[Seat, int], ...]:
    split = (word.partition(":") for word in _list(words))
    return tuple((_seat(seat), number(value)) for seat, _, value in split)


def _mark(text: str) -> int:
    return number(text.removeprefix("#"))


def _face_text(face: Shown) -> str:
    return f"#{face.number}={face.thing.value}{'+' if face.right else '-'}"


def _face(text: str) -> Shown:
    index, _, face = text.partition("=")
    return Shown(_mark(index), _thing(face[:-1]), face.endswith("+"))


def _score(text: str) -> SeatScore:
    bonuses, _, rest = text.partition("+")
    theories, _, planet_x = rest.partition("+")
    return SeatScore(number(bonuses), number(theories), number(planet_x))


def _found_text(event: happened.LocateAnnounced) -> str:
    return f"right {event.points}" if event.found else "wrong"


def _found(text: str) -> tuple[bool, int]:
    word, _, points = text.partition(" ")
    return (True, number(points)) if word == "right" else (False, 0)


def _sighting(text: str) -> Sighting:
    if text not in (known.value for known in Sighting):
        raise BadNotation("planetx-notation-object", text=shorten(text))
    return Sighting(text)
