"""Fit what playouts of the searching opponent are made of: `python -m bench.fit_director`.

The base player plays itself; at every decision of a turn it is noted how many bits it is away from
the locate answer and from the whole system, what it does, and how many bits are left at its next
turn. Theories are noted with the truth at the end. Everything follows from the seed.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from pathlib import Path
from typing import Any

import numpy as np

from ecliptic.bots.bot import SeatedBot
from ecliptic.bots.planetx.levels import LEVELS as BOTS
from ecliptic.bots.planetx.search import habits as fitted
from ecliptic.bots.planetx.search.director import standing_belief
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.table import open_table
from ecliptic.deduction.information import entropy
from ecliptic.planetx.actions import Locate
from ecliptic.planetx.board import Choosing, Turns
from ecliptic.planetx.game import GAME
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import THEORY_OBJECTS
from ecliptic.planetx.setup import default_options
from ecliptic.planetx.system import content

CAP = 1000


def knowledge(view: Any) -> tuple[float, float, float, float]:
    """Locate bits, system bits, how probable the best locate is, locate bits if it is wrong."""
    belief = standing_belief(view)
    shares = np.array(list(belief.locates.values()))
    system = (
        np.full(len(belief), 1 / len(belief))
        if belief.weights is None
        else belief.weights / belief.total
    )
    rest = float(entropy(shares[1:] / shares[1:].sum())) if len(shares) > 1 else 0.0
    return float(entropy(shares)), float(entropy(system)), float(shares[0]), rest


def game(job: tuple[str, str, str, int]) -> tuple[list[list[float]], list[list[float]]]:
    """The turns and the theories of one game."""
    mode_name, level, label, seats = job
    mode = Mode(mode_name)
    table = open_table(
        GAME, default_options(mode, seats), Chance(seed_from_text(label)), range(seats)
    )
    bots = {s: SeatedBot(BOTS[level], seed_from_text(f"{label} {s}")) for s in range(seats)}
    turns: list[list[float]] = []
    open_turn: dict[int, list[float]] = {}
    phases: dict[tuple[int, int], list[float]] = {}
    for _ in range(CAP):
        if not table.pending:
            break
        asked = table.pending[0]
        view = table.view(asked.seat)
        stage = view.board.stage
        action = bots[asked.seat].answer(view, asked)
        if isinstance(stage, Turns):
            bits, system, sure, rest = knowledge(view)
            if asked.seat in open_turn:
                turns.append([*open_turn.pop(asked.seat), bits, system])
            time = view.board.times[asked.seat]
            before = float(view.board.last_was_research[asked.seat])
            row = [time, before, bits, system, float(isinstance(action, Locate)), sure, rest]
            open_turn[asked.seat] = row
            table.act(asked.seat, asked.name, action)
            row.append(table.state.board.times[asked.seat] - time)
            if table.state.board.located:
                turns.append([*open_turn.pop(asked.seat), 0.0, 0.0])
            continue
        if isinstance(stage, Choosing):
            _, system, _, _ = knowledge(view)
            phases[asked.seat, view.board.phases] = [view.board.phases, system]
        table.act(asked.seat, asked.name, action)
    board, system_now = table.state.board, table.state.sky.system
    desks = table.state.desks
    for theory in board.theories:
        named = next(t for n, _, t in desks[theory.seat].submitted if n == theory.number)
        right = content(system_now, theory.sector) is named
        key = (theory.seat, theory.phase)
        if key in phases:
            phases[key].append(1 + 2 * THEORY_OBJECTS.index(named) + right)
    return turns, [[*row, 0, 0][:4] for row in phases.values()]


def nearest(found: Any, wanted: float, values: Any) -> Any:
    """So many rows whose value is nearest to the wanted one, spread over what they say."""
    count = min(len(found), 2 * fitted.ROWS)
    here = np.argsort(np.abs(values - wanted), kind="stable")
    reach = max(count, int((np.abs(values - wanted) < 1e-9).sum()))
    rows = found[here[:reach]]
    rows = rows[np.lexsort(rows.T[::-1])]
    at = (np.arange(fitted.ROWS) * 2 + 1) * len(rows) // (2 * fitted.ROWS)
    return rows[at]


def fit(turns: Any, theories: Any) -> dict[str, list[int]]:
    time, before, bits, system, locating, sure, rest, cost, next_bits, next_system = turns.T
    left = np.where(bits > 0, next_bits / np.maximum(bits, 1e-9), 0.0)
    system_left = np.where(system > 0, next_system / np.maximum(system, 1e-9), 0.0)
    rows = np.stack([cost, locating, sure, left, system_left, rest], axis=1)
    found: dict[str, list[int]] = {name: [] for name in fitted.TURN_COLUMNS}
    sure_at: list[int] = []
    for researched in (0, 1):
        these = before == researched
        for level in range(fitted.LEVELS):
            wanted = (level + 0.5) if level else 0.0
            near = nearest(
                rows[these],
                wanted,
                10 * np.sqrt(bits[these]),
            )
            scale = (1, 1, fitted.SHARE, fitted.LEFT, fitted.LEFT, fitted.BITS)
            for name, column, by in zip(fitted.TURN_COLUMNS, near.T, scale, strict=True):
                found[name] += [round(value * by) for value in column]
            if researched == 0:
                here = nearest(sure[:, None], wanted, 10 * np.sqrt(bits))
                sure_at.append(round(float(here.mean()) * fitted.SHARE))
    found["sure_at"] = sure_at
    start: list[int] = []
    known = np.stack([bits, system], axis=1)
    for moment in range(int(np.quantile(time, 0.995)) + 1):
        near = nearest(known, moment, time)
        start += [round(value * fitted.BITS) for value in near.ravel()]
    found["start"] = start
    packed: list[int] = []
    said = theories[:, 2:3] + fitted.PACKED * theories[:, 3:4]
    for phase in range(1, fitted.PHASES + 1):
        here = theories[:, 0] == min(phase, int(theories[:, 0].max()))
        for wider in range(fitted.PHASES):
            if here.sum() >= fitted.ROWS:
                break
            here |= np.abs(theories[:, 0] - phase) <= wider
        for level in range(fitted.SYSTEM_LEVELS):
            near = nearest(said[here], level + 0.5, 4 * np.sqrt(theories[here, 1]))
            packed += [int(value) for value in near.ravel()]
    found["theories"] = packed
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.fit_director", description=__doc__)
    parser.add_argument("--mode", default="standard", choices=[mode.value for mode in Mode])
    parser.add_argument("--level", default="professor")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--raw", default="")
    chosen = parser.parse_args()
    jobs = [
        (chosen.mode, chosen.level, f"fit director {chosen.seed} {n}", chosen.seats)
        for n in range(chosen.games)
    ]
    with multiprocessing.get_context("spawn").Pool(chosen.workers) as pool:
        played = pool.map(game, jobs, chunksize=4)
    turns = np.array([row for one, _ in played for row in one])
    theories = np.array([row for _, one in played for row in one])
    if chosen.raw:
        np.savez(chosen.raw, turns=turns, theories=theories)
    kept = fit(turns, theories)
    path = Path(fitted.__file__).with_name(f"habits_{chosen.mode}.json")
    path.write_text(json.dumps(kept, separators=(",", ":")) + "\n", "utf-8")
    print(f"{len(turns)} turns, {len(theories)} choices")


if __name__ == "__main__":
    main()
