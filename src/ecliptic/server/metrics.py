"""Metrics for Prometheus: of the whole server, never of one table."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from ecliptic.store.values import Counts

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0)


class Metrics:
    """One registry per application, so that two in one process do not count together."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
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

    def answered(self, route: str, status: int) -> None:
        self._requests.labels(route, f"{status}").inc()

    def moved(self, by: str) -> None:
        """An entry was appended. `by` may say more than its first word, which is left out."""
        self._moves.labels(by.partition(" ")[0]).inc()

    def text(self, counts: Counts) -> bytes:
        """Everything, in the form Prometheus reads."""
        for status, number in counts.tables.items():
            self._tables.labels(status).set(number)
        for kind, number in counts.seats.items():
            self._seats.labels(kind).set(number)
        return generate_latest(self.registry)
