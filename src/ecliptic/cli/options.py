"""Words that several commands take, and how commands answer."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from ecliptic.core.errors import BadRequest, shorten

if TYPE_CHECKING:
    from ecliptic.store.open import Place


def whole_number(option: str, least: int, most: int | None = None) -> Callable[[object], int]:
    """Read an option's number, typed or default, and say in our own words what it needs."""

    def read(value: object) -> int:
        text = str(value)
        if re.fullmatch("[0-9]{1,9}", text) and least <= int(text) <= (most or int(text)):
            return int(text)
        if most is None:
            raise BadRequest("terminal-number", option=option, least=least, text=shorten(text))
        raise BadRequest(
            "terminal-number-range", option=option, least=least, most=most, text=shorten(text)
        )

    return read


def number_option(option: str, least: int, told: str, most: int | None = None) -> Any:
    return typer.Option(parser=whole_number(option, least, most), metavar="NUMBER", help=told)


SettingsFile = Annotated[
    Path | None,
    typer.Option("--settings", metavar="FILE", help="Settings in TOML; see ecliptic settings."),
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="The PostgreSQL database of the tables."),
]
RedisUrl = Annotated[
    str | None,
    typer.Option(
        "--redis", metavar="URL", help="The Redis by which several processes hear of each other."
    ),
]
RecordFile = Annotated[Path, typer.Argument(help="A record written by save or --save.")]
Json = Annotated[bool, typer.Option("--json", help="For programs.")]
Seed = Annotated[
    str | None, typer.Option(help="A name for the game: the same name, the same deal.")
]
MostActions = Annotated[
    int, number_option("--most-actions", 1, "Where a game without people is cut off.")
]


def place_of_tables(database: str | None, file: Path | None) -> Place:
    """Where the server keeps its tables, which has the same settings."""
    from ecliptic.server.configuration.sources import read_given
    from ecliptic.store.open import Place

    given = read_given({"database_url": database}, file)
    return Place(given["folder"].value, given["database_url"].value)


def say(lines: Iterable[str]) -> None:
    for line in lines:
        typer.echo(line)


def say_json(text: str) -> None:
    """As UTF-8, which JSON is whatever letters a terminal has."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(encoding="utf-8")
    typer.echo(text)


def say_report(report: Any) -> None:
    """What a command found, for programs."""
    say_json(msgspec.json.encode(report).decode())
