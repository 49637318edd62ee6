"""Random notes of games that could be, and what the package answers: to compare two solvers.

    python -m tests.solver_notes        writes web/tests/solver/answers.json

The solver in the page counts every system alike, so it is compared with a uniform belief. Figures
are kept with twelve digits behind the point and compared to nine.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.errors import EclipticError
from ecliptic.deduction.belief import Belief
from ecliptic.deduction.claims import AppearsEmpty, Claim, Is, IsNot, PlanetXIn
from ecliptic.deduction.dealers import Dealer
from ecliptic.deduction.notes import parse_notes
from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.clues import Clue, clue_text, holds, title_of, title_text
from ecliptic.planetx.conferences import lawful_conference_clues
from ecliptic.planetx.modes import TOPICS, Mode
from ecliptic.planetx.objects import (
    COMET,
    NEIGHBOUR_OBJECTS,
    PLANET_X,
    SURVEY_OBJECTS,
    THEORY_OBJECTS,
    Object,
    sighting_of,
)
from ecliptic.planetx.ring import neighbours, run
from ecliptic.planetx.survey import survey_offer, surveys
from ecliptic.planetx.system import SolarSystem, count
from ecliptic.planetx.topics import lawful_research_clues
from ecliptic.server.help.advice import NotesAdviser
from ecliptic.server.help.worker import MOST_TARGETS
from ecliptic.wire.help import (
    ContradictionsWanted,
    HelpWanted,
    NotesKind,
    PencilMark,
    WhyWanted,
)

THINGS = tuple(Object)
FILE = Path(__file__).parents[1] / "web" / "tests" / "solver" / "answers.json"
NOTES = 8
"""How many notes the file has."""


class NotesOfChance:
    """Notes in the grammar of `ecliptic planetx solve`, true of one lawful system."""

    def __init__(self, mode: Mode, name: str) -> None:
        self.chance = Chance(seed_from_text(name))
        self.mode = mode
        self.rules = mode.rules
        systems = catalogue(mode)
        self.system: SolarSystem = systems.system(self.chance.below(len(systems)))

    def lines(self) -> list[str]:
        """Some of every kind of line, in a random order; a lie among them now and then."""
        lines = self.chance.shuffled(
            [*self._titled(), *self._turns(), *self._heard(), *self._known(), *self._concluded()]
        )
        return [self.mode.value, *lines, f"at {1 + self.chance.below(self.rules.sectors)}"]

    def _titled(self) -> Iterator[str]:
        """Topics with different titles, and of some of them the clue."""
        clues = [clue for clue in lawful_research_clues(self.mode) if holds(clue, self.system)]
        by_title: dict[str, Clue] = {}
        for clue in self.chance.shuffled(clues):
            by_title.setdefault(title_text(title_of(clue)), clue)
        for topic, (title, clue) in zip(TOPICS, by_title.items(), strict=False):
            if self._sometimes(3, 4):
                yield f"topic {topic} {title}"
            if self._sometimes(1, 3):
                yield f"{self._whose()}R {topic} = {clue_text(clue)}"

    def _turns(self) -> Iterator[str]:
        for _ in range(self.chance.below(7)):
            yield self._survey()
        for _ in range(self.chance.below(3)):
            sector = 1 + self.chance.below(self.rules.sectors)
            yield f"{self._whose()}T {sector} = {sighting_of(self.system[sector - 1]).value}"
        if self._sometimes(1, 3):
            yield self._locate()

    def _survey(self) -> str:
        thing = self.chance.choice(SURVEY_OBJECTS)
        arrow = 1 + self.chance.below(self.rules.sectors)
        asked = [one for one in surveys(survey_offer(self.mode, arrow)) if one.thing is thing]
        if not asked:
            return self._survey()
        survey = self.chance.choice(asked)
        along = run(survey.first, survey.last, self.rules.sectors)
        counted = count(self.system, thing, along)
        if self._sometimes(1, 60):
            counted = min(len(along), counted + 1)
        return f"{self._whose()}S {thing.value} {survey.first}-{survey.last} = {counted}"

    def _locate(self) -> str:
        sector = 1 + self.chance.below(self.rules.sectors)
        named = []
        for beside in neighbours(sector, self.rules.sectors):
            can = [
                thing
                for thing in NEIGHBOUR_OBJECTS
                if thing is not COMET or beside in self.rules.comet_sectors
            ]
            named.append(self.chance.choice(can))
        truth = [self.system[beside - 1] for beside in neighbours(sector, self.rules.sectors)]
        right = self.system[sector - 1] is PLANET_X and truth == named
        told = "right" if right else "wrong"
        return f"{self._whose()}L {sector} {named[0].value} {named[1].value} = {told}"

    def _heard(self) -> Iterator[str]:
        facts = [
            f"{sector}-{thing.value}"
            for sector in self.rules.all_sectors
            for thing in THEORY_OBJECTS
            if self.system[sector - 1] is not thing
        ]
        given = self.chance.shuffled(facts)[: self.chance.below(9)]
        if given:
            yield f"facts {' '.join(given)}"
        if self._sometimes(1, 2):
            clues = [c for c in lawful_conference_clues(self.mode) if holds(c, self.system)]
            clue = self.chance.choice(clues)
            yield f"conference 1 {title_text(title_of(clue))}"
            if self._sometimes(1, 2):
                yield f"conference 1 = {clue_text(clue)}"
        for _ in range(self.chance.below(3)):
            yield self._review()
        for _ in range(self.chance.below(4)):
            yield self._theory()

    def _known(self) -> Iterator[str]:
        """Partial knowledge that is true."""
        for _ in range(self.chance.below(3)):
            things, along, found = self._counted()
            sign = self.chance.choice(("=", ">=", "<="))
            yield f"{self._whose()}{things} in {along} {sign} {found}"

    def _concluded(self) -> Iterator[str]:
        """What may follow, may not, and may be wrong."""
        for _ in range(self.chance.below(4)):
            things, along, found = self._counted()
            least = max(0, found - self.chance.below(2))
            yield f"so {things} in {along} >= {least}"

    def _counted(self) -> tuple[str, str, int]:
        """One or two things, a run or two sectors, and how many there are."""
        named = self.chance.shuffled(list(THINGS))[: 1 + self.chance.below(2)]
        first, last = (1 + self.chance.below(self.rules.sectors) for _ in range(2))
        along = run(first, last, self.rules.sectors)
        found = sum(self.system[sector - 1] in named for sector in along)
        return " or ".join(thing.value for thing in named), f"{first}-{last}", found

    def _review(self) -> str:
        sector = 1 + self.chance.below(self.rules.sectors)
        thing = self.chance.choice(THEORY_OBJECTS)
        sign = "+" if self.system[sector - 1] is thing else "-"
        return f"review {sector} {thing.value}{sign}"

    def _theory(self) -> str:
        sector = 1 + self.chance.below(self.rules.sectors)
        thing = self.chance.choice(THEORY_OBJECTS).value
        return self.chance.choice(
            (f"theory {sector} {thing}", f"rival theory {sector}", f"rival theory {sector} {thing}")
        )

    def _whose(self) -> str:
        return "rival " if self._sometimes(1, 6) else ""

    def _sometimes(self, times: int, of: int) -> bool:
        return self.chance.below(of) < times


class EvenAdviser(NotesAdviser):
    """The solver that counts every system alike, as the one in the page does."""

    @cached_property
    def likely(self) -> Belief:
        return replace(self.belief, dealer=Dealer.UNKNOWN)


Asked = tuple[NotesKind, dict[str, Any]]


def questions(notes: NotesOfChance, text: str) -> list[Asked]:
    """A question of every kind; why of what is certain, if anything is, and of what may not be."""
    chance, system = notes.chance, notes.system
    sectors = notes.rules.all_sectors
    planet_x = system.index(PLANET_X) + 1
    sector = chance.choice(sectors)
    claims = [
        *chance.shuffled(
            _certain(Belief.new(notes.mode).after(*parse_notes(text, MOST_TARGETS).facts))
        )[:3],
        AppearsEmpty(planet_x),
        Is(sector, system[sector - 1]),
    ]
    marks = [
        PencilMark(chance.choice(sectors), chance.choice(THINGS), chance.choice(("yes", "no")))
        for _ in range(1 + chance.below(8))
    ]
    return [
        ("certain", {}),
        ("odds", {}),
        ("advice", {}),
        *(("why", {"claim": msgspec.to_builtins(claim)}) for claim in claims),
        ("contradictions", {"marks": msgspec.to_builtins(marks)}),
        ("conclusions", {}),
    ]


def _certain(belief: Belief) -> list[Claim]:
    """What follows from the notes about single sectors, and where Planet X can be."""
    if not len(belief):
        return []
    excluded: list[Claim] = [
        IsNot(sector, thing)
        for sector, things in enumerate(belief.possible, start=1)
        for thing in THINGS
        if thing not in things
    ]
    held: list[Claim] = [Is(sector, thing) for sector, thing in belief.certain.items()]
    return [*excluded, *held, PlanetXIn(belief.planet_x)]


def answer(solver: type[NotesAdviser], text: str, kind: NotesKind, wanted: dict[str, Any]) -> Any:
    """What the package answers, or the code it refuses with."""
    try:
        adviser = solver(parse_notes(text, MOST_TARGETS), kind)
        match kind:
            case "certain":
                found: Any = adviser.certain(HelpWanted())
            case "odds":
                found = adviser.odds(HelpWanted())
            case "advice":
                found = adviser.advice(HelpWanted())
            case "conclusions":
                found = adviser.conclusions(HelpWanted())
            case "why":
                found = adviser.why(msgspec.convert(wanted, WhyWanted))
            case "contradictions":
                found = adviser.contradictions(msgspec.convert(wanted, ContradictionsWanted))
    except EclipticError as refused:
        return {"refused": refused.code}
    return _rounded(msgspec.to_builtins(found))


def _rounded(answer: Any) -> Any:
    match answer:
        case dict():
            return {name: _rounded(one) for name, one in answer.items()}
        case list() | tuple():
            return [_rounded(one) for one in answer]
        case float():
            return round(answer, 12)
    return answer


def answers_text() -> str:
    """Standard notes, questions about them, and the package's answers."""
    cases = []
    for number in range(NOTES):
        notes = NotesOfChance(Mode.STANDARD, f"solver notes {number}")
        text = "".join(f"{line}\n" for line in notes.lines())
        asked = [
            {"kind": kind, "wanted": wanted, "answer": answer(EvenAdviser, text, kind, wanted)}
            for kind, wanted in questions(notes, text)
        ]
        cases.append({"notes": text, "asked": asked})
    return json.dumps(cases, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(answers_text(), encoding="utf-8")
