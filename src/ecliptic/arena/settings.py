"""Reading a setting that has a few possible values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from ecliptic.core.errors import BadSetup, shorten

T = TypeVar("T")


def one_of(name: str, settings: Mapping[str, str], choices: Mapping[str, T]) -> T:
    """What a setting stands for; refused if it is none of the choices."""
    value = settings[name]
    if value not in choices:
        raise BadSetup(
            "arena-setting-value", setting=name, value=shorten(value), choices=", ".join(choices)
        )
    return choices[value]
