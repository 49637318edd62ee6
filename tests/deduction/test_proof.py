"""A proof's lines are true, one after the other, and its last supposition is impossible.

Each line is checked against all lawful systems that agree with the facts it and the lines before it
cite: its marks must hold in every one that is left, and where it says that it cannot be, none may
be.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from ecliptic.deduction.belief import THINGS, Belief
from ecliptic.deduction.claims import AppearsEmpty, Claim, Is, IsNot, PlanetXIn, satisfied
from ecliptic.deduction.conditions import agree
from ecliptic.deduction.facts import Amount, NotHere
from ecliptic.deduction.proof.grid import CellMark, empty_grid, marked, new_marks
from ecliptic.deduction.proof.grounds import Rule, grounds_of
from ecliptic.deduction.proof.lines import LONGEST, Part, Proof, opposite_of, proof_of
from ecliptic.deduction.systems import Systems, all_systems
from ecliptic.deduction.why import why
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import ASTEROID, COMET, DWARF_PLANET, PLANET_X, TRULY_EMPTY
from tests.deduction.games import chance_named, game

GAMES = [*((Mode.STANDARD, number) for number in (0, 1, 3, 5)), (Mode.EXPERT, 0)]


def claims_of(belief: Belief, name: str) -> list[Claim]:
    """Some of what is certain, of every kind."""
    crosses = [
        IsNot(sector, thing)
        for sector, things in enumerate(belief.possible, start=1)
        for thing in THINGS
        if thing not in things
    ]
    circles = [Is(sector, thing) for sector, thing in belief.certain.items()]
    empty = [AppearsEmpty(one.sector) for one in circles if one.thing in (TRULY_EMPTY, PLANET_X)]
    chance = chance_named(name)
    return [
        *chance.shuffled(crosses)[:5],
        *chance.shuffled(circles)[:2],
        *empty[:1],
        PlanetXIn(belief.planet_x),
    ]


def proof_for(belief: Belief, claim: Claim) -> Proof | None:
    return proof_of(belief, claim, [step.learned for step in why(belief, claim).steps])


def narrowed(systems: Systems, marks: Iterable[CellMark]) -> Systems:
    for mark in marks:
        systems = systems.where(satisfied(mark, systems))
    return systems


def check(proof: Proof, belief: Belief, claim: Claim) -> None:
    """Walk the lines as a reader does."""
    assert proof[0].part is Part.SUPPOSED
    assert proof[0].marks == opposite_of(claim)
    assert len(proof) <= LONGEST
    outside = all_systems(belief.mode)
    left = outside
    cases: list[Systems] = []
    for line in proof:
        assert set(line.facts) <= set(belief.facts)
        if line.part is Part.SUPPOSED:
            if line.case:
                outside = left if line.case == 1 else outside
                cases.append(narrowed(outside, line.marks))
            left = narrowed(outside, line.marks)
            continue
        for learned in line.facts:
            left = left.where(agree(learned.fact, left))
        assert all(satisfied(mark, left).all() for mark in line.marks)
        if line.part is Part.IMPOSSIBLE:
            assert not len(left)
        else:
            assert line.marks
    assert proof[-1].part is Part.IMPOSSIBLE
    told_apart = {int(number) for case in cases for number in case.numbers()}
    assert not cases or told_apart == {int(number) for number in outside.numbers()}


@pytest.mark.parametrize(("mode", "number"), GAMES)
def test_every_line_is_implied_and_the_last_is_impossible(mode: Mode, number: int) -> None:
    belief = Belief.of(game(mode, f"proof {number}", 10 + 3 * number).view(0))
    for claim in claims_of(belief, f"claims {number}"):
        proof = proof_for(belief, claim)
        if proof is not None:
            check(proof, belief, claim)


def test_most_that_is_certain_has_a_proof_and_some_need_cases() -> None:
    lengths: list[int] = []
    cases = 0
    for number in range(4):
        belief = Belief.of(game(Mode.STANDARD, f"proof {number}", 14 + 3 * number).view(0))
        for claim in claims_of(belief, f"more claims {number}"):
            proof = proof_for(belief, claim) if not isinstance(claim, PlanetXIn) else ()
            lengths += [] if proof == () else [0 if proof is None else len(proof)]
            cases += any(line.cases for line in proof or ())
    assert lengths.count(0) < len(lengths) / 4
    assert cases


def test_what_a_line_looks_at_is_all_it_needs() -> None:
    """Of the marks before it, a line needs those that it names, and each of them."""
    belief = Belief.of(game(Mode.STANDARD, "proof 2", 16).view(0))
    for claim in claims_of(belief, "looks"):
        for line in proof_for(belief, claim) or ():
            if line.part not in (Part.FOLLOWS, Part.IMPOSSIBLE) or not line.because:
                continue
            ground = next(
                one
                for one in grounds_of([one.fact for one in line.facts], belief.mode)
                if one.rules == line.rules and len(one.facts) == len(line.facts)
            )
            grid = marked(empty_grid(belief.mode), line.because)
            found = ground.narrow(grid)
            if line.part is Part.IMPOSSIBLE:
                assert found is None
            else:
                assert found is not None
                assert set(line.marks) <= set(new_marks(grid, found))


def test_a_fact_that_says_it_itself_is_the_whole_proof() -> None:
    belief = Belief.of(game(Mode.STANDARD, "proof 1", 0).view(0))
    fact = next(one.fact for one in belief.facts if isinstance(one.fact, NotHere))
    proof = proof_for(belief, IsNot(fact.sector, fact.thing))
    assert proof is not None
    assert [line.part for line in proof] == [Part.SUPPOSED, Part.IMPOSSIBLE]
    assert [one.fact for one in proof[1].facts] == [fact]


def test_rules_alone_are_named() -> None:
    """Without any fact: a comet can only be where comets can."""
    belief = Belief.new(Mode.STANDARD)
    proof = proof_for(belief, IsNot(1, COMET))
    assert proof is not None
    assert not any(line.facts for line in proof)
    assert set(Rule) >= {rule for line in proof for rule in line.rules}


def test_what_marks_cannot_say_has_no_proof() -> None:
    some = Amount((ASTEROID, DWARF_PLANET), (1, 2, 3), 0, 3)
    assert proof_of(Belief.new(Mode.STANDARD), some, ()) is None
