"""The famous dates are data; here the sky is asked whether they are right."""

from __future__ import annotations

import pytest

from ecliptic.core.errors import BadSetup
from ecliptic.ptolemaeus.calendar import date_text, parse_date
from ecliptic.ptolemaeus.ephemeris import signs_on
from ecliptic.ptolemaeus.famous_dates import FAMOUS_DATES, FamousDate, named_date
from ecliptic.ptolemaeus.planets import comet_start


def test_there_are_twelve_in_the_order_of_time() -> None:
    dates = [famous.date for famous in FAMOUS_DATES.values()]
    assert len(dates) == 12
    assert dates == sorted(set(dates))


@pytest.mark.parametrize("famous", FAMOUS_DATES.values(), ids=FAMOUS_DATES)
def test_the_sky_computed_again_is_the_one_listed(famous: FamousDate) -> None:
    assert signs_on(famous.date) == famous.planets


@pytest.mark.parametrize("famous", FAMOUS_DATES.values(), ids=FAMOUS_DATES)
def test_the_comet_starts_where_it_is_listed(famous: FamousDate) -> None:
    assert comet_start(famous.planets) == famous.comet


@pytest.mark.parametrize("famous", FAMOUS_DATES.values(), ids=FAMOUS_DATES)
def test_a_famous_date_goes_by_its_name_and_by_its_date(famous: FamousDate) -> None:
    assert named_date(famous.name) == famous.date
    assert named_date(date_text(famous.date)) == famous.date


def test_any_other_date_is_read_as_it_is_written() -> None:
    assert named_date("1500-02-29") == parse_date("1500-02-29")
    with pytest.raises(BadSetup) as caught:
        named_date("moonlanding")
    assert caught.value.code == "ptolemaeus-date-form"
