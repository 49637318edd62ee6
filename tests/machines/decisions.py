"""Everything that figures decide, as text: to be compared between processors.

    python -m tests.machines.decisions              keeps the hash of every part in decisions.json
    python -m tests.machines.decisions questions    prints one part

Figures are written to the last digit, so that two machines with the same hashes have worked out the
same, and not only decided the same.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from bench.fit_scholar import made
from ecliptic.arena.bootstrap import resamples
from ecliptic.arena.plan import make_plan
from ecliptic.arena.ratings import ratings
from ecliptic.arena.run import run
from ecliptic.arena.summary import summarise
from ecliptic.bots.bot import SeatedBot, usual_budget
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.bots.ptolemaeus.scholar.network import Networks
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.log import Moved
from ecliptic.core.table import open_table, play
from ecliptic.deduction.belief import Belief
from ecliptic.deduction.questions import Prospects
from ecliptic.deduction.rivals_evidence import weighed_by_rivals
from ecliptic.deduction.theories import theory_prospects
from ecliptic.games import GAMES
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.notation import action_text
from ecliptic.planetx.setup import default_options
from ecliptic.ptolemaeus.setup import Options
from tests import solver_notes
from tests.deduction.games import view_in_turn

MOVES = {Mode.STANDARD: 30, Mode.EXPERT: 8}
"""How far each level of Planet X plays."""
MOVES_OF_PTOLEMAEUS = 60
BUDGET = 200
"""What a level that searches is given at most."""
NOTES = 2
"""Notes of each mode that are solved."""
ARENAS = {"planetx": ("observer", "astronomer"), "ptolemaeus": ("random", "rules")}
ORACLE = {"planetx": 1, "ptolemaeus": 0}
"""The oracle of Ptolemaeus searches as `sage` does, which is among the opponents."""


def opponents() -> Iterator[str]:
    """What every level does in a game against itself."""
    for mode, most in MOVES.items():
        for level in LEVELS_OF["planetx"]:
            yield from _moves("planetx", level, default_options(mode, 2), most)
    for level in LEVELS_OF["ptolemaeus"]:
        yield from _moves("ptolemaeus", level, Options(3), MOVES_OF_PTOLEMAEUS)


def _moves(name: str, level: str, options: Any, most: int) -> Iterator[str]:
    played, bot = GAMES[name], LEVELS_OF[name][level]
    table = open_table(played, options, Chance(seed_from_text(f"machines {level}")))
    budget = min(usual_budget(bot), BUDGET)
    seats = range(table.seats)
    play(table, {s: SeatedBot(bot, seed_from_text(str(s)), budget) for s in seats}, most)
    yield f"{name} {level} {options}"
    for entry in table.log:
        if isinstance(entry, Moved):
            yield f"  {entry.seat} {played.action_text(entry.action)}"


def questions() -> Iterator[str]:
    """Every question with its figures, the best first, and the theories, odds and locates."""
    for mode in Mode:
        view = view_in_turn(mode, "machines", 5)
        plain = Belief.of(view)
        for belief in (plain, plain.weighed(), weighed_by_rivals(plain, view)):
            prospects = Prospects(belief, view.offers)
            for place in (*prospects.ranked("system"), *prospects.ranked("locate")):
                one = prospects.question(int(place))
                bits = f"{one.system_bits.hex()} {one.locate_bits.hex()}"
                yield f"{action_text(one.action)} {bits} {[s.hex() for _, s in one.answers]}"
            for theory in theory_prospects(belief, view):
                yield f"{theory.thing} {theory.sector} {theory.expected.hex()}"
            for locate, share in belief.locates.items():
                yield f"{action_text(locate)} {share.hex()}"


def arenas() -> Iterator[str]:
    """The results of small plans with their reports but for the times, and ratings of three."""
    for name, players in ARENAS.items():
        plan = make_plan(
            name, players, 2, "machines", {}, control_deals=0, oracle_deals=ORACLE[name]
        )
        results = run(plan)
        yield from (msgspec.json.encode(deal).decode() for deal in results.deals)
        report = msgspec.structs.replace(summarise(results), paces={})
        yield msgspec.json.encode(report).decode()
    chance = Chance(seed_from_text("machines"))
    ranked = [[[[one] for one in chance.shuffled([0, 1, 2])], [[0, 1], [2]]] for _ in range(30)]
    yield str(ratings(ranked, 3, resamples(len(ranked), "machines")))


def training() -> Iterator[str]:
    """What the scholar of Ptolemaeus learns from a few games."""
    seed, sizes = "machines", {1: 2, 2: 2, 3: 1}
    yield Networks("machines", *made(seed, sizes, epochs=3, averaged=2)).digest


PARTS: dict[str, Callable[[], Iterable[str]]] = {
    "opponents": opponents,
    "questions": questions,
    "answers": lambda: [solver_notes.answers_text(NOTES)],
    "arenas": arenas,
    "training": training,
}
FILE = Path(__file__).with_name("decisions.json")


def hashes() -> dict[str, str]:
    return {name: sha256("\n".join(part()).encode()).hexdigest() for name, part in PARTS.items()}


if __name__ == "__main__":
    if sys.argv[1:]:
        print("\n".join(line for name in sys.argv[1:] for line in PARTS[name]()))
    else:
        FILE.write_text(json.dumps(hashes(), indent=2) + "\n", encoding="utf-8")
