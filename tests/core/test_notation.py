"""Tables of lines: what one line writes and reads, and that each game's table is whole."""

from __future__ import annotations

from string import Formatter
from typing import Any, get_args

import msgspec
import pytest

from ecliptic.core.errors import BadNotation
from ecliptic.core.notation import Chronicle, Part, is_number, several
from ecliptic.planetx import PlanetX
from ecliptic.planetx import chronicle as planetx
from ecliptic.ptolemaeus import Ptolemaeus
from ecliptic.ptolemaeus import chronicle as ptolemaeus


class Seen(msgspec.Struct, frozen=True):
    low: int
    name: str
    high: int


class Asked(msgspec.Struct, frozen=True):
    names: tuple[str, ...]
    by: str


class Answered(Asked, frozen=True):
    answer: str


class Over(msgspec.Struct, frozen=True):
    pass


WORD = Part(str, str)
RANGE = Part(lambda ends: f"{ends[0]}-{ends[1]}", lambda text: map(int, text.split("-")))
CHRONICLE = Chronicle(
    "no-line",
    {"name": WORD, "names": several(WORD, " "), "range": RANGE},
    {
        Seen: "saw {name} at {low,high:range}",
        Asked: "ask {names} by {by:name}",
        Answered: "ask {names} by {by:name} = {answer:name}",
        Over: "over",
    },
)


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Seen(3, "a.b", 7), "saw a.b at 3-7"),
        (Asked(("a", "b"), "c"), "ask a b by c"),
        (Asked((), "c"), "ask - by c"),
        (Answered(("a",), "b", "c = d by e"), "ask a by b = c = d by e"),
        (Over(), "over"),
    ],
)
def test_a_line_writes_and_reads(event: Any, text: str) -> None:
    assert CHRONICLE.write(event) == text
    assert CHRONICLE.read(text) == event


@pytest.mark.parametrize(
    "text",
    [
        "",
        "saw",
        "saw axb 3-7",
        "saw a  at 3-7",
        "over ",
        "over\n",
        "over = a",
        "ask = by a",
        "asks",
    ],
)
def test_text_that_fits_no_line_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        CHRONICLE.read(text)
    assert refused.value.code == "no-line"


def test_plain_numbers() -> None:
    assert is_number("007", 3)
    assert not any(is_number(text, 3) for text in ("", "1234", "-1", " 1", "1.0", "²", "٣"))


@pytest.mark.parametrize(
    ("game", "lines"), [(PlanetX(), planetx.LINES), (Ptolemaeus(), ptolemaeus.LINES)]
)
def test_every_kind_of_event_has_a_line_with_all_its_fields(
    game: Any, lines: dict[type[msgspec.Struct], str]
) -> None:
    assert set(lines) == {*get_args(game.event_type), *get_args(game.told_type)}
    for kind, line in lines.items():
        places = [names for _, names, _, _ in Formatter().parse(line) if names is not None]
        assert sorted(",".join(places).split(",")) == sorted(kind.__struct_fields__ or ("",))
