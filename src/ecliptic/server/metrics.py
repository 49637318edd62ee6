"""Metrics for Prometheus: of the whole server, never of one table."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from ecliptic import __version__
from ecliptic.store.values import Counts

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0)


def new_process_name() -> str:
    """By which a process can be told from the others of its house."""
    return secrets.token_hex(4)


class Metrics:
    """One registry per application, so that two in one process do not count together."""

    def __init__(self, process: str = "") -> None:
        self.process = process or new_process_name()
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        info = Gauge(
            "ecliptic_process_info",
            "This process, by a name of its own, and its version.",
            ["process", "version"],
            registry=registry,
        )
        info.labels(self.process, __version__).set(1)
        self._tables = Gauge(
            "ecliptic_tables", "Tables in the store.", ["status"], registry=registry
        )
        self._seats = Gauge(
            "ecliptic_seats", "Seats at tables that are not over.", ["kind"], registry=registry
        )
        self.connections = Gauge(
            "ecliptic_connections", "Open TCP connections to this process.", registry=registry
        )
        self.sockets = Gauge(
            "ecliptic_sockets", "Viewers who are connected to this process.", registry=registry
        )
        self._requests = Counter(
            "ecliptic_requests",
            "Answered requests, and commands over sockets.",
            ["route", "status"],
            registry=registry,
        )
        self._moves = Counter(
            "ecliptic_moves", "Entries this process has appended.", ["by"], registry=registry
        )
        self.commits = Counter(
            "ecliptic_commits", "Transactions this process has brought to disk.", registry=registry
        )
        self.acknowledgement = Histogram(
            "ecliptic_acknowledgement_seconds",
            "From a command's arrival until it is on disk and acknowledged.",
            buckets=_FAST,
            registry=registry,
        )
        self.thinking = Histogram(
            "ecliptic_thinking_seconds",
            "How long opponents have thought, all of them together.",
            buckets=_SLOW,
            registry=registry,
        )
        self.waiting = Gauge(
            "ecliptic_opponents_waiting",
            "Opponents' turns that wait for a free process.",
            registry=registry,
        )

    def watch(self, service: str, is_up: Callable[[], bool]) -> None:
        """Show whether something that the server depends on answers this process."""
        name, told = f"ecliptic_{service}_up", f"Whether the {service} answers this process."
        Gauge(name, told, registry=self.registry).set_function(is_up)

    def answered(self, route: str, status: int) -> None:
        self._requests.labels(route, f"{status}").inc()

    def moved(self, by: str) -> None:
        """An entry was appended. `by` may say more than its first word, which is left out."""
        self._moves.labels(by.partition(" ")[0]).inc()

    def text(self, counts: Counts | None) -> bytes:
        """Everything, in the form Prometheus reads; what is counted in the store if it answers."""
        self._tables.clear()
        self._seats.clear()
        for status, number in counts.tables.items() if counts else ():
            self._tables.labels(status).set(number)
        for kind, number in counts.seats.items() if counts else ():
            self._seats.labels(kind).set(number)
        return generate_latest(self.registry)
