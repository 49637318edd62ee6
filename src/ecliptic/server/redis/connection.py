"""The connection to Redis: how it is made, and why a server does not begin with one."""

from __future__ import annotations

import re
import ssl
from collections.abc import Iterator
from urllib.parse import urlsplit

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import (
    AuthenticationError,
    BusyLoadingError,
    MaxConnectionsError,
    RedisError,
    ResponseError,
)

from ecliptic.server.configuration.urls import without_password
from ecliptic.server.errors import BadCall

SECONDS = 2.0
"""So long Redis may take to answer; then it is gone."""
TROUBLE = (RedisError, OSError)
"""Whatever can go wrong with it."""
_CONNECTIONS = 16
_NUMBER = re.compile("/?[0-9]*")


def open_redis(url: str) -> Redis:
    """A client that connects when it is first asked, and never tries twice by itself."""
    parts = urlsplit(url)
    try:
        if parts.scheme != "unix" and not _NUMBER.fullmatch(parts.path):
            raise ValueError("no number of a database")
        pool = BlockingConnectionPool.from_url(
            url,
            max_connections=_CONNECTIONS,
            timeout=SECONDS,
            socket_connect_timeout=SECONDS,
            socket_timeout=SECONDS,
            retry=Retry(NoBackoff(), 0),
            protocol=2,
        )
        pool.make_connection()  # type: ignore[no-untyped-call]
    except (TypeError, ValueError) as error:  # also of options that nobody knows
        raise BadCall("redis-url", url=without_password(url)) from error
    return Redis(connection_pool=pool)


async def check_redis(url: str) -> str:
    """The version of the Redis that answers; empty if none does now. Refused is what is no Redis,
    and one that does not let us in."""
    client = open_redis(url)
    try:
        return await _version(client)
    except TROUBLE as error:
        if _is_gone(error):
            return ""
        ours = isinstance(error, (AuthenticationError, ResponseError))
        said = without_password(url)
        raise BadCall("redis-refused" if ours else "redis-none", url=said) from error
    finally:
        await client.aclose(close_connection_pool=True)


async def _version(client: Redis) -> str:
    """Everything that is wanted of it later is tried."""
    await client.publish("ecliptic", "")
    await client.eval("return 1", 0)
    return str((await client.info("server"))["redis_version"])


def _is_gone(error: BaseException) -> bool:
    """Whether nothing answers, or a Redis that is not ready. Whoever answers otherwise, or hangs up
    at our first word, is none."""
    if isinstance(error, (BusyLoadingError, MaxConnectionsError)):
        return True
    hung_up = (ConnectionResetError, BrokenPipeError, ssl.SSLError)
    return any(isinstance(one, OSError) and not isinstance(one, hung_up) for one in _causes(error))


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__
