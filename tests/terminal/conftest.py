"""Every test of the terminal has a directory and a keyboard of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.console import Terminal


@pytest.fixture
def terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Terminal:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    return Terminal(monkeypatch, capsys)
