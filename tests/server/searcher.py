"""An opponent that searches, for tests: as long as a test wants, and then it plays by rules. Run as
a program this is a worker process that knows it, too."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ecliptic.bots.bot import Searching
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.core.chance import Chance
from ecliptic.core.game import Decision
from ecliptic.server.opponents.worker import answer
from ecliptic.server.pipes import run_worker

GAME = "ptolemaeus"
LEVEL = "greedy"
USUAL = 400


@dataclass(frozen=True)
class Patient:
    """With its usual budget it searches until a file is there."""

    ended: Path

    def answer(self, view: Any, decision: Decision, budget: int, chance: Chance) -> Any:
        while budget == USUAL and not self.ended.exists():
            time.sleep(0.01)
        return LEVELS_OF[GAME]["rules"].answer(view, decision, 0, chance)


def searching(ended: Path) -> Searching:
    return Searching(Patient(ended), USUAL)


def command(ended: Path) -> tuple[str, ...]:
    return (sys.executable, "-m", "tests.server.searcher", str(ended))


if __name__ == "__main__":
    LEVELS_OF[GAME][LEVEL] = searching(Path(sys.argv[1]))  # type: ignore[index]
    run_worker(answer)
