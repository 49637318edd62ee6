"""What happened, in sentences: an event of the log, or what one viewer was told of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ecliptic.core.game import Seat, Viewer
from ecliptic.core.log import TakenBack
from ecliptic.english.planetx import words
from ecliptic.english.words import counted, listed
from ecliptic.planetx import events as happened
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import Object
from ecliptic.planetx.ring import after

NO_NEWS = frozenset(
    {
        happened.ChoiceSealed,
        happened.EarthTurned,
        happened.LastChanceEnded,
        happened.TheoriesAdvanced,
        happened.TheoryPhaseOpened,
    }
)
"""Told types that the board and the question show well enough."""


class Storyteller:
    """Tells one stream in order. It remembers whose theory is which: a review names numbers only.

    `names` are the seats' names; `viewer` is spoken to as "you".
    """

    def __init__(self, names: Sequence[str], mode: Mode, viewer: Viewer = None) -> None:
        self._names = names
        self._mode = mode
        self._viewer = viewer
        self._owners: dict[int, Seat] = {}

    def tell(self, told: Any) -> str | None:
        """The sentence for the next thing told; None if it needs no words."""
        match told:
            case TakenBack():
                return "A move was undone: what followed from it no longer counts."
            case happened.SurveyAnnounced() | happened.TargetAnnounced():
                return self._look(told)
            case happened.ResearchAnnounced() | happened.LocateAnnounced():
                return self._study(told)
            case happened.TheoryLaid() | happened.SectorReviewed() | happened.SkyRevealed():
                return self._theory(told)
            case happened.ChoiceSealed() | happened.ChoicesOpened() | happened.TokenTakenBack():
                return self._choice(told)
            case happened.LastChancesOpened() | happened.LastChanceEnded() | happened.GameScored():
                return self._end(told)
        return self._board(told)

    def news(self, told: Iterable[Any]) -> list[str]:
        """Sentence by sentence, without what can be seen anyway."""
        lines = [(one, self.tell(one)) for one in told]
        return [line for one, line in lines if line is not None and type(one) not in NO_NEWS]

    def who(self, seat: Seat) -> str:
        if seat == self._viewer:
            return "You"
        return self._names[seat] if seat < len(self._names) else f"Seat {seat + 1}"

    def whose(self, seat: Seat) -> str:
        name = self.who(seat)
        return "Your" if name == "You" else f"{name}'s"

    def _board(self, told: Any) -> str | None:
        match told:
            case happened.SkyDealt(system):
                return f"The hidden sky: {_sky(system)}."
            case happened.TopicTitled(topic, title):
                return f"Topic {topic} is about {words.title(title)}."
            case happened.TopicSet(topic, clue):
                return f"Topic {topic}: {words.clue(clue)}"
            case happened.ConferenceTitled(number, title):
                return f"Conference X{number} is about {words.title(title)}."
            case happened.ConferenceSet(number, clue):
                return f"Conference X{number}: {words.clue(clue)}"
            case happened.FactsGiven(seat, season, count, facts):
                told_facts = listed(words.fact(fact) for fact in facts) or "none"
                return f"{self.whose(seat)} starting facts ({season.value}): {told_facts}."
            case happened.FactsCounted(seat, season, count):
                facts_given = counted(count, "starting fact")
                return f"{self.who(seat)} got {facts_given} ({season.value})."
            case happened.PawnsLinedUp(order):
                return f"Starting order: {', '.join(self.who(seat) for seat in order)}."
            case happened.EarthTurned(steps):
                sector = after(1, steps, self._mode.rules.sectors)
                return f"The Earth turns: the arrow points at sector {sector}."
            case happened.ConferenceHeld(number, clue):
                return f"Conference X{number}: {words.clue(clue)}"
            case happened.TheoryPhaseOpened(number):
                return f"Theory phase {number} begins."
            case happened.TheoriesAdvanced():
                return "All face-down theories move one space inward."
        return None

    def _look(self, told: happened.SurveyAnnounced | happened.TargetAnnounced) -> str:
        who = self.who(told.seat)
        if isinstance(told, happened.SurveyAnnounced):
            where, what = words.sectors(told.first, told.last), words.surveyed(told.thing)
            text = f"{who} surveyed {where} for {what} (time {told.cost})"
            return f"{text}: {told.count}." if isinstance(told, happened.Surveyed) else f"{text}."
        text = f"{who} targeted sector {told.sector} (time {told.cost})"
        if isinstance(told, happened.Targeted):
            return f"{text}: {words.sighting(told.sighting)}."
        return f"{text}."

    def _study(self, told: happened.ResearchAnnounced | happened.LocateAnnounced) -> str:
        who = self.who(told.seat)
        if isinstance(told, happened.ResearchAnnounced):
            text = f"{who} researched topic {told.topic} (time {told.cost})"
            if isinstance(told, happened.Researched):
                return f"{text}: {words.clue(told.clue)}"
            return f"{text}."
        named = ""
        if isinstance(told, happened.Located):
            sectors = self._mode.rules.sectors
            left, right = after(told.sector, -1, sectors), after(told.sector, 1, sectors)
            named = (
                f" in sector {told.sector}, between {words.one(told.before)} in {left}"
                f" and {words.one(told.after)} in {right}"
            )
        time = f" (time {told.cost})" if told.cost else ""
        if told.found:
            return f"{who} located Planet X{named}{time}: right! {told.points} points."
        return f"{who} tried to locate Planet X{named}{time}: wrong."

    def _choice(
        self, told: happened.ChoiceSealed | happened.ChoicesOpened | happened.TokenTakenBack
    ) -> str:
        if isinstance(told, happened.ChoicesOpened):
            if not told.placing:
                return "Nobody places a theory."
            shares = (f"{self.who(seat)} {count}" for seat, count in told.placing)
            return f"Theories to place: {', '.join(shares)}."
        who = self.who(told.seat)
        if isinstance(told, happened.TheoriesChosen):
            return f"{who} chose {words.theories(told.things)}."
        if isinstance(told, happened.ChoiceSealed):
            return f"{who} chose in secret."
        if isinstance(told, happened.TheoryWithdrawn):
            return f"{who} took back {words.one(told.thing)} theory: no sector was left for it."
        return f"{who} took back a theory: no sector was left for it."

    def _theory(
        self, told: happened.TheoryLaid | happened.SectorReviewed | happened.SkyRevealed
    ) -> str:
        if isinstance(told, happened.TheoryLaid):
            self._owners[told.number] = told.seat
            text = f"{self.who(told.seat)} placed a theory face down in sector {told.sector}"
            if isinstance(told, happened.TheoryPlaced):
                return f"{text}: {words.name(told.thing)}."
            return f"{text}."
        if isinstance(told, happened.SkyRevealed):
            faces = [self._face(face) for face in told.shown]
            shown = f" {' '.join(faces)}" if faces else ""
            return f"The sky is revealed: {_sky(told.system)}.{shown}"
        parts = [f"Peer review of sector {told.sector}:"]
        parts += [self._face(face) for face in told.shown]
        if any(face.right for face in told.shown):
            parts.append(f"Sector {told.sector} is confirmed.")
        for seat, cost in told.penalties:
            parts.append(f"{self.who(seat)} lost {cost} time.")
        return " ".join(parts)

    def _face(self, face: happened.Shown) -> str:
        owner = self._owners.get(face.number)
        whose = "Somebody's" if owner is None else self.whose(owner)
        verdict = "right" if face.right else "wrong"
        return f"{whose} {words.name(face.thing)} theory is {verdict}."

    def _end(
        self, told: happened.LastChancesOpened | happened.LastChanceEnded | happened.GameScored
    ) -> str:
        if isinstance(told, happened.LastChancesOpened):
            behind = [f"{self.who(seat)} ({lag} behind)" for seat, lag in told.behind]
            chances = f"Last chances: {', '.join(behind)}." if behind else "Nobody is behind."
            return f"Planet X is found, the turns are over. {chances}"
        if isinstance(told, happened.LastChanceEnded):
            return f"{self.whose(told.seat)} last chance is over."
        points = (f"{self.who(seat)} {score.total}" for seat, score in enumerate(told.scores))
        winners = listed(self.who(seat) for seat in told.winners)
        won = "won" if len(told.winners) == 1 else "shared the victory"
        return f"{winners} {won}. Points: {', '.join(points)}."


def _sky(system: Sequence[Object]) -> str:
    return ", ".join(f"{sector} {words.name(thing)}" for sector, thing in enumerate(system, 1))
