"""Playouts keep the rules: real games, played again as playouts, end alike."""

from __future__ import annotations

from collections import defaultdict, deque
from dataclasses import dataclass, field

import numpy as np
import pytest

from ecliptic.bots.bot import SeatedBot
from ecliptic.bots.planetx.levels import LEVELS
from ecliptic.bots.planetx.search.lots import Ints
from ecliptic.bots.planetx.search.playouts import (
    NOBODY,
    NOWHERE,
    Bools,
    Lanes,
    bonuses,
    play,
    totals,
)
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.table import Table, open_table
from ecliptic.core.table import play as play_table
from ecliptic.deduction.belief import THINGS
from ecliptic.planetx.board import Board
from ecliptic.planetx.events import (
    Located,
    PawnsLinedUp,
    Researched,
    Surveyed,
    Targeted,
    TheoryPlaced,
)
from ecliptic.planetx.game import GAME
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.setup import default_options
from ecliptic.planetx.system import content

Theories = list[tuple[int, bool]]


@dataclass
class Script:
    """What everybody did in one real game."""

    table: Table
    order: tuple[int, ...] = ()
    turns: dict[int, deque[tuple[int, bool]]] = field(default_factory=lambda: defaultdict(deque))
    theories: dict[tuple[int, int], Theories] = field(default_factory=lambda: defaultdict(list))
    late: dict[int, bool] = field(default_factory=dict)

    def __post_init__(self) -> None:
        system = self.table.state.sky.system
        for entry in self.table.log:
            for event in entry.events if hasattr(entry, "events") else ():
                match event:
                    case PawnsLinedUp():
                        self.order = event.order
                    case Located(cost=0):
                        self.late[event.seat] = event.found
                    case Surveyed() | Targeted() | Researched() | Located():
                        found = isinstance(event, Located) and event.found
                        self.turns[event.seat].append((event.cost, found))
                    case TheoryPlaced():
                        right = content(system, event.sector) is event.thing
                        said = (event.sector - 1, right)
                        self.theories[event.seat, event.phase].append(said)


@dataclass
class Actors:
    """Players of `playouts.play` that do what the scripts say."""

    scripts: list[Script]

    def turn(self, lanes: Lanes, at: Ints, seats: Ints) -> tuple[Ints, Bools]:
        done = [
            self.scripts[lane].turns[seat].popleft()
            for lane, seat in zip(at.tolist(), seats.tolist(), strict=True)
        ]
        return np.array([cost for cost, _ in done]), np.array([found for _, found in done])

    def theories(self, lanes: Lanes, at: Ints, seat: int, most: int) -> list[tuple[Ints, Bools]]:
        return self._said(at, seat, lanes.phases[at], most)

    def last_chance(
        self, lanes: Lanes, at: Ints, seat: int, lag: Ints
    ) -> tuple[Bools, list[tuple[Ints, Bools]]]:
        found = np.array([self.scripts[lane].late.get(seat, False) for lane in at.tolist()])
        return found, self._said(at, seat, lanes.phases[at] + 1, 2)

    def _said(self, at: Ints, seat: int, phases: Ints, most: int) -> list[tuple[Ints, Bools]]:
        said = [
            self.scripts[lane].theories[seat, phase]
            for lane, phase in zip(at.tolist(), phases.tolist(), strict=True)
        ]
        padded = [(*one, *[(NOWHERE, False)] * most)[:most] for one in said]
        return [
            (np.array([one[n][0] for one in padded]), np.array([one[n][1] for one in padded]))
            for n in range(most)
        ]


def opening(mode: Mode, scripts: list[Script]) -> Lanes:
    """Every game before its first turn."""
    many, seats, ring = len(scripts), scripts[0].table.seats, mode.rules.sectors
    things = [[THINGS.index(one) for one in each.table.state.sky.system] for each in scripts]
    return Lanes(
        mode=mode,
        times=np.zeros((many, seats), dtype=np.int64),
        arrival=np.array([[one.order.index(seat) for seat in range(seats)] for one in scripts]),
        earth=np.zeros(many, dtype=np.int64),
        phases=np.zeros(many, dtype=np.int64),
        things=np.array(things),
        right=np.zeros((many, seats, ring), dtype=np.int64),
        wrong=np.zeros((many, seats, ring), dtype=np.int64),
        confirmed=np.zeros((many, ring), dtype=np.bool_),
        tokens=np.full((many, seats), mode.rules.all_tokens),
        planet_x=np.zeros((many, seats), dtype=np.int64),
        finder=np.full(many, NOBODY),
        over=np.zeros(many, dtype=np.bool_),
        arrivals=seats,
    )


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("mode", Mode)
def test_real_games_played_again_as_playouts_end_alike(mode: Mode, seats: int) -> None:
    scripts = []
    for number in range(6):
        label = f"playouts {mode} {seats} {number}"
        chance = Chance(seed_from_text(label))
        table = open_table(GAME, default_options(mode, seats), chance, range(seats))
        names = ("pencil", "random", "pencil", "random")[:seats]
        players = {
            seat: SeatedBot(LEVELS[name], seed_from_text(f"{label} {seat}"))
            for seat, name in enumerate(names)
        }
        play_table(table, players, 3000)
        if table.outcome is not None and table.state.board.phases < 60:
            scripts.append(Script(table))
    assert len(scripts) >= 4
    lanes = opening(mode, scripts)
    play(lanes, Actors(scripts))
    boards: list[Board] = [one.table.state.board for one in scripts]
    assert lanes.times.tolist() == [list(board.times) for board in boards]
    assert lanes.arrival.argsort(axis=1).shape == (len(scripts), seats)
    assert lanes.phases.tolist() == [board.phases for board in boards]
    scores = [board.stage.scores for board in boards]  # type: ignore[union-attr]
    assert totals(lanes).tolist() == [[score.total for score in each] for each in scores]
    assert bonuses(lanes).tolist() == [[score.first_bonuses for score in each] for each in scores]
    confirmed = [[sector - 1 for sector, _ in board.confirmed] for board in boards]
    assert [np.flatnonzero(row).tolist() for row in lanes.confirmed] == [
        sorted(set(each)) for each in confirmed
    ]
