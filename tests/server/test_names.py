"""Names: everybody can see them, and nobody is called like those who asked to be forgotten."""

from __future__ import annotations

import re

import pytest

from ecliptic.client import Server
from ecliptic.core.record import is_player_name
from ecliptic.server.errors import BadCall
from ecliptic.server.seats.names import checked_name, told_apart
from ecliptic.store.values import SeatKind, StoredSeat
from ecliptic.wire.seats import INVISIBLE
from tests.server.houses import OpenHouse, options_for, refusal

UNSEEN = [
    "\u200b",  # zero width space
    "A\u200dda",  # zero width joiner
    "A\u202eda",  # right-to-left override
    "A\u2066da",  # isolate
    "\u00a0",  # no-break space
    " ",
    "\u00ad",  # soft hyphen
    "\ufeff",
    "\U000e0041",  # tag
    # What follows is a letter, a symbol or a mark to Unicode, and printable to Python.
    "\u2800",  # Braille pattern without dots
    "\u3164",  # Hangul fillers
    "\uffa0",
    "Ada\u115f",
    "A\u034fda",  # grapheme joiner
    "\u17b4",
    "A\U000e0100",  # variation selector
    "\ufe0f",
    "\u0301",  # an accent on nothing
    "\u0301Ada",
]
FORGOTTEN = [
    "guest",
    "Guest",
    "GUEST",
    "guest 2",
    "Guest 12",
    "\uff47\uff55\uff45\uff53\uff54",  # wide
    "\U0001d4f0uest",  # mathematical
    "gue\u017ft",  # long s
    "guest\ufe0f",
    "guest \uff12",
]
FINE = [
    "Ada",
    "Zo\u00eb",
    "Zoe\u0308",
    "\u2764\ufe0f",
    "\u674e",
    "guesthouse",
    "a guest",
    "Guest A",
]


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_that_nobody_can_see_is_refused(name: str) -> None:
    with pytest.raises(BadCall, match="server-name "):
        checked_name(name)


@pytest.mark.parametrize("name", FORGOTTEN)
def test_the_name_of_the_forgotten_is_nobody_elses(name: str) -> None:
    with pytest.raises(BadCall, match="server-name-guest "):
        checked_name(name)


@pytest.mark.parametrize("name", FINE)
def test_other_names_are_as_they_were(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize("name", [*FORGOTTEN, "\u2800", "Ada\u115f"])
def test_records_with_such_names_are_still_read(name: str) -> None:
    assert is_player_name(name)


def test_names_that_look_the_same_are_told_apart() -> None:
    others = [StoredSeat(0, SeatKind.PERSON, "Zo\u00eb"), StoredSeat(1, SeatKind.PERSON, "Ada")]
    for name in ("Zoe\u0308", "ZO\u00cb", "\uff21da", "Ada\ufe0f"):
        assert told_apart(name, 2, others) == f"{name} 3"
    assert told_apart("Zoe", 2, others) == "Zoe"


def test_the_list_of_unseen_signs_is_a_pattern() -> None:
    pattern = re.compile(f"[{INVISIBLE}]")
    assert not any(pattern.search(chr(sign)) for sign in range(0x300))
    assert pattern.fullmatch("\U000e0100")


def test_a_table_is_neither_opened_nor_joined_under_such_a_name(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        options = options_for("planetx", 2)
        host = await server.open_table("planetx", options, ["you", "open"], "Ada")
        code = (await host.look()).table.join_code or ""
        for name, why in (("\u3164", "server-name"), ("GUEST 2", "server-name-guest")):
            seats = ["you", "pencil"]
            opening = server.open_table("planetx", options, seats, name)
            assert await refusal(opening) == (422, why)
            assert await refusal(server.join(code, name)) == (422, why)
        assert [one.kind for one in (await host.look()).table.seats] == ["person", "open"]

    house.visit(work)
