"""The Search for Planet X with one deliberate leak each. The suite must catch every one of them.

Streams of a leaking game still fold (`fold` puts the honest told in place of the leaking one where
the board needs it), so that nothing but the leak itself can make a check fail.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ecliptic.core.errors import IllegalAction
from ecliptic.core.game import AnyGame, Decision, Seat, Viewer
from ecliptic.planetx import PlanetX
from ecliptic.planetx.actions import Action
from ecliptic.planetx.events import (
    ChoiceSealed,
    FactsGiven,
    Located,
    Researched,
    Surveyed,
    Targeted,
    TheoriesChosen,
    TheoryPlaced,
    TopicSet,
)
from ecliptic.planetx.objects import PLANET_X
from ecliptic.planetx.state import State
from ecliptic.planetx.views import View, audience


class _ToldWhole(PlanetX):
    """Everybody is told one type of event whole, and folds it as an honest rival would."""

    whole: type

    def audience(self, event: Any, viewer: Viewer) -> Any:
        return event if type(event) is self.whole else super().audience(event, viewer)

    def fold(self, view: View, told: Any) -> View:
        honest = audience(told, view.viewer) if type(told) is self.whole else told
        return view if honest is None else super().fold(view, honest)


class SurveyAnswerTold(_ToldWhole):
    whole = Surveyed


class TargetAnswerTold(_ToldWhole):
    whole = Targeted


class ResearchedClueTold(_ToldWhole):
    whole = Researched


class LocateTold(_ToldWhole):
    whole = Located


class TokenTold(_ToldWhole):
    whole = TheoryPlaced


class ChoiceTold(_ToldWhole):
    whole = TheoriesChosen


class FactsTold(_ToldWhole):
    whole = FactsGiven


class ClueBehindTitleTold(_ToldWhole):
    whole = TopicSet


class FaceKept(PlanetX):
    """An honest stream type carries the answer into the view: only the log of turns is wrong."""

    def audience(self, event: Any, viewer: Viewer) -> Any:
        return event if type(event) is Targeted else super().audience(event, viewer)


class CountedSeal(ChoiceSealed, frozen=True, tag="sealed"):
    """A seal that says how many theories are behind it."""

    count: int


class PaddedSeal(ChoiceSealed, frozen=True, tag="sealed"):
    """A seal that is longer for one choice."""

    padding: str


class _OddSeal(PlanetX):
    def fold(self, view: View, told: Any) -> View:
        odd = isinstance(told, CountedSeal | PaddedSeal)
        return super().fold(view, ChoiceSealed(told.seat) if odd else told)


class HiddenCountTold(_OddSeal):
    """How many were chosen is told before all have chosen."""

    def audience(self, event: Any, viewer: Viewer) -> Any:
        if isinstance(event, TheoriesChosen) and event.seat != viewer:
            return CountedSeal(event.seat, len(event.things))
        return super().audience(event, viewer)


class LongerForOneChoice(_OddSeal):
    """The bytes say nothing, but there are more of them when a comet was chosen."""

    def audience(self, event: Any, viewer: Viewer) -> Any:
        if isinstance(event, TheoriesChosen) and event.seat != viewer:
            chosen_comet = any(thing.value == "C" for thing in event.things)
            return PaddedSeal(event.seat, "    " if chosen_comet else "")
        return super().audience(event, viewer)


class SilentWhenNothingChosen(PlanetX):
    """The number of messages says whether anything was chosen."""

    def audience(self, event: Any, viewer: Viewer) -> Any:
        if isinstance(event, TheoriesChosen) and not event.things and event.seat != viewer:
            return None
        return super().audience(event, viewer)


class ErrorKnowsTheSky(PlanetX):
    """A refusal of anything names the half of the sky that Planet X is in."""

    def check(self, state: State, seat: Seat, action: Action) -> None:
        try:
            super().check(state, seat, action)
        except IllegalAction as error:
            half = state.sky.system.index(PLANET_X) * 2 // len(state.sky.system)
            raise IllegalAction(error.code, **{**error.facts, "half": half}) from None


class ErrorKnowsRivalTokens(PlanetX):
    """A refusal has another code when some rival holds a comet token in a sealed choice."""

    def check(self, state: State, seat: Seat, action: Action) -> None:
        try:
            super().check(state, seat, action)
        except IllegalAction as error:
            rivals = [desk for other, desk in enumerate(state.desks) if other != seat]
            if any(desk.chosen for desk in rivals):
                raise IllegalAction("planetx-someone-has-chosen") from None
            raise error


class DecisionKnowsTheChoice(PlanetX):
    """The name of a question changes with the number of tokens rivals have sealed."""

    def to_act(self, state: State) -> tuple[Decision, ...]:
        sealed = sum(len(desk.chosen) for desk in state.desks)
        return tuple(Decision(one.seat, f"{one.name}-{sealed}") for one in super().to_act(state))


class LegalKnowsTheSky(PlanetX):
    """What is lawful depends on where Planet X is."""

    def legal(self, state: State, seat: Seat) -> Any:
        half = state.sky.system.index(PLANET_X) * 2 // len(state.sky.system)
        return super().legal(state, seat)[half:]


LEAKS: Mapping[str, AnyGame] = {
    "survey-answer": SurveyAnswerTold(),
    "target-answer": TargetAnswerTold(),
    "target-answer-in-view": FaceKept(),
    "researched-clue": ResearchedClueTold(),
    "locate": LocateTold(),
    "token-object": TokenTold(),
    "sealed-choice": ChoiceTold(),
    "hidden-count": HiddenCountTold(),
    "longer-message": LongerForOneChoice(),
    "number-of-messages": SilentWhenNothingChosen(),
    "starting-facts": FactsTold(),
    "clue-behind-title": ClueBehindTitleTold(),
    "error-knows-sky": ErrorKnowsTheSky(),
    "error-knows-tokens": ErrorKnowsRivalTokens(),
    "decision-name": DecisionKnowsTheChoice(),
    "legal-actions": LegalKnowsTheSky(),
}
