"""Statements about many rows at once, put together and prepared once for each number of them.

A statement that is carried out once is let through by Python's global interpreter lock once; row by
row, a busy process would make it wait as often as there are rows.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError


def execute_rows(
    connection: sa.Connection, statement: str, rows: Sequence[Sequence[Any]]
) -> sa.CursorResult[Any] | sqlite3.Cursor:
    """Carry out a statement in which `{rows}` stands for rows of values, `(?, ?), (?, ?)`."""
    sqlite = connection.dialect.name == "sqlite"
    text = _with_rows(statement, len(rows), len(rows[0]), "?" if sqlite else "%s")
    values = tuple(chain.from_iterable(rows))
    run = _run_in_sqlite if sqlite else sa.Connection.exec_driver_sql
    return run(connection, text, values)


def _run_in_sqlite(connection: sa.Connection, text: str, values: tuple[Any, ...]) -> sqlite3.Cursor:
    """By the driver alone: what SQLAlchemy does around such a statement takes longer than SQLite
    does for it, and a move is four of them."""
    driver = connection.connection.driver_connection
    try:
        found: sqlite3.Cursor = driver.execute(text, values)  # type: ignore[union-attr]
    except sqlite3.Error as error:
        # As SQLAlchemy would have told it.
        raise DBAPIError.instance(
            text, None, error, sqlite3.Error, dialect=connection.dialect
        ) from error
    return found


@cache
def _with_rows(statement: str, rows: int, columns: int, mark: str) -> str:
    row = ", ".join([mark] * columns)
    return statement.format(rows=", ".join([f"({row})"] * rows))
