"""What the tests of each folder cost, beside what they may: the table in CONTRIBUTING.md.

Told at the end of a run and nowhere asserted: a busy or a slow machine is no failure.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.sizes import FULL

PAGE = Path(__file__).parents[1] / "CONTRIBUTING.md"
ROW = re.compile(r"^\| `(tests(?:/\w+)?)/?` +\| +(\d+) s +\|", re.MULTILINE)
WORTH_TELLING = 1.0
"""Seconds."""


def allowed() -> dict[str, int]:
    """Seconds by folder, all tests of it added up."""
    return {folder: int(seconds) for folder, seconds in ROW.findall(PAGE.read_text("utf-8"))}


def folder_of(nodeid: str) -> str:
    """Files in `tests` itself count as a folder."""
    parts = nodeid.partition("::")[0].split("/")
    return "/".join(parts[:2]) if len(parts) > 2 else parts[0]


def report(spent: Mapping[str, float]) -> Iterator[str]:
    may = allowed()
    for folder, seconds in sorted(spent.items(), key=lambda one: -one[1]):
        if seconds >= WORTH_TELLING:
            most = may.get(folder, 0)
            much = "  <- more than it may" if seconds > most and not FULL else ""
            yield f"{seconds:7.1f} s of {most:3} s  {folder}{much}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    spent: dict[str, float] = defaultdict(float)
    for told in terminalreporter.stats.values():
        for one in told:
            if isinstance(one, pytest.TestReport):
                spent[folder_of(one.nodeid)] += one.duration
    lines = list(report(spent))
    if lines:
        terminalreporter.section("seconds by folder, and what CONTRIBUTING.md allows")
        for line in lines:
            terminalreporter.write_line(line)
