"""Random games at a real table, and the points at which they are looked at."""

from __future__ import annotations

import random
from collections.abc import Container, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.errors import UndoRefused
from ecliptic.core.game import AnyGame, Viewer
from ecliptic.core.log import Entry
from ecliptic.core.table import Table, open_table
from ecliptic.core.undo import chance_before
from tests.conformance.subject import Subject
from tests.sizes import GAMES_PER_STAGE

LENGTHS = (14, 48)
"""Random moves before a game is brought to its end."""
MOST_GAMES = 1_000
"""Enough to see every stage often enough."""


def new_table(
    subject: Subject,
    options: Any,
    seed: object,
    game: AnyGame | None = None,
    viewers: Iterable[Viewer] | None = None,
) -> Table:
    chance = Chance(seed_from_text(f"{subject.name} {seed}"))
    return open_table(game or subject.game, options, chance, viewers)


def random_move(subject: Subject, table: Table, rng: random.Random) -> Sequence[Any]:
    """One of the seats asked answers by the random policy."""
    asked = rng.choice(table.pending)
    lawful = table.game.legal(table.state, asked.seat)
    return table.act(asked.seat, asked.name, subject.choose(lawful, rng))


def hastened_move(subject: Subject, table: Table, rng: random.Random) -> Sequence[Any]:
    """One of the seats asked goes for the end if it can."""
    asked = rng.choice(table.pending)
    action = subject.hasten(table.state, asked.seat)
    if action is None:
        return random_move(subject, table, rng)
    return table.act(asked.seat, asked.name, action)


def maybe_undo(table: Table, rng: random.Random) -> bool:
    """Some seat takes its last move back, by consent if it must; False if it has none."""
    seat = rng.randrange(table.seats)
    everybody = range(table.seats) if rng.random() < 0.5 else ()
    try:
        table.undo(seat, everybody)
    except UndoRefused:
        return False
    return True


def short_game(
    subject: Subject,
    options: Any,
    seed: object,
    moves: int,
    undo_rate: float = 0.0,
    game: AnyGame | None = None,
    viewers: Iterable[Viewer] | None = None,
) -> Table:
    """A game of about `moves` random moves that is then brought to its end."""
    rng = random.Random(f"{subject.name} {options} {seed}")
    table = new_table(subject, options, seed, game, viewers)
    for _ in range(moves):
        if not table.pending:
            return table
        random_move(subject, table, rng)
        if table.pending and rng.random() < undo_rate:
            maybe_undo(table, rng)
    while table.pending:
        hastened_move(subject, table, rng)
    return table


@cache
def telling_games(
    subject: Subject, options: Any, undo_rate: float = 0.0
) -> Sequence[tuple[Table, frozenset[str]]]:
    """Games, watched by nobody, until every stage has been seen in some of them; each with the
    stages to look at in it, the others having been seen often enough."""
    missing = dict.fromkeys(subject.moments(options), GAMES_PER_STAGE)
    games = []
    for number in range(MOST_GAMES):
        moves = LENGTHS[number % len(LENGTHS)]
        table = short_game(subject, options, f"game {number}", moves, undo_rate, viewers=())
        stages = {subject.moment(seen.state) for seen in rebuilt(table, ())}
        telling = frozenset(stages & missing.keys())
        if telling:
            games.append((table, telling))
        for stage in telling:
            missing[stage] -= 1
            if not missing[stage]:
                del missing[stage]
        if not missing:
            return games
    raise AssertionError(f"{sorted(missing)} not seen often enough in {MOST_GAMES} games")


def rebuilt(table: Table, viewers: Iterable[Viewer] | None = None) -> Iterator[Table]:
    """The same table again from its log, seen after every entry."""
    again = Table(table.game, table.options, Chance(table.chance.seed), viewers)
    for entry in table.log:
        again.append(entry)
        yield again


@lru_cache(maxsize=256)
def _lengths_by_moment(subject: Subject, table: Table) -> Sequence[tuple[str, list[int]]]:
    """After how many entries of a whole game's log it stands in each stage: games are cut again
    and again, for every viewer and test."""
    by_moment: dict[str, list[int]] = {}
    for length, seen in enumerate(rebuilt(table, ()), start=1):
        by_moment.setdefault(subject.moment(seen.state), []).append(length)
    return sorted(by_moment.items())


def cut_points(
    subject: Subject, table: Table, stages: Container[str], each: int, rng: random.Random
) -> list[tuple[str, Sequence[Entry]]]:
    """Beginnings of the log that end in these stages: for each the first, the last or any one, and
    others anywhere between."""
    cuts = []
    for moment, lengths in _lengths_by_moment(subject, table):
        if moment in stages:
            one = rng.choice((lengths[0], lengths[-1], rng.choice(lengths)))
            chosen = {one, *rng.sample(lengths, min(each - 1, len(lengths)))}
            cuts += [(moment, table.log[:length]) for length in sorted(chosen)]
    return cuts


def standing_at(table: Table, entries: Sequence[Entry]) -> Table:
    """The table as it stood after a beginning of its log, with everybody watching."""
    again = Table(table.game, table.options, Chance(table.chance.seed))
    for entry in entries:
        again.append(entry)
    again.chance.position = chance_before(entries, len(entries))
    return again
