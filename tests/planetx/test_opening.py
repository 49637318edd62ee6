"""A game never starts from a sky or an order of pawns that does not fit its options."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from ecliptic.core.errors import BadSetup
from ecliptic.planetx import rules
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.setup import Season, default_options
from tests.planetx.tables import EXPERT_SKY, STANDARD_SKY


def test_a_sky_of_the_other_mode_is_refused() -> None:
    """Eighteen sectors on a board of twelve: answers would come from sectors nobody has."""
    with pytest.raises(BadSetup):
        rules.opening(default_options(Mode.STANDARD, 2, facts=0), EXPERT_SKY, (0, 1))


@pytest.mark.parametrize("order", [(0,), (0, 0), (0, 1, 2), (1, 2), ()])
def test_an_order_that_is_not_one_of_all_seats_is_refused(order: Sequence[int]) -> None:
    with pytest.raises(BadSetup):
        rules.opening(default_options(Mode.STANDARD, 2, facts=0), STANDARD_SKY, order)


def test_a_sky_without_the_facts_of_a_seat_s_season_is_refused() -> None:
    sky = replace(STANDARD_SKY, facts={Season.SPRING: ()})
    with pytest.raises(BadSetup):
        rules.opening(default_options(Mode.STANDARD, 2, facts=0), sky, (0, 1))


def test_a_sky_with_fewer_facts_than_a_seat_s_level_is_refused() -> None:
    with pytest.raises(BadSetup):
        rules.opening(default_options(Mode.STANDARD, 2, facts=4), STANDARD_SKY, (0, 1))
