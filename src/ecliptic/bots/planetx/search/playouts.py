"""The rest of many games at once, by the rules (rules 2 to 7).

Each row of every array is a game of its own, a *lane*: where the pawns stand, which theories are
on the board, and what the sky holds. Who sits there decides by turns what he does (`Players`);
everything that follows from it, the Earth, theory phases, reviews, penalties, last chances and the
score, is here. What a seat learns by its answers is the players' own affair.

A theory is kept by its seat, sector and phase and as right or wrong: the lane's sky is known here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Protocol

import numpy as np
import numpy.typing as npt

from ecliptic.bots.planetx.search.lots import Ints
from ecliptic.deduction.belief import THINGS
from ecliptic.planetx.last_chance import late_points
from ecliptic.planetx.modes import FINDER_POINTS, LOCATE_COST, Mode
from ecliptic.planetx.peer_review import INNER_SPACE, WRONG_THEORY_COST

Bools = npt.NDArray[np.bool_]

NOWHERE = -1
"""No theory."""
NOBODY = -1
LAST_PHASE = 60
"""A game that nobody has ended by then ends without a finder."""
_FAR = 1 << 20


@dataclass
class Lanes:
    """The state of every game. Arrays are indexed by lane, then seat, then sector (from 0)."""

    mode: Mode
    times: Ints
    arrival: Ints
    """Who came to a sector later has the bigger number and acts later."""
    earth: Ints
    phases: Ints
    things: Ints
    """What each sector holds, as a number of `THINGS`."""
    right: Ints
    """The phase of a seat's right theory in a sector; 0 for none."""
    wrong: Ints
    """The phases of a seat's wrong theories that are still face down there, as bits."""
    confirmed: Bools
    tokens: Ints
    planet_x: Ints
    """Points of Planet X."""
    finder: Ints
    """Who found Planet X first, by lane; NOBODY so far."""
    over: Bools
    arrivals: int
    """How many arrivals there have been in any lane."""

    @property
    def seats(self) -> int:
        return int(self.times.shape[1])


class Players(Protocol):
    """All seats of all lanes."""

    def turn(self, lanes: Lanes, at: Ints, seats: Ints) -> tuple[Ints, Bools]:
        """What the turn of this seat costs in each of these lanes, and whether it finds Planet
        X."""
        ...

    def theories(self, lanes: Lanes, at: Ints, seat: int, most: int) -> list[tuple[Ints, Bools]]:
        """Up to `most` theories of a phase: each a sector (or NOWHERE) and whether it is right."""
        ...

    def last_chance(
        self, lanes: Lanes, at: Ints, seat: int, lag: Ints
    ) -> tuple[Bools, list[tuple[Ints, Bools]]]:
        """Whether a last locate finds Planet X, and theories where there is none."""
        ...


def play(lanes: Lanes, players: Players) -> None:
    """Every game to its end."""
    to_next = _steps_to_phase(lanes.mode)
    ring = lanes.mode.rules.sectors
    while True:
        live = np.flatnonzero(~lanes.over)
        if not len(live):
            break
        times = lanes.times[live]
        goal = times.min(axis=1)
        earth = lanes.earth[live]
        stop = earth + to_next[earth % ring]
        passing = stop <= goal
        if passing.any():
            at = live[passing]
            lanes.earth[at] = stop[passing]
            theory_phase(lanes, at, players)
            if passing.all():
                continue
            here = ~passing
            live, goal, times = live[here], goal[here], times[here]
        lanes.earth[live] = goal
        _turns(lanes, live, times, players)
    _last_chances(lanes, players)


def _turns(lanes: Lanes, at: Ints, times: Ints, players: Players) -> None:
    """The furthest-back seat of each lane acts."""
    seats = (times * _FAR + lanes.arrival[at]).argmin(axis=1)
    cost, found = players.turn(lanes, at, seats)
    move(lanes, at, seats, cost)
    finish(lanes, at[found], seats[found])


def move(lanes: Lanes, at: Ints, seats: Ints, cost: Ints) -> None:
    """Pawns go forward and stand in front of those they join."""
    lanes.times[at, seats] += cost
    lanes.arrivals += 1
    lanes.arrival[at, seats] = lanes.arrivals


# ---- theory phases ---------------------------------------------------------------------------


def theory_phase(lanes: Lanes, at: Ints, players: Players) -> None:
    """Everybody chooses at once; then all are placed, and the reviews follow."""
    lanes.phases[at] += 1
    lanes.over[at[lanes.phases[at] >= LAST_PHASE]] = True
    most = lanes.mode.rules.theories_per_phase
    chosen = [players.theories(lanes, at, seat, most) for seat in range(lanes.seats)]
    for seat, theories in enumerate(chosen):
        for sectors, right in theories:
            place(lanes, at, seat, sectors, right)
    review(lanes, at)


def place(lanes: Lanes, at: Ints, seat: int, sectors: Ints, right: Bools, late: int = 0) -> None:
    """A seat's theory in each lane (NOWHERE for none); a seat without tokens places none."""
    placed = (sectors != NOWHERE) & (lanes.tokens[at, seat] > 0)
    good, bad = placed & right, placed & ~right
    phases = lanes.phases[at] + late
    lanes.right[at[good], seat, sectors[good]] = phases[good]
    lanes.wrong[at[bad], seat, sectors[bad]] |= np.int64(1) << phases[bad]
    lanes.tokens[at[placed], seat] -= 1


def review(lanes: Lanes, at: Ints) -> None:
    """Theories of the second phase before this one are turned over, sector by sector."""
    due = (lanes.phases[at] - (INNER_SPACE - 1))[:, None, None]
    wrong = lanes.wrong[at]
    confirming = ((lanes.right[at] == due) & (due > 0)).any(axis=1) & ~lanes.confirmed[at]
    bit = (due > 0) * (np.int64(1) << np.maximum(due, 0))
    turned = np.where(confirming[:, None, :], wrong, wrong & bit)
    lanes.confirmed[at] |= confirming
    if not turned.any():
        return
    lanes.wrong[at] = wrong & ~turned
    _pay(lanes, at, np.bitwise_count(turned).astype(np.int64) * WRONG_THEORY_COST)


def _pay(lanes: Lanes, at: Ints, penalties: Ints) -> None:
    """Penalties, sector by sector; within one in the order of the pawns before it."""
    while True:
        owed = np.asarray((penalties > 0).any(axis=1))
        rows = np.flatnonzero(owed.any(axis=1))
        if not len(rows):
            return
        sectors = owed[rows].argmax(axis=1)
        lane = at[rows]
        order = (lanes.times[lane] * _FAR + lanes.arrival[lane]).argsort(axis=1, kind="stable")
        for rank in range(lanes.seats):
            seats = order[:, rank]
            amount = penalties[rows, seats, sectors]
            paying = amount > 0
            move(lanes, lane[paying], seats[paying], amount[paying])
        penalties[rows, :, sectors] = 0


# ---- the end ---------------------------------------------------------------------------------


def finish(lanes: Lanes, at: Ints, finders: Ints) -> None:
    """Planet X is found: turns end."""
    lanes.finder[at] = finders
    lanes.planet_x[at, finders] = FINDER_POINTS
    lanes.over[at] = True


def _last_chances(lanes: Lanes, players: Players) -> None:
    """Whoever is behind the finder has one. Nobody learns by another's, so all lanes wait for it
    until every game has come so far."""
    ended = np.flatnonzero(lanes.finder != NOBODY)
    times = lanes.times[ended]
    found_at = times[np.arange(len(ended)), lanes.finder[ended]]
    for seat in range(lanes.seats):
        lag = found_at - times[:, seat]
        behind = np.flatnonzero((lag > 0) & (lag <= LOCATE_COST))
        at, lags = ended[behind], lag[behind]
        if len(at):
            found, theories = players.last_chance(lanes, at, seat, lags)
            lanes.planet_x[at[found], seat] = late_points(1) * lags[found]
            for sectors, right in theories:
                place(lanes, at, seat, np.where(found, NOWHERE, sectors), right, late=1)


def bonuses(lanes: Lanes) -> Ints:
    """First bonuses, by lane and seat."""
    phases = np.where(lanes.right > 0, lanes.right, _FAR)
    first = (lanes.right > 0) & (phases == phases.min(axis=1, keepdims=True))
    return np.asarray(first.sum(axis=2))


def totals(lanes: Lanes) -> Ints:
    """The score of every seat."""
    worth = points_of(lanes.mode)[lanes.things]
    theories = ((lanes.right > 0) * worth[:, None, :]).sum(axis=2)
    return np.asarray(theories + bonuses(lanes) + lanes.planet_x)


@cache
def points_of(mode: Mode) -> Ints:
    """Points of a right theory by thing; none for what cannot be one."""
    return np.array([mode.rules.points.get(thing, 0) for thing in THINGS], dtype=np.int64)


@cache
def _steps_to_phase(mode: Mode) -> Ints:
    """From each place of the arrow, the steps until a theory icon is left."""
    ring, icons = mode.rules.sectors, mode.rules.theory_icons
    return np.array(
        [
            next(steps for steps in range(1, ring + 1) if (place + steps - 1) % ring + 1 in icons)
            for place in range(ring)
        ],
        dtype=np.int64,
    )
