"""Queries for records that were brought along to be looked at."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ecliptic.store import schema
from ecliptic.store.clock import now


def add(connection: sa.Connection, replay_id: str, record: str) -> None:
    row = {"id": replay_id, "record": record, "created": now()}
    try:
        with connection.begin_nested():
            connection.execute(sa.insert(schema.replays).values(row))
    except IntegrityError:
        return  # it is there already


def find(connection: sa.Connection, replay_id: str) -> str | None:
    asked = sa.select(schema.replays.c.record).where(schema.replays.c.id == replay_id)
    return connection.execute(asked).scalar_one_or_none()
