"""Random notes of games that could be, and what the package answers: to compare two solvers.

    python -m tests.solver_notes        writes web/tests/solver/answers.json

Figures are kept with twelve digits behind the point and compared to nine.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.errors import EclipticError
from ecliptic.deduction.belief import Belief
from ecliptic.deduction.claims import AppearsEmpty, Claim, Is, IsNot, PlanetXIn
from ecliptic.deduction.notes import parse_notes
from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.clues import Clue, clue_text, holds, title_of, title_text
from ecliptic.planetx.conferences import lawful_conference_clues
from ecliptic.planetx.generator import generate
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
from ecliptic.planetx.setup import LEVELS, Season
from ecliptic.planetx.survey import survey_offer, surveys
from ecliptic.planetx.system import SolarSystem, count
from ecliptic.planetx.topics import lawful_research_clues
from ecliptic.server.help.advice import NotesAdviser
from ecliptic.server.help.worker import MOST_TARGETS
from ecliptic.wire.help import (
    ContradictionsWanted,
    HelpWanted,
    LikelyWanted,
    NotesKind,
    PencilMark,
    WhyWanted,
)

THINGS = tuple(Object)
FILE = Path(__file__).parents[1] / "web" / "tests" / "solver" / "answers.json"
NOTES = 20
"""How many notes of each mode the file has."""


class NotesOfChance:
    """Notes in the grammar of `ecliptic planetx solve`, true of one lawful system: of a game of
    ours, or of one that nobody would have dealt."""

    def __init__(self, mode: Mode, name: str) -> None:
        self.chance = Chance(seed_from_text(name))
        self.mode = mode
        self.rules = mode.rules
        systems = catalogue(mode)
        self.setup = generate(mode, self.chance) if self._sometimes(2, 3) else None
        self.system: SolarSystem = (
            self.setup.system if self.setup else systems.system(self.chance.below(len(systems)))
        )

    def lines(self) -> list[str]:
        """Some of every kind of line, in a random order; a lie among them now and then."""
        lines = self.chance.shuffled(
            [
                *(self._dealt() if self.setup else self._made_up()),
                *self._turns(),
                *self._heard(),
                *self._known(),
                *self._concluded(),
            ]
        )
        dealer = self.chance.choice(("published", "ecliptic", "unknown"))
        said = [] if self._sometimes(1, 4) else [f"dealer {dealer}"]
        return [self.mode.value, *said, *lines, f"at {1 + self.chance.below(self.rules.sectors)}"]

    def _dealt(self) -> Iterator[str]:
        """What a companion app tells: all titles, some clues, starting facts group by group."""
        assert self.setup
        for topic, clue in zip(TOPICS, self.setup.topics, strict=True):
            yield f"topic {topic} {self._title(clue)}"
            if self._sometimes(1, 3):
                yield f"{self._whose()}R {topic} = {clue_text(clue)}"
        for number, clue in enumerate(self.setup.conferences, start=1):
            yield f"conference {number} {self._title(clue)}"
            if self._sometimes(1, 3):
                yield f"conference {number} = {clue_text(clue)}"
        told = self.chance.choice(tuple(LEVELS.values()))
        facts = self.setup.facts[self.chance.choice(tuple(Season))][:told]
        if facts:
            yield f"facts {' '.join(f'{fact.sector}-{fact.thing.value}' for fact in facts)}"

    def _title(self, clue: Clue) -> str:
        """Its kinds in one of both orders, or in none."""
        kinds = [thing.value for thing in self.chance.shuffled(title_of(clue))]
        return self.chance.choice("+/").join(kinds)

    def _made_up(self) -> Iterator[str]:
        yield from self._titled()
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


Asked = tuple[NotesKind, dict[str, Any]]


def questions(notes: NotesOfChance, text: str) -> list[Asked]:
    """A question of every kind; why of what is certain, if anything is, and of what may not be."""
    chance, system = notes.chance, notes.system
    sectors = notes.rules.all_sectors
    planet_x = system.index(PLANET_X) + 1
    sector = chance.choice(sectors)
    belief = Belief.new(notes.mode).after(*parse_notes(text, MOST_TARGETS).facts)
    claims = [
        *chance.shuffled(_certain(belief))[:2],
        chance.choice((AppearsEmpty(planet_x), Is(sector, system[sector - 1]))),
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


def answer(text: str, kind: NotesKind, wanted: dict[str, Any]) -> Any:
    """What the package answers, or the code it refuses with."""
    try:
        adviser = NotesAdviser(parse_notes(text, MOST_TARGETS), kind)
        match kind:
            case "certain":
                found: Any = adviser.certain(HelpWanted())
            case "odds":
                found = adviser.odds(LikelyWanted())
            case "advice":
                found = adviser.advice(LikelyWanted())
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


def cases(mode: Mode, numbers: Iterable[int]) -> list[dict[str, Any]]:
    """Notes, questions about them, and the package's answers."""
    return [_case(mode, number) for number in numbers]


def _case(mode: Mode, number: int) -> dict[str, Any]:
    notes = NotesOfChance(mode, f"solver notes {mode.value} {number}")
    text = "".join(f"{line}\n" for line in notes.lines())
    asked = [
        {"kind": kind, "wanted": wanted, "answer": answer(text, kind, wanted)}
        for kind, wanted in questions(notes, text)
    ]
    return {"notes": text, "asked": asked}


def answers_text(notes: int) -> str:
    """Of so many notes of each mode."""
    kept = {mode.value: cases(mode, range(notes)) for mode in Mode}
    return json.dumps(kept, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(answers_text(NOTES), encoding="utf-8")
