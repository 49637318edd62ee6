"""All frames of a game, which come in pieces."""

from __future__ import annotations

from ecliptic.client.connection import Connection
from ecliptic.wire.replays import MOST_FRAMES, As, Frame, Frames


async def all_frames(server: Connection, path: str, eyes: As, token: str | None = None) -> Frames:
    """`path` names the replay. A piece that is not full is the last."""
    found: list[Frame] = []
    while len(found) % MOST_FRAMES == 0:
        address = f"{path}/frames?as={eyes}&start={len(found)}"
        piece = await server.call("GET", address, Frames, token=token)
        if not piece.frames:
            break
        found.extend(piece.frames)
    return Frames(0, tuple(found))
