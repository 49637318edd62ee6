"""Playing the rest of a game for several candidates in the same worlds.

Every candidate meets the same worlds, the same tokens under rivals' face-down theories and the same
luck, so that what differs is its own doing. A playout is worth a little for every point ahead and
more around a tie, in whole numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np

from ecliptic.bots.planetx.search.candidates import Candidate
from ecliptic.bots.planetx.search.habits import BITS, ROWS, Habits
from ecliptic.bots.planetx.search.lots import SIDES, Ints, Words, lot, words
from ecliptic.bots.planetx.search.playouts import (
    NOBODY,
    NOWHERE,
    Bools,
    Lanes,
    finish,
    move,
    play,
    points_of,
    theory_phase,
    totals,
)
from ecliptic.bots.planetx.search.seats import ASKED, MOVES, START, Own, Seats
from ecliptic.bots.planetx.search.worlds import Answers, Knowledge, Worlds, group_of
from ecliptic.core.figures import exponential
from ecliptic.deduction.belief import THINGS
from ecliptic.deduction.information import Floats, log2
from ecliptic.planetx.board import Choosing, FaceDown, FaceUp
from ecliptic.planetx.modes import RESEARCH_COST
from ecliptic.planetx.objects import THEORY_OBJECTS
from ecliptic.planetx.views import View

RIGHT_FACE_DOWN = 0.9
"""How often a rival's face-down theory is right in a sector that holds an ordinary object."""
NEWS = 0.85
"""What is left of the locate bits when the own seat's next turn comes: conferences, reviews and
rivals' theories come before it."""
_NEVER = 2.0**-40
_HIDDEN = 1 << 30
_WORTH = 1 << 12
_SPREAD = 5.0
"""Points that make about as much of a difference as being ahead at all."""
_MOST_AHEAD = 60


@dataclass(frozen=True)
class _Asked:
    """A candidate's answers and what they would tell."""

    answers: Answers
    knowledge: Knowledge


class Trial:
    """The candidates of one decision. `play` may be asked for more worlds again and again."""

    def __init__(
        self, view: View, worlds: Worlds, candidates: tuple[Candidate, ...], habits: Habits
    ):
        self._view, self._worlds, self._habits = view, worlds, habits
        self._candidates = candidates
        self._asked = self._asked_about(candidates)
        self._public = _public(view)

    def _asked_about(self, candidates: tuple[Candidate, ...]) -> list[_Asked]:
        """Everything all candidates would tell, worked out at once."""
        answers = [self._worlds.answers(one.question) for one in candidates]
        known = self._worlds.knowledge(np.concatenate([one.weights for one in answers]))
        found, start = [], 0
        for one in answers:
            rows = slice(start, start + len(one.weights))
            found.append(
                _Asked(
                    one,
                    Knowledge(
                        known.shares[rows],
                        known.locate_bits[rows],
                        known.system_bits[rows],
                        known.best[rows],
                        known.sure[rows],
                    ),
                )
            )
            start += len(one.weights)
        return found

    def worth(self, these: list[int], at: Ints, seeds: Words) -> Ints:
        """What these candidates (rows) come to in each world (columns)."""
        lanes = self.played(these, at, seeds)
        return _worth(lanes, self._view.viewer or 0).reshape(len(these), len(at))

    def played(self, these: list[int], at: Ints, seeds: Words) -> Lanes:
        """These candidates in each world, one after the other, to the end of the game."""
        count = len(at)
        lanes = self._lanes(np.tile(at, len(these)), np.tile(seeds, len(these)))
        groups = [
            group_of(self._asked[one].answers, at, lot(words(seeds, ASKED), 0)) for one in these
        ]
        everywhere = np.tile(at, len(these))
        seats = self._seats(lanes, these, groups, everywhere, np.tile(seeds, len(these)))
        if isinstance(self._view.board.stage, Choosing):
            self._begin_phase(lanes, seats, these, count)
        else:
            self._begin_turn(lanes, seats, these, everywhere)
        play(lanes, seats)
        return lanes

    def _lanes(self, at: Ints, seeds: Words) -> Lanes:
        """The board as it is, in every world."""
        board, many = self._view.board, len(at)
        seats, ring = board.seats, board.mode.rules.sectors
        arrival = np.empty(seats, dtype=np.int64)
        arrival[list(board.order)] = np.arange(seats)
        things = self._worlds.things[at]
        right = np.zeros((many, seats, ring), dtype=np.int64)
        wrong = np.zeros((many, seats, ring), dtype=np.int64)
        for number, seat, sector, phase, thing in self._public:
            truth = things[:, sector]
            if thing is None:
                word = words(seeds, _HIDDEN + number)
                luck = lot(word, 0) < RIGHT_FACE_DOWN * SIDES
                is_right = (points_of(board.mode)[truth] > 0) & luck
            else:
                is_right = truth == thing
            right[is_right, seat, sector] = phase
            wrong[~is_right, seat, sector] |= np.int64(1) << phase
        closed = [sector - 1 for sector, _ in board.confirmed]
        confirmed = np.zeros((many, ring), dtype=np.bool_)
        confirmed[:, closed] = True
        return Lanes(
            board.mode,
            np.tile(np.array(board.times, dtype=np.int64), (many, 1)),
            np.tile(arrival, (many, 1)),
            np.full(many, board.earth, dtype=np.int64),
            np.full(many, board.phases, dtype=np.int64),
            things,
            right,
            wrong,
            confirmed,
            np.tile(np.array(board.tokens_left, dtype=np.int64), (many, 1)),
            np.zeros((many, seats), dtype=np.int64),
            np.full(many, NOBODY),
            np.zeros(many, dtype=np.bool_),
            seats,
        )

    def _seats(
        self, lanes: Lanes, these: list[int], groups: list[Ints], at: Ints, seeds: Words
    ) -> Seats:
        """What every seat knows after the candidates' answers."""
        board, own = self._view.board, self._view.viewer or 0
        parts = [
            (self._asked[one].knowledge, group) for one, group in zip(these, groups, strict=True)
        ]
        shares = np.concatenate([known.shares[group] for known, group in parts])
        many, habits = len(at), self._habits
        locate_bits = np.empty((many, board.seats))
        system_bits = np.empty((many, board.seats))
        for seat in range(board.seats):
            time = min(board.times[seat], len(habits.start) - 1)
            word = words(seeds, START + seat * MOVES)
            started = habits.start[time, lot(word, 0) * ROWS // SIDES]
            locate_bits[:, seat] = started[:, 0] / BITS
            system_bits[:, seat] = started[:, 1] / BITS
        locate_bits[:, own] = NEWS * np.concatenate(
            [known.locate_bits[group] for known, group in parts]
        )
        system_bits[:, own] = np.concatenate([known.system_bits[group] for known, group in parts])
        researched = np.tile(np.array(board.last_was_research, dtype=np.int64), (many, 1))
        best = np.concatenate([known.best[group] for known, group in parts])
        sure = np.concatenate([known.sure[group] for known, group in parts])
        bits = system_bits[:, own].copy()
        return Seats(
            habits,
            seeds,
            self._own(lanes, shares, bits, best == self._worlds.locates[at], sure),
            locate_bits,
            system_bits,
            researched,
            np.zeros((many, board.seats), dtype=np.int64),
        )

    def _own(self, lanes: Lanes, shares: Floats, bits: Floats, right: Bools, sure: Floats) -> Own:
        """The own seat's view of each sector's truth, and of the best that is false."""
        seat, desk, things = self._view.viewer or 0, self._view.desk, lanes.things
        many, ring = things.shape
        true = np.take_along_axis(shares, things[:, :, None], axis=2)[:, :, 0]
        false = shares * (points_of(lanes.mode) > 0)
        np.put_along_axis(false, things[:, :, None], 0.0, axis=2)
        said = np.zeros((many, ring), dtype=np.bool_)
        supply = np.zeros(len(THINGS), dtype=np.int64)
        if desk is not None:
            for _, sector, thing in desk.submitted:
                false[:, sector - 1, THINGS.index(thing)] = 0.0
            for kind, left in zip(THEORY_OBJECTS, desk.supply, strict=True):
                supply[THINGS.index(kind)] = left
        kinds = (false * (points_of(lanes.mode) + 1)).argmax(axis=2)
        share = np.take_along_axis(false, kinds[:, :, None], axis=2)[:, :, 0]
        return Own(
            seat,
            np.maximum(-log2(np.maximum(true, _NEVER)), 0.0),
            share,
            kinds,
            bits,
            right,
            sure,
            said,
            np.tile(supply, (many, 1)),
        )

    def _begin_turn(self, lanes: Lanes, seats: Seats, these: list[int], at: Ints) -> None:
        """Each candidate's turn."""
        asked = [self._candidates[one] for one in these]
        many, count = len(at), len(at) // len(these)
        cost = np.repeat([one.cost for one in asked], count)
        named = np.repeat([one.named for one in asked], count)
        seat = np.full(many, seats.own.seat)
        seats.researched[:, seats.own.seat] = cost == RESEARCH_COST
        move(lanes, np.arange(many), seat, cost)
        found = np.flatnonzero(self._worlds.locates[at] == named)
        finish(lanes, found, seat[found])

    def _begin_phase(self, lanes: Lanes, seats: Seats, these: list[int], count: int) -> None:
        """Each candidate's theories, and the rest of their phase."""
        most = lanes.mode.rules.theories_per_phase
        forced = []
        for which in range(most):
            sectors, right = [], []
            for place_, one in enumerate(these):
                said = self._candidates[one].theories
                rows = slice(place_ * count, (place_ + 1) * count)
                sector, thing = said[which] if which < len(said) else (NOWHERE, 0)
                sectors.append(np.full(count, sector))
                right.append(lanes.things[rows, sector] == thing)
                if sector != NOWHERE:
                    seats.own.supply[rows, thing] -= 1
                    wrong = lanes.things[rows, sector] != thing
                    same = seats.own.false_kind[rows, sector] == thing
                    seats.own.said[rows, sector] |= wrong & same
            forced.append((np.concatenate(sectors), np.concatenate(right)))
        seats.own.forced = tuple(forced)
        lanes.phases -= 1
        theory_phase(lanes, np.arange(len(lanes.times)), seats)


def _public(view: View) -> list[tuple[int, int, int, int, int | None]]:
    """The theories on the board: number, seat, sector (from 0), phase, and the thing if known."""
    own = {} if view.desk is None else {number: thing for number, _, thing in view.desk.submitted}
    found: list[tuple[int, int, int, int, int | None]] = []
    for one in view.board.theories:
        if isinstance(one, FaceDown):
            thing = own.get(one.number)
            number = None if thing is None else THINGS.index(thing)
            found.append((one.number, one.seat, one.sector - 1, one.phase, number))
        elif isinstance(one, FaceUp):
            number = THINGS.index(one.thing)
            found.append((one.number, one.seat, one.sector - 1, one.phase, number))
    return found


@cache
def _worths() -> Ints:
    """By points ahead: near a tie each counts more."""
    return np.array(
        [
            round(2 * _WORTH * (1 / (1 + exponential(-ahead / _SPREAD))) + _WORTH * ahead / 100)
            for ahead in range(-_MOST_AHEAD, _MOST_AHEAD + 1)
        ],
        dtype=np.int64,
    )


def _worth(lanes: Lanes, seat: int) -> Ints:
    """What the score is worth to the seat."""
    points = totals(lanes)
    others = np.delete(points, seat, axis=1)
    ahead = points[:, seat] - (others.max(axis=1) if others.shape[1] else 0)
    worth: Ints = _worths()[ahead.clip(-_MOST_AHEAD, _MOST_AHEAD) + _MOST_AHEAD]
    return worth
