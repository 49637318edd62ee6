"""What can be known, in units of one `numpy.bincount` over the expert catalogue.

The unit counts 1,138,272 bytes and is measured beside every contestant's round, in processor time,
so that a busy machine disturbs both alike. The catalogue and the tables over placements are warm;
nothing a belief works out for itself is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import median
from time import process_time

import numpy as np

from ecliptic.bots.bot import SeatedBot
from ecliptic.bots.planetx.pencil import PencilBot
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.table import open_table, play
from ecliptic.deduction.belief import Belief
from ecliptic.deduction.claims import IsNot, PlanetXIn
from ecliptic.deduction.facts import (
    ClueRead,
    Counted,
    Dealt,
    Fact,
    Holds,
    Learned,
    LocatedWrong,
    Seen,
    Titled,
)
from ecliptic.deduction.proof.lines import proof_of
from ecliptic.deduction.questions import Prospects
from ecliptic.deduction.systems import COLUMNS, Column, Systems
from ecliptic.deduction.why import why
from ecliptic.planetx import PlanetX
from ecliptic.planetx.clues import parse_clue, title_of
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import (
    ASTEROID,
    COMET,
    DWARF_PLANET,
    GAS_CLOUD,
    PLANET_X,
    TRULY_EMPTY,
    Sighting,
)
from ecliptic.planetx.offers import turn_offers
from ecliptic.planetx.setup import default_options

ROUNDS = 25
UNITS_PER_ROUND = 7
MEGABYTE = 1e6
WANTED_MEGABYTES = 40.0

ONE_FACT: dict[str, Fact] = {
    "comet survey": Counted(COMET, 2, 7, 1),
    "asteroid survey": Counted(ASTEROID, 3, 8, 2),
    "dwarf planet survey": Counted(DWARF_PLANET, 1, 9, 2),
    "gas cloud survey": Counted(GAS_CLOUD, 4, 12, 1),
    "empty survey": Counted(TRULY_EMPTY, 4, 12, 3),
    "target": Seen(9, Sighting.APPEARS_EMPTY),
    "research clue": ClueRead("A", parse_clue("no A within 2 G")),
    "conference clue": ClueRead("X1", parse_clue("every X within 3 G")),
    "weak conference clue": ClueRead("X1", parse_clue("no X opposite C")),
    "clue about empty": ClueRead("X1", parse_clue("no X opposite E")),
    "title": Titled("X1", title_of(parse_clue("no X opposite E"))),
    "wrong locate": LocatedWrong(6, ASTEROID, TRULY_EMPTY),
    "theory found right": Holds(7, ASTEROID),
}
WITH_COLUMNS = ("target", "weak conference clue")
"""Facts that leave a third of the systems, and nearly all of them."""
THREE_FACTS = (
    Counted(ASTEROID, 3, 8, 2),
    Counted(GAS_CLOUD, 4, 12, 1),
    Counted(TRULY_EMPTY, 1, 6, 3),
)
"""They leave about 50,000 systems."""

_BYTES = np.random.default_rng(8).integers(0, 200, 1_138_272, dtype=np.uint8)


def unit() -> None:
    np.bincount(_BYTES)


def after(*facts: Fact) -> Belief:
    return Belief.new(Mode.EXPERT).after(*(Learned(fact, Dealt()) for fact in facts))


def after_with_columns(fact: Fact) -> list[Column]:
    """Also what is otherwise left for the first question about each column."""
    systems = after(fact).systems
    return [*map(systems.column, COLUMNS), systems.locates]


def a_game_begun() -> Belief:
    """All titles are known, and nothing else."""
    options = default_options(Mode.EXPERT, seats=1, facts=0)
    table = open_table(PlanetX(), options, Chance(seed_from_text("bench")))
    return Belief.of(table.view(0))


def a_game_nearly_solved() -> Belief:
    """Planet X is certain, and it takes many facts to say why."""
    options = default_options(Mode.EXPERT, seats=2)
    table = open_table(PlanetX(), options, Chance(seed_from_text("bench why")))
    players = {seat: SeatedBot(PencilBot(), seed_from_text(f"bench {seat}")) for seat in range(2)}
    belief = Belief.of(table.view(0))
    while len(belief.planet_x) > 1:
        play(table, players, most_actions=1)
        belief = belief.updated(table.view(0))
    return belief


def all_looks() -> None:
    """The exact answer distributions of all lawful surveys and targets, from the whole set."""
    offers = turn_offers(Mode.EXPERT, 1, 2, True)[:2]
    prospects = Prospects(Belief.new(Mode.EXPERT), offers)
    for place in range(len(prospects)):
        prospects.answers(place)


def unasked(belief: Belief) -> Belief:
    """The same belief as if nothing had been worked out from it yet."""
    systems = Systems(belief.mode, belief.systems.places)
    return Belief(belief.mode, belief.facts, systems, belief.weights)


def best_question(belief: Belief) -> None:
    """Among surveys, targets, research and locates."""
    offers = turn_offers(Mode.EXPERT, 1, 2, False)
    prospects = Prospects(unasked(belief), offers)
    prospects.actions[int(prospects.ranked()[0])]


def locate_information(belief: Belief) -> None:
    offers = turn_offers(Mode.EXPERT, 1, 2, False)
    Prospects(unasked(belief), offers).ranked("locate")


def seconds(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start


def _contestants() -> dict[str, tuple[Callable[[], object], float | None]]:
    begun = a_game_begun()
    few = begun.after(*(Learned(fact, Dealt()) for fact in THREE_FACTS))
    likely = few.weighed()
    found: dict[str, tuple[Callable[[], object], float | None]] = {
        "all surveys and targets": (all_looks, 12.0)
    }
    for name, fact in ONE_FACT.items():
        found[f"one fact: {name}"] = (partial(after, fact), 2.0)
    for name in WITH_COLUMNS:
        every_column = partial(after_with_columns, ONE_FACT[name])
        found[f"and all columns: {name}"] = (every_column, None)
    known = a_game_nearly_solved()
    found["why: where Planet X is"] = (lambda: why(known, PlanetXIn(known.planet_x)), 200.0)
    sector = next(one for one in range(1, 19) if one not in known.planet_x)
    absent = IsNot(sector, PLANET_X)
    fewest = [step.learned for step in why(known, absent).steps]
    found["a proof that it is not elsewhere"] = (lambda: proof_of(known, absent, fewest), None)
    found["all facts of that game"] = (lambda: Belief.new(Mode.EXPERT).after(*known.facts), None)
    found |= {
        f"best question of {len(few):,}": (lambda: best_question(few), 3.0),
        "the same, weighed": (lambda: best_question(likely), None),
        "the same, about the locate": (lambda: locate_information(few), None),
        f"weights of {len(few):,}": (lambda: unasked(few).weighed(), None),
        f"weights of {len(begun):,}": (begun.weighed, None),
    }
    return found


def _speed() -> None:
    contestants = _contestants()
    units: list[float] = []
    spent: dict[str, list[float]] = {name: [] for name in contestants}
    ratios: dict[str, list[float]] = {name: [] for name in contestants}
    for work, _ in contestants.values():
        work()
    for _ in range(ROUNDS):
        for name, (work, _) in contestants.items():
            one = median(seconds(unit) for _ in range(UNITS_PER_ROUND))
            units.append(one)
            spent[name].append(seconds(work))
            ratios[name].append(spent[name][-1] / one)
    print(f"Deduction, in units of one bincount ({1000 * median(units):.2f} ms), {ROUNDS} rounds")
    for name, (_, limit) in contestants.items():
        wanted = "" if limit is None else f"(wanted at most {limit:.0f})"
        milliseconds = 1000 * median(spent[name])
        print(f"  {name:32} {milliseconds:9.3f} ms {median(ratios[name]):9.3f}  {wanted}")


def _memory() -> None:
    """Of a belief that excludes next to nothing, after every kind of question."""
    wrong = Learned(LocatedWrong(6, ASTEROID, TRULY_EMPTY), Dealt())
    belief = a_game_begun().after(wrong).weighed()
    for by in ("system", "locate"):
        Prospects(belief, turn_offers(Mode.EXPERT, 1, 2, False)).ranked(by)
    size = belief.nbytes / MEGABYTE
    wanted = f"(wanted under {WANTED_MEGABYTES:.0f})"
    print(f"  {'expert belief, weighed':32} {size:9.1f} MB             {wanted}")


def main() -> None:
    _speed()
    _memory()


if __name__ == "__main__":
    main()
