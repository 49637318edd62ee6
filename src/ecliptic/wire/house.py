"""The house over the wire: who may open tables, what is allowed there, and which want players."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from ecliptic.wire.help import Help

LONGEST_PASSPHRASE = 128

Openers: TypeAlias = Literal["everybody", "passphrase", "nobody"]
"""Who may open tables in a house."""


class Keeping(msgspec.Struct, frozen=True):
    """What the house keeps, and for how long, in figures of its settings."""

    prune_days: int
    """A game that nobody has touched for so many days is removed; 0: none is."""
    prune_kept_days: int
    """The same for games that were played to the end, and those with a star."""
    key_days: int
    """How long a browser keeps the key to a seat."""
    opener_days: int
    """How long a browser may open tables after the passphrase was said."""
    link_minutes: int
    """How long a link works that moves a seat."""
    list_hours: int
    """How long a table that wants players is listed."""
    records: int
    """How many records brought along are kept, of everybody."""
    notes_kilobytes: int
    """Of notes, for each seat."""
    tables_a_day: int
    """How many tables one address may open."""


class SearchBudget(msgspec.Struct, frozen=True):
    """How much an opponent that searches may search here."""

    usual: int
    """What its measured strength is the strength of."""
    most: int
    lacks: bool
    """Whether something is not installed here that it would search more with."""


class HouseShown(msgspec.Struct, frozen=True):
    """The rules of the house, as everybody may know them."""

    opening: Openers
    may_open: bool
    """Whether the caller may open tables, with what it has brought."""
    opponents: dict[str, tuple[str, ...]]
    """Those that may sit at tables of each game."""
    searching: dict[str, dict[str, SearchBudget]]
    """Those of them that search."""
    most_help: Help
    lists_tables: bool
    """Whether tables that want players can be listed for everybody."""
    banner: str
    public: bool
    """Whether strangers can reach it by a public name."""
    contact: str
    """Whom guests may write to."""
    keeps: Keeping


class Passphrase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lets a caller open tables in a house that asks for it."""

    passphrase: Annotated[str, Meta(max_length=LONGEST_PASSPHRASE)]


class TableWanting(msgspec.Struct, frozen=True):
    """A table whose host wants players whom he does not know; no names."""

    join_code: str
    game: str
    opened: int
    """When, in seconds since 1970."""
    seats: int
    free: int
