"""The sky of a date over HTTP: any date, a famous one, a random one, and none at all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ecliptic.ptolemaeus.calendar import parse_date
from ecliptic.ptolemaeus.ephemeris import FIRST, LAST
from ecliptic.ptolemaeus.famous_dates import FAMOUS_DATES
from ecliptic.server.http import problems
from ecliptic.server.ptolemaeus import routes as sky_routes

Http = TestClient[Litestar]


@pytest.fixture
def http() -> Iterator[Http]:
    app = Litestar([sky_routes.sky, sky_routes.famous_skies], exception_handlers=problems.HANDLERS)
    with TestClient(app) as client:
        yield client


@pytest.mark.parametrize("date", ["1969-07-20", "moon-landing"])
def test_the_sky_of_the_moon_landing(http: Http, date: str) -> None:
    assert http.get("/api/sky", params={"date": date}).json() == {
        "date": "1969-07-20",
        "calendar": "gregorian",
        "famous": "moon-landing",
        "planets": [3, 6, 3, 2, 8, 6, 1],
        "comet": 0,
    }


def test_old_dates_are_julian(http: Http) -> None:
    shown = http.get("/api/sky", params={"date": "1500-02-29"}).json()
    assert (shown["calendar"], shown["famous"]) == ("julian", None)


def test_a_random_sky_is_one_of_the_supported_years(http: Http) -> None:
    dates = {http.get("/api/sky", params={"date": "random"}).json()["date"] for _ in range(5)}
    assert len(dates) > 1
    assert all(FIRST <= parse_date(date) <= LAST for date in dates)


def test_the_famous_skies_are_those_that_are_kept(http: Http) -> None:
    shown = http.get("/api/sky/famous").json()
    assert [(one["famous"], tuple(one["planets"]), one["comet"]) for one in shown] == [
        (famous.name, famous.planets, famous.comet) for famous in FAMOUS_DATES.values()
    ]


@pytest.mark.parametrize(
    ("date", "code"),
    [
        ("tomorrow", "ptolemaeus-date-form"),
        ("1582-10-10", "ptolemaeus-date-skipped"),
        ("2023-02-29", "ptolemaeus-date-day"),
        ("0001-01-01", "ptolemaeus-date-sky"),
    ],
)
def test_a_day_that_never_was_is_refused(http: Http, date: str, code: str) -> None:
    answer = http.get("/api/sky", params={"date": date})
    assert answer.status_code == 422
    assert answer.json()["code"] == code
