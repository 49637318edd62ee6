"""A proof as it is read: line by line, each with what it stands on and what it looks at.

A proof goes by the fewest facts that force a claim. Where that gets long, every other fact is
allowed too, and the shortest argument is taken. If that is still long nobody would read it: then
there is no proof, and the fewest facts are all there is to say.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

import msgspec

from ecliptic.deduction.belief import Belief
from ecliptic.deduction.claims import AppearsEmpty, Claim, Is, IsNot, PlanetXIn
from ecliptic.deduction.facts import Learned, Titled
from ecliptic.deduction.proof.argument import Argument, Inference
from ecliptic.deduction.proof.grid import CellMark, empty_grid, marked
from ecliptic.deduction.proof.grounds import Rule, grounds_of, is_about_a_sector
from ecliptic.deduction.proof.search import Search
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import PLANET_X, TRULY_EMPTY

SHORT = 9
"""An argument of so many lines is good enough: no other is looked for."""
LONGEST = 22


class Part(StrEnum):
    SUPPOSED = "supposed"
    """The opposite of the claim, or what makes a case."""
    KNOWN = "known"
    """Facts that say themselves what a sector holds or does not."""
    FOLLOWS = "follows"
    IMPOSSIBLE = "impossible"
    """What was supposed last cannot be."""


class ProofLine(msgspec.Struct, frozen=True, gc=False):
    part: Part
    case: int
    """Which of the cases it belongs to, from 1; 0 outside of them."""
    cases: int
    """How many cases there are; 0 outside of them."""
    marks: tuple[CellMark, ...]
    """What is supposed, known, or follows."""
    facts: tuple[Learned, ...]
    rules: tuple[Rule, ...]
    because: tuple[CellMark, ...]
    """The marks of earlier lines that it looks at."""


Proof = tuple[ProofLine, ...]


def proof_of(belief: Belief, claim: Claim, fewest: Sequence[Learned]) -> Proof | None:
    """A proof that is short enough to read, if there is one; `fewest` facts force the claim."""
    supposed = opposite_of(claim)
    if not supposed:
        return None
    more = [one for one in belief.facts if one not in fewest and not isinstance(one.fact, Titled)]
    searches = [_search(supposed, facts, belief.mode) for facts in ((*fewest,), (*fewest, *more))]
    best: tuple[Argument, Search] | None = None
    for attempt in (Search.straight, Search.by_cases):
        for search in searches:
            found = attempt(search)
            if found is not None and (best is None or len(found) < len(best[0])):
                best = found, search
            if best is not None and len(best[0]) <= SHORT:
                return _proof(*best)
    return _proof(*best) if best is not None and len(best[0]) <= LONGEST else None


def opposite_of(claim: Claim) -> tuple[CellMark, ...]:
    """What a sheet shows if the claim is wrong; nothing where marks cannot say it."""
    match claim:
        case Is(sector, thing):
            return (IsNot(sector, thing),)
        case IsNot(sector, thing):
            return (Is(sector, thing),)
        case AppearsEmpty(sector):
            return IsNot(sector, TRULY_EMPTY), IsNot(sector, PLANET_X)
        case PlanetXIn(sectors):
            return tuple(IsNot(sector, PLANET_X) for sector in sectors)
    return ()


def _search(supposed: tuple[CellMark, ...], facts: tuple[Learned, ...], mode: Mode) -> Search:
    return Search(mode, facts, grounds_of([one.fact for one in facts], mode), supposed)


def _proof(argument: Argument, search: Search) -> Proof:
    return tuple(_told_together(_lines(argument, search, (), 0, 0)))


def _lines(
    argument: Argument, search: Search, before: tuple[CellMark, ...], case: int, cases: int
) -> Iterator[ProofLine]:
    yield ProofLine(Part.SUPPOSED, case, cases, argument.supposed, (), (), ())
    before += argument.supposed
    for step in argument.inferences:
        yield ProofLine(
            _part(step, search),
            case,
            cases,
            tuple(step.marks),
            tuple(search.facts[place] for place in step.ground.facts),
            step.ground.rules,
            _because(step, before, search.mode),
        )
        before += tuple(step.marks)
    for number, one in enumerate(argument.cases, start=1):
        yield from _lines(one, search, before, number, len(argument.cases))


def _part(step: Inference, search: Search) -> Part:
    if not step.marks:
        return Part.IMPOSSIBLE
    cited = [search.facts[place].fact for place in step.ground.facts]
    known = cited and not step.ground.rules and all(map(is_about_a_sector, cited))
    return Part.KNOWN if known else Part.FOLLOWS


def _because(step: Inference, before: tuple[CellMark, ...], mode: Mode) -> tuple[CellMark, ...]:
    """The marks without which the step would not follow; of those that could stand for each other
    the later ones."""
    kept = list(before)
    for mark in before:
        fewer = [one for one in kept if one != mark]
        if step.follows(marked(empty_grid(mode), fewer)):
            kept = fewer
    return tuple(kept)


def _told_together(lines: Iterator[ProofLine]) -> Iterator[ProofLine]:
    """Known facts that stand behind each other as one line."""
    last: ProofLine | None = None
    for line in lines:
        if last is not None and last.part is Part.KNOWN is line.part:
            last = msgspec.structs.replace(
                last, marks=last.marks + line.marks, facts=last.facts + line.facts
            )
            continue
        if last is not None:
            yield last
        last = line
    if last is not None:
        yield last
