"""What is worth searching: the base player's move and the ones it thinks nearly as good."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ecliptic.bots.planetx.professor import theories_of, turn_considered
from ecliptic.bots.planetx.theorising import together
from ecliptic.deduction.belief import THINGS, Belief
from ecliptic.deduction.systems import locate_number
from ecliptic.deduction.theories import TheoryProspect
from ecliptic.planetx.actions import Action, Locate, Research, Survey, Target
from ecliptic.planetx.modes import LOCATE_COST, RESEARCH_COST, TARGET_COST, survey_cost
from ecliptic.planetx.ring import run_length
from ecliptic.planetx.theories import choice_of
from ecliptic.planetx.views import View

MOST = 8
"""Candidates of a decision."""
ALIKE = 3
"""Candidates of one kind and cost."""
_LOOKED_AT = 60
"""Questions among which these are found."""
_NO_LOCATE = -1


@dataclass(frozen=True)
class Candidate:
    action: Action
    question: Action | None = None
    """What is asked; nothing when theories are chosen."""
    cost: int = 0
    named: int = _NO_LOCATE
    """The number of the locate answer that it names."""
    theories: tuple[tuple[int, int], ...] = ()
    """Sectors (from 0) and things of theories."""


def turns(belief: Belief, view: View) -> tuple[Candidate, ...]:
    """The base player's move first, then what it would do otherwise."""
    found: list[Candidate] = []
    alike: Counter[tuple[type, object, int]] = Counter()
    for action, _ in turn_considered(belief, view).ranked(_LOOKED_AT):
        one = _turn(action, view)
        like = type(action), getattr(action, "thing", None), one.cost
        alike[like] += 1
        if alike[like] <= ALIKE:
            found.append(one)
        if len(found) == MOST:
            break
    return tuple(found)


def _turn(action: Action, view: View) -> Candidate:
    match action:
        case Research():
            return Candidate(action, action, RESEARCH_COST)
        case Target():
            return Candidate(action, action, TARGET_COST)
        case Survey():
            length = run_length(action.first, action.last, view.board.rules.sectors)
            return Candidate(action, action, survey_cost(length))
        case Locate():
            named = locate_number(action.sector, action.before, action.after)
            return Candidate(action, action, LOCATE_COST, named)
    raise TypeError(action)


def choices(belief: Belief, view: View) -> tuple[Candidate, ...]:
    """The base player's theories first, then others that may be worth it, and none."""
    desk = view.desk
    if desk is None:
        return ()
    most = view.board.rules.theories_per_phase
    wanted = [one for one, _ in theories_of(belief, view)]
    sets: list[tuple[TheoryProspect, ...]] = [tuple(together(desk, wanted)[:most])]
    for first in wanted:
        sets.append(tuple(together(desk, [first, *wanted])[:most]))
        if most > 1:
            sets.append((first,))
    sets.append(())
    found: dict[tuple[object, ...], Candidate] = {}
    for one in sets:
        choice = choice_of(tuple(theory.thing for theory in one))
        theories = tuple((theory.sector - 1, THINGS.index(theory.thing)) for theory in one)
        found.setdefault(choice.things, Candidate(choice, theories=theories))
    return tuple(found.values())[: MOST + 1]
