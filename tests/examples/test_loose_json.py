"""JSON with parts left out: what is compared, what may be missing, and what is written anew."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.examples.loose_json import Comparison, values
from tests.examples.page import rewritten


def mended(shown: str, real: Any, made_up: str | None = None) -> str:
    (value,) = values(shown, 0, len(shown))
    talk = Comparison(re.compile(made_up) if made_up else None)
    return rewritten(shown, talk.answers(value, real))


@pytest.mark.parametrize(
    ("shown", "real"),
    [
        ('{"a": 1,\n "b": [1, 2]}', {"a": 1, "b": [1, 2]}),
        ('{"a": 1, ...}', {"a": 1, "b": 2}),
        ("{...}", {"a": 1}),
        ("[1, ...]", [1, 2, 3]),
        ("[]", []),
        ('[{"a": [...], ...}, null]', [{"a": [0], "b": 0}, None]),
    ],
)
def test_what_agrees_stays_as_it_is(shown: str, real: Any) -> None:
    assert mended(shown, real) == shown


@pytest.mark.parametrize(
    ("shown", "real", "then"),
    [
        ('{"a": 1,\n "b": 2}', {"a": 1, "b": 3}, '{"a": 1,\n "b": 3}'),
        ('{"a": 1, ...}', {"a": True, "b": 2}, '{"a": true, ...}'),
        ("[1, 2]", [1], "[1]"),
        ("[1, ...]", [1], "[1]"),
        ('{"a": [1, 2], ...}', {"a": None, "b": 2}, '{"a": null, ...}'),
        ('{"a": 1}', {"a": 1, "b": 2}, '{"a": 1, "b": 2}'),
        ('["é"]', ["è"], '["è"]'),
    ],
)
def test_what_does_not_agree_is_written_anew(shown: str, real: Any, then: str) -> None:
    assert mended(shown, real) == then


def test_a_word_stands_for_one_thing() -> None:
    assert mended('["ID", "ID"]', ["x", "x"], "[A-Z]{2,}") == '["ID", "ID"]'
    assert mended('["ID", "ID"]', ["x", "y"], "[A-Z]{2,}") == '["ID", "y"]'
