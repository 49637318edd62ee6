"""The types of ASGI, between the server underneath and our middleware."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import Any, TypeAlias

Message: TypeAlias = MutableMapping[str, Any]
Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

TEXTS = "ecliptic.texts"
"""What a `websocket.send` carries that brings several messages at once, as bytes: an extension of
our own, which http/protocols.py understands."""
SendNow: TypeAlias = Callable[[Sequence[bytes]], bool]
SEND_NOW = "ecliptic.send-now"
"""Among the extensions of a socket's scope: sends messages at once and says so, or sends nothing if
that would take waiting. Most of what is told needs none, and no coroutine for it."""
