"""Static files: the web client, read once, served compressed, one page for all its addresses.

The client is built into `client_files` by `hatch_build.py`. Without it a plain page says so.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from ecliptic import __version__

FOLDER = Path(__file__).parents[1] / "client_files"
INDEX = "index.html"
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Best first: the names browsers use, and how the compressed files end."""

WORKER = "worker.js"
"""The service worker, which keeps the client for when there is no server."""
NOTEBOOK = "notebook.html"
COMPANION = "companion.html"
"""Parts of the client as one file without a server; `ecliptic notebook` and its like copy them."""
SITE = "site"
"""The client for a static host, which `ecliptic site` copies; nothing to be served."""

MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml; charset=utf-8",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
"""Our own list: what a machine believes about endings differs, and browsers are strict."""

_NAMED_BY_CONTENT = "assets/"
_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_NOT_THE_CLIENTS = ("api/", "schema/", _NAMED_BY_CONTENT)

PLAIN_PAGE = f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ecliptic</title>
</head>
<body>
<h1>Ecliptic {__version__}</h1>
<p>The server is running, but its web client has not been built:
<code>python hatch_build.py</code> in the source folder does it, then start the server again.</p>
<p>Programs play through <code>/api</code>;
<a href="/schema/openapi.json">the interface in OpenAPI</a> says how.</p>
</body>
</html>
"""


@dataclass(frozen=True)
class ClientFile:
    """One file of the client, as it is and compressed."""

    media_type: str
    headers: Mapping[str, str]
    bodies: Mapping[str, bytes]
    """By encoding; "" is the file as it is."""


def client_files(folder: Path) -> Mapping[str, ClientFile]:
    """Every file of a built client, by its path; the plain page if there is no client."""
    if not (folder / INDEX).exists():
        return {INDEX: _client_file(INDEX, {"": PLAIN_PAGE.encode()})}
    endings = tuple(ENCODINGS.values())
    return {
        name: _client_file(name, _bodies(folder / name))
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix not in endings
        for name in [path.relative_to(folder).as_posix()]
        if not name.startswith(f"{SITE}/")
    }


def client_handler(folder: Path = FOLDER) -> HTTPRouteHandler:
    """The handler of every address that no other route answers."""
    files = client_files(folder)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def client(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
        name = path.strip("/")
        if name not in files and name.startswith(_NOT_THE_CLIENTS):
            raise NotFoundException
        return _answer(files.get(name, files[INDEX]), request.headers)

    return client


def _answer(file: ClientFile, headers: Mapping[str, str]) -> Response[bytes]:
    sent = dict(file.headers)
    if headers.get("if-none-match") == file.headers["etag"]:
        return Response(b"", status_code=304, headers=sent)
    accepted = headers.get("accept-encoding", "")
    encoding = next((one for one in ENCODINGS if one in accepted and one in file.bodies), "")
    if encoding:
        sent["content-encoding"] = encoding
    return Response(file.bodies[encoding], headers=sent, media_type=file.media_type)


def _client_file(name: str, bodies: Mapping[str, bytes]) -> ClientFile:
    headers = {
        "cache-control": _FOREVER if name.startswith(_NAMED_BY_CONTENT) else _ASK_AGAIN,
        "etag": f'"{hashlib.sha256(bodies[""]).hexdigest()[:32]}"',
        "vary": "accept-encoding",
    }
    if name == WORKER:
        headers["service-worker-allowed"] = "/"
    if name in (NOTEBOOK, COMPANION):
        # To be kept, not looked at: what is inside the page is not allowed to run here.
        headers["content-disposition"] = f'attachment; filename="ecliptic-{name}"'
    media_type = MEDIA_TYPES.get(Path(name).suffix, "application/octet-stream")
    return ClientFile(media_type, headers, bodies)


def _bodies(path: Path) -> Mapping[str, bytes]:
    found = {"": path}
    for encoding, ending in ENCODINGS.items():
        found[encoding] = path.with_name(path.name + ending)
    return {encoding: file.read_bytes() for encoding, file in found.items() if file.exists()}
