"""Who sits in a playout: seats that know so much, and do what such seats did in real games.

Of its own seat the searcher knows more: how probable it would hold each thing in each sector after
the first answer. So its theories are those it would really think best then; what it learns later
makes what is true more probable in proportion to the bits that are left, and what is false less.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ecliptic.bots.planetx.search.habits import (
    BITS,
    LEFT,
    PACKED,
    ROWS,
    SHARE,
    Habits,
    level_of,
    share_of,
    system_level_of,
)
from ecliptic.bots.planetx.search.lots import SIDES, Ints, Words, lot, words
from ecliptic.bots.planetx.search.playouts import NOWHERE, Bools, Lanes, points_of
from ecliptic.deduction.belief import THINGS
from ecliptic.deduction.information import Floats
from ecliptic.deduction.theories import FIRST_BONUS
from ecliptic.planetx.last_chance import late_points, theories_allowed
from ecliptic.planetx.modes import LOCATE_COST, RESEARCH_COST
from ecliptic.planetx.objects import THEORY_OBJECTS

WRONG = 0.6
"""What a wrong theory costs, in points."""
RIVAL_SAYS_SO = 0.75
"""How often a rival's theory in a sector is taken for the right one."""
TOLD = 0.65
"""What is left of the locate bits when a rival finds Planet X: that he could tells something."""
PACE = 1.08
"""Draws at random bring both seats there sooner than turns that follow from each other."""
LATE_THEORY = 1.8
"""What a rival's last theory is worth to him."""
_SEATS = 8
MOVES = 1 << 12
_TURN, _THEORY, START, ASKED, _LATE = (purpose * _SEATS * MOVES for purpose in range(5))

_DEAREST = 8
"""More than any theory's points."""
_MOST = np.array([0] + [theories_allowed(lag) for lag in range(1, LOCATE_COST + 1)])
_KINDS = np.array([THINGS.index(thing) for thing in THEORY_OBJECTS], dtype=np.int64)


@dataclass
class Own:
    """What the searcher's seat would know in each lane after its first answer."""

    seat: int
    surprise: Floats
    """Bits that what each sector truly holds is away."""
    false_share: Floats
    """How probable the best false theory of each sector is,"""
    false_kind: Ints
    """and the thing it names."""
    system_bits: Floats
    right: Bools
    """Whether the most probable locate is right,"""
    sure: Floats
    """and how probable it is."""
    said: Bools
    """Whether that false theory was submitted."""
    supply: Ints
    """Tokens by thing."""
    forced: tuple[tuple[Ints, Bools], ...] | None = None
    """The theories of the phase that is played first, if that is what is to be judged."""


@dataclass
class Seats:
    """Players of `playouts.play`."""

    habits: Habits
    seeds: Words
    own: Own
    locate_bits: Floats
    """By lane and seat."""
    system_bits: Floats
    researched: Ints
    moves: Ints
    """Turns taken in the playout, by lane and seat."""

    def turn(self, lanes: Lanes, at: Ints, seats: Ints) -> tuple[Ints, Bools]:
        word = words(self.seeds[at], _TURN + seats * MOVES + self.moves[at, seats])
        bits = self.locate_bits[at, seats]
        level = level_of(bits)
        row = (self.researched[at, seats] * len(self.habits.sure) + level) * ROWS
        row += lot(word, 0) * ROWS // SIDES
        table = self.habits.turns
        cost = table["cost"].take(row)
        locating = table["locating"].take(row) > 0
        found = locating & (lot(word, 1) * SHARE < table["sure"].take(row) * SIDES)
        known = locating & (seats == self.own.seat) & (self.moves[at, seats] == 0)
        found = np.where(known, self.own.right[at], found)
        left = bits * np.minimum(table["locate_left"].take(row) * (PACE / LEFT), 1.0)
        left = np.where(locating, table["locate_rest"].take(row) / BITS, left)
        self.locate_bits[at, seats] = left
        self.system_bits[at, seats] *= table["system_left"].take(row) / LEFT
        self.researched[at, seats] = cost == RESEARCH_COST
        self.moves[at, seats] += 1
        return cost, found

    # ---- theories ----------------------------------------------------------------------------

    def theories(self, lanes: Lanes, at: Ints, seat: int, most: int) -> list[tuple[Ints, Bools]]:
        if seat != self.own.seat:
            return self._rivals(lanes, at, seat, most, _THEORY)
        if self.own.forced is not None:
            forced, self.own.forced = self.own.forced, None
            return [(sectors[at], right[at]) for sectors, right in forced]
        return [(sectors, right) for sectors, right, _ in self._owns(lanes, at, most, WRONG)]

    def _owns(
        self, lanes: Lanes, at: Ints, most: int, wrong: float
    ) -> list[tuple[Ints, Bools, Floats]]:
        """The theories that look best to the own seat then, and what each looks worth."""
        own, seat = self.own, self.own.seat
        points, things = points_of(lanes.mode), lanes.things[at]
        rows, ring = np.arange(len(at)), lanes.mode.rules.sectors
        left = self.system_bits[at, seat] / np.maximum(own.system_bits[at], 1 / BITS)
        before = own.surprise[at]
        now = share_of(before * np.minimum(left, 1.0)[:, None])
        fades = (1.0 - now) / np.maximum(1.0 - share_of(before), 1 / SIDES)
        false, kinds = own.false_share[at] * np.minimum(fades, 1.0), own.false_kind[at]
        others = (lanes.right[at] > 0) | (lanes.wrong[at] > 0)
        others[:, seat] = False
        first = np.where(others.any(axis=1), FIRST_BONUS * (1 - RIVAL_SAYS_SO), FIRST_BONUS)
        named = np.concatenate([things, kinds], axis=1)
        share = np.concatenate([now, false], axis=1)
        worth = share * (points[named] + np.tile(first, 2)) - (1.0 - share) * wrong
        lawful = np.concatenate([lanes.right[at, seat] == 0, ~own.said[at]], axis=1)
        lawful &= np.tile(~lanes.confirmed[at], 2) & (points[named] > 0)
        found = []
        for _ in range(most):
            held = np.take_along_axis(own.supply[at], named, axis=1) > 0
            judged = np.where(lawful & held, worth, 0.0)
            best = judged.argmax(axis=1)
            value = judged[rows, best]
            placed, sectors, right = value > 0, best % ring, best < ring
            own.supply[at[placed], named[rows, best][placed]] -= 1
            false_now = placed & ~right
            own.said[at[false_now], sectors[false_now]] = True
            lawful[rows, sectors] = lawful[rows, sectors + ring] = False
            found.append((np.where(placed, sectors, NOWHERE), right, value))
        return found

    def _rivals(
        self, lanes: Lanes, at: Ints, seat: int, most: int, purpose: int
    ) -> list[tuple[Ints, Bools]]:
        """As many theories, as often right, as such a player's in that phase."""
        phases = np.minimum(lanes.phases[at], len(self.habits.theories)) - 1
        word = words(self.seeds[at], purpose + seat * MOVES + lanes.phases[at])
        level = system_level_of(self.system_bits[at, seat])
        packed = self.habits.theories[phases.clip(0), level, lot(word, 0) * ROWS // SIDES]
        found = []
        taken = np.zeros((len(at), lanes.mode.rules.sectors), dtype=np.bool_)
        for which in range(most):
            theory = packed % PACKED
            packed = packed // PACKED
            sectors, right = self._somewhere(lanes, at, seat, theory, lot(word, 1 + which), taken)
            found.append((sectors, right))
        return found

    def _somewhere(
        self, lanes: Lanes, at: Ints, seat: int, theory: Ints, luck: Ints, taken: Bools
    ) -> tuple[Ints, Bools]:
        """A sector for a rival's theory: of a right one a sector that holds its kind, if one is
        left, else the dearest; of a wrong one any."""
        placed = theory > 0
        right = placed & (theory % 2 == 0)
        kind = _KINDS[((theory - 1) // 2).clip(0)]
        things, ring = lanes.things[at], lanes.mode.rules.sectors
        free = ~lanes.confirmed[at] & ~taken
        ordinary = free & (points_of(lanes.mode)[things] > 0) & (lanes.right[at, seat] == 0)
        wish = 1 + (np.arange(ring) + luck[:, None]) % ring
        wish = wish + ring * points_of(lanes.mode)[things]
        wish = wish + ring * _DEAREST * (things == kind[:, None])
        judged = wish * np.where(right[:, None], ordinary, free)
        sectors = judged.argmax(axis=1)
        rows = np.arange(len(at))
        placed &= judged[rows, sectors] > 0
        taken[rows[placed], sectors[placed]] = True
        return np.where(placed, sectors, NOWHERE), right

    # ---- the end -----------------------------------------------------------------------------

    def last_chance(
        self, lanes: Lanes, at: Ints, seat: int, lag: Ints
    ) -> tuple[Bools, list[tuple[Ints, Bools]]]:
        most = _MOST[lag]
        word = words(self.seeds[at], _LATE + seat * MOVES)
        sure = self.habits.sure[level_of(self.locate_bits[at, seat] * TOLD)]
        right = lot(word, 3) < sure * SIDES
        if seat == self.own.seat:
            known = (self.moves[at, seat] == 0) & self.own.right[at]
            sure = np.where(known, np.maximum(self.own.sure[at], sure), sure)
            right |= known
            mine = self._owns(lanes, at, int(most.max()), 0.0)
            worth = sum((np.where(most > n, one[2], 0.0) for n, one in enumerate(mine)), 0.0)
            theories = [(sectors, is_right) for sectors, is_right, _ in mine]
        else:
            worth = most * LATE_THEORY
            theories = [
                self._rivals(lanes, at, seat, 1, _LATE + (1 + which) * _SEATS * MOVES)[0]
                for which in range(int(most.max()))
            ]
        locating = sure * (late_points(1) * lag) >= worth
        allowed = [
            (np.where(locating | (most <= n), NOWHERE, sectors), is_right)
            for n, (sectors, is_right) in enumerate(theories)
        ]
        return locating & right, allowed
