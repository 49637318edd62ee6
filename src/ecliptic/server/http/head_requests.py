"""Middleware for HEAD: whatever answers GET answers HEAD too, with the same headers and no body.

Crawlers, monitors and link previews ask this way. The request goes on as a GET, so that no route
has to know of it; above, in the access log, it is a HEAD again.
"""

from __future__ import annotations

from ecliptic.server.http.asgi import App, Message, Receive, Scope, Send

_ALLOW = b"allow"


class HeadRequests:
    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        asked = scope["method"]
        if asked == "HEAD":
            scope["method"] = "GET"

        async def sending(message: Message) -> None:
            scope["method"] = asked
            if message["type"] == "http.response.start":
                message["headers"] = [_with_head(*one) for one in message.get("headers", [])]
            elif asked == "HEAD":
                message["body"] = b""
            await send(message)

        await self._app(scope, receive, sending)


def _with_head(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    """Where a refusal lists the methods that are answered, HEAD goes with GET."""
    allowed = [one.strip() for one in value.split(b",")]
    if name.lower() == _ALLOW and b"GET" in allowed and b"HEAD" not in allowed:
        return name, b", ".join(sorted([*allowed, b"HEAD"]))
    return name, value
