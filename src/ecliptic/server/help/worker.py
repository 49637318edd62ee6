"""The worker process the solver works in, spoken to over pipes."""

from __future__ import annotations

from ecliptic.server.help.thinking import answer
from ecliptic.server.pipes import run_worker

if __name__ == "__main__":
    run_worker(answer)
