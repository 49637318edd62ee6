"""The process the solver works in: `python -m ecliptic.server.help_worker`, spoken to by pipes."""

from __future__ import annotations

from ecliptic.server.help_thinking import answer
from ecliptic.server.pipes import run_worker

if __name__ == "__main__":
    run_worker(answer)
