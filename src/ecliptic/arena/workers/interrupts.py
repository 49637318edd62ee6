"""An interrupt from the keyboard reaches every process of a terminal; it is meant for the first."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def interrupts_wait() -> Iterator[None]:
    """Till the end of the block; and what is started in it, or by a thread that is, never hears of
    one. Whoever does hear of it stops the others."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    # It starts with the first process otherwise, and lets interrupts in when it has.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
