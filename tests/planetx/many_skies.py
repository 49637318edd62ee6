"""Many generated skies, each from a seed of its own."""

from __future__ import annotations

from functools import cache

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.planetx.generator import generate
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.setup import Setup
from tests.sizes import size


def chance_named(name: str) -> Chance:
    """A stream of its own for each name, the same in every run."""
    return Chance(seed_from_text(f"tests {name}"))


@cache
def skies(mode: Mode) -> tuple[Setup, ...]:
    """Games of seeds 0, 1, 2 ..."""
    return tuple(
        generate(mode, chance_named(f"{mode.value} {number}")) for number in range(size(200, 3_000))
    )
