"""JSON as a page shows it: `...` as the last entry stands for whatever else there is.

    {"heard": 12, "told": [1, 2, ...], ...}

Values keep their places, so that one that is no longer so can be written anew while the rest of
the page's lines stay as somebody has set them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

import msgspec

from tests.examples.page import Shown

REST = "..."
_DECODER = json.JSONDecoder()


class Leaf(msgspec.Struct, frozen=True):
    start: int
    end: int
    value: Any


class Listed(msgspec.Struct, frozen=True):
    start: int
    end: int
    items: list[Any]
    """Values."""
    rest: bool
    """Whether there is more than that."""


class Named(msgspec.Struct, frozen=True):
    start: int
    end: int
    items: Mapping[str, Any]
    rest: bool


Value: TypeAlias = Leaf | Listed | Named


def values(text: str, start: int, end: int) -> list[Value]:
    """The values between two places of a text, one after another."""
    reader, found = _Reader(text, start), []
    while reader.at < end:
        found.append(reader.value())
        reader.skip()
    return found


class _Reader:
    def __init__(self, text: str, at: int) -> None:
        self.text = text
        self.at = at
        self.skip()

    def skip(self) -> None:
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1

    def comes(self, word: str) -> bool:
        """Whether this comes next; it is read if so."""
        self.skip()
        found = self.text.startswith(word, self.at)
        self.at += len(word) if found else 0
        return found

    def value(self) -> Value:
        self.skip()
        start = self.at
        if self.comes("["):
            listed: list[Value] = []
            while not (rest := self._ended("]")):
                listed.append(self.value())
            return Listed(start, self.at, listed, rest == REST)
        if self.comes("{"):
            named: dict[str, Value] = {}
            while not (rest := self._ended("}")):
                name = self._leaf().value
                self.comes(":")
                named[name] = self.value()
            return Named(start, self.at, named, rest == REST)
        return self._leaf()

    def _ended(self, bracket: str) -> str:
        """How a list or mapping ends here, with `...` or with its bracket; empty if it goes on."""
        self.comes(",")
        if self.comes(REST):
            self.comes(bracket)
            return REST
        return bracket if self.comes(bracket) else ""

    def _leaf(self) -> Leaf:
        self.skip()
        value, end = _DECODER.raw_decode(self.text, self.at)
        start, self.at = self.at, end
        return Leaf(start, end, value)


class Comparison:
    """What is shown beside what is real. Words in `made_up` stand for what the program makes up:
    each means one thing from its first use on."""

    def __init__(self, made_up: re.Pattern[str] | None = None) -> None:
        self.names: dict[str, Any] = {}
        self._made_up = made_up

    def said(self, text: str) -> str:
        """A text with what the words in it stand for."""
        if self._made_up is None:
            return text
        return self._made_up.sub(lambda word: self.names.get(word[0], word[0]), text)

    def answers(self, shown: Value, real: Any) -> Iterator[Shown]:
        """Every place that has to say something, and what. What has another shape than shown is
        one place."""
        match shown:
            case Leaf(value=str(name)) if self._made_up and self._made_up.fullmatch(name):
                if self.names.setdefault(name, real) != real:
                    yield _whole(shown, real)
            case Leaf(value=value):
                if value != real or type(value) is not type(real):
                    yield _whole(shown, real)
            case Listed(items=items, rest=rest):
                fits = isinstance(real, list) and _fits(len(items), len(real), rest)
                if not fits:
                    yield _whole(shown, real)
                    return
                for one, other in zip(items, real, strict=False):
                    yield from self.answers(one, other)
            case Named(items=named, rest=rest):
                fits = isinstance(real, dict) and (
                    named.keys() <= real.keys() if rest else named.keys() == real.keys()
                )
                if not fits:
                    yield _whole(shown, real)
                    return
                for name, one in named.items():
                    yield from self.answers(one, real[name])


def _fits(shown: int, real: int, rest: bool) -> bool:
    return shown < real if rest else shown == real


def _whole(shown: Value, real: Any) -> Shown:
    return Shown(shown.start, shown.end, json.dumps(real, ensure_ascii=False))
