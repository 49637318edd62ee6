"""Counts of lawful actions from fixed seeds: hardly any rule can change and leave them all alone.

`perft` counts the ways in which the next decisions can be answered. What chance brings is fixed by
the seed, so the tree is always the same; of several seats asked at once the first one answers. The
counts were computed by `python -m tests.ptolemaeus.test_perft`, which prints them; write them anew
only after a deliberate change of the rules. Single positions are counted again by offering the
rules every action that can be written down.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.errors import IllegalAction
from ecliptic.ptolemaeus import Ptolemaeus
from ecliptic.ptolemaeus.setup import Options
from ecliptic.ptolemaeus.state import State
from tests.conformance.ptolemaeus_subject import PtolemaeusSubject
from tests.sizes import size

GAME = Ptolemaeus()
SUBJECT = PtolemaeusSubject()
DEPTH = size(5, 6)
DATES = {1: "1969-07-20", 2: "1610-01-07", 3: "1543-05-24", 4: "2021-12-25"}

COUNTS: dict[tuple[int, int], tuple[int, ...]] = {
    (1, 0): (15, 44, 588, 1786, 23486, 80269),
    (1, 12): (6, 28, 238, 967, 10729, 40108),
    (1, 24): (3, 24, 114, 894, 5013, 39708),
    (1, 33): (17, 69, 797, 2867, 1665, 4256),
    (2, 0): (9, 46, 354, 2355, 15346, 83156),
    (2, 24): (6, 25, 142, 733, 3768, 18105),
    (2, 48): (4, 11, 61, 392, 1818, 6715),
    (2, 66): (9, 29, 38, 279, 913, 3300),
    (3, 0): (6, 34, 247, 1293, 9308, 58433),
    (3, 36): (4, 24, 72, 1332, 7926, 41118),
    (3, 72): (2, 10, 60, 643, 2818, 11012),
    (3, 99): (16, 45, 115, 827, 4756, 32990),
    (4, 0): (10, 52, 409, 2372, 18076, 107260),
    (4, 48): (18, 67, 629, 2791, 28344, 132780),
    (4, 96): (1, 4, 21, 113, 1187, 6224),
    (4, 132): (1, 2, 6, 26, 110, 820),
}
"""By number of seats and decisions answered so far: the ways to answer the next decision, the next
two, and so on."""


class Position(NamedTuple):
    state: State
    chance: Chance

    @property
    def lawful(self) -> list[Any]:
        """What the first of the seats asked may answer; nothing after the end."""
        pending = GAME.to_act(self.state)
        return list(GAME.legal(self.state, pending[0].seat)) if pending else []

    def after(self, action: Any) -> Position:
        state, chance = self.state, Chance(self.chance.seed, self.chance.position)
        seat = GAME.to_act(state)[0].seat
        for event in GAME.decide(state, seat, action, chance):
            state = GAME.evolve(state, event)
        return Position(state, chance)


def position(seats: int, decisions: int) -> Position:
    """A game some way on, its decisions answered by lot."""
    options = Options(seats, DATES[seats])
    chance = Chance(seed_from_text(f"perft {seats}"))
    answers = Chance(seed_from_text(f"answers {seats}"))
    state = GAME.blank(options)
    for event in GAME.deal(options, chance):
        state = GAME.evolve(state, event)
    here = Position(state, chance)
    for _ in range(decisions):
        here = here.after(answers.choice(here.lawful))
    return here


def perft(here: Position, depth: int) -> tuple[int, ...]:
    """How many ways there are to answer one decision, two one after the other, and so on."""
    lawful = here.lawful
    if depth == 1 or not lawful:
        return (len(lawful), *[0] * (depth - 1))
    deeper = [perft(here.after(action), depth - 1) for action in lawful]
    return (len(lawful), *(sum(counts) for counts in zip(*deeper, strict=True)))


@pytest.mark.parametrize(("seats", "decisions"), COUNTS)
def test_counts(seats: int, decisions: int) -> None:
    here = position(seats, decisions)
    assert perft(here, DEPTH) == COUNTS[seats, decisions][:DEPTH]


def _accepts(state: State, seat: int, action: Any) -> bool:
    try:
        GAME.check(state, seat, action)
    except IllegalAction:
        return False
    return True


@pytest.mark.parametrize(("seats", "decisions"), COUNTS)
def test_the_first_counts_by_trying_every_action(seats: int, decisions: int) -> None:
    """The next decision and, by each of its answers, the one after it."""
    universe = SUBJECT.universe(Options(seats))
    here = position(seats, decisions)

    def accepted(there: Position) -> list[Any]:
        pending = GAME.to_act(there.state)
        return [one for one in universe if pending and _accepts(there.state, pending[0].seat, one)]

    first = accepted(here)
    assert len(first) == COUNTS[seats, decisions][0]
    assert sum(len(accepted(here.after(one))) for one in first) == COUNTS[seats, decisions][1]


def main() -> None:
    for seats in DATES:
        for decisions in (0, 12 * seats, 24 * seats, 33 * seats):
            here = position(seats, decisions)
            print(f"    ({seats}, {decisions}): {perft(here, 6)},")


if __name__ == "__main__":
    main()
