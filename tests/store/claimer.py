"""A process that claims tables.

Each line it reads is a table: it tries to claim it and says `yes` or `no`; `-table` releases it.
"""

from __future__ import annotations

import asyncio
import sys

from ecliptic.store.claims import Claims
from ecliptic.store.open import Place
from ecliptic.store.postgresql.claims import SessionClaims
from ecliptic.store.postgresql.database import PostgresqlDatabase, open_engine
from ecliptic.store.sqlite.claims import FolderClaims


def claims_of(place: Place, beat_seconds: float) -> Claims:
    if not place.database_url:
        return FolderClaims(place.folder)
    return SessionClaims(PostgresqlDatabase(open_engine(place.database_url)), beat_seconds)


async def answer(claims: Claims) -> None:
    while word := (await asyncio.to_thread(sys.stdin.readline)).strip():
        if word.startswith("-"):
            claims.release(word[1:])
            continue
        print("yes" if await claims.claim(word) else "no", flush=True)
    await claims.close()


def run(place: Place, beat_seconds: float) -> None:
    asyncio.run(answer(claims_of(place, beat_seconds)))
