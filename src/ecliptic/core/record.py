"""A game record: who played what, everything that happened, and how it can be believed.

A record is a readable text file. Its header carries the rules version and the commitment published
before the first move; its end carries the result, the seed and salt that open the commitment, and a
digest that shows whether the file is whole. Replaying it gives the same state and the same views
byte for byte; verifying it plays every move again by the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ecliptic.core.chance import Chance, commitment, commitment_holds
from ecliptic.core.errors import BadRecord, EclipticError
from ecliptic.core.game import AnyGame, Outcome
from ecliptic.core.log import Dealt, Entry, Moved, Undone
from ecliptic.core.table import Table
from ecliptic.core.undo import latest_first

_BROKEN_FOLD = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What folding can raise when a record's events do not belong together."""


class Record(msgspec.Struct, frozen=True, gc=False):
    game: str
    rules_version: int
    options: Any
    players: tuple[str, ...]
    commitment: str
    entries: tuple[Entry, ...]
    result: Outcome | None
    seed: str
    salt: str


class Verified(msgspec.Struct, frozen=True, gc=False):
    """What a verification has shown."""

    moves: int
    undone: int
    finished: bool
    dealt_by: int
    """The version that made the deal."""


def record_of(table: Table, players: Sequence[str], salt: bytes) -> Record:
    """The record of a table as it stands. The secrets are in it: publish it only after the end."""
    check_players(players, table.seats)
    return Record(
        game=table.game.name,
        rules_version=table.game.rules_version,
        options=table.options,
        players=tuple(players),
        commitment=commitment(table.chance.seed, salt),
        entries=tuple(table.log),
        result=table.outcome,
        seed=table.chance.seed.hex(),
        salt=salt.hex(),
    )


def check_players(players: Sequence[str], seats: int) -> None:
    if len(players) != seats or not all(map(is_player_name, players)):
        raise BadRecord("record-players")


def is_player_name(name: str) -> bool:
    """A name that can stand in a record: printable, trimmed, without the separator."""
    return bool(name) and name.isprintable() and name == name.strip() and "|" not in name


def replayed(game: AnyGame, record: Record) -> Table:
    """The table a record leads to, folded from its events; asks no rule anything, so records of
    older rules can still be looked at."""
    if not 1 <= record.rules_version <= game.rules_version:
        raise BadRecord(
            "record-rules-unknown", found=record.rules_version, newest=game.rules_version
        )
    table = Table(game, record.options, Chance(_secret(record.seed)))
    if not record.entries:
        raise BadRecord("record-empty")
    for number, entry in enumerate(record.entries):
        if isinstance(entry, Dealt) is not (number == 0):
            raise BadRecord("record-order", entry=number)
        if isinstance(entry, Undone) and not _is_a_move(entry.to, record.entries, number):
            raise BadRecord("record-undo", entry=number)
        try:
            table.append(entry)
        except _BROKEN_FOLD as error:
            raise BadRecord("record-fold", entry=number) from error
    if table.outcome != record.result:
        raise BadRecord("record-result")
    return table


def _is_a_move(number: int, entries: Sequence[Entry], before: int) -> bool:
    """Whether it counted before a later entry, and is not the deal."""
    return number > 0 and number in latest_first(entries, before)


def verify(game: AnyGame, record: Record) -> Verified:
    """Open the commitment, fold the record, and deal and decide every move again by the rules. What
    was dealt or played by other rules than today's is refused: it can be replayed, but not vouched
    for."""
    verified = verify_moves(game, record)
    if verified.dealt_by != game.deal_version:
        raise BadRecord("record-deal-version", found=verified.dealt_by, here=game.deal_version)
    return verified


def verify_moves(game: AnyGame, record: Record) -> Verified:
    """All that `verify` does, but for a deal that another version made: it is believed if it is
    lawful."""
    seed, salt = _secret(record.seed), _secret(record.salt)
    if not commitment_holds(record.commitment, seed, salt):
        raise BadRecord("record-commitment")
    replayed(game, record)
    if record.rules_version != game.rules_version:
        raise BadRecord("record-rules-older", found=record.rules_version)
    _decide_again(game, record, seed)
    deal = next(entry for entry in record.entries if isinstance(entry, Dealt))
    return Verified(
        moves=sum(isinstance(entry, Moved) for entry in record.entries),
        undone=sum(isinstance(entry, Undone) for entry in record.entries),
        finished=record.result is not None,
        dealt_by=game.dealt_by(deal.events),
    )


def _decide_again(game: AnyGame, record: Record, seed: bytes) -> None:
    table = Table(game, record.options, Chance(seed), viewers=())
    for number, entry in enumerate(record.entries):
        try:
            if isinstance(entry, Dealt):
                _deal_again(table, entry)
            elif isinstance(entry, Moved):
                table.act(entry.seat, entry.decision, entry.action)
            else:
                table.undo(entry.seat, entry.agreed)
        except EclipticError as error:
            raise BadRecord("record-unlawful", entry=number, reason=error.code) from error
        except _BROKEN_FOLD as error:
            raise BadRecord("record-fold", entry=number) from error
        if table.log[-1] != entry:
            raise BadRecord("record-differs", entry=number)


def _deal_again(table: Table, entry: Dealt) -> None:
    """By chance, or, what another version dealt, from what it says itself."""
    game = table.game
    if game.dealt_by(entry.events) == game.deal_version:
        table.deal()
    else:
        events = tuple(game.set_up_again(table.options, entry.events))
        table.append(Dealt(events, entry.chance))


def _secret(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise BadRecord("record-secret") from error
