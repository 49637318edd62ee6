"""The oracle of Planet X: knows the sky, obeys the clock and the phases (rules 3, 5 and 6).

It is no opponent (it holds the true state) but a ceiling to measure opponents against. In its turns
it waits as cheaply as the rules allow: the furthest-back player acts, so small steps give it a turn
close to every moment and never hurry the Earth. In every theory phase it submits the true theories
that are worth most then. Before each of its turns it notes what it would score by locating there;
a locate is worth the same whatever the rivals do afterwards, since their last chances come later
than all its theories. When nothing is left to gain, or a rival has found Planet X, it goes back to
the best of those turns and locates there.

Not a proof of the best possible: another pace of waiting or order of theories may, rarely, gain a
few points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from ecliptic.core.game import Decision, Seat
from ecliptic.core.log import Entry, Moved
from ecliptic.core.table import Player, Table, play
from ecliptic.planetx.actions import Action, Choose, Locate, Pass, PlaceTheory, Research, Survey
from ecliptic.planetx.board import (
    Board,
    Choosing,
    LastChances,
    Placing,
    Turns,
    arrow,
    is_confirmed,
)
from ecliptic.planetx.last_chance import late_points, theories_allowed
from ecliptic.planetx.modes import FINDER_POINTS, REVIEW_SPACES, TOPICS
from ecliptic.planetx.objects import PLANET_X, THEORY_OBJECTS, TRULY_EMPTY, Object
from ecliptic.planetx.ring import neighbours, visible_sky
from ecliptic.planetx.state import State
from ecliptic.planetx.system import content
from ecliptic.planetx.theories import choice_of, current_phase


def best_locate(
    fresh: Callable[[], Table], rivals: Mapping[Seat, Player], seat: Seat, most_actions: int
) -> Table:
    """The best game over all turns to locate on, finished; the earliest of equals."""
    waiting = fresh()
    moments = list(_wait(waiting, rivals, seat, most_actions))
    points, length = max(moments, key=lambda moment: (moment[0], -moment[1]), default=(-1, 0))
    if waiting.outcome is not None and waiting.outcome.scores[seat] > points:
        return waiting
    table = fresh()
    _again(waiting.log[:length], table)
    table.act(seat, table.pending[0].name, true_locate(table.state))
    play(table, rivals, most_actions)
    return table


def _wait(
    table: Table, rivals: Mapping[Seat, Player], seat: Seat, most_actions: int
) -> Iterator[tuple[int, int]]:
    """Play without locating; at every own turn the points a locate would end with, and when."""
    for _ in range(most_actions):
        if not table.pending:
            return
        asked = table.pending[0]
        if asked.seat != seat:
            action = rivals[asked.seat].answer(table.view(asked.seat), asked)
        else:
            if isinstance(table.state.board.stage, Turns):
                yield FINDER_POINTS + points_so_far(table.state, seat), len(table.log)
                if not true_theories(table.state, seat):
                    return
            action = oracle_action(table.state, asked)
        table.act(asked.seat, asked.name, action)


def _again(moves: Sequence[Entry], table: Table) -> None:
    """Make the same moves at a fresh table."""
    for entry in moves:
        if isinstance(entry, Moved):
            table.act(entry.seat, entry.decision, entry.action)


def oracle_action(state: State, asked: Decision) -> Action:
    """What the oracle does while it waits."""
    stage, seat = state.board.stage, asked.seat
    if isinstance(stage, Choosing):
        return _choose(state, seat)
    if isinstance(stage, Placing):
        return _place(state, seat, state.desks[seat].chosen)
    if isinstance(stage, LastChances):
        return _last_chance(state, stage, seat)
    return _cheapest_turn(state.board, seat)


def _cheapest_turn(board: Board, seat: Seat) -> Action:
    """Research, or the whole visible sky where research would be twice running."""
    if not board.last_was_research[seat]:
        return Research(TOPICS[0])
    sky = visible_sky(arrow(board), board.mode)
    return Survey(TRULY_EMPTY, sky[0], sky[-1])


def _choose(state: State, seat: Seat) -> Choose:
    most = state.board.mode.rules.theories_per_phase
    return choice_of(tuple(thing for _, thing, _ in true_theories(state, seat)[:most]))


def _place(state: State, seat: Seat, things: tuple[Object, ...]) -> PlaceTheory:
    """Nothing can close a sector between choosing and placing, so a place is always left."""
    return next(
        PlaceTheory(thing, sector)
        for _, thing, sector in true_theories(state, seat)
        if thing in things
    )


def _last_chance(state: State, stage: LastChances, seat: Seat) -> Action:
    """Locate, or the theories allowed here: whichever is worth more."""
    lag = stage.queue[0][1]
    best = true_theories(state, seat)[: theories_allowed(lag) - stage.placed]
    if not stage.placed and late_points(lag) >= sum(value for value, _, _ in best):
        return true_locate(state)
    return _place(state, seat, THEORY_OBJECTS) if best else Pass()


def true_locate(state: State) -> Locate:
    system = state.sky.system
    sector = system.index(PLANET_X) + 1
    before, after = neighbours(sector, len(system))
    return Locate(sector, content(system, before), content(system, after))


def true_theories(state: State, seat: Seat) -> list[tuple[int, Object, int]]:
    """Every true theory the seat may still submit as (points now, object, sector), best first.

    Among equals the one whose sector a rival is about to close goes first, then the lowest sector.
    The supply holds a token for every object of the sky, so it never runs out of true ones.
    """
    board, system = state.board, state.sky.system
    submitted = {(sector, thing) for _, sector, thing in state.desks[seat].submitted}
    phase = current_phase(board)
    found = []
    for sector, thing in enumerate(system, start=1):
        if thing in THEORY_OBJECTS and not is_confirmed(board, sector):
            if (sector, thing) not in submitted:
                first = _first_phase(state, sector)
                value = board.mode.rules.points[thing] + (first is None or first >= phase)
                closes = phase + REVIEW_SPACES if first is None else first
                found.append((-value, closes, sector, thing))
    return [(-value, thing, sector) for value, _, sector, thing in sorted(found)]


def points_so_far(state: State, seat: Seat) -> int:
    """What the seat's right theories will score: nobody can take a first place back any more."""
    board = state.board
    phases = {theory.number: theory.phase for theory in board.theories}
    points = 0
    for number, sector, thing in state.desks[seat].submitted:
        if content(state.sky.system, sector) is thing:
            is_first = phases[number] == _first_phase(state, sector)
            points += board.mode.rules.points[thing] + is_first
    return points


def _first_phase(state: State, sector: int) -> int | None:
    """The phase of the first right theory in a sector, face down or not."""
    truth = content(state.sky.system, sector)
    right = {
        number
        for desk in state.desks
        for number, place, thing in desk.submitted
        if place == sector and thing is truth
    }
    phases = [theory.phase for theory in state.board.theories if theory.number in right]
    return min(phases, default=None)
