"""A process that claims tables: `python -m tests.store.claimer FOLDER URL BEAT_SECONDS`.

Each line it reads is a table: it tries to claim it and says `yes` or `no`; `-table` releases it.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from ecliptic.store.claims import Claims
from ecliptic.store.postgresql.claims import SessionClaims
from ecliptic.store.postgresql.database import PostgresqlDatabase, open_engine
from ecliptic.store.sqlite.claims import FolderClaims


def claims_of(folder: str, url: str, beat_seconds: float) -> Claims:
    if not url:
        return FolderClaims(Path(folder))
    return SessionClaims(PostgresqlDatabase(open_engine(url)), beat_seconds)


async def answer(claims: Claims) -> None:
    while word := (await asyncio.to_thread(sys.stdin.readline)).strip():
        if word.startswith("-"):
            claims.release(word[1:])
            continue
        print("yes" if await claims.claim(word) else "no", flush=True)
    await claims.close()


if __name__ == "__main__":
    folder, url, beat_seconds = sys.argv[1:]
    asyncio.run(answer(claims_of(folder, url, float(beat_seconds))))
