"""A server of nothing but the client, from any folder: for what happens when the client changes.

`python -m tests.browser.client_house FOLDER PORT` is that process.
"""

from __future__ import annotations

import sys
from pathlib import Path

import uvicorn
from litestar import Litestar

from ecliptic.server.doors import Doors
from ecliptic.server.operation import healthz
from ecliptic.server.page import client_handler
from ecliptic.server.settings import Settings

if __name__ == "__main__":
    folder, port = Path(sys.argv[1]), int(sys.argv[2])
    app = Litestar([client_handler(folder), healthz])
    uvicorn.run(Doors(app, Settings(folder)), port=port, log_level="error")  # type: ignore[arg-type]
