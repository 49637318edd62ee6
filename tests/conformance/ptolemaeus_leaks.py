"""Ptolemaeus with one deliberate leak each. The suite must catch every one of them.

Streams of a leaking game still fold (`fold` puts the honest told in place of the leaking one where
the board needs it), so that nothing but the leak itself can make a check fail.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecliptic.core.chance import Chance
from ecliptic.core.errors import IllegalAction
from ecliptic.core.game import AnyGame, Decision, Seat, Viewer
from ecliptic.ptolemaeus import Ptolemaeus
from ecliptic.ptolemaeus.actions import Action, Discard
from ecliptic.ptolemaeus.board import Discarding
from ecliptic.ptolemaeus.cards import JOKER, Bonus
from ecliptic.ptolemaeus.discard import discards
from ecliptic.ptolemaeus.events import (
    BonusDeckShuffled,
    BonusDrawn,
    CardDrawn,
    CardStolen,
    CardTaken,
    DeckShuffled,
    DiscardChosen,
    DiscardSealed,
    EventDeckShuffled,
    ObjectiveDealt,
)
from ecliptic.ptolemaeus.evolve import evolve
from ecliptic.ptolemaeus.state import State
from ecliptic.ptolemaeus.views import View, audience

PLAIN = 5
"""A hand of fewer kinds than this leaves little to choose from."""


class _ToldWhole(Ptolemaeus):
    """Everybody is told one type of event whole, and folds it as an honest rival would."""

    whole: type

    def audience(self, event: Any, viewer: Viewer) -> Any:
        return event if type(event) is self.whole else super().audience(event, viewer)

    def fold(self, view: View, told: Any) -> View:
        honest = audience(told, view.viewer) if type(told) is self.whole else told
        return super().fold(view, honest)


class DrawnCardTold(_ToldWhole):
    whole = CardDrawn


class BonusTold(_ToldWhole):
    whole = BonusDrawn


class ObjectiveTold(_ToldWhole):
    whole = ObjectiveDealt


class SealedDiscardTold(_ToldWhole):
    whole = DiscardChosen


class StolenCardTold(_ToldWhole):
    """To a third player, too."""

    whole = CardStolen


class DeckOrderTold(_ToldWhole):
    whole = DeckShuffled


class BonusDeckOrderTold(_ToldWhole):
    whole = BonusDeckShuffled


class EventDeckOrderTold(_ToldWhole):
    whole = EventDeckShuffled


class DrawnCardRemembered(Ptolemaeus):
    """A rival's card goes into the viewer's memory of the deck."""

    def audience(self, event: Any, viewer: Viewer) -> Any:
        return event if type(event) is CardDrawn else super().audience(event, viewer)


class PaddedCard(CardTaken, frozen=True, tag="card-taken"):
    """A drawn card whose message is longer for a joker."""

    padding: str


class ColouredSeal(DiscardSealed, frozen=True, tag="discard-sealed"):
    """A seal of the colour of the first card under it."""

    colour: int


class LongerForAJoker(Ptolemaeus):
    """The bytes say nothing, but there are more of them when a joker was drawn."""

    def audience(self, event: Any, viewer: Viewer) -> Any:
        if isinstance(event, CardDrawn) and event.seat != viewer:
            return PaddedCard(event.seat, "    " if event.card == JOKER else "")
        return super().audience(event, viewer)

    def fold(self, view: View, told: Any) -> View:
        odd = isinstance(told, PaddedCard)
        return super().fold(view, CardTaken(told.seat) if odd else told)


class SealHasAColour(Ptolemaeus):
    """A part of what was sealed is told before all have answered."""

    def audience(self, event: Any, viewer: Viewer) -> Any:
        if isinstance(event, DiscardChosen) and event.seat != viewer:
            return ColouredSeal(event.seat, min(event.cards) % 4)
        return super().audience(event, viewer)

    def fold(self, view: View, told: Any) -> View:
        odd = isinstance(told, ColouredSeal)
        return super().fold(view, DiscardSealed(told.seat) if odd else told)


class SilentForLowSigns(Ptolemaeus):
    """The number of messages says whether one of the first six signs was sealed."""

    def audience(self, event: Any, viewer: Viewer) -> Any:
        if isinstance(event, DiscardChosen) and min(event.cards) < 6 and event.seat != viewer:
            return None
        return super().audience(event, viewer)


class ErrorKnowsRivalHands(Ptolemaeus):
    """A refusal of anything says whether some rival holds a joker."""

    def check(self, state: State, seat: Seat, action: Action) -> None:
        try:
            super().check(state, seat, action)
        except IllegalAction as error:
            rivals = [desk for other, desk in enumerate(state.desks) if other != seat]
            jokers = sum(desk.hand[JOKER] for desk in rivals)
            raise IllegalAction(error.code, **{**error.facts, "jokers": jokers}) from None


class ErrorKnowsTheDeck(Ptolemaeus):
    """A refusal has another code when the next card is one of the first six signs."""

    def check(self, state: State, seat: Seat, action: Action) -> None:
        try:
            super().check(state, seat, action)
        except IllegalAction as error:
            if state.board.deck and state.decks.next_card < 6:
                raise IllegalAction("ptolemaeus-low-card-next") from None
            raise error


class ErrorKnowsBonuses(Ptolemaeus):
    """A refusal names the number of Nova Constellatio that rivals hold."""

    def check(self, state: State, seat: Seat, action: Action) -> None:
        try:
            super().check(state, seat, action)
        except IllegalAction as error:
            rivals = [desk for other, desk in enumerate(state.desks) if other != seat]
            novas = sum(desk.bonuses.count(Bonus.NOVA_CONSTELLATIO) for desk in rivals)
            raise IllegalAction(error.code, **{**error.facts, "novas": novas}) from None


class DecisionKnowsTheSeal(Ptolemaeus):
    """The name of a question changes with the cards rivals have sealed."""

    def to_act(self, state: State) -> tuple[Decision, ...]:
        sealed = sum(sum(desk.sealed) for desk in state.desks)
        return tuple(Decision(one.seat, f"{one.name}-{sealed}") for one in super().to_act(state))


class LegalKnowsTheDeck(Ptolemaeus):
    """What is lawful depends on the next card of the deck."""

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        lawful = super().legal(state, seat)
        low = bool(state.board.deck) and state.decks.next_card < 6
        return lawful[1:] if low and len(lawful) > 1 else lawful


class LegalKnowsTheEvent(Ptolemaeus):
    """The lawful actions come in another order when Eclipsis is next."""

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        lawful = super().legal(state, seat)
        eclipsis = bool(state.board.event_deck) and not state.decks.next_event
        return lawful[::-1] if eclipsis else lawful


class PlainHandsDiscardThemselves(Ptolemaeus):
    """A hand with little to choose from answers for its owner, faster than another would."""

    def decide(self, state: State, seat: Seat, action: Action, chance: Chance) -> Sequence[Any]:
        events = [*super().decide(state, seat, action, chance)]
        after = state
        for event in events:
            after = evolve(after, event)
        stage = after.board.stage
        if isinstance(stage, Discarding):
            for waiting in stage.waiting:
                hand = after.desks[waiting].hand
                if sum(map(bool, hand)) < PLAIN:
                    forced = Discard(discards(hand, stage.count)[0])
                    return [*events, *self.decide(after, waiting, forced, chance)]
        return events


LEAKS: Mapping[str, AnyGame] = {
    "drawn-card": DrawnCardTold(),
    "drawn-card-in-view": DrawnCardRemembered(),
    "bonus-card": BonusTold(),
    "objective": ObjectiveTold(),
    "sealed-discard": SealedDiscardTold(),
    "seal-colour": SealHasAColour(),
    "stolen-card": StolenCardTold(),
    "deck-order": DeckOrderTold(),
    "bonus-deck-order": BonusDeckOrderTold(),
    "event-deck-order": EventDeckOrderTold(),
    "longer-message": LongerForAJoker(),
    "number-of-messages": SilentForLowSigns(),
    "error-knows-hands": ErrorKnowsRivalHands(),
    "error-knows-deck": ErrorKnowsTheDeck(),
    "error-knows-bonuses": ErrorKnowsBonuses(),
    "decision-name": DecisionKnowsTheSeal(),
    "legal-actions": LegalKnowsTheDeck(),
    "legal-order": LegalKnowsTheEvent(),
    "answers-by-itself": PlainHandsDiscardThemselves(),
}
