"""Every fact points at the place in the seat's own stream where it was told."""

from __future__ import annotations

import pytest

from ecliptic.core.log import SeatStream, TakenBack
from ecliptic.deduction.reading import facts_of
from ecliptic.deduction.stream_numbers import StreamNumbers
from ecliptic.games import GAMES
from tests.conformance.play import short_game
from tests.conformance.subjects import SUBJECTS
from tests.sizes import size

PLANETX = next(subject for subject in SUBJECTS if subject.name == "planetx")
GAME = GAMES["planetx"]


@pytest.mark.parametrize("number", range(size(4, 30)))
def test_a_fact_is_new_at_its_number(number: int) -> None:
    """Before that thing was told the view did not have the fact; after it, it has."""
    options = next(one for one in PLANETX.options if GAME.seats(one) == 2 + number % 3)
    table = short_game(PLANETX, options, f"numbers {number}", 120, undo_rate=0.15)
    seen = 0
    for seat in range(table.seats):
        told = list(table.streams[seat].told)
        numbers = StreamNumbers(told)
        views = [GAME.unseen(options, seat)]
        stream = SeatStream(GAME, options, seat)
        for one in told:
            stream.hear(one)
            views.append(stream.view)
        for learned in facts_of(views[-1]):
            place = numbers.of(learned)
            assert not isinstance(told[place], TakenBack)
            assert learned not in facts_of(views[place])
            assert learned in facts_of(views[place + 1])
            seen += 1
    assert seen > 10
