"""The orders of pawns that the web client's tests look at are those the rules allow."""

from __future__ import annotations

from tests import pawn_orders


def test_the_orders_are_fresh() -> None:
    kept = pawn_orders.FILE.read_text(encoding="utf-8")
    assert kept == pawn_orders.cases_text(), "run: python -m tests.pawn_orders"
