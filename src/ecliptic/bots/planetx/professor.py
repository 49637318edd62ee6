"""The opponent that reads its rivals: what they do counts as evidence of the sky.

It takes them for players who place what they think true and ask what they do not know. Otherwise it
decides as the astronomer does, but for what a wrong theory costs: its token is gone, which matters
for rare and dear objects while there are theory phases to come, and its penalty comes only if the
game lasts until the review.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ecliptic.bots.planetx.expectations import (
    Pace,
    Turn,
    last_chance,
    turn_of,
    worthwhile,
)
from ecliptic.bots.planetx.knowledge import Knowledge
from ecliptic.bots.planetx.rivals import still_open
from ecliptic.bots.planetx.theorising import choose, place
from ecliptic.core.chance import Chance
from ecliptic.core.game import Decision
from ecliptic.deduction.belief import Belief
from ecliptic.deduction.dealers import dealer_of
from ecliptic.deduction.reading import facts_of
from ecliptic.deduction.rivals_evidence import weighed_by_rivals
from ecliptic.deduction.theories import (
    POINTS_PER_TIME,
    TheoryProspect,
    theory_prospects,
)
from ecliptic.planetx.actions import Action
from ecliptic.planetx.board import Board, Choosing, LastChances, Placing
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import ASTEROID, COMET, DWARF_PLANET, GAS_CLOUD, Object
from ecliptic.planetx.peer_review import INNER_SPACE
from ecliptic.planetx.views import View

PACE: Mapping[Mode, Pace] = {
    Mode.STANDARD: Pace(1.1, 0.5, 0.3),
    Mode.EXPERT: Pace(1.1, 0.4, 0.0),
}
"""A bit of the locate takes less time than it does the astronomer: rivals tell some of it."""
TOKEN: Mapping[Mode, Mapping[Object, float]] = {
    Mode.STANDARD: {ASTEROID: 0.0, COMET: 0.6, GAS_CLOUD: 0.8, DWARF_PLANET: 1.6},
    Mode.EXPERT: {ASTEROID: 0.0, COMET: 0.6, GAS_CLOUD: 0.8, DWARF_PLANET: 0.0},
}
"""What a token is worth in later phases, in points: of a rare object it may be the last."""
BETWEEN_PHASES = 3
"""Theory icons are so many sectors apart."""


class ProfessorBot:
    def __init__(self) -> None:
        self._knowledge = Knowledge()

    def answer(self, view: View, decision: Decision, budget: int, chance: Chance) -> Action:
        belief = considered(self._knowledge, view)
        match view.board.stage:
            case Choosing():
                return choose(view, [one for one, _ in theories_of(belief, view)])
            case Placing():
                wanted = [one for one, _ in theories_of(belief, view)]
                return place(view, [*wanted, *theory_prospects(belief, view)], chance)
            case LastChances():
                return last_chance(belief, view)
        return turn_considered(belief, view).chosen()


def considered(knowledge: Knowledge, view: View) -> Belief:
    """What the seat makes of everything: `systems.numbers()` are the systems that may be true (in
    expert mode some of them, if there are many), `weights` how probable they are."""
    known = knowledge.of(view.board.mode, facts_of(view))
    return weighed_by_rivals(replace(known, dealer=dealer_of(view.board)), view)


def turn_considered(belief: Belief, view: View) -> Turn:
    """Every question and the likeliest locate with what they cost: see `Turn.ranked`."""
    return turn_of(belief, view, PACE[belief.mode])


def theories_of(belief: Belief, view: View) -> list[tuple[TheoryProspect, float]]:
    """The theories that are worth submitting now, the best first, with their worth in points."""
    prospects = theory_prospects(belief, view)
    return worthwhile(prospects, lambda one: cost_if_wrong(one.thing, view.board))


def cost_if_wrong(thing: Object, board: Board) -> float:
    """What a wrong theory costs that is submitted now, in points."""
    review = board.earth + (INNER_SPACE - 1) * BETWEEN_PHASES
    penalty = POINTS_PER_TIME * still_open(board.mode, review)
    token = TOKEN[board.mode][thing] * still_open(board.mode, board.earth + BETWEEN_PHASES)
    return penalty + token
