"""Random games at a real table, and the points at which they are looked at."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.errors import UndoRefused
from ecliptic.core.game import AnyGame, Viewer
from ecliptic.core.log import Entry
from ecliptic.core.table import Table, open_table
from tests.conformance.subject import Subject


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
) -> Table:
    """A game of about `moves` random moves that is then brought to its end."""
    rng = random.Random(f"{subject.name} {options} {seed}")
    table = new_table(subject, options, seed, game)
    for _ in range(moves):
        if not table.pending:
            return table
        random_move(subject, table, rng)
        if table.pending and rng.random() < undo_rate:
            maybe_undo(table, rng)
    while table.pending:
        hastened_move(subject, table, rng)
    return table


def rebuilt(table: Table, viewers: Iterable[Viewer] | None = None) -> Iterator[Table]:
    """The same table again from its log, seen after every entry."""
    again = Table(table.game, table.options, Chance(table.chance.seed), viewers)
    for entry in table.log:
        again.append(entry)
        yield again


def cut_points(
    subject: Subject, table: Table, each: int, rng: random.Random
) -> list[tuple[str, Sequence[Entry]]]:
    """Beginnings of the log, `each` for every stage the game went through, and the whole log."""
    by_moment: dict[str, list[int]] = {}
    for length, seen in enumerate(rebuilt(table, ()), start=1):
        by_moment.setdefault(subject.moment(seen.state), []).append(length)
    cuts = []
    for moment, lengths in sorted(by_moment.items()):
        # One early and one late point of every stage, the rest anywhere between.
        chosen = {lengths[0], lengths[-1], *rng.sample(lengths, min(each, len(lengths)))}
        cuts += [(moment, table.log[:length]) for length in sorted(chosen)]
    return cuts
