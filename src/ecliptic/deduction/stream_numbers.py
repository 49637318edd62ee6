"""Where in a seat's own stream a fact was told, so that an interface can point at the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ecliptic.core.log import TakenBack
from ecliptic.deduction.facts import (
    AtConference,
    AtTheEnd,
    Dealt,
    Fact,
    Holds,
    InReview,
    InTurn,
    Learned,
    NotHere,
    Source,
    Titled,
    conference_label,
)
from ecliptic.planetx.events import (
    ConferenceHeld,
    ConferenceTitled,
    FactsGiven,
    LocateAnnounced,
    ResearchAnnounced,
    SectorReviewed,
    SkyRevealed,
    SurveyAnnounced,
    TargetAnnounced,
    TopicTitled,
)

_TURNS = (SurveyAnnounced, TargetAnnounced, ResearchAnnounced, LocateAnnounced)


class StreamNumbers:
    """The numbers of one stream, by where a fact comes from."""

    def __init__(self, told: Sequence[Any]) -> None:
        self._turns: list[int] = []
        self._titles: dict[str, int] = {}
        self._conferences: dict[int, int] = {}
        self._reviews: dict[tuple[int, str], int] = {}
        self._facts = self._end = 0
        for number, event in _counting(told):
            self._note(number, event)

    def _note(self, number: int, event: Any) -> None:
        match event:
            case TopicTitled(topic=topic):
                self._titles[topic] = number
            case ConferenceTitled(number=conference):
                self._titles[conference_label(conference)] = number
            case FactsGiven():
                self._facts = number
            case ConferenceHeld(number=conference):
                self._conferences[conference] = number
            case SectorReviewed(sector=sector, shown=shown):
                for face in shown:
                    self._reviews.setdefault((sector, face.thing), number)
            case SkyRevealed():
                self._end = number
            case _ if isinstance(event, _TURNS):
                self._turns.append(number)

    def of(self, learned: Learned) -> int:
        match learned.source, learned.fact:
            case Dealt(), Titled(label=label):
                return self._titles[label]
            case Dealt(), _:
                return self._facts
            case InTurn(number=turn), _:
                return self._turns[turn - 1]
            case AtConference(number=conference), _:
                return self._conferences[conference]
            case InReview(), Holds(sector, thing) | NotHere(sector, thing):
                return self._reviews[sector, thing]
            case AtTheEnd(), _:
                return self._end
        raise _unknown(learned.source, learned.fact)


def _counting(told: Sequence[Any]) -> list[tuple[int, Any]]:
    """What still counts of a stream, with its numbers: nothing that was taken back."""
    kept: list[tuple[int, Any]] = []
    number = len(told)
    while number:
        number -= 1
        if isinstance(told[number], TakenBack):
            number = told[number].to
        else:
            kept.append((number, told[number]))
    return kept[::-1]


def _unknown(source: Source, fact: Fact) -> TypeError:
    return TypeError(f"{fact} from {source} is in no stream")
