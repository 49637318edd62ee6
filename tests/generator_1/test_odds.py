"""Odds at a table that the first generator dealt: how it drew is not weighed any more."""

from __future__ import annotations

import pytest

from ecliptic.core.record import replayed
from ecliptic.core.record_text import parse_record
from ecliptic.deduction.belief import Belief
from ecliptic.deduction.dealers import Dealer, dealer_of
from ecliptic.games import GAMES
from tests.generator_1 import FOLDER

NAME = "planetx_standard_2_seats.txt"


@pytest.mark.parametrize(
    ("folder", "dealer"),
    [("generator_1/playthroughs", Dealer.UNKNOWN), ("playthroughs", Dealer.HOUSE)],
)
def test_a_belief_knows_whether_todays_generator_dealt(folder: str, dealer: Dealer) -> None:
    record = parse_record(GAMES, (FOLDER.parent / folder / NAME).read_text(encoding="utf-8"))
    view = replayed(GAMES[record.game], record).view(0)
    assert dealer_of(view.board) is dealer
    assert Belief.of(view).dealer is dealer
