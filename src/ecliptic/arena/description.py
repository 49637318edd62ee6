"""What the arena has to be told about a game; everything else is the same for all games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeAlias

from ecliptic.bots.bot import Bot
from ecliptic.core.game import AnyGame, Seat
from ecliptic.core.table import Player, Table


class Average(Enum):
    """How the games of a level become one figure."""

    RATIO = "ratio"
    """All totals by all counts: a mean if the count is the game, a share if it is tries."""
    MEDIAN = "median"
    """The middle of the totals of those games that have one."""


@dataclass(frozen=True)
class Measure:
    """Something besides points and wins worth knowing of a level."""

    name: str
    title: str
    average: Average
    decimals: int = 2
    percent: bool = False


Measured: TypeAlias = Mapping[str, tuple[int, int]]
"""Of one seat in one finished game, per measure: a total and how many things it is the total of."""

Options: TypeAlias = Callable[[int, Mapping[str, str]], Any]
"""(seats, settings) -> the game's options."""

Oracle: TypeAlias = Callable[[Callable[[], Table], Mapping[Seat, Player], Seat, int], Table]
"""(fresh table, rivals, its seat, most actions) -> the best game it could have had."""


@dataclass(frozen=True)
class Description:
    game: AnyGame
    levels: Mapping[str, Bot]
    settings: Mapping[str, str]
    """Names and defaults of what the command line may set."""
    options: Options
    measures: Sequence[Measure]
    measure: Callable[[Table], Sequence[Measured]]
    """The measures of every seat at a table that has finished."""
    most_actions: int
    """Where a game that nobody ends is cut off."""
    oracle: Oracle | None
    oracle_text: str
    """How the ceiling is found, or why there is none."""
