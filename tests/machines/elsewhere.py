"""What a process can find around it on another machine, for `python -m` before anything is loaded.

| word | there |
|---|---|
| `clock=2028-02-29T23:59:59Z` | it is that moment, and stays so |
| `files=forwards`, `files=backwards` | folders list their files by name, or the last first |
| `no-ipv6` | there is no IPv6, although `localhost` is called `::1` first |
| `homeless` | the user has no home, not even in the list of users |
| `own-locale` | the program around us has chosen the user's locale, as many do |
"""

from __future__ import annotations

import contextlib
import errno
import locale
import os
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from typing import Any


def move(words: Sequence[str]) -> None:
    for word in words:
        name, _, value = word.partition("=")
        _WAYS[name](value)


def _clock(value: str) -> None:
    moment = datetime.fromisoformat(value).timestamp()
    time.time = lambda: moment


class _InOrder:
    """What `os.scandir` gives, in another order."""

    def __init__(self, found: Iterator[Any], reverse: bool) -> None:
        self._entries = iter(sorted(found, key=lambda one: str(one.name), reverse=reverse))

    def __iter__(self) -> Iterator[Any]:
        return self._entries

    def __next__(self) -> Any:
        return next(self._entries)

    def __enter__(self) -> _InOrder:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        pass


def _files(order: str) -> None:
    reverse = {"forwards": False, "backwards": True}[order]
    scandir: Callable[..., Any] = os.scandir
    listdir: Callable[..., Any] = os.listdir
    setattr(os, "scandir", lambda *args: _InOrder(scandir(*args), reverse))  # noqa: B010
    setattr(os, "listdir", lambda *args: sorted(listdir(*args), reverse=reverse))  # noqa: B010


def _no_ipv6(_: str) -> None:
    make = socket.socket.__init__
    look_up: Callable[..., Any] = socket.getaddrinfo

    def refuse(self: socket.socket, family: int = -1, *args: Any, **named: Any) -> None:
        if family == socket.AF_INET6:
            raise OSError(errno.EAFNOSUPPORT, os.strerror(errno.EAFNOSUPPORT))
        make(self, family, *args, **named)

    def both(host: Any, port: Any, *args: Any, **named: Any) -> Any:
        if host != "localhost":
            return look_up(host, port, *args, **named)
        kind = (socket.SOCK_STREAM, socket.IPPROTO_TCP, "")
        return [
            (socket.AF_INET6, *kind, ("::1", int(port), 0, 0)),
            (socket.AF_INET, *kind, ("127.0.0.1", int(port))),
        ]

    socket.has_ipv6 = False
    setattr(socket.socket, "__init__", refuse)  # noqa: B010
    setattr(socket, "getaddrinfo", both)  # noqa: B010


def _homeless(_: str) -> None:
    import pwd

    def nobody(_: int) -> Any:
        raise KeyError

    setattr(pwd, "getpwuid", nobody)  # noqa: B010
    os.environ.pop("HOME", None)


def _own_locale(_: str) -> None:
    with contextlib.suppress(locale.Error):  # not installed here: nobody can choose it
        locale.setlocale(locale.LC_ALL, "")


_WAYS: dict[str, Callable[[str], None]] = {
    "clock": _clock,
    "files": _files,
    "no-ipv6": _no_ipv6,
    "homeless": _homeless,
    "own-locale": _own_locale,
}
