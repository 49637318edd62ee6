"""The worlds that the web client's tests hold against each other are those the package plays."""

from __future__ import annotations

from tests import public_worlds


def test_the_worlds_are_fresh() -> None:
    kept = public_worlds.FILE.read_text(encoding="utf-8")
    assert kept == public_worlds.moments_text(), "run: python -m tests.public_worlds"
