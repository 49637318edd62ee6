"""Commands that were carried out, with their first results, in SQL."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from ecliptic.store import schema
from ecliptic.store.values import Command

NEW_COMMAND = sa.insert(schema.commands)


def command_row(table_id: str, command: Command) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": command.seat,
        "command_id": command.command_id,
        "digest": command.digest,
        "result": command.result.decode(),
    }
