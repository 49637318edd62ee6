"""Run the server until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial

import uvicorn

from ecliptic.core.errors import MissingExtra
from ecliptic.english.sentences import sentence
from ecliptic.server.app import build_app
from ecliptic.server.configuration.lan import EVERY_INTERFACE
from ecliptic.server.configuration.urls import without_password
from ecliptic.server.errors import BadCall
from ecliptic.server.http.connections import Connections
from ecliptic.server.http.protocols import HttpConnection, WebSocketConnection
from ecliptic.server.metrics import Metrics
from ecliptic.server.seats.devices import public_address, qr_lines
from ecliptic.server.settings import LOOPBACK, Settings
from ecliptic.store.errors import BadFolder, reason_of
from ecliptic.store.open import check_place, opened_store, writing
from ecliptic.store.sqlite.processes import check_sqlite

KEEP_ALIVE_SECONDS = 75
"""How long a line stays open without a request: people think longer than uvicorn's 5 seconds."""
_PING_SECONDS = 65.0
"""A little more than after what time our own client pings, who then is never asked."""
_STOP_SECONDS = 5
_TIDYING = (500, 5, 40_000)
"""Whoever moves waits while Python's collector works. It does so often, because to free what has
ended, such as connections, takes long where much of it has gathered; and it looks through all that
is kept, hundreds of tables, as seldom as possible, where it would otherwise every few seconds."""
_TURN_SECONDS = 0.0001
"""How long a thread that reckons keeps Python's lock when another one wants it. The loop and the
thread that writes give it away at every call of the system, half a dozen times for a move, and wait
so long for each of the others before they go on: 5 milliseconds with Python's own setting."""
_STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)
BACKLOG = 64
"""So many are accepted at once before they are counted; the rest wait in the system's queue."""


def uvicorn_config(settings: Settings, process: str = "") -> uvicorn.Config:
    connections = Connections(settings)
    metrics = Metrics(process)
    metrics.connections.set_function(lambda: len(connections))
    app = build_app(settings, metrics)
    limited = {"connections": connections, "settings": settings}
    return uvicorn.Config(
        app,
        http=partial(HttpConnection, answer_log=app.answer_log, **limited),  # type: ignore[arg-type]
        ws=partial(WebSocketConnection, **limited),  # type: ignore[arg-type]
        # Compressed sizes would tell something about what is inside.
        ws_per_message_deflate=False,
        ws_max_size=settings.limits.frame_bytes,
        # Only to find lines that are dead: that somebody is here clients hear from heartbeats.
        ws_ping_interval=_PING_SECONDS,
        # uvicorn would believe everybody on this machine; ours is http/proxies.py.
        proxy_headers=False,
        access_log=False,
        # What uvicorn has to say goes the way of everything else, see logs.py.
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=_STOP_SECONDS,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        backlog=BACKLOG,
    )


def serve(settings: Settings, browser: bool, process: str = "") -> None:
    """Serve in this process, which may have a name; says where, once it does."""
    check_place(settings.place)
    config = uvicorn_config(settings, process)
    # uvicorn knows the fastest loop of this platform: uvloop, but for Windows.
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_serve(settings, config, browser))


class Stoppable(uvicorn.Server):
    """Stops in peace when it is told to, which is no reason to die of the signal afterwards."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {one: signal.signal(one, self.handle_exit) for one in _STOP_SIGNALS}
        try:
            yield
        finally:
            for one, then in before.items():
                signal.signal(one, then)


def listening(settings: Settings) -> socket.socket:
    """The place to listen at, taken before anything is opened."""
    try:
        return _listen(settings.host, settings.port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BadCall("server-port-taken", port=settings.port) from error
        reason = reason_of(error)
        raise BadCall("serve-port", port=settings.port, reason=reason) from error


def listening_for_metrics(settings: Settings) -> socket.socket:
    """For this machine alone, wherever else the server listens."""
    port = settings.metrics_port
    try:
        return _listen(LOOPBACK, port)
    except OSError as error:
        raise BadCall("serve-metrics-port", port=port, reason=reason_of(error)) from error


def _listen(host: str, port: int) -> socket.socket:
    place = socket.create_server((host, port), backlog=BACKLOG)
    # asyncio does this only for sockets that were told their protocol. Without it an answer, which
    # is sent in two parts, waits for the first one's delayed acknowledgement (40 ms).
    place.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return place


async def _serve(settings: Settings, config: uvicorn.Config, browser: bool) -> None:
    with ExitStack() as places:
        place = places.enter_context(listening(settings))
        listened = [place]
        if settings.metrics_port:
            listened.append(places.enter_context(listening_for_metrics(settings)))
        redis = await redis_version(settings.redis_url)
        # What only the opening finds out, such as a full disk, is refused like everything else
        # here, and not by a server that has half begun.
        async with opened_store(settings.place):
            pass
        processes = places.enter_context(writing(settings.place))
        server = Stoppable(config)
        serving = asyncio.create_task(server.serve(sockets=listened))
        while not server.started and not serving.done():
            await asyncio.sleep(0.02)
        if server.started:
            gc.freeze()
            gc.set_threshold(*_TIDYING)
            sys.setswitchinterval(_TURN_SECONDS)
            port = place.getsockname()[1]
            try:
                said = *warnings(processes), *without_redis(settings.redis_url, redis)
                for line in (*welcome(settings, port), *said):
                    print(line, flush=True)
            except OSError:
                # Nobody would find it: it stops in peace, and the command says why.
                server.should_exit = True
                await serving
                raise
            if browser and not settings.public_names:
                webbrowser.open(_own_address(settings, port))
        await serving


def warnings(processes: int) -> Iterator[str]:
    """What is wrong with several processes that serve one folder, if something is."""
    try:
        check_sqlite(processes)
    except BadFolder as error:
        yield sentence(error)


def without_redis(url: str, version: str) -> Iterator[str]:
    """That the Redis of the settings does not answer now."""
    if url and not version:
        yield sentence(BadCall("redis-away", url=without_password(url)))


async def redis_version(url: str) -> str:
    """Empty where none is wanted, or none answers; refused is what can be none of ours."""
    if not url:
        return ""
    try:
        from ecliptic.server.redis.connection import check_redis
    except ImportError as error:
        raise MissingExtra("extra-missing", what="Redis", extra="scale") from error
    return await check_redis(url)


def welcome(settings: Settings, port: int) -> Iterator[str]:
    """Where the server is, and what it means if others may come in."""
    if settings.public_names:
        addresses = ", ".join(public_address(one) for one in settings.public_names)
        yield f"Ecliptic is served at {addresses} (Ctrl+C stops it)"
        yield f"by way of {', '.join(settings.proxies)}, which passes requests on to port {port}."
        return
    yield f"Ecliptic is served at {_own_address(settings, port)} (Ctrl+C stops it)"
    if settings.host != EVERY_INTERFACE:
        return
    yield "Everybody in this network can open this server and play here. What is sent is not"
    yield "encrypted: others in the network could read it. Use --lan only among people you trust."
    if not settings.lan_address:
        yield "This machine has no address in a network that other devices could call."
        return
    address = f"http://{settings.lan_address}:{port}"
    yield f"Other devices find it at {address}"
    yield qr_lines(address)


def _own_address(settings: Settings, port: int) -> str:
    host = LOOPBACK if settings.host == EVERY_INTERFACE else settings.host
    return f"http://{host}:{port}"
