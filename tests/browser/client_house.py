"""A server of nothing but the client, from any folder: for what happens when the client changes."""

from __future__ import annotations

from pathlib import Path

import uvicorn
from litestar import Litestar

from ecliptic.server.doors import Doors
from ecliptic.server.operation import healthz
from ecliptic.server.page import client_handler
from ecliptic.server.settings import Settings


def serve_client(folder: Path, port: int) -> None:
    """Serve in this process."""
    app = Litestar([client_handler(folder), healthz])
    uvicorn.run(Doors(app, Settings(folder)), port=port, log_level="error")  # type: ignore[arg-type]
