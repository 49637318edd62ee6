"""`/docs`: the API documentation, to read and to try.

It loads nothing from anywhere else, so it works in a room without a network, and under the same
strict content security policy as everything here.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

_FOLDER = Path(__file__).parent
_TYPES = {"page.html": "text/html", "page.css": "text/css", "page.js": "text/javascript"}
_FILES = {name: (_FOLDER / name).read_bytes() for name in _TYPES}


@get("/docs", include_in_schema=False)
async def api_page() -> Response[bytes]:
    return _answer("page.html")


@get("/docs/{name:str}", include_in_schema=False)
async def api_page_file(name: FromPath[str]) -> Response[bytes]:
    if name not in _FILES:
        raise NotFoundException
    return _answer(name)


async def put_together(request: Request[Any, Any, Any]) -> None:
    """The description takes a moment the first time, which nobody's game should wait for."""
    await asyncio.to_thread(getattr, request.app, "openapi_schema")


def schema_router() -> Router:
    return Router(
        "/schema", route_handlers=[], before_request=put_together, include_in_schema=False
    )


HANDLERS = [api_page, api_page_file]


def _answer(name: str) -> Response[bytes]:
    return Response(_FILES[name], media_type=_TYPES[name])
