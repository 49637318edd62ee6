"""Queries for records that were brought along to be looked at."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ecliptic.store import schema
from ecliptic.store.clock import now


def add(connection: sa.Connection, replay_id: str, record: str, most: int) -> None:
    this = schema.replays.c
    row = {"id": replay_id, "record": record, "created": now()}
    try:
        with connection.begin_nested():
            connection.execute(sa.insert(schema.replays).values(row))
    except IntegrityError:
        # It is there already, and as good as new.
        again = sa.update(schema.replays).where(this.id == replay_id)
        connection.execute(again.values(created=now()))
        return
    old = sa.select(this.id).where(this.id != replay_id).order_by(this.created.desc())
    forgotten = connection.execute(old.offset(most - 1)).scalars().all()
    connection.execute(sa.delete(schema.replays).where(this.id.in_(forgotten)))


def find(connection: sa.Connection, replay_id: str) -> str | None:
    asked = sa.select(schema.replays.c.record).where(schema.replays.c.id == replay_id)
    return connection.execute(asked).scalar_one_or_none()
