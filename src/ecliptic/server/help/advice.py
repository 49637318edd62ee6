"""What the solver says: to a seat, worked out from that seat's own stream and nothing else; and to
somebody at a real table, from his notes.

The answers are alike. Facts are numbered by where the seat was told them, or by the lines of the
notes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property
from typing import Any

from ecliptic.core.errors import ImpossibleWorld
from ecliptic.core.game import Refusal
from ecliptic.core.log import SeatStream
from ecliptic.deduction.belief import THINGS, Belief
from ecliptic.deduction.claims import Is, IsNot, Mark
from ecliptic.deduction.conclusions import concluded
from ecliptic.deduction.facts import Learned, OnLine
from ecliptic.deduction.notes import Notes
from ecliptic.deduction.notes.belief import belief_of, likely_of
from ecliptic.deduction.proof.grid import CellMark
from ecliptic.deduction.proof.lines import ProofLine, proof_of
from ecliptic.deduction.questions import About, Prospects, Question
from ecliptic.deduction.rivals_evidence import weighed_by_rivals
from ecliptic.deduction.stream_numbers import StreamNumbers
from ecliptic.deduction.theories import (
    TheoryProspect,
    most_worth_first,
    noted_prospects,
    theory_prospects,
)
from ecliptic.deduction.why import Step, contradicting_lines, contradiction, why
from ecliptic.planetx.actions import Locate
from ecliptic.planetx.board import LastChances, Over
from ecliptic.planetx.last_chance import late_points
from ecliptic.planetx.modes import FINDER_POINTS
from ecliptic.planetx.notation import action_text
from ecliptic.planetx.objects import PLANET_X, TRULY_EMPTY, Object, Sighting
from ecliptic.planetx.offers import Offer
from ecliptic.planetx.views import View
from ecliptic.wire.help import (
    AdviceShown,
    CertainShown,
    Certainty,
    ConclusionShown,
    ConclusionsShown,
    ContradictionShown,
    ContradictionsShown,
    ContradictionsWanted,
    FactShown,
    HelpWanted,
    LikelyWanted,
    LocateShown,
    NotesKind,
    OddsShown,
    PencilMark,
    ProofLineShown,
    QuestionShown,
    SectorCertain,
    SectorOdds,
    StepShown,
    TheoryShown,
    WhyShown,
    WhyWanted,
)

QUESTIONS = 8
THEORIES = 12
LOCATES = 5
_APPEARS_EMPTY = Sighting.APPEARS_EMPTY.value
_EITHER = frozenset({TRULY_EMPTY, PLANET_X})
_LEAST = 1e-6
"""What a sample does not hold is less probable than this."""


class Solver(ABC):
    """The solver at somebody's elbow. `heard` is how much was read for it."""

    def __init__(self, belief: Belief, heard: int) -> None:
        self.belief = belief
        self.heard = heard
        self.weighs_rivals = False

    @cached_property
    def likely(self) -> Belief:
        """What is probable; `belief` is what is certain."""
        return self.belief.weighed()

    @property
    @abstractmethod
    def offers(self) -> Sequence[Offer | Refusal]:
        """What may be asked of the sky now."""

    @abstractmethod
    def theories(self) -> list[TheoryProspect]:
        """What may be submitted next, the best first."""

    @abstractmethod
    def locate_points(self) -> int:
        """What a right locate scores, or 0 if none may be tried any more."""

    @abstractmethod
    def number_of(self, learned: Learned) -> int:
        """Where a fact was told, so that an interface can point at it."""

    def contradictions(self, wanted: ContradictionsWanted) -> ContradictionsShown:
        marks = list(dict.fromkeys(wanted.marks))
        found = contradiction(self.belief, [_claim(mark) for mark in marks])
        if found is None:
            return ContradictionsShown(self.heard, None)
        wrong = tuple(mark for mark in marks if _claim(mark) in found.marks)
        facts = tuple(self._fact(step.learned) for step in found.reason.steps)
        return ContradictionsShown(self.heard, ContradictionShown(wrong, facts))

    def certain(self, _: HelpWanted) -> CertainShown:
        belief = self.belief
        sectors = tuple(
            SectorCertain(sector, _marks(frozenset(things)))  # type: ignore[arg-type]
            for sector, things in enumerate(belief.possible, start=1)
        )
        return CertainShown(self.heard, len(belief), belief.planet_x, sectors)

    def odds(self, wanted: LikelyWanted) -> OddsShown:
        self.weighs_rivals = wanted.rivals
        likely = self.likely
        rows = zip(likely.probabilities, likely.appears_empty, strict=True)
        sectors = []
        for sector, (row, empty) in enumerate(rows, start=1):
            shares = zip(THINGS, row, strict=True)
            odds = {one.value: self._open(float(share), sector, {one}) for one, share in shares}
            odds[_APPEARS_EMPTY] = self._open(min(1.0, float(empty)), sector, _EITHER)
            sectors.append(SectorOdds(sector, odds))  # type: ignore[arg-type]
        return OddsShown(self.heard, len(self.belief), tuple(sectors))

    def advice(self, wanted: LikelyWanted) -> AdviceShown:
        self.weighs_rivals = wanted.rivals
        likely = self.likely
        prospects = Prospects(likely, self.offers)
        points = self.locate_points()
        locates = list(likely.locates.items())[:LOCATES] if points else []
        return AdviceShown(
            heard=self.heard,
            systems=len(self.belief),
            questions=_best_of_each(prospects, "system"),
            questions_locate=_best_of_each(prospects, "locate"),
            theories=tuple(map(self._theory, most_worth_first(self.theories())[:THEORIES])),
            locates=tuple(_locate(*one, points) for one in locates),
        )

    def _open(self, share: float, sector: int, things: AbstractSet[Object]) -> float:
        """Rivals' moves may be weighed for a sample of the systems only: what is not in it is still
        possible, and what is in all of it not certain."""
        possible = frozenset(self.belief.possible[sector - 1])
        if not self.weighs_rivals or possible <= things or not possible & things:
            return share
        return min(max(share, _LEAST), 1.0 - _LEAST)

    def _theory(self, one: TheoryProspect) -> TheoryShown:
        return TheoryShown(
            object=one.thing,
            sector=one.sector,
            probability=self._open(one.probability, one.sector, {one.thing}),
            points=one.points,
            first=one.first,
            expected=one.expected,
            penalty=one.penalty,
            worth=one.worth,
        )

    def why(self, wanted: WhyWanted) -> WhyShown:
        reason = why(self.belief, wanted.claim)
        fewest = [step.learned for step in reason.steps]
        proof = proof_of(self.belief, wanted.claim, fewest) or ()
        lines = tuple(map(self._proof_line, proof))
        return WhyShown(self.heard, wanted.claim, self._steps(reason.steps), lines)

    def _proof_line(self, line: ProofLine) -> ProofLineShown:
        return ProofLineShown(
            part=line.part,
            case=line.case,
            cases=line.cases,
            marks=tuple(map(_pencilled, line.marks)),
            facts=tuple(map(self._fact, line.facts)),
            rules=line.rules,
            because=tuple(map(_pencilled, line.because)),
        )

    def _steps(self, steps: Sequence[Step]) -> tuple[StepShown, ...]:
        return tuple(
            StepShown(
                fact=self._fact(step.learned),
                systems=step.systems,
                against=step.against,
                planet_x=step.planet_x,
                possible=step.possible,
            )
            for step in steps
        )

    def _fact(self, learned: Learned) -> FactShown:
        return FactShown(learned.fact, learned.source, self.number_of(learned))


class Adviser(Solver):
    """The solver at one seat's elbow, which reads that seat's stream."""

    def __init__(self, stream: SeatStream) -> None:
        self.view: View = stream.view
        self._told: Sequence[Any] = stream.told
        super().__init__(Belief.of(self.view), len(stream.told))

    @cached_property
    def likely(self) -> Belief:
        weighed = self.belief.weighed()
        return weighed_by_rivals(weighed, self.view) if self.weighs_rivals else weighed

    @property
    def offers(self) -> Sequence[Offer | Refusal]:
        """In a last chance nothing is asked: no answer could be used any more (rules 6)."""
        return () if isinstance(self.view.board.stage, LastChances) else self.view.offers

    def theories(self) -> list[TheoryProspect]:
        return theory_prospects(self.likely, self.view)

    def locate_points(self) -> int:
        match self.view.board.stage:
            case Over():
                return 0
            case LastChances(queue=queue, placed=placed):
                behind = [lag for seat, lag in queue[bool(placed) :] if seat == self.view.viewer]
                return late_points(sum(behind))
        return FINDER_POINTS

    def number_of(self, learned: Learned) -> int:
        return self._numbers.of(learned)

    @cached_property
    def _numbers(self) -> StreamNumbers:
        return StreamNumbers(self._told)


class NotesAdviser(Solver):
    """The solver at the elbow of somebody who keeps notes. If the notes contradict themselves, all
    it can answer is which of them cannot all be true."""

    def __init__(self, notes: Notes, kind: NotesKind) -> None:
        self._notes = notes
        super().__init__(belief_of(notes), len(notes.facts))
        if not len(self.belief) and kind != "contradictions":
            lines = ", ".join(map(str, contradicting_lines(self.belief)))
            raise ImpossibleWorld("planetx-nothing-left", lines=lines)

    @cached_property
    def likely(self) -> Belief:
        return likely_of(self._notes)

    @property
    def offers(self) -> Sequence[Offer | Refusal]:
        return self._notes.offers

    def conclusions(self, _: HelpWanted) -> ConclusionsShown:
        """Own conclusions are not believed: each is told whether it follows."""
        found = (concluded(self.belief, one) for one in self._notes.conclusions)
        shown = tuple(
            ConclusionShown(
                line=self.number_of(one.learned),
                concluded=one.learned.fact,  # type: ignore[arg-type]
                verdict=one.verdict,
                fits=one.fits,
                against=one.against,
                steps=self._steps(one.steps),
            )
            for one in found
        )
        return ConclusionsShown(self.heard, len(self.belief), shown)

    def theories(self) -> list[TheoryProspect]:
        return noted_prospects(self.likely, self._notes)

    def locate_points(self) -> int:
        return FINDER_POINTS

    def number_of(self, learned: Learned) -> int:
        return _line(learned)


def _line(learned: Learned) -> int:
    return learned.source.number if isinstance(learned.source, OnLine) else 0


def _claim(mark: PencilMark) -> Mark:
    kind = Is if mark.mark == "yes" else IsNot
    return kind(mark.sector, mark.object)


def _pencilled(mark: CellMark) -> PencilMark:
    return PencilMark(mark.sector, mark.thing, "yes" if isinstance(mark, Is) else "no")


def _marks(possible: frozenset[Object]) -> dict[str, Certainty]:
    marks = {thing.value: _certainty(possible, frozenset({thing})) for thing in Object}
    return marks | {_APPEARS_EMPTY: _certainty(possible, _EITHER)}


def _certainty(possible: frozenset[Object], asked: frozenset[Object]) -> Certainty:
    if possible <= asked:
        return "yes"
    return "open" if possible & asked else "no"


def _best_of_each(prospects: Prospects, by: About) -> tuple[QuestionShown, ...]:
    return tuple(map(_question, prospects.best_of_each(QUESTIONS, by)))


def _question(one: Question) -> QuestionShown:
    return QuestionShown(action_text(one.action), one.cost, one.system_bits, one.locate_bits)


def _locate(locate: Locate, probability: float, points: int) -> LocateShown:
    right = min(1.0, probability)
    return LocateShown(action_text(locate), right, points, right * points)
