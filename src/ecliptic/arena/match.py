"""Playing: one game of a lineup, and one deal in all its lineups and rotations.

Results are kept by entry (the player of the list), not by seat, and hold nothing that differs
between two runs of the same plan. Times differ, so they are kept apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from time import process_time
from typing import Any

import msgspec

from ecliptic.arena.description import Description, Measured
from ecliptic.arena.descriptions import description_of
from ecliptic.arena.plan import Kind, Lineup, Plan, lineups, luck, options_of, seat_of, sky
from ecliptic.bots.said import seated_bot
from ecliptic.core.game import Decision, Seat
from ecliptic.core.table import Player, Table, open_table, play


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game. Everything with one value per player is in the order of the lineup's entries."""

    lineup: int
    rotation: int
    finished: bool
    """Otherwise nobody ended the game in time: everybody shares it, and it has no score."""
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    measures: tuple[Measured, ...] = ()
    oracle: int | None = None
    """The entry the oracle played in the stead of."""


class Deal(msgspec.Struct, frozen=True):
    """Everything played with one seed."""

    deal: int
    games: tuple[Result, ...]


class Pace(msgspec.Struct, frozen=True):
    """How long a level took to move, by the processor's clock: a busy machine changes little."""

    moves: int
    seconds: float
    slowest: float


class Timing(msgspec.Struct, frozen=True):
    """Every level's pace in the match games of a deal."""

    deal: int
    paces: dict[str, Pace]


class _Timed:
    """A player with a clock beside it."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.seconds: list[float] = []

    def answer(self, view: Any, decision: Decision) -> Any:
        start = process_time()
        action = self._player.answer(view, decision)
        self.seconds.append(process_time() - start)
        return action


def play_deal(plan: Plan, deal: int) -> tuple[Deal, Timing]:
    """The match, then as far as the plan wants them the controls and the oracle."""
    described = description_of(plan.game)
    clocks: dict[str, list[float]] = {}
    games: list[Result] = []
    for number, lineup in enumerate(lineups(plan)):
        if lineup.kind is Kind.MATCH or deal < plan.control_deals:
            seconds = clocks if lineup.kind is Kind.MATCH else {}
            games += play_rotations(described, plan, deal, number, lineup, seconds)
    if described.oracle is not None and deal < plan.oracle_deals:
        games += _oracle_games(described, plan, deal)
    paces = {level: Pace(len(took), sum(took), max(took)) for level, took in clocks.items()}
    return Deal(deal, tuple(games)), Timing(deal, paces)


def play_rotations(
    described: Description,
    plan: Plan,
    deal: int,
    number: int,
    lineup: Lineup,
    clocks: dict[str, list[float]],
) -> Iterator[Result]:
    """A lineup with every player in every seat once; `clocks` collects the seconds of moves."""
    for rotation in range(len(lineup.entries)):
        players = seated(described, plan, lineup, deal, rotation)
        timed = {seat: _Timed(player) for seat, player in players.items()}
        table = fresh_table(described, plan, deal)
        play(table, timed, described.most_actions)
        for entry, level in enumerate(lineup.entries):
            seat = seat_of(entry, rotation, table.seats)
            clocks.setdefault(level, []).extend(timed[seat].seconds)
        yield result_of(described, table, number, rotation)


def _oracle_games(described: Description, plan: Plan, deal: int) -> Iterator[Result]:
    """The match once more with the oracle in each entry's stead."""
    match = lineups(plan)[0]
    seats = len(match.entries)
    if described.oracle is None:
        return
    for rotation in range(seats):
        players = seated(described, plan, match, deal, rotation)
        for entry in range(seats):
            seat = seat_of(entry, rotation, seats)
            rivals = {other: player for other, player in players.items() if other != seat}
            table = described.oracle(
                lambda: fresh_table(described, plan, deal), rivals, seat, described.most_actions
            )
            yield result_of(described, table, 0, rotation, oracle=entry)


def fresh_table(described: Description, plan: Plan, deal: int) -> Table:
    """A deal's table before the first move; nobody watches but the players."""
    seats = range(len(plan.players))
    return open_table(described.game, options_of(plan), sky(plan, deal), seats)


def seated(
    described: Description, plan: Plan, lineup: Lineup, deal: int, rotation: int
) -> Mapping[Seat, Player]:
    seats = len(lineup.entries)
    places = {seat_of(entry, rotation, seats): level for entry, level in enumerate(lineup.entries)}
    return {
        seat: seated_bot(level, described.levels, luck(plan, deal, rotation, seat))
        for seat, level in places.items()
    }


def result_of(
    described: Description, table: Table, lineup: int, rotation: int, oracle: int | None = None
) -> Result:
    outcome = table.outcome
    if outcome is None:
        return Result(lineup, rotation, finished=False, oracle=oracle)
    seats = [seat_of(entry, rotation, table.seats) for entry in range(table.seats)]
    measured = described.measure(table)
    return Result(
        lineup,
        rotation,
        finished=True,
        scores=tuple(outcome.scores[seat] for seat in seats),
        winners=tuple(entry for entry, seat in enumerate(seats) if seat in outcome.winners),
        measures=tuple(measured[seat] for seat in seats),
        oracle=oracle,
    )
