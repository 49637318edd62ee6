"""docs/asvs.md: every requirement of the standard is judged once, and what is named is there."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "asvs.md").read_text(encoding="utf-8")
FILE = re.compile(r"[\w./-]*(?:/[\w.-]+|\.(?:md|toml))")
STATES = ("met", "partly", "not met", "not applicable")

LEVELS = {
    1: ("22", "1111122223", "112222222223", "222", "123"),
    2: ("122", "112", "12223", "23"),
    3: ("3", "113", "12223", "11222233", "11122333", "3", "22333"),
    4: ("12233", "23333", "22", "1222"),
    5: ("2", "112333", "113", "222"),
    6: ("122", "111111112222", "11223333", "112233", "22222333", "2223", "33", "2222"),
    7: ("222", "1111", "22", "11222", "223", "22"),
    8: ("1233", "1123", "133", "23"),
    9: ("111", "1222"),
    10: ("22", "223", "22223", "1111122222233333", "22222", "22", "222"),
    11: ("2233", "22233", "11233", "1222", "23", "23", "33"),
    12: ("12233", "11", "22223"),
    13: ("2333", "222223", "2233", "1222233"),
    14: ("22", "12223333", "122"),
    15: ("12233", "12233", "1222222", "3333"),
    16: ("2", "22222", "2222", "222", "2223"),
    17: ("23", "22223333", "22"),
}
"""The level of every requirement of ASVS 5.0.0, by chapter and section."""


def asked(chapter: int) -> list[str]:
    """The requirements of levels 1 and 2, in the standard's order."""
    return [
        f"{chapter}.{section}.{number}"
        for section, levels in enumerate(LEVELS[chapter], start=1)
        for number, level in enumerate(levels, start=1)
        if level != "3"
    ]


def chapters() -> dict[int, str]:
    parts = re.split(r"^## V(\d+) .*$", PAGE, flags=re.MULTILINE)
    return {int(number): text for number, text in zip(parts[1::2], parts[2::2], strict=True)}


def rows(text: str) -> list[tuple[str, str, str]]:
    """Number, state, and where it is seen."""
    found = re.findall(r"^\| ([\d.]+) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$", text, re.MULTILINE)
    assert len(found) == len(re.findall(r"^\| \d", text, re.MULTILINE))
    return found


def left_out(text: str) -> list[str]:
    (line,) = re.findall(r"^Not applicable: (.*)$", text, re.MULTILINE)
    return re.findall(r"\d+\.\d+\.\d+", line)


def states(text: str) -> Counter[str]:
    return Counter([state for _, state, _ in rows(text)] + ["not applicable"] * len(left_out(text)))


def test_the_standard_has_as_many_as_it_says() -> None:
    counts = Counter("".join(section for chapter in LEVELS.values() for section in chapter))
    assert counts == {"1": 70, "2": 183, "3": 92}


@pytest.mark.parametrize("chapter", LEVELS)
def test_every_requirement_is_judged_once(chapter: int) -> None:
    text = chapters()[chapter]
    numbers = [number for number, _, _ in rows(text)]
    assert sorted(numbers + left_out(text)) == sorted(asked(chapter))
    assert numbers == [one for one in asked(chapter) if one in numbers]
    assert set(states(text)) <= set(STATES)


def test_the_page_counts_right() -> None:
    found = {number: states(text) for number, text in chapters().items()}
    found_in_all = sum(found.values(), Counter())
    lines = re.findall(r"^\| (V\d+|in all) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", PAGE, re.M)
    assert len(lines) == len(LEVELS) + 1
    for name, *said in lines:
        counts = found_in_all if name == "in all" else found[int(name[1:])]
        assert [int(one) for one in said] == [counts[state] for state in STATES], name


def test_whatever_the_page_names_is_there() -> None:
    tests = "\n".join(one.read_text(encoding="utf-8") for one in (ROOT / "tests").rglob("*.py"))
    defined = set(re.findall(r"^def (test_\w+)", tests, re.MULTILINE))
    for number, state, where in (row for text in chapters().values() for row in rows(text)):
        named = re.findall(r"`((?!/)[\w./-]+)`", where)
        missing = [one for one in named if one.startswith("test_") and one not in defined]
        missing += [one for one in named if FILE.fullmatch(one) and not (ROOT / one).is_file()]
        assert not missing, f"{number}: {missing}"
        seen = [one for one in named if one in defined or FILE.fullmatch(one)]
        assert state != "met" or seen or "](" in where, f"{number}: where?"
