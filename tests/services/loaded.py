"""What processes of `tests.services.forked` have before they begin: our code, and what a server
reads and puts together once for all."""

from __future__ import annotations

import typer._adapters  # noqa: F401 - with the first option of a command

import tests.browser.house
import tests.store.claimer
import tests.store.racer
import tests.store.writer  # noqa: F401
from ecliptic.server.app import routes
from ecliptic.server.settings import Limits

routes(Limits().body_bytes)
