"""Claims on opponents: which of several processes thinks for those of a table.

A claim costs no commit, and goes with its process, however that ends: the others find the table
unclaimed and take it up. It only saves thinking twice; that nothing is answered twice the log sees
to.
"""

from __future__ import annotations

import hashlib
from typing import Protocol

_BITS = 62
"""What both engines' locks are numbered with, signs and lengths left out."""


class Claims(Protocol):
    async def claim(self, table_id: str) -> bool:
        """Whether this process answers for the table's opponents from now on."""

    def release(self, table_id: str) -> None:
        """Others may; whoever waits for no answer need not wait for this either."""

    async def close(self) -> None: ...


def number_of(table_id: str) -> int:
    """The number of a table's lock. Should two have the same, one waits for the other."""
    digest = hashlib.sha256(table_id.encode()).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - _BITS)
