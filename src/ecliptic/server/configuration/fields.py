"""Every setting there is: its name, its meaning and what it takes, read from the structs."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from functools import cache
from math import isfinite
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from ecliptic.core.errors import BadRequest, shorten
from ecliptic.server.configuration.urls import has_password, readable, without_password
from ecliptic.server.settings import DERIVED, SECRET, Settings, Url
from ecliptic.store.sqlite.folder import FOLDER_VARIABLE

PREFIX = "ECLIPTIC_"
FOLDER = "folder"
HIDDEN = "(set)"
FLAGS = {
    "database_url": "--database",
    "redis_url": "--redis",
    "port": "--port",
    "host": "--host",
    "lan": "--lan",
    "public_names": "--name",
    "proxies": "--behind-proxy",
    "metrics_port": "--metrics-port",
    "log_level": "--log-level",
    "log_file": "--log-file",
}
"""Those that may stand on a command line; no secret may, because others can read it there."""


class Field(msgspec.Struct, frozen=True):
    name: str
    """As in the file: `port`, or `limits.note_bytes` for `note_bytes` below `[limits]`."""
    kind: Any
    default: Any
    meaning: str
    secret: bool = False
    url: Url | None = None

    @property
    def environment(self) -> str:
        if self.name == FOLDER:
            return FOLDER_VARIABLE
        return PREFIX + self.name.replace(".", "_").upper()

    @property
    def flag(self) -> str:
        return FLAGS.get(self.name, "")

    def read(self, given: Any, source: str) -> Any:
        """The value that was given, or a refusal that says what it takes."""
        text = isinstance(given, str)
        if text and get_origin(self.kind) is tuple:
            given = [one for one in re.split(r"[\s,]+", given) if one]
        try:
            value = msgspec.convert(given, self.kind, strict=not text)
        except msgspec.ValidationError as error:
            raise self.refusal(given, self.takes, source) from error
        if isinstance(value, float) and not isfinite(value):
            raise self.refusal(given, self.takes, source)
        if self.url and value and not readable(value, self.url.schemes):
            raise self.refusal(given, self.takes, source)
        return value

    def read_flag(self, given: Any) -> Any:
        value = self.read(given, self.flag)
        if self.url and has_password(value):
            raise BadRequest("settings-flag", flag=self.flag, variable=self.environment)
        return value

    def shown(self, value: Any) -> Any:
        """A value as it is printed; a secret never is."""
        if self.secret:
            return HIDDEN if value else ""
        if self.url:
            return without_password(value) if value else ""
        return str(value) if isinstance(value, Path) else value

    @property
    def takes(self) -> str:
        if self.url:
            return f"an address such as {self.url.form}, a password in it with %XX for signs"
        kind, least, most = _bounds(self.kind)
        if kind is bool:
            return "true or false"
        if kind in (int, float):
            number = "a whole number" if kind is int else "a number"
            upwards = f" above {least}" if kind is float and least == 0 else f" of at least {least}"
            return f"{number}{upwards}" + (f" and at most {most}" if most else "")
        if get_origin(kind) is tuple:
            return "a list of words" + _one_of(get_args(kind)[0])
        longest = f" of at most {most} letters" if most else ""
        return ("one of " + _one_of(kind)[2:]) if _one_of(kind) else f"a text{longest}"

    def refusal(self, given: Any, takes: str, source: str = "") -> BadRequest:
        text = HIDDEN if self.secret or self.url else shorten(str(given))
        source = source or self.environment
        return BadRequest(
            "settings-value", setting=self.name, source=source, text=text, takes=takes
        )


@cache
def fields() -> dict[str, Field]:
    """All that can be set, by name, in the order in which they are declared."""
    return {one.name: one for one in _fields(Settings, "")}


def _fields(struct: type[msgspec.Struct], prefix: str) -> Iterator[Field]:
    meanings = dict(_meanings(struct))
    hints = get_type_hints(struct, include_extras=True)
    for one in msgspec.structs.fields(struct):
        kind = hints[one.name]
        marks = _marks(kind)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            yield from _fields(kind, f"{one.name}.")
        elif DERIVED not in marks:
            default = "" if one.default is msgspec.NODEFAULT else one.default
            meaning = meanings.get(one.name, "")
            url = next((mark for mark in marks if isinstance(mark, Url)), None)
            name, kind = prefix + one.name, _bounded(kind, default)
            yield Field(name, kind, default, meaning, SECRET in marks, url)


def _meanings(struct: type[msgspec.Struct]) -> Iterator[tuple[str, str]]:
    """The docstrings below the fields, each as one line."""
    (declared,) = ast.parse(textwrap.dedent(inspect.getsource(struct))).body
    assert isinstance(declared, ast.ClassDef)
    for field, said in zip(declared.body, declared.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            match said:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    yield field.target.id, " ".join(text.split())


def _marks(kind: Any) -> list[Any]:
    return list(get_args(kind)[1:]) if get_origin(kind) is Annotated else []


def _bounded(kind: Any, default: Any) -> Any:
    """A number without bounds of its own is above zero, unless its default is."""
    if kind is int:
        return Annotated[int, msgspec.Meta(ge=min(1, default))]
    if kind is float:
        return Annotated[float, msgspec.Meta(gt=0)]
    return kind


def _bounds(kind: Any) -> tuple[Any, float, float | None]:
    metas = [one for one in _marks(kind) if isinstance(one, msgspec.Meta)]
    inner = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    (meta,) = metas or [msgspec.Meta()]
    return inner, meta.ge if meta.ge is not None else meta.gt or 0, meta.le or meta.max_length


def _one_of(kind: Any) -> str:
    choices = [one for one in get_args(kind) if isinstance(one, str)]
    return f": {', '.join(choices)}" if choices else ""
