"""Records that were brought along are forgotten by their age."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_index(op.f("ix_replays_created"), "replays", ["created"], unique=False)
