"""Why a conclusion of somebody's notes follows, as reasoning in plain English."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ecliptic.deduction.belief import Belief
from ecliptic.deduction.claims import Is, IsNot
from ecliptic.deduction.conclusions import Conclusion, Verdict, claim_of
from ecliptic.deduction.facts import Learned, OnLine
from ecliptic.deduction.proof.grid import CellMark
from ecliptic.deduction.proof.grounds import Rule
from ecliptic.deduction.proof.lines import Part, ProofLine, opposite_of, proof_of
from ecliptic.english.planetx import words
from ecliptic.english.words import listed
from ecliptic.planetx.objects import PLANET_X, TRULY_EMPTY, Object

_RULES = {
    Rule.COMETS: "where comets can be",
    Rule.ASTEROIDS: "every asteroid is next to another",
    Rule.DWARF_PLANETS: "where dwarf planets can be",
    Rule.GAS_CLOUDS: "the number of gas clouds",
    Rule.TRULY_EMPTY: "the number of truly empty sectors",
    Rule.PLANET_X: "there is one Planet X",
    Rule.CLOUD_BESIDE_EMPTY: "every gas cloud is next to a truly empty sector",
    Rule.NO_DWARF_BESIDE_X: "no dwarf planet is next to Planet X",
}


def proof_lines(belief: Belief, conclusion: Conclusion) -> list[str]:
    """Sentence by sentence; none while it is open, or where no argument is short."""
    claim = claim_of(conclusion.learned.fact)
    if conclusion.verdict is Verdict.OPEN or not isinstance(claim, Is | IsNot):
        return []
    certain = claim if conclusion.verdict is Verdict.FOLLOWS else opposite_of(claim)[0]
    fewest = [step.learned for step in conclusion.steps]
    return [_sentence(line) for line in proof_of(belief, certain, fewest) or ()]


def _sentence(line: ProofLine) -> str:
    match line.part:
        case Part.SUPPOSED if line.cases:
            return f"Case {line.case} of {line.cases}: {_marks(line.marks)}."
        case Part.SUPPOSED:
            return f"Suppose {_marks(line.marks)}."
        case Part.IMPOSSIBLE:
            return f"But that is impossible ({_grounds(line)})."
    return f"Then {_marks(line.marks)} ({_grounds(line)})."


def _grounds(line: ProofLine) -> str:
    return "; ".join([*_lines(line.facts), *(_RULES[rule] for rule in line.rules)])


def _lines(facts: Iterable[Learned]) -> Iterator[str]:
    sources = (one.source for one in facts)
    numbers = sorted({one.number for one in sources if isinstance(one, OnLine)})
    if numbers:
        yield f"{'line' if len(numbers) == 1 else 'lines'} {listed(map(str, numbers))}"


def _marks(marks: Iterable[CellMark]) -> str:
    """`comet in 5, no asteroid in 4 and 6`."""
    alike: dict[str, list[str]] = {}
    for mark in marks:
        said = words.name(mark.thing) if isinstance(mark, Is) else _no(mark.thing)
        alike.setdefault(said, []).append(str(mark.sector))
    return ", ".join(f"{said} in {listed(sectors)}" for said, sectors in alike.items())


def _no(thing: Object) -> str:
    return f"{'not' if thing in (TRULY_EMPTY, PLANET_X) else 'no'} {words.name(thing)}"
