"""Queries for the house as a whole."""

from __future__ import annotations

import secrets

import sqlalchemy as sa

from ecliptic.store import schema

_HOUSE = 1
"""The only row there is."""
_SECRET_BYTES = 32


def secret(connection: sa.Connection) -> str:
    """Made when it is asked for the first time."""
    asked: sa.Select[str] = sa.select(schema.house.c.secret)
    known = connection.execute(asked).scalar_one_or_none()
    if known is not None:
        return known
    made = secrets.token_hex(_SECRET_BYTES)
    connection.execute(sa.insert(schema.house).values(id=_HOUSE, secret=made))
    return made
