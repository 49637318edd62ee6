"""A server of nothing but the client, from any folder: for what happens when the client changes."""

from __future__ import annotations

from pathlib import Path

import uvicorn
from litestar import Litestar

from ecliptic.server.http.gatekeeping import Gatekeeping
from ecliptic.server.http.health import healthz
from ecliptic.server.http.rate_limits import Sharing
from ecliptic.server.http.static_files import client_handler
from ecliptic.server.settings import Settings


def serve_client(folder: Path, port: int) -> None:
    """Serve in this process."""
    app = Litestar([client_handler(folder), healthz])
    uvicorn.run(Gatekeeping(app, Settings(folder), Sharing()), port=port, log_level="error")  # type: ignore[arg-type]
