"""Everything about a server that can be set, with the values of a server on one's own machine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec

from ecliptic.bots.bot import MOST_PERCENT
from ecliptic.store.open import Place
from ecliptic.wire.commands import FRAME_BYTES
from ecliptic.wire.help import Help
from ecliptic.wire.house import LONGEST_PASSPHRASE, Openers

LOOPBACK = "127.0.0.1"
DERIVED = "derived"
"""Marks what follows from other settings and cannot be set itself."""
SECRET = "secret"
"""Marks what is never printed, and never on a command line."""


class Url(msgspec.Struct, frozen=True):
    """Marks a service's URL: only without a password is it printed, or read from a command line."""

    schemes: tuple[str, ...]
    form: str


POSTGRESQL = Url(("postgresql", "postgres"), "postgresql://USER:PASSWORD@HOST:PORT/NAME")
REDIS = Url(("redis", "rediss", "unix"), "redis://USER:PASSWORD@HOST:PORT/NUMBER")
LAST_PORT = 65_535
Port: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=LAST_PORT)]
Names: TypeAlias = tuple[str, ...]
LogLevel: TypeAlias = Literal["debug", "info", "warning", "error"]
RECORD_BYTES = 128 * 1024
"""The longest body that brings a record; a game of hundreds of moves takes a third of it."""


class Limits(msgspec.Struct, frozen=True):
    """Sizes and rates. A rate is how many a minute, and as many at once."""

    address_bytes: int = 2 * 1024
    """The longest path of a request with its query; nothing here has a longer one."""
    body_bytes: int = 64 * 1024
    """The longest body of a request, but for records."""
    frame_bytes: int = FRAME_BYTES
    """The longest message that a socket may send."""
    note_bytes: int = 32 * 1024
    """The longest note."""
    reads_a_minute: int = 3_000
    """Requests that change nothing, per address: a browser that was never here makes two hundred,
    for the files it keeps are among them, and opens another table with a few."""
    writes_a_minute: int = 6_000
    """Requests that change something and commands over sockets, per address."""
    tables_a_minute: int = 30
    """New tables and attempts to join, per address."""
    tables_a_day: int = 200
    """New tables, rematches included, per address."""
    listed_a_day: int = 10
    """Tables put into the public list, per address; it shows the fifty newest of all."""
    replays_a_day: int = 50
    """Records brought along, per address."""
    replays: int = 2_000
    """Records that are kept in all; the oldest ones make room for new ones."""
    database_bytes: int = 4 * 1024**3
    """With so many bytes in use the house takes no new tables and records; games go on."""
    notes_seat_bytes: int = 256 * 1024
    """Notes of a seat, all kept versions counted; the oldest versions make room for new ones."""
    notes_table_bytes: int = 2 * 1024**2
    """Notes of all seats of a table, all kept versions counted."""
    notes_bytes_a_minute: int = 4 * 1024**2
    """Notes to save, per address: whoever moves waits while they are written to the disk."""
    log_entries: int = 5_000
    """Moves and undos of a table; a long game has some hundreds."""
    wrong_codes_a_minute: int = 10
    """Join codes that no table has, per address."""
    wrong_codes_in_all_a_minute: int = 120
    """Of all addresses; then only who was not wrong within the hour may try."""
    passphrases_a_minute: int = 5
    """Wrong passphrases of the house, per address."""
    passphrases_in_all_a_minute: int = 60
    """Of all addresses; then only who was not wrong within the hour may try."""
    own_tables_a_minute: int = 1_200
    """Tables in lists of the caller's own, per address: each of them may have to be loaded."""
    commands_a_minute: int = 600
    """Per seat."""
    help_a_minute: int = 240
    """Questions to the solver, per seat."""
    connections: int = 256
    """Open at once, per address: browsers take up to six each, and one for every table."""
    connections_in_all: int = 4096
    """Fewer where the system allows the process fewer open files."""
    sockets: int = 128
    """Open at once, per address."""
    frames_a_minute: int = 60
    """What a socket may send beside commands, which are counted with the others of the seat."""


class Patience(msgspec.Struct, frozen=True):
    """Seconds."""

    head: float = 10.0
    """Until a connection has sent its first request, or the whole head of one it has begun."""
    body: float = 30.0
    """Until the whole body has come."""
    unread: float = 60.0
    """Then a connection whose client does not read what it was sent is ended."""
    heartbeat: float = 20.0
    """How often a socket is told something when nothing happens."""
    slow_client: float = 10.0
    """A socket that takes nothing for so long is let go; it can resume."""
    poll: float = 0.5
    """How often to look for entries that another process has appended."""
    opponent_least: Annotated[float, msgspec.Meta(ge=0)] = 0.6
    """An opponent's move is released after at least this long, whatever it knew."""
    opponent_most: float = 20.0
    """Then a simpler choice is made in its place."""
    help_most: float = 10.0
    """Then the solver is given up."""
    sweep: float = 5.0
    """How often to look for opponents' turns that nobody has taken up."""


class House(msgspec.Struct, frozen=True):
    """The rules of the house."""

    opening: Openers = "everybody"
    """Who may open tables."""
    passphrase: Annotated[str, msgspec.Meta(max_length=LONGEST_PASSPHRASE), SECRET] = ""
    """What opens tables where `opening` is `passphrase`; at least 8 letters."""
    opponents: Names = ()
    """The opponents that may sit at tables, of all games; unless said, every one."""
    most_help: Help = "advice"
    """The most help from the solver that a table may agree on."""
    lists_tables: bool = False
    """Whether hosts may list their tables for everybody, to find players."""
    list_hours: int = 24
    """How long a table stays in that list, at the most."""
    banner: Annotated[str, msgspec.Meta(max_length=280)] = ""
    """A line for everybody on the first page."""
    contact: Annotated[str, msgspec.Meta(max_length=120)] = ""
    """Whom guests may write to: an e-mail address, or any words."""


class Settings(msgspec.Struct, frozen=True):
    """One server."""

    folder: Path
    """Where the tables are kept; set in the environment only, for every command."""
    database_url: Annotated[str, POSTGRESQL] = ""
    """The PostgreSQL that tables are kept in; unless said, SQLite in the folder."""
    redis_url: Annotated[str, REDIS] = ""
    """The Redis by which several processes that serve the same tables hear of each other."""
    host: str = LOOPBACK
    """The address to listen at; another one only for a proxy elsewhere, or with `lan`."""
    port: Port = 8000
    """Where to listen; 0 takes any free port."""
    lan: bool = False
    """Whether devices in this network are let in, unencrypted."""
    names: Annotated[Names, DERIVED] = ("localhost", LOOPBACK, "[::1]")
    """Hosts by which a browser may call this server."""
    public_names: Names = ()
    """Names, with a port if it is not 443, by which the world calls it: over HTTPS, by a proxy."""
    proxies: Names = ()
    """Addresses and networks of the proxies that pass such requests on."""
    metrics_port: Port = 0
    """Where this machine finds the metrics. 0: where everything is, or nowhere behind a proxy."""
    lan_address: Annotated[str, DERIVED] = ""
    """Where other devices in the room find it, if they are let in."""
    workers: int = 2
    """Processes in which opponents think."""
    search_percent: Annotated[int, msgspec.Meta(ge=0, le=MOST_PERCENT)] = 100
    """How much opponents that search may search, in per cent of their usual budget. 0: not at all,
    800: eight times as much, for two seconds of a core a move."""
    help_workers: int = 1
    """Processes in which the solver works, so that help never holds up an opponent."""
    tables_in_memory: int = 256
    """Tables that are kept ready in memory, fewer if their logs are long; the others are read again
    when somebody looks."""
    prune_days: Annotated[int, msgspec.Meta(ge=0)] = 0
    """Prune tables that nobody has touched for so many days, every hour. 0: only when asked to."""
    prune_kept_days: Annotated[int, msgspec.Meta(ge=0)] = 0
    """The same for finished tables and those with a star, which nothing removes otherwise."""
    log_level: LogLevel = "warning"
    """How much to write to the log."""
    log_file: str = ""
    """Where to write the log; unless said, to stderr."""
    house: House = House()
    limits: Limits = Limits()
    patience: Patience = Patience()

    @property
    def place(self) -> Place:
        """Where the tables are kept."""
        return Place(self.folder, self.database_url)
