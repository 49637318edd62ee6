"""What the text forms of all games share: seats, numbers, words, and tables of lines for events.

    happened.Surveyed: "survey {seat} {thing} {first,last:span} cost {cost} = {count}"

One line of a game's table both writes and reads one kind of event. A place in braces holds the
field of that name, as the part of the same name writes it; `{number:mark}` is written by the part
`mark`, and `{first,last:span}` by one part that takes both fields. A part is one word, unless it is
a list with spaces; behind the first ` = ` stands the answer, which is one part to the line's end.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from operator import attrgetter
from string import Formatter
from typing import Any, NamedTuple, TypeVar

import msgspec

from ecliptic.core.errors import BadNotation, shorten
from ecliptic.core.game import Seat

EnumT = TypeVar("EnumT", bound=StrEnum)

EQUALS = " = "
NONE = "-"
"""Written for an empty list."""


def seat_text(seat: Seat) -> str:
    return str(seat + 1)


def seats_text(seats: Iterable[Seat], comma: str = ", ") -> str:
    return comma.join(map(seat_text, seats))


def is_number(text: str, most_digits: int) -> bool:
    """A plain decimal number; signs, spaces and other scripts' digits are none."""
    return len(text) <= most_digits and text.isascii() and text.isdigit()


def member(kind: type[EnumT], text: str, code: str) -> EnumT:
    """The member of an enumeration with this value, or a refusal with `code`."""
    try:
        return kind(text)
    except ValueError:
        raise BadNotation(code, text=shorten(text)) from None


class Part(NamedTuple):
    """How one part of an event is written and read."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]
    spaces: bool = False
    """Whether its text may be more than one word."""


def several(part: Part, comma: str) -> Part:
    """Any number of the same."""
    write_one, read_one = part.write, part.read

    def write(items: Any) -> str:
        return comma.join([write_one(item) for item in items]) or NONE

    def read(text: str) -> Any:
        return () if text == NONE else tuple([read_one(word) for word in text.split(comma)])

    return Part(write, read, part.spaces or comma == " ")


class Chronicle:
    """A table of lines, one for each kind of event; `code` refuses text that fits none of them."""

    def __init__(
        self, code: str, parts: Mapping[str, Part], table: Mapping[type[msgspec.Struct], str]
    ) -> None:
        self._code = code
        self._lines = {kind: _Line(kind, line, parts) for kind, line in table.items()}
        self._alike: dict[str, list[_Line]] = {}
        """Lines by their first word, with an equals sign behind it if they have an answer."""
        for kind, line in table.items():
            head, equals, _ = line.partition(EQUALS)
            self._alike.setdefault(_first_word(head) + equals, []).append(self._lines[kind])

    def write(self, event: Any) -> str:
        return self._lines[type(event)].write(event)

    def read(self, text: str) -> Any:
        """The event of the line that fits; its parts are read from left to right."""
        head, equals, answer = text.partition(EQUALS)
        for line in self._alike.get(_first_word(head) + equals, ()):
            fitting = line.fit(head)
            if fitting is not None:
                words = fitting.groups(NONE)
                return line.read((*words, answer) if equals else words)
        raise BadNotation(self._code, text=shorten(text))


class _Line:
    """One line of the table, taken apart once."""

    __slots__ = ("_form", "_in_order", "_kind", "_names", "_reading", "_writing", "fit")

    def __init__(self, kind: type[msgspec.Struct], line: str, parts: Mapping[str, Part]) -> None:
        self._kind = kind
        self._form = ""
        self._names: list[str] = []
        self._reading: list[Callable[[str], Any]] = []
        self._writing: list[tuple[attrgetter[Any], Callable[[Any], str]]] = []
        head = ""
        for plain, names, by, _ in Formatter().parse(line):
            if names is None:
                self._form += plain
                head += re.escape(plain)
                continue
            part = parts[by or names]
            self._form += plain + "{}"
            if part.spaces and plain != EQUALS:
                head += re.escape(plain.removesuffix(" ")) + "(?: (.*?))??"
            elif plain != EQUALS:
                head += re.escape(plain) + "([^ ]*)"
            self._names.append(names)
            self._reading.append(part.read)
            self._writing.append((attrgetter(*names.split(",")), part.write))
        self._in_order = tuple(self._names) == kind.__struct_fields__
        """Each field has a part of its own, in the order of the event's own fields."""
        self.fit = re.compile(head, re.DOTALL).fullmatch

    def write(self, event: Any) -> str:
        return self._form.format(*[write(get(event)) for get, write in self._writing])

    def read(self, words: tuple[str, ...]) -> Any:
        values = [read(word) for read, word in zip(self._reading, words, strict=True)]
        if self._in_order:
            return self._kind(*values)
        by_name: dict[str, Any] = {}
        for names, value in zip(self._names, values, strict=True):
            fields = names.split(",")
            by_name.update(zip(fields, value if len(fields) > 1 else (value,), strict=True))
        return self._kind(**by_name)


def _first_word(text: str) -> str:
    return text.partition(" ")[0]
