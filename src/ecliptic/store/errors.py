"""Exceptions of the store: what it can refuse.

EclipticError
  StoreTrouble    the database cannot take it now: busy, full, failing; nothing was stored
    Overtaken     somebody else has appended the table's next entry first
    CommandTaken  the command has been carried out already, perhaps by another process
    Disconnected  the connection to the database was lost before anything was committed
      Silent      the database has not answered for as long as anybody waits
  NoRoom          as much is kept as the house keeps; nothing was stored
  BadFolder       no tables can be kept in this data folder, until somebody does something about it
  BadDatabase     nor in this PostgreSQL
"""

from __future__ import annotations

import os

from ecliptic.core.errors import EclipticError


class StoreTrouble(EclipticError):
    """The database cannot take it now; nothing was stored."""


class Overtaken(StoreTrouble):
    """Somebody else has appended the table's next entry first: look again and decide again."""


class CommandTaken(StoreTrouble):
    """This command has been carried out already: its first result counts."""


class Disconnected(StoreTrouble):
    """The connection to the database was lost before anything was committed: nothing was stored,
    and a new one may succeed."""


class Silent(Disconnected):
    """The database has not answered for as long as anybody waits: another connection would wait,
    too."""


class NoRoom(EclipticError):
    """As much is kept as the house keeps; nothing was stored."""


class BadFolder(EclipticError):
    """No tables can be kept in this data folder, until somebody does something about it."""


class BadDatabase(EclipticError):
    """No tables can be kept in this PostgreSQL, until somebody does something about it."""


def reason_of(error: OSError) -> str:
    """In the system's own words: Python's may go on to say which call has failed."""
    return os.strerror(error.errno).lower() if error.errno else type(error).__name__
