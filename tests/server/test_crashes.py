"""Promise 6 on the wire: kill the server again and again while people play.

Every client keeps what it saw acknowledged. In the end the log must hold each of these commands
once, and nothing twice.
"""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from ecliptic.client.connection import Way
from tests.server.houses import run
from tests.server.ledger import TABLES, acknowledged_in, kept_whole, kill_loop
from tests.sizes import size

KILLS = size(2, 30)


@pytest.mark.parametrize("commands", get_args(Way))
def test_nothing_acknowledged_is_lost_and_nothing_is_doubled(
    folder_on_disk: Path, commands: Way
) -> None:
    seen = run(kill_loop(folder_on_disk, KILLS, commands), most=size(300, 1_200))
    assert acknowledged_in(seen) >= KILLS * TABLES, "the server was under load at every kill"
    kept_whole(folder_on_disk, seen)
