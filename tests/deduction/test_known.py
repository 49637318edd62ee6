"""Partial knowledge: what it says of a sky, held against counting by hand."""

from __future__ import annotations

import numpy as np
import pytest

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.deduction.belief import Belief
from ecliptic.deduction.claims import NotAll
from ecliptic.deduction.conclusions import Verdict, concluded
from ecliptic.deduction.conditions import agree
from ecliptic.deduction.facts import Amount, Learned, OnLine, Titled
from ecliptic.deduction.notes import parse_notes
from ecliptic.deduction.systems import all_systems
from ecliptic.deduction.why import contradicting_lines, why
from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import ASTEROID, DWARF_PLANET, PLANET_X, TRULY_EMPTY, Object


@pytest.mark.parametrize("mode", Mode)
def test_an_amount_is_true_where_so_many_lie(mode: Mode) -> None:
    chance = Chance(seed_from_text(f"amounts {mode}"))
    systems = catalogue(mode)
    for _ in range(40):
        things = tuple(thing for thing in Object if chance.below(3) == 0) or (ASTEROID,)
        sectors = tuple(s for s in mode.rules.all_sectors if chance.below(2)) or (1,)
        least = chance.below(len(sectors) + 1)
        most = least + chance.below(len(sectors) - least + 1)
        truth = agree(Amount(things, sectors, least, most), all_systems(mode))
        for _ in range(20):
            number = chance.below(len(systems))
            system = systems.system(number)
            found = sum(system[sector - 1] in things for sector in sectors)
            assert truth[number] == (least <= found <= most)


def test_appears_empty_is_truly_empty_or_planet_x() -> None:
    systems = all_systems(Mode.STANDARD)
    either = agree(Amount((TRULY_EMPTY, PLANET_X), (4,), 1, 1), systems)
    apart = [agree(Amount((thing,), (4,), 1, 1), systems) for thing in (TRULY_EMPTY, PLANET_X)]
    assert np.array_equal(either, apart[0] | apart[1])
    assert not (apart[0] & apart[1]).any()


def test_partial_knowledge_counts_and_is_a_reason() -> None:
    notes = parse_notes("standard\nA or D in 7\nA in 5-9 = 0\nat 3")
    belief = Belief.new(notes.mode).after(*notes.facts)
    assert belief.certain[7] is DWARF_PLANET
    reason = why(belief, Amount((DWARF_PLANET,), (7,), 1, 1))
    assert [step.learned.source for step in reason.steps] == [OnLine(2), OnLine(3)]


def test_partial_knowledge_can_contradict() -> None:
    notes = parse_notes("standard\nS A 3-7 = 2\nT 9 = G\nA in 3-5 >= 3")
    belief = Belief.new(notes.mode).after(*notes.facts)
    assert contradicting_lines(belief) == [2, 4]
    assert why(belief, NotAll(())).steps


def test_a_conclusion_follows_is_open_or_contradicts() -> None:
    notes = parse_notes("standard\nS A 1-4 = 4\nso A in 1-4 = 4\nso X in 7\nso D in 2")
    assert len(notes.facts) == 1
    belief = Belief.new(notes.mode).after(*notes.facts)
    judged = [concluded(belief, one) for one in notes.conclusions]
    assert [one.verdict for one in judged] == [
        Verdict.FOLLOWS,
        Verdict.OPEN,
        Verdict.CONTRADICTS,
    ]
    assert [len(one.steps) for one in judged] == [1, 0, 1]
    assert all(one.fits + one.against == len(belief) for one in judged)


def test_a_title_that_is_none_of_ours_tells_nothing() -> None:
    fact = Titled("A", (ASTEROID, TRULY_EMPTY))
    belief = Belief.new(Mode.STANDARD)
    assert len(belief.after(Learned(fact, OnLine(2)))) == len(belief)
