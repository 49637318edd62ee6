"""What the solver says to somebody at a real table, worked out from his notes and nothing else.

The answers are those of a seat's help. Facts are numbered by the lines they are written on. Of
tokens and of rivals' theories only what is noted counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from ecliptic.core.errors import ImpossibleWorld
from ecliptic.core.game import Refusal
from ecliptic.deduction.belief import Belief
from ecliptic.deduction.claims import NotAll
from ecliptic.deduction.facts import Dealt, Holds, Learned, OnLine
from ecliptic.deduction.notes import Notes
from ecliptic.deduction.theories import RIVALS_ARE_RIGHT, TheoryProspect, best_first
from ecliptic.deduction.why import why
from ecliptic.planetx.modes import FINDER_POINTS
from ecliptic.planetx.objects import THEORY_OBJECTS, Object
from ecliptic.planetx.offers import Offer
from ecliptic.server.help.advice import Solver
from ecliptic.wire.help import Kind


class NotesAdviser(Solver):
    """The solver at the elbow of somebody who keeps notes. If the notes contradict themselves, all
    it can answer is which of them cannot all be true."""

    def __init__(self, notes: Notes, kind: Kind) -> None:
        self._notes = notes
        super().__init__(Belief.new(notes.mode).after(*notes.facts), len(notes.facts))
        if not len(self.belief) and kind != "contradictions":
            raise ImpossibleWorld("planetx-nothing-left", lines=self._wrong_lines())

    @cached_property
    def likely(self) -> Belief:
        """Starting facts weigh as they do at a table: the generator has chosen them."""
        dealt = (
            Learned(one.fact, Dealt()) if _line(one) in self._notes.starting else one
            for one in self._notes.facts
        )
        return Belief.new(self._notes.mode).after(*dealt).weighed()

    @property
    def offers(self) -> Sequence[Offer | Refusal]:
        return self._notes.offers

    def theories(self) -> list[TheoryProspect]:
        rules = self._notes.mode.rules
        confirmed = {one.fact.sector for one in self._notes.facts if isinstance(one.fact, Holds)}
        said = [(one.sector, one.thing) for one in self._notes.theories if one.own]
        spent = Counter(thing for _, thing in said)
        found = [
            self._prospect(thing, sector)
            for thing in THEORY_OBJECTS
            if spent[thing] < rules.counts[thing]
            for sector in rules.all_sectors
            if sector not in confirmed and (sector, thing) not in said
        ]
        return best_first(one for one in found if one.probability > 0)

    def locate_points(self) -> int:
        return FINDER_POINTS

    def _prospect(self, thing: Object, sector: int) -> TheoryProspect:
        """The first bonus is lost to a rival who said the same before."""
        there = [one for one in self._notes.theories if not one.own and one.sector == sector]
        hidden = sum(one.thing is None for one in there)
        known = sum(one.thing is thing for one in there)
        return TheoryProspect(
            thing=thing,
            sector=sector,
            probability=self.likely.probability(sector, thing),
            points=self._notes.mode.rules.points[thing],
            rivals=hidden + known,
            first=0.0 if known else (1 - RIVALS_ARE_RIGHT) ** hidden,
        )

    def number_of(self, learned: Learned) -> int:
        return _line(learned)

    def _wrong_lines(self) -> str:
        """The fewest lines that cannot all be true."""
        steps = why(self.belief, NotAll(())).steps
        return ", ".join(map(str, sorted({_line(step.learned) for step in steps})))


def _line(learned: Learned) -> int:
    return learned.source.number if isinstance(learned.source, OnLine) else 0
