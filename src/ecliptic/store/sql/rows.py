"""Statements about many rows at once, put together and prepared once for each number of them.

A statement that is carried out once is let through by Python's global interpreter lock once; row by
row, a busy process would make it wait as often as there are rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import Any

import sqlalchemy as sa


def execute_rows(
    connection: sa.Connection, statement: str, rows: Sequence[Sequence[Any]]
) -> sa.CursorResult[Any]:
    """Carry out a statement in which `{rows}` stands for rows of values, `(?, ?), (?, ?)`."""
    mark = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    text = _with_rows(statement, len(rows), len(rows[0]), mark)
    return connection.exec_driver_sql(text, tuple(chain.from_iterable(rows)))


@cache
def _with_rows(statement: str, rows: int, columns: int, mark: str) -> str:
    row = ", ".join([mark] * columns)
    return statement.format(rows=", ".join([f"({row})"] * rows))
