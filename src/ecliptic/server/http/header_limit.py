"""A size limit for request headers, address included: no longer than anybody needs.

uvicorn reads requests with httptools, which takes headers of any length. A request whose headers
are too long or cannot be read never reaches the middleware, so it is turned away here.
"""

from __future__ import annotations

import logging
import secrets
from http import HTTPStatus
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ecliptic.server.errors import BadCall
from ecliptic.server.http.problems import MEDIA_TYPE, problem
from ecliptic.server.logs import Facts, note

MOST_BYTES = 64 * 1024
"""A browser with keys to two hundred tables sends a quarter of this."""


class HeaderLimit(HttpToolsProtocol):
    """One connection to a client, as uvicorn reads it, with a limit."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._in_headers = True
        self._header_bytes = 0

    def data_received(self, data: bytes) -> None:
        if self._in_headers:
            self._header_bytes += len(data)
        super().data_received(data)
        if self._header_bytes > MOST_BYTES and not self.transport.is_closing():
            status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            self._turn_away(BadCall("server-too-large"), status)

    def on_headers_complete(self) -> None:
        # What came with the end of the headers is body; the next ones begin after that.
        self._in_headers, self._header_bytes = False, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_headers = True
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """What uvicorn does with something that is no request; its own answer has no code."""
        self._turn_away(BadCall("server-request"), HTTPStatus.BAD_REQUEST)

    def _turn_away(self, refused: BadCall, status: HTTPStatus) -> None:
        request_id = secrets.token_hex(8)
        note(logging.INFO, "answered", Facts(request=request_id, route="none", status=status))
        told, _ = problem(refused, request_id, status)
        body = msgspec.json.encode(told)
        headers = (
            f"HTTP/1.1 {status.value} {status.phrase}\r\n"
            f"content-type: {MEDIA_TYPE}\r\n"
            f"content-length: {len(body)}\r\n"
            f"x-request-id: {request_id}\r\n"
            "connection: close\r\n\r\n"
        )
        self.transport.write(headers.encode() + body)
        self.transport.close()
