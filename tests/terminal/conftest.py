"""Every test of the terminal has a directory and a keyboard of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.console import Terminal, terminal_in


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    with terminal_in(tmp_path) as opened:
        yield opened
