"""What has happened: facts, with their outcomes inside (rules 2-7).

Where an event has a secret part, the type that everybody may see comes first and the full fact
extends it: a rival is told `SurveyAnnounced`, the surveyor `Surveyed`. The public board folds from
either, because it only uses what both have. Replaying events never asks the rules again.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from ecliptic.core.game import Seat
from ecliptic.planetx.clues import Clue, Title
from ecliptic.planetx.objects import Object, Sighting
from ecliptic.planetx.setup import Season, StartingFact
from ecliptic.planetx.system import SolarSystem


class GeneratorNamed(msgspec.Struct, frozen=True, gc=False, tag="generator"):
    """Which version of the generator made the deal. A deal that does not say so is version 1's."""

    version: int


class SkyDealt(msgspec.Struct, frozen=True, gc=False, tag="sky"):
    """The hidden solar system. Nobody is told before the end."""

    system: SolarSystem


class TopicTitled(msgspec.Struct, frozen=True, gc=False, tag="topic-titled"):
    topic: str
    title: Title


class TopicSet(msgspec.Struct, frozen=True, gc=False, tag="topic"):
    topic: str
    clue: Clue


class ConferenceTitled(msgspec.Struct, frozen=True, gc=False, tag="conference-titled"):
    number: int
    title: Title


class ConferenceSet(msgspec.Struct, frozen=True, gc=False, tag="conference"):
    number: int
    clue: Clue


class FactsCounted(msgspec.Struct, frozen=True, gc=False, tag="facts-counted"):
    """What others know of a seat's starting facts: the season and how many."""

    seat: Seat
    season: Season
    count: int


class FactsGiven(FactsCounted, frozen=True, gc=False, tag="facts"):
    facts: tuple[StartingFact, ...]


class PawnsLinedUp(msgspec.Struct, frozen=True, gc=False, tag="pawns"):
    """The starting order in sector 1, furthest back first."""

    order: tuple[Seat, ...]


class SurveyAnnounced(msgspec.Struct, frozen=True, gc=False, tag="survey-announced"):
    seat: Seat
    thing: Object
    first: int
    last: int
    cost: int


class Surveyed(SurveyAnnounced, frozen=True, gc=False, tag="survey"):
    count: int


class TargetAnnounced(msgspec.Struct, frozen=True, gc=False, tag="target-announced"):
    seat: Seat
    sector: int
    cost: int


class Targeted(TargetAnnounced, frozen=True, gc=False, tag="target"):
    sighting: Sighting


class ResearchAnnounced(msgspec.Struct, frozen=True, gc=False, tag="research-announced"):
    seat: Seat
    topic: str
    cost: int


class Researched(ResearchAnnounced, frozen=True, gc=False, tag="research"):
    clue: Clue


class LocateAnnounced(msgspec.Struct, frozen=True, gc=False, tag="locate-announced"):
    """Everybody hears right or wrong, never where. A last chance costs no time. `points` are what
    the locate will score: none if wrong."""

    seat: Seat
    found: bool
    cost: int
    points: int


class Located(LocateAnnounced, frozen=True, gc=False, tag="locate"):
    sector: int
    before: Object
    after: Object


class EarthTurned(msgspec.Struct, frozen=True, gc=False, tag="earth"):
    """The arrow now stands `steps` sectors on from its place at the start of the game."""

    steps: int


class ConferenceHeld(msgspec.Struct, frozen=True, gc=False, tag="conference-held"):
    number: int
    clue: Clue


class TheoryPhaseOpened(msgspec.Struct, frozen=True, gc=False, tag="phase"):
    """Theory phase `number` begins; `asked` choose in secret."""

    number: int
    asked: tuple[Seat, ...]


class ChoiceSealed(msgspec.Struct, frozen=True, gc=False, tag="sealed"):
    """What others know of a seat's choice: that it has been made."""

    seat: Seat


class TheoriesChosen(ChoiceSealed, frozen=True, gc=False, tag="chosen"):
    things: tuple[Object, ...]


class ChoicesOpened(msgspec.Struct, frozen=True, gc=False, tag="hands"):
    """All have chosen: how many theories each places, furthest back first."""

    placing: tuple[tuple[Seat, int], ...]


class TheoryLaid(msgspec.Struct, frozen=True, gc=False, tag="laid"):
    """A face-down theory, numbered in order of placing over the whole game."""

    seat: Seat
    number: int
    sector: int
    phase: int


class TheoryPlaced(TheoryLaid, frozen=True, gc=False, tag="placed"):
    thing: Object


class TokenTakenBack(msgspec.Struct, frozen=True, gc=False, tag="returned"):
    """A chosen theory that had no lawful sector goes back to the supply."""

    seat: Seat


class TheoryWithdrawn(TokenTakenBack, frozen=True, gc=False, tag="withdrawn"):
    thing: Object


class TheoriesAdvanced(msgspec.Struct, frozen=True, gc=False, tag="advanced"):
    """Every face-down theory moves one space inward."""

    phase: int


class Shown(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A theory turned face up."""

    number: int
    thing: Object
    right: bool


class SectorReviewed(msgspec.Struct, frozen=True, gc=False, tag="review"):
    """One sector's peer review: theories turned over, and who pays how much time, in order."""

    sector: int
    shown: tuple[Shown, ...]
    penalties: tuple[tuple[Seat, int], ...]


class TheoryPhaseClosed(msgspec.Struct, frozen=True, gc=False, tag="phase-closed"):
    number: int


class LastChancesOpened(msgspec.Struct, frozen=True, gc=False, tag="last-chances"):
    """The finder, and every seat behind with the number of sectors, furthest back first."""

    finder: Seat
    behind: tuple[tuple[Seat, int], ...]


class LastChanceEnded(msgspec.Struct, frozen=True, gc=False, tag="last-chance-ended"):
    """The seat's last chance is over: used up, or passed."""

    seat: Seat


class SkyRevealed(msgspec.Struct, frozen=True, gc=False, tag="revealed"):
    """The whole system, and every theory still face down."""

    system: SolarSystem
    shown: tuple[Shown, ...]


class SeatScore(msgspec.Struct, frozen=True, gc=False, array_like=True):
    first_bonuses: int
    theories: int
    planet_x: int

    @property
    def total(self) -> int:
        return self.first_bonuses + self.theories + self.planet_x


class GameScored(msgspec.Struct, frozen=True, gc=False, tag="score"):
    scores: tuple[SeatScore, ...]
    winners: tuple[Seat, ...]


Event: TypeAlias = (
    GeneratorNamed
    | SkyDealt
    | TopicSet
    | ConferenceSet
    | FactsGiven
    | PawnsLinedUp
    | Surveyed
    | Targeted
    | Researched
    | Located
    | EarthTurned
    | ConferenceHeld
    | TheoryPhaseOpened
    | TheoriesChosen
    | ChoicesOpened
    | TheoryPlaced
    | TheoryWithdrawn
    | TheoriesAdvanced
    | SectorReviewed
    | TheoryPhaseClosed
    | LastChancesOpened
    | LastChanceEnded
    | SkyRevealed
    | GameScored
)
"""The log."""

Told: TypeAlias = (
    GeneratorNamed
    | TopicTitled
    | ConferenceTitled
    | FactsCounted
    | FactsGiven
    | PawnsLinedUp
    | SurveyAnnounced
    | Surveyed
    | TargetAnnounced
    | Targeted
    | ResearchAnnounced
    | Researched
    | LocateAnnounced
    | Located
    | EarthTurned
    | ConferenceHeld
    | TheoryPhaseOpened
    | ChoiceSealed
    | TheoriesChosen
    | ChoicesOpened
    | TheoryLaid
    | TheoryPlaced
    | TokenTakenBack
    | TheoryWithdrawn
    | TheoriesAdvanced
    | SectorReviewed
    | TheoryPhaseClosed
    | LastChancesOpened
    | LastChanceEnded
    | SkyRevealed
    | GameScored
)
"""A viewer's stream. What is not listed here does not exist for anybody but the table."""

TurnTaken: TypeAlias = (
    SurveyAnnounced
    | Surveyed
    | TargetAnnounced
    | Targeted
    | ResearchAnnounced
    | Researched
    | LocateAnnounced
    | Located
)
"""What a view keeps of every turn: its own with the answer, others' as announced."""
