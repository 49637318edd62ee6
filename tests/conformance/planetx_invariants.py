"""Conservation laws of The Search for Planet X, counted again from scratch (rules 2-7)."""

from __future__ import annotations

from collections import Counter

from ecliptic.core.game import Seat
from ecliptic.planetx.board import FaceDown, FaceUp, Over, Placing, Theory, Turns
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import ASTEROID, COMET, DWARF_PLANET, GAS_CLOUD, THEORY_OBJECTS
from ecliptic.planetx.state import State

_SUPPLY = {
    Mode.STANDARD: {COMET: 2, ASTEROID: 4, DWARF_PLANET: 1, GAS_CLOUD: 2},
    Mode.EXPERT: {COMET: 2, ASTEROID: 4, DWARF_PLANET: 4, GAS_CLOUD: 2},
}
_POINTS = {
    Mode.STANDARD: {COMET: 3, ASTEROID: 2, DWARF_PLANET: 4, GAS_CLOUD: 4},
    Mode.EXPERT: {COMET: 3, ASTEROID: 2, DWARF_PLANET: 2, GAS_CLOUD: 4},
}
_PER_PHASE = {Mode.STANDARD: 1, Mode.EXPERT: 2}


def holds_always(state: State) -> None:
    """True after every single event, in the middle of a move too."""
    board = state.board
    for seat in range(board.seats):
        _tokens_are_conserved(state, seat)
    assert sorted(board.order) == list(range(board.seats))
    assert [board.times[seat] for seat in board.order] == sorted(board.times)
    assert 0 <= board.earth <= min(board.times)
    assert all(0 <= left <= 2 for left in board.targets_left)
    _theories_are_lawful(state)
    _marks_are_true(state)
    if isinstance(board.stage, Over):
        _scores_add_up(state)


def arrow_has_caught_up(state: State) -> None:
    """True when the table waits for an answer: the arrow has caught up with the last pawn."""
    if isinstance(state.board.stage, Turns):
        assert state.board.earth == min(state.board.times)


def never_goes_back(before: State, after: State) -> None:
    one, other = before.board, after.board
    assert all(then <= now for then, now in zip(one.times, other.times, strict=True))
    assert one.earth <= other.earth
    assert one.phases <= other.phases
    assert one.turns <= other.turns
    assert all(then >= now for then, now in zip(one.targets_left, other.targets_left, strict=True))
    assert other.confirmed[: len(one.confirmed)] == one.confirmed
    assert other.refuted[: len(one.refuted)] == one.refuted
    assert other.conferences[: len(one.conferences)] == one.conferences
    assert len({number for number, _ in other.conferences}) == len(other.conferences)
    for earlier, later in zip(one.theories, other.theories, strict=False):
        assert (earlier.number, earlier.seat, earlier.sector, earlier.phase) == (
            later.number,
            later.seat,
            later.sector,
            later.phase,
        )
        assert isinstance(earlier, FaceDown) or earlier == later


def _tokens_are_conserved(state: State, seat: Seat) -> None:
    """Supply, chosen and submitted tokens together are always the full set."""
    desk, board = state.desks[seat], state.board
    held = Counter(dict(zip(THEORY_OBJECTS, desk.supply, strict=True)))
    assert min(desk.supply) >= 0
    held.update(desk.chosen)
    held.update(thing for _, _, thing in desk.submitted)
    assert held == _SUPPLY[board.mode]
    assert board.tokens_left[seat] == sum(desk.supply) + len(desk.chosen)
    on_board = [(one.number, one.sector) for one in board.theories if one.seat == seat]
    assert [(number, sector) for number, sector, _ in desk.submitted] == on_board
    if isinstance(board.stage, Placing):
        assert dict(board.stage.queue).get(seat, 0) == len(desk.chosen)


def _theories_are_lawful(state: State) -> None:
    board = state.board
    closed = {sector for sector, _ in board.confirmed}
    assert [one.number for one in board.theories] == list(range(1, len(board.theories) + 1))
    assert not board.system or not any(isinstance(one, FaceDown) for one in board.theories)
    for one in board.theories:
        assert not (isinstance(one, FaceDown) and one.sector in closed)
    in_phase = Counter((one.seat, one.phase) for one in board.theories)
    for (_, phase), number in in_phase.items():
        assert number <= (_PER_PHASE[board.mode] if phase <= board.phases else 2)
    spots = Counter((one.seat, one.sector, one.phase) for one in board.theories)
    assert max(spots.values(), default=1) == 1
    for desk in state.desks:
        pairs = [(sector, thing) for _, sector, thing in desk.submitted]
        assert len(set(pairs)) == len(pairs)


def _marks_are_true(state: State) -> None:
    board, system = state.board, state.sky.system
    assert all(system[sector - 1] is thing for sector, thing in board.confirmed)
    assert all(system[sector - 1] is not thing for sector, thing in board.refuted)
    assert len({sector for sector, _ in board.confirmed}) == len(board.confirmed)
    assert board.system in ((), system)


def _scores_add_up(state: State) -> None:
    """Points and winners from the tokens and the truth alone (rules 7)."""
    board = state.board
    assert isinstance(board.stage, Over)
    ranks = []
    for seat in range(board.seats):
        right = _right_theories(state, seat)
        theories = sum(_POINTS[board.mode][state.sky.system[one.sector - 1]] for one in right)
        planet_x = sum(points for finder, points in board.located if finder == seat)
        first = sum(1 for one in right if one.phase == _first_phase(state, one.sector))
        score = board.stage.scores[seat]
        assert (score.first_bonuses, score.theories, score.planet_x) == (first, theories, planet_x)
        ranks.append((first + theories + planet_x, planet_x, first))
    best = max(ranks)
    assert board.stage.winners == tuple(seat for seat, rank in enumerate(ranks) if rank == best)
    assert board.located
    assert board.located[0][1] == 10
    assert all(points in (2, 4, 6, 8, 10) for _, points in board.located[1:])


def _right_theories(state: State, seat: Seat) -> list[Theory]:
    things = {number: thing for number, _, thing in state.desks[seat].submitted}
    right = [
        one
        for one in state.board.theories
        if one.seat == seat and things[one.number] is state.sky.system[one.sector - 1]
    ]
    assert all(isinstance(one, FaceUp) for one in right)
    return right


def _first_phase(state: State, sector: int) -> int:
    return min(
        one.phase
        for seat in range(state.board.seats)
        for one in _right_theories(state, seat)
        if one.sector == sector
    )
