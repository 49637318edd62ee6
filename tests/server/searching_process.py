"""A server in a process of its own where an opponent searches as long as a test wants."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

from ecliptic.bots.levels import LEVELS_OF
from ecliptic.server import services
from ecliptic.server.workers import Workers
from tests.server.searcher import GAME, LEVEL, command, searching
from tests.server.server_process import ServerProcess

ENDED = "ended"


def seat_searcher(ended: Path) -> None:
    """For good: in a process of its own."""
    LEVELS_OF[GAME][LEVEL] = searching(ended)  # type: ignore[index]
    services.Workers = partial(Workers, command=command(ended))  # type: ignore[attr-defined, assignment]


class SearchingProcess(ServerProcess):
    """A server where that opponent plays; its searches end when `ended` is in the folder."""

    @staticmethod
    def serve(words: list[str], most_files: int | None) -> None:
        seat_searcher(Path(os.environ["ECLIPTIC_DATA_DIR"]) / ENDED)
        ServerProcess.serve(words, most_files)
