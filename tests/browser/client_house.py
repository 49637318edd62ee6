"""A server of nothing but the client, from any folder: for what happens when the client changes."""

from __future__ import annotations

from pathlib import Path

import uvicorn
from litestar import Litestar

from ecliptic.server.http.gatekeeping import Gatekeeping
from ecliptic.server.http.health import healthz
from ecliptic.server.http.rate_limits import SharedRateLimit, Sharing
from ecliptic.server.http.static_files import client_handler
from ecliptic.server.settings import Settings


def serve_client(folder: Path, port: int) -> None:
    """Serve in this process."""
    app = Litestar([client_handler(folder), healthz])
    sharing = Sharing()
    writes = SharedRateLimit("writes", 1_000, sharing)
    inside = Gatekeeping(app, Settings(folder), sharing, writes)  # type: ignore[arg-type]
    uvicorn.run(inside, port=port, log_level="error")
