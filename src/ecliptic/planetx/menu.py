"""The companion app's menu as values: every question it takes, and the answer to each (rules 8).

Survey, Target, Research and Locate Planet X are the game's own actions; Peer Review, Conference and
Reveal Objects are asked of the app alone. The same values go over the wire and into programs.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from ecliptic.planetx.actions import Locate, Research, Survey, Target
from ecliptic.planetx.clues import Clue
from ecliptic.planetx.companion import Companion
from ecliptic.planetx.objects import Object, Sighting
from ecliptic.planetx.system import system_text


class AskConference(msgspec.Struct, frozen=True, gc=False, tag="conference"):
    """The clue of conference `number`; 1 is X1."""

    number: int


class AskReview(msgspec.Struct, frozen=True, gc=False, tag="review"):
    """Peer review of one theory."""

    sector: int
    thing: Object


class AskReveal(msgspec.Struct, frozen=True, gc=False, tag="reveal"):
    """The end of the game: what every sector holds."""


Question: TypeAlias = Survey | Target | Research | Locate | AskConference | AskReview | AskReveal


class SurveyAnswer(msgspec.Struct, frozen=True, gc=False, tag="survey"):
    count: int


class TargetAnswer(msgspec.Struct, frozen=True, gc=False, tag="target"):
    sighting: Sighting


class ResearchAnswer(msgspec.Struct, frozen=True, gc=False, tag="research"):
    clue: Clue


class LocateAnswer(msgspec.Struct, frozen=True, gc=False, tag="locate"):
    """Right or wrong as a whole."""

    right: bool


class ConferenceAnswer(msgspec.Struct, frozen=True, gc=False, tag="conference"):
    clue: Clue


class ReviewAnswer(msgspec.Struct, frozen=True, gc=False, tag="review"):
    right: bool


class RevealAnswer(msgspec.Struct, frozen=True, gc=False, tag="reveal"):
    """One letter for each sector, sector 1 first."""

    system: str


Answer: TypeAlias = (
    SurveyAnswer
    | TargetAnswer
    | ResearchAnswer
    | LocateAnswer
    | ConferenceAnswer
    | ReviewAnswer
    | RevealAnswer
)


def ask(companion: Companion, question: Question) -> Answer:
    """The companion's answer; a question that no game allows is refused."""
    match question:
        case Survey():
            return SurveyAnswer(companion.survey(question))
        case Target():
            return TargetAnswer(companion.target(question))
        case Research():
            return ResearchAnswer(companion.research(question))
        case Locate():
            return LocateAnswer(companion.locate(question))
        case AskConference(number):
            return ConferenceAnswer(companion.conference(number))
        case AskReview(sector, thing):
            return ReviewAnswer(companion.review(sector, thing))
        case AskReveal():
            return RevealAnswer(system_text(companion.reveal()))
