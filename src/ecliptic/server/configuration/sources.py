"""Configuration: a flag comes before the environment, this before the file and the default.

Whatever is given and is no setting, or cannot be the value of one, is refused before anything is
begun: a rule with a slip of the pen in its name would not hold.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from ecliptic.core.errors import BadRequest, FileTrouble, shorten
from ecliptic.server.configuration.fields import FOLDER, PREFIX, Field, fields
from ecliptic.server.configuration.lan import open_to_the_network
from ecliptic.server.configuration.public import check_public, open_to_the_public
from ecliptic.server.settings import Settings
from ecliptic.store.sqlite.folder import FOLDER_VARIABLE, data_folder

FILE_VARIABLE = "ECLIPTIC_SETTINGS"
DEFAULT, FLAG, ENVIRONMENT = "default", "flag", "environment"
_OTHERS = frozenset({FILE_VARIABLE, FOLDER_VARIABLE})
_TESTS = "ECLIPTIC_TEST_"
_MOST_BYTES = 1024 * 1024


class Given(msgspec.Struct, frozen=True):
    """A value, and where it comes from: a flag, the environment, the name of a file, or nowhere."""

    field: Field
    value: Any
    source: str = DEFAULT


class Row(msgspec.Struct, frozen=True):
    """A setting as it is told to people and programs."""

    name: str
    value: Any
    source: str
    default: Any
    environment: str
    flag: str
    meaning: str


def read_settings(flags: Mapping[str, Any] | None = None, file: Path | None = None) -> Settings:
    """The settings of the server, checked and put together."""
    # The house knows opponents, for whom the doctor does not wait.
    from ecliptic.server.seats.house_rules import check_house

    given = read_given(flags or {}, file)
    parts: dict[str, dict[str, Any]] = {}
    for name, one in given.items():
        struct, _, field = name.rpartition(".")
        parts.setdefault(struct, {})[field] = one.value
    settings = Settings(**parts[""], **_structs(parts))
    check_public(settings)
    check_house(settings)
    if settings.lan:
        return open_to_the_network(settings)
    return open_to_the_public(settings) if settings.public_names else settings


def read_given(flags: Mapping[str, Any], file: Path | None = None) -> dict[str, Given]:
    """Every setting with its value and where that comes from."""
    found = {
        name: Given(field, data_folder() if name == FOLDER else field.default)
        for name, field in fields().items()
    }
    named = file or Path(os.environ.get(FILE_VARIABLE, ""))
    if named != Path():
        found |= dict(_from_file(named))
    found |= dict(_from_environment(os.environ))
    for name, value in flags.items():
        if value is not None:
            field = fields()[name]
            found[name] = Given(field, field.read_flag(value), FLAG)
    return found


def rows(given: Mapping[str, Given]) -> Iterator[Row]:
    for name, one in given.items():
        field = one.field
        yield Row(
            name,
            field.shown(one.value),
            one.source,
            field.shown(field.default),
            field.environment,
            field.flag,
            field.meaning,
        )


def in_toml(value: Any) -> str:
    """A value as it is written in the file; JSON writes ours the same way."""
    return msgspec.json.encode(value).decode()


def _structs(parts: Mapping[str, dict[str, Any]]) -> dict[str, Any]:
    kinds = {one.name: one.type for one in msgspec.structs.fields(Settings)}
    return {name: kinds[name](**values) for name, values in parts.items() if name}


def _from_environment(environment: Mapping[str, str]) -> Iterator[tuple[str, Given]]:
    known = {field.environment: field for field in fields().values()}
    for variable, text in sorted(environment.items()):
        if variable == FOLDER_VARIABLE and text:
            yield FOLDER, Given(known[variable], Path(text), ENVIRONMENT)
        elif variable in _OTHERS or not variable.startswith(PREFIX):
            continue
        elif variable in known:
            field = known[variable]
            yield field.name, Given(field, field.read(text, variable), ENVIRONMENT)
        elif not variable.startswith(_TESTS):
            raise BadRequest("settings-unknown", setting=shorten(variable), source=ENVIRONMENT)


def _from_file(file: Path) -> Iterator[tuple[str, Given]]:
    for name, value in _flat(_parsed(file), file):
        field = fields()[name]
        yield name, Given(field, field.read(value, str(file)), str(file))


def _parsed(file: Path) -> dict[str, Any]:
    try:
        with file.open("rb") as opened:
            text = opened.read(_MOST_BYTES)
    except OSError as error:
        reason = (error.strerror or type(error).__name__).lower()
        raise FileTrouble("settings-file", file=str(file), reason=reason) from error
    try:
        return tomllib.loads(text.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        # The error itself would repeat what stands there, and that may be the passphrase.
        raise BadRequest("settings-toml", file=str(file)) from error


def _flat(values: Mapping[str, Any], file: Path) -> Iterator[tuple[str, Any]]:
    """`[limits] note_bytes` as `limits.note_bytes`; the folder is the environment's."""
    sections = {name.partition(".")[0] for name in fields() if "." in name}
    for name, value in values.items():
        if name in sections and isinstance(value, dict):
            pairs = [(f"{name}.{key}", one) for key, one in value.items()]
        else:
            pairs = [(name, value)]
        for full, one in pairs:
            if full not in fields() or full == FOLDER:
                raise BadRequest("settings-unknown", setting=shorten(full), source=str(file))
            yield full, one
