"""A page and the answers it shows, each with its place: to be compared, and written anew."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[2]
WRITER = "python -m tests.examples"


class Shown(msgspec.Struct, frozen=True):
    """What stands at a place of a page, and what the program says there."""

    start: int
    end: int
    real: str


def page_text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def place(name: str, text: str, start: int) -> str:
    """Where that is, as editors and compilers say it."""
    return f"{name}:{text.count(chr(10), 0, start) + 1}"


def line_by_line(start: int, shown: str, real: str) -> Iterator[Shown]:
    """A block that begins at a place: its lines, or all of it if it has another length now."""
    if shown.count("\n") != real.count("\n"):
        yield Shown(start, start + len(shown), real)
        return
    for line, said in zip(shown.split("\n"), real.split("\n"), strict=True):
        yield Shown(start, start + len(line), said)
        start += len(line) + 1


def differences(name: str, text: str, answers: Iterable[Shown]) -> list[str]:
    """A line for every answer that the program does not give."""
    return [
        f"{place(name, text, one.start)}: shows {text[one.start : one.end]!r}, "
        f"the program gives {one.real!r} ({WRITER} writes it)"
        for one in answers
        if text[one.start : one.end] != one.real
    ]


def rewritten(text: str, answers: Iterable[Shown]) -> str:
    """The page with the program's answers."""
    for one in sorted(answers, key=lambda one: one.start, reverse=True):
        text = text[: one.start] + one.real + text[one.end :]
    return text
