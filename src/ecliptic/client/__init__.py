"""A small typed client: play a seat of a server's table from a program.

    async with Server("http://localhost:8000") as server:
        seat = await server.join("QGTHFT", "Ada")
        async for turn in seat.turns():
            await seat.answer(turn.asking, choose(turn.view))

`answer` can be repeated safely: it keeps its command id while it tries again. A `Seat` follows its
own stream and folds its own view, with the same code as the server; a lost connection is taken up
where it was lost.
"""

from ecliptic.client.connection import Refused, SocketRefused, Unreachable
from ecliptic.client.follower import Follower
from ecliptic.client.line import Message
from ecliptic.client.seat import Seat
from ecliptic.client.server import Server

__all__ = ["Follower", "Message", "Refused", "Seat", "Server", "SocketRefused", "Unreachable"]
