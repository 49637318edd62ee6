"""From results to figures: every level in the match, against itself, against random, and as a
share of the oracle.

The win share of a game is split among those who share the victory, and among all where nobody ended
the game in time (but who plays alone has then not won); such a game has no score and no measures.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import groupby

import msgspec

from ecliptic.arena import bootstrap
from ecliptic.arena.bootstrap import Estimate, Weights
from ecliptic.arena.description import Average, Measure
from ecliptic.arena.descriptions import description_of
from ecliptic.arena.match import Deal, Pace, Result, Timing
from ecliptic.arena.plan import Kind, Plan, levels_of, lineups
from ecliptic.arena.ratings import Ranking, ratings
from ecliptic.arena.results import Results


class Figures(msgspec.Struct, frozen=True):
    """One player over many games; what no game showed is None."""

    games: int
    cut_off: int
    """Games that nobody ended in time."""
    win_share: Estimate | None
    score: Estimate | None
    measures: dict[str, Estimate | None]


class Ceiling(msgspec.Struct, frozen=True):
    """A level, the oracle in its stead in the same games, and the level's share of its score."""

    level: Figures
    oracle: Figures
    share: Estimate | None


class Control(msgspec.Struct, frozen=True):
    """A level and the random players it met; none if random plays alone."""

    level: Figures
    rivals: Figures | None


class Summary(msgspec.Struct, frozen=True):
    """Everything a report says; mappings are by level."""

    plan: Plan
    match: dict[str, Figures]
    ratings: dict[str, Estimate]
    mirrors: dict[str, Figures]
    """Of the first of the equal players."""
    controls: dict[str, Control]
    ceilings: dict[str, Ceiling]
    paces: dict[str, Pace]


Played = tuple[Result, int]
"""A game, and the entry that is looked at in it."""
Picked = Sequence[Sequence[Played]]
"""The games to look at, by deal."""


def summarise(results: Results) -> Summary:
    plan, deals = results.plan, results.deals
    return Summary(
        plan=plan,
        match={
            level: _figures(plan, _pick(deals, 0, entries))
            for level, entries in _entries_of(plan).items()
        },
        ratings=_ratings(plan, deals),
        mirrors={
            lineup.entries[0]: _figures(plan, _pick(deals[: plan.control_deals], number, [0]))
            for number, lineup in enumerate(lineups(plan))
            if lineup.kind is Kind.MIRROR
        },
        controls=_controls(plan, deals[: plan.control_deals]),
        ceilings=_ceilings(plan, deals[: plan.oracle_deals]),
        paces=_paces(results.timings.values()),
    )


def _entries_of(plan: Plan) -> dict[str, list[int]]:
    """Which entries of the match each level has."""
    return {
        level: [entry for entry, player in enumerate(plan.players) if player == level]
        for level in levels_of(plan)
    }


def _pick(deals: Sequence[Deal], lineup: int, entries: Collection[int]) -> Picked:
    """The games of a lineup without the oracle, once for each of the entries."""
    return [
        [
            (game, entry)
            for game in deal.games
            if game.lineup == lineup and game.oracle is None
            for entry in entries
        ]
        for deal in deals
    ]


def _figures(plan: Plan, picked: Picked) -> Figures:
    games = [game for deal in picked for game, _ in deal]
    ended = [[(game, entry) for game, entry in deal if game.finished] for deal in picked]
    weights = _weights(plan, len(picked))
    seats = len(plan.players)
    return Figures(
        games=len(games),
        cut_off=sum(not game.finished for game in games),
        win_share=_mean(picked, weights, lambda game, entry: win_share(game, entry, seats)),
        score=_mean(ended, weights, lambda game, entry: game.scores[entry]),
        measures={
            measure.name: _measured(measure, ended, weights)
            for measure in description_of(plan.game).measures
        },
    )


def _weights(plan: Plan, deals: int) -> Weights:
    return bootstrap.resamples(max(deals, 1), plan.seed)


def win_share(game: Result, entry: int, seats: int) -> float:
    """What an entry has won of a game; alone, a game it did not end is not won."""
    if not game.finished:
        return 1 / seats if seats > 1 else 0
    return 1 / len(game.winners) if entry in game.winners else 0


def _mean(
    picked: Picked, weights: Weights, value: Callable[[Result, int], float]
) -> Estimate | None:
    totals = [sum(value(game, entry) for game, entry in deal) for deal in picked]
    return bootstrap.ratio(totals, [len(deal) for deal in picked], weights)


def _measured(measure: Measure, picked: Picked, weights: Weights) -> Estimate | None:
    found = [[game.measures[entry][measure.name] for game, entry in deal] for deal in picked]
    if measure.average is Average.MEDIAN:
        return bootstrap.median(
            [[total for total, count in deal if count] for deal in found], weights
        )
    totals = [sum(total for total, _ in deal) for deal in found]
    return bootstrap.ratio(totals, [sum(count for _, count in deal) for deal in found], weights)


def _controls(plan: Plan, deals: Sequence[Deal]) -> dict[str, Control]:
    rivals = range(1, len(plan.players))
    return {
        lineup.entries[0]: Control(
            level=_figures(plan, _pick(deals, number, [0])),
            rivals=_figures(plan, _pick(deals, number, rivals)) if rivals else None,
        )
        for number, lineup in enumerate(lineups(plan))
        if lineup.kind is Kind.CONTROL
    }


def _ceilings(plan: Plan, deals: Sequence[Deal]) -> dict[str, Ceiling]:
    """Pairs of games that both ended: the oracle in an entry's stead, and the entry itself."""
    if description_of(plan.game).oracle is None or not deals:
        return {}
    weights = _weights(plan, len(deals))
    found = {}
    for level, entries in _entries_of(plan).items():
        pairs = [_pairs(deal, entries) for deal in deals]
        own = [[(match, entry) for match, _, entry in deal] for deal in pairs]
        best = [[(oracle, entry) for _, oracle, entry in deal] for deal in pairs]
        share = bootstrap.ratio(
            [sum(game.scores[entry] for game, entry in deal) for deal in own],
            [sum(game.scores[entry] for game, entry in deal) for deal in best],
            weights,
        )
        found[level] = Ceiling(_figures(plan, own), _figures(plan, best), share)
    return found


def _pairs(deal: Deal, entries: Collection[int]) -> list[tuple[Result, Result, int]]:
    matches = {
        game.rotation: game for game in deal.games if game.lineup == 0 and game.oracle is None
    }
    return [
        (matches[game.rotation], game, game.oracle)
        for game in deal.games
        if game.oracle in entries
        and game.oracle is not None
        and game.finished
        and matches[game.rotation].finished
    ]


def _ratings(plan: Plan, deals: Sequence[Deal]) -> dict[str, Estimate]:
    """From the games of the match; empty if only one level plays."""
    levels = levels_of(plan)
    numbers = [levels.index(player) for player in plan.players]
    games = [[ranking(game, numbers) for game, _ in deal] for deal in _pick(deals, 0, [0])]
    found = ratings(games, len(levels), _weights(plan, len(deals)))
    return {} if found is None else dict(zip(levels, found, strict=True))


def ranking(game: Result, levels: Sequence[int]) -> Ranking:
    """The players' levels from first to last; the winners come first, then by score."""
    if not game.finished:
        return [levels]

    def place(entry: int) -> tuple[bool, int]:
        return entry not in game.winners, 0 if entry in game.winners else -game.scores[entry]

    entries = sorted(range(len(levels)), key=place)
    return [[levels[entry] for entry in tied] for _, tied in groupby(entries, key=place)]


def _paces(timings: Iterable[Timing]) -> dict[str, Pace]:
    paces: dict[str, Pace] = {}
    for timing in timings:
        for level, pace in timing.paces.items():
            so_far = paces.get(level, Pace(0, 0, 0))
            paces[level] = Pace(
                so_far.moves + pace.moves,
                so_far.seconds + pace.seconds,
                max(so_far.slowest, pace.slowest),
            )
    return paces
