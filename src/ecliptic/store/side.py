"""One side of a move: a writer's transaction in a database that nobody else uses."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import sqlalchemy as sa

from ecliptic.store.database import Database
from ecliptic.store.errors import StoreTrouble


class Side(NamedTuple):
    name: str
    """Where it is, for people."""
    database: Database
    connection: sa.Connection
    is_served: Callable[[], bool]
    """Whether another process uses it now."""

    def check_alone(self) -> None:
        if self.is_served():
            raise StoreTrouble("move-served", place=self.name)
