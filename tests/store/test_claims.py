"""A table's opponents are claimed by one process at a time, which may end however it ends."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from time import sleep

import psycopg
import pytest

from ecliptic.store.open import Place
from ecliptic.store.postgresql import claims
from ecliptic.store.sql_store import SqlStore
from tests.services.forked import Spoken
from tests.store import claimer
from tests.store.stores import with_store

BEAT = 0.2


class Claimer(Spoken):
    def __init__(self, place: Place) -> None:
        super().__init__(claimer.run, place, BEAT)

    def claims(self, table: str) -> bool:
        self.stdin.write(f"{table}\n")
        return {"yes\n": True, "no\n": False}[self.stdout.readline()]

    def releases(self, table: str) -> None:
        self.stdin.write(f"-{table}\n")


@pytest.fixture
def claimers(place: Place) -> Iterator[tuple[Claimer, Claimer]]:
    pair = (Claimer(place), Claimer(place))
    yield pair
    for one in pair:
        one.kill()
        one.close()


def wait_until(holds: Callable[[], bool]) -> None:
    for _ in range(600):
        if holds():
            return
        sleep(0.05)
    raise AssertionError("it never came to that")


def test_one_of_two_processes_has_a_table_until_it_gives_it_back_or_is_killed(
    claimers: tuple[Claimer, Claimer],
) -> None:
    one, other = claimers
    assert one.claims("t")
    assert not other.claims("t")
    assert other.claims("u")
    assert not one.claims("u")
    one.releases("t")
    wait_until(lambda: other.claims("t"))
    one.releases("u")  # it was never its own
    assert not one.claims("u")
    other.kill()
    other.wait()
    wait_until(lambda: one.claims("t"))
    assert one.claims("u")


@pytest.mark.parametrize("place", ["postgresql"], indirect=True)
def test_a_process_that_hangs_loses_its_tables_and_begins_anew_when_it_wakes_up(
    claimers: tuple[Claimer, Claimer],
) -> None:
    one, other = claimers
    assert one.claims("t")
    sleep(5 * BEAT)  # as long as it beats it keeps them
    assert not other.claims("t")
    one.send_signal(signal.SIGSTOP)
    wait_until(lambda: other.claims("t"))
    one.send_signal(signal.SIGCONT)
    assert not one.claims("t")
    assert one.claims("u")


@pytest.mark.parametrize("place", ["postgresql"], indirect=True)
def test_more_tables_than_a_server_has_locks_for_are_thought_about_without(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(claims, "MOST", 3)

    async def work(store: SqlStore) -> int:
        assert [await store.claim(f"t{number}") for number in range(5)] == [True] * 5
        with psycopg.connect(place.database_url) as operator:
            locks = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'"
            row = operator.execute(locks).fetchone()
        for number in range(5):
            store.release(f"t{number}")
        assert await store.claim("t4")
        return int(row[0]) if row else 0

    assert with_store(place, work) == 3
