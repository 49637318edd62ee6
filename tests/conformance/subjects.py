"""The games under test, and every set of options they are tested with."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from ecliptic import registry
from tests.conformance.subject import Subject

SUBJECTS: tuple[Subject, ...] = tuple(
    import_module(f"tests.conformance.{game}_subject").SUBJECT for game in registry.GAMES
)
"""Every game of the house."""

CASES = [
    pytest.param(subject, options, id=f"{subject.name}-{subject.game.options_text(options)}")
    for subject in SUBJECTS
    for options in subject.options
]
"""One case per game and set of options."""

LEAK_CASES = [
    pytest.param(subject, leaking, id=f"{subject.name}-{name}")
    for subject in SUBJECTS
    for name, leaking in subject.leaks.items()
]


def case_seed(subject: Subject, options: Any, number: int) -> str:
    """A fixed seed per case, so that every case plays games of its own."""
    return f"{subject.game.options_text(options)} game {number}"
