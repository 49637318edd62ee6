"""What has happened: facts, with their outcomes inside (rules 2-7).

Where an event has a secret part, the type that everybody may see comes first and the full fact
extends it: others are told `CardTaken`, the one who drew `CardDrawn`. The public board folds from
either, because it only uses what both have. Every event is told to everybody in one of its forms.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from ecliptic.core.game import Seat
from ecliptic.ptolemaeus.board import Score
from ecliptic.ptolemaeus.cards import Bonus, EventCard
from ecliptic.ptolemaeus.planets import Planet, Planets


class SkySet(msgspec.Struct, frozen=True, gc=False, tag="sky"):
    """The planets of the start date, and the comet at its start."""

    date: str
    planets: Planets
    comet: int


# ---- decks -----------------------------------------------------------------------------------


class DeckMade(msgspec.Struct, frozen=True, gc=False, tag="deck-made"):
    """The constellation cards or, later, all discards, shuffled into a deck of this size."""

    size: int


class DeckShuffled(DeckMade, frozen=True, gc=False, tag="deck"):
    cards: tuple[int, ...]
    """From the top."""


class BonusDeckMade(msgspec.Struct, frozen=True, gc=False, tag="bonus-deck-made"):
    size: int


class BonusDeckShuffled(BonusDeckMade, frozen=True, gc=False, tag="bonus-deck"):
    cards: tuple[Bonus, ...]


class EventDeckMade(msgspec.Struct, frozen=True, gc=False, tag="event-deck-made"):
    """The event cards shuffled; if an Eclipsis lay face up it is among them again."""

    size: int


class EventDeckShuffled(EventDeckMade, frozen=True, gc=False, tag="event-deck"):
    cards: tuple[EventCard, ...]


class EventShown(msgspec.Struct, frozen=True, gc=False, tag="event"):
    card: EventCard


# ---- cards into hands ------------------------------------------------------------------------


class ObjectiveTaken(msgspec.Struct, frozen=True, gc=False, tag="objective-taken"):
    seat: Seat


class ObjectiveDealt(ObjectiveTaken, frozen=True, gc=False, tag="objective"):
    planets: tuple[Planet, ...]


class CardTaken(msgspec.Struct, frozen=True, gc=False, tag="card-taken"):
    """A card from the deck."""

    seat: Seat


class CardDrawn(CardTaken, frozen=True, gc=False, tag="card"):
    card: int


class FaceUpTaken(msgspec.Struct, frozen=True, gc=False, tag="face-up"):
    seat: Seat
    card: int


class DrawingEnded(msgspec.Struct, frozen=True, gc=False, tag="drawing-ended"):
    """There was no second card to take."""

    seat: Seat


class CardShown(msgspec.Struct, frozen=True, gc=False, tag="shown"):
    """From the deck to the display."""

    card: int


class DisplaySwept(msgspec.Struct, frozen=True, gc=False, tag="swept"):
    """Five of the six were of one colour: all are discarded."""


class BonusTaken(msgspec.Struct, frozen=True, gc=False, tag="bonus-taken"):
    seat: Seat


class BonusDrawn(BonusTaken, frozen=True, gc=False, tag="bonus"):
    card: Bonus


# ---- observing and studying ------------------------------------------------------------------


class ObservationNamed(msgspec.Struct, frozen=True, gc=False, tag="observation"):
    seat: Seat
    signs: tuple[int, ...]


class Paid(msgspec.Struct, frozen=True, gc=False, tag="paid"):
    seat: Seat
    sign: int
    cards: tuple[int, ...]


class SourceAsked(msgspec.Struct, frozen=True, gc=False, tag="source-asked"):
    """The reserve is empty: a pawn on the signs must move to `sign`."""

    seat: Seat
    sign: int


class PawnPlaced(msgspec.Struct, frozen=True, gc=False, tag="placed"):
    """A pawn from the reserve."""

    seat: Seat
    sign: int


class PawnMoved(msgspec.Struct, frozen=True, gc=False, tag="moved"):
    seat: Seat
    source: int
    sign: int


class PlanetStudied(msgspec.Struct, frozen=True, gc=False, tag="studied"):
    """Three pawns leave the planet's sign or, with `others`, two and one from each of those; one
    of them stays with the planet for good."""

    seat: Seat
    planet: Planet
    sign: int
    others: tuple[int, ...]
    asteroid: bool
    """Whether the sign's asteroid token was still there to take."""


class AsteroidsTraded(msgspec.Struct, frozen=True, gc=False, tag="traded"):
    seat: Seat


# ---- bonus cards -----------------------------------------------------------------------------


class BonusPlayed(msgspec.Struct, frozen=True, gc=False, tag="played"):
    seat: Seat
    card: Bonus
    units: int


class PawnReplaced(msgspec.Struct, frozen=True, gc=False, tag="replaced"):
    """Nova Luna: `seat` takes the place of `victim`."""

    seat: Seat
    victim: Seat
    sign: int


class PawnRecalled(msgspec.Struct, frozen=True, gc=False, tag="recalled"):
    seat: Seat
    sign: int


class CardPassed(msgspec.Struct, frozen=True, gc=False, tag="card-passed"):
    """Iupiter Orientalis: a card goes from `victim` to `seat`; others do not see which."""

    seat: Seat
    victim: Seat


class CardStolen(CardPassed, frozen=True, gc=False, tag="stolen"):
    card: int


class EffectStopped(msgspec.Struct, frozen=True, gc=False, tag="stopped"):
    seat: Seat


class DiscardSealed(msgspec.Struct, frozen=True, gc=False, tag="discard-sealed"):
    seat: Seat


class DiscardChosen(DiscardSealed, frozen=True, gc=False, tag="discard"):
    cards: tuple[int, ...]


class GivenUp(msgspec.Struct, frozen=True, gc=False):
    seat: Seat
    cards: tuple[int, ...]


class DiscardsOpened(msgspec.Struct, frozen=True, gc=False, tag="discards"):
    given: tuple[GivenUp, ...]


# ---- turns and rounds ------------------------------------------------------------------------


class TurnPassed(msgspec.Struct, frozen=True, gc=False, tag="passed"):
    seat: Seat


class RoundBegun(msgspec.Struct, frozen=True, gc=False, tag="round"):
    number: int
    astrolabe: Seat


class TurnBegun(msgspec.Struct, frozen=True, gc=False, tag="turn"):
    seat: Seat
    lap: int
    extra: bool


class PlanetsMoved(msgspec.Struct, frozen=True, gc=False, tag="planets-moved"):
    """The event's planets go one sign on, and its card is discarded."""

    event: EventCard


class CometMoved(msgspec.Struct, frozen=True, gc=False, tag="comet-moved"):
    """The comet goes on; pawns where it stops return."""

    steps: int


class Eclipsed(msgspec.Struct, frozen=True, gc=False, tag="eclipsed"):
    """Pawns on signs without planets return; `asked` must give up cards."""

    asked: tuple[Seat, ...]


class AreasShown(msgspec.Struct, frozen=True, gc=False, tag="areas"):
    """At the end everybody shows his objective and how many Nova Constellatio he holds."""

    objectives: tuple[tuple[Planet, ...], ...]
    novas: tuple[int, ...]


class GameScored(msgspec.Struct, frozen=True, gc=False, tag="scored"):
    scores: tuple[Score, ...]
    winners: tuple[Seat, ...]


PublicEvent: TypeAlias = (
    SkySet
    | EventShown
    | FaceUpTaken
    | DrawingEnded
    | CardShown
    | DisplaySwept
    | ObservationNamed
    | Paid
    | SourceAsked
    | PawnPlaced
    | PawnMoved
    | PlanetStudied
    | AsteroidsTraded
    | BonusPlayed
    | PawnReplaced
    | PawnRecalled
    | EffectStopped
    | DiscardsOpened
    | TurnPassed
    | RoundBegun
    | TurnBegun
    | PlanetsMoved
    | CometMoved
    | Eclipsed
    | AreasShown
    | GameScored
)
_OwnersOnly: TypeAlias = ObjectiveDealt | CardDrawn | BonusDrawn | CardStolen | DiscardChosen

Event: TypeAlias = PublicEvent | _OwnersOnly | DeckShuffled | BonusDeckShuffled | EventDeckShuffled
Told: TypeAlias = (
    PublicEvent
    | _OwnersOnly
    | DeckMade
    | BonusDeckMade
    | EventDeckMade
    | ObjectiveTaken
    | CardTaken
    | BonusTaken
    | CardPassed
    | DiscardSealed
)
