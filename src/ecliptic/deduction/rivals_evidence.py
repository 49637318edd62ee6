"""What rivals' moves tell about the sky, if they place what they think true.

    belief = weighed_by_rivals(belief, view)    the same systems, weighed by what rivals did as well

Every move of a rival is public but for its answer, and of a theory but for its object. `Rival` says
how likely a move was, were a system the true one:

- A theory is the likelier, the more it was worth to him; of one that lies face down only the sector
  is known.
- A question is the likelier, the less he knew its answer.
- A locate is the likelier, the surer he could be.

Whoever places theories that he does not believe tells nothing by them. How far a rival is one of
those follows from how well all his theories go with what he could know. Nothing is excluded: which
systems are left stays logic alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import TypeAlias

import numpy as np

from ecliptic.core.game import Seat
from ecliptic.deduction.belief import Belief
from ecliptic.deduction.conditions import agree
from ecliptic.deduction.dealers import Dealer
from ecliptic.deduction.facts import ClueRead, Fact, Learned, Titled
from ecliptic.deduction.likelihood import weights_of
from ecliptic.deduction.reading import confirmations, phase_time, told_to_all, turns_taken
from ecliptic.deduction.rival import Habits, Rival
from ecliptic.deduction.systems import Systems, Weights, all_systems
from ecliptic.deduction.theories import RIVALS_ARE_RIGHT
from ecliptic.planetx.board import Board, Theory
from ecliptic.planetx.events import (
    LocateAnnounced,
    ResearchAnnounced,
    SurveyAnnounced,
    TargetAnnounced,
    TurnTaken,
)
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.views import View

HABITS = {
    Mode.STANDARD: Habits(0.04, 0.05, 3.5, 1.5, 0.5, 0.25, 0.05, 0.8),
    Mode.EXPERT: Habits(0.02, 0.05, 2.5, 1.5, 0.5, 0.25, 0.05, 0.8),
}
"""Fitted to games of our opponents: how probable the true system becomes."""
MOST = 1 << 14
"""So many systems at most are looked at; where there are more, every so many-th stands for them."""
_SMALLER = 256
"""Weights are divided by this, so that sums of those that stand for many stay exact."""

Move: TypeAlias = TurnTaken | tuple[Theory, ...] | Fact
"""A rival's turn, his theories of a phase, or what everybody was told."""
Dated: TypeAlias = tuple[tuple[int, int, int], Move]
"""(steps of the arrow; theories before news before turns; number) and what came then."""


def weighed_by_rivals(belief: Belief, view: View) -> Belief:
    """Of more than `MOST` systems every so many-th is left."""
    each = -(-len(belief) // MOST)
    if each > 1:
        places = belief.systems.numbers()[each // 2 :: each]
        belief = replace(belief, systems=Systems(belief.mode, places), weights=None)
    weights = belief.weighed().weights if belief.weights is None else belief.weights
    if weights is None:
        return belief
    likely = np.ones(len(belief))
    for seat in range(view.board.seats):
        if seat != view.viewer and _has_moved(view, seat):
            likely *= _told_by(seat, belief, each, view)
    most = float(likely.max(initial=0.0))
    if most > 0:
        weights = np.maximum(np.rint(weights * (likely / most)), 1.0)
    return replace(belief, weights=weights)


def _has_moved(view: View, seat: Seat) -> bool:
    return any(turn.seat == seat for turn in view.log)


def _told_by(seat: Seat, belief: Belief, each: int, view: View) -> Weights:
    """How likely a rival made his moves, for every system of the belief."""
    habits = HABITS[belief.mode]
    read = {one.fact.label: one.fact for one in belief.facts if isinstance(one.fact, ClueRead)}
    rival = Rival(habits, *_everything(belief, each), belief.systems)
    asking = np.ones(len(belief))
    honest, indifferent = np.full(len(belief), habits.honest), 1.0 - habits.honest
    moves = (*_theories_of(seat, view.board), *_news(view.board), *_turns_of(seat, view))
    for _, move in sorted(moves, key=lambda dated: dated[0]):
        match move:
            case SurveyAnnounced() | TargetAnnounced():
                asking *= rival.asks(move)
            case LocateAnnounced():
                asking *= rival.locates(move)
            case ResearchAnnounced(topic=topic):
                if topic in read:
                    rival.hears(read[topic])
                else:
                    rival.reads(topic)
            case tuple():
                likely, blind = rival.submits(move, _first(view.board, move))
                honest *= likely
                indifferent *= blind
            case _:
                rival.hears(move)
    told: Weights = asking * (honest + indifferent)
    return told


def _turns_of(seat: Seat, view: View) -> Iterator[Dated]:
    for number, (steps, turn) in enumerate(turns_taken(view)):
        if turn.seat == seat:
            yield (steps, 2, number), turn


def _theories_of(seat: Seat, board: Board) -> Iterator[Dated]:
    """Those of each phase together: which came first says nothing."""
    for phase in sorted({one.phase for one in board.theories if one.seat == seat}):
        placed = tuple(one for one in board.theories if (one.seat, one.phase) == (seat, phase))
        yield (phase_time(phase, board.rules), 0, phase), placed


def _news(board: Board) -> Iterator[Dated]:
    for number, (steps, fact) in enumerate(told_to_all(board)):
        yield (steps, 1, number), fact


def _first(board: Board, placed: tuple[Theory, ...]) -> list[float]:
    """How probable the first bonus was to him in each sector, sector 1 first; 0 where no theory was
    taken, and where he had one already and placed no other."""
    seat, phase = placed[0].seat, placed[0].phase
    earlier = [one for one in board.theories if one.phase < phase]
    shut = {sector for sector, when in confirmations(board).items() if when < phase}
    shut |= {one.sector for one in earlier if one.seat == seat} - {one.sector for one in placed}
    others = Counter(one.sector for one in earlier if one.seat != seat)
    return [
        0.0 if sector in shut else (1 - RIVALS_ARE_RIGHT) ** others[sector]
        for sector in board.rules.all_sectors
    ]


# ---- what rivals may think possible ----------------------------------------------------------


def _everything(belief: Belief, each: int) -> tuple[Systems, Weights]:
    """The systems that everybody may think possible at the start, with their weights. Where they
    are too many, those that the belief has left stand for themselves, and some for the others."""
    titles = tuple(one for one in belief.facts if isinstance(one.fact, Titled))
    some, times = _sample(belief.mode, titles)
    if times == 1:
        return some, _weights(belief.mode, titles, belief.dealer)
    left = np.ones(len(some), dtype=np.bool_)
    for one in belief.facts:
        if not isinstance(one.fact, Titled):
            left &= agree(one.fact, some)
    others, own = some.numbers()[~left], belief.systems.numbers()
    places = np.concatenate([others, own])
    stands_for = np.concatenate([np.full(len(others), times), np.full(len(own), each)])
    order = np.argsort(places, kind="stable")
    systems = Systems(belief.mode, places[order])
    weights = np.rint(weights_of(systems, titles, belief.dealer) / _SMALLER)
    return systems, weights * stands_for[order]


@lru_cache(maxsize=16)
def _sample(mode: Mode, titles: tuple[Learned, ...]) -> tuple[Systems, int]:
    """Systems that agree with the titles, and how many each stands for."""
    systems = all_systems(mode)
    times = -(-len(systems) // MOST)
    if times > 1:
        systems = Systems(mode, systems.numbers()[times // 2 :: times])
    for one in titles:
        systems = systems.where(agree(one.fact, systems))
    return systems, times


@lru_cache(maxsize=16)
def _weights(mode: Mode, titles: tuple[Learned, ...], dealer: Dealer) -> Weights:
    systems, _ = _sample(mode, titles)
    return np.asarray(np.rint(weights_of(systems, titles, dealer) / _SMALLER))
