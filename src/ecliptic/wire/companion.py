"""The companion app over the wire: games by their code, for people at a real table.

Questions and answers are those of `planetx.menu`.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from ecliptic.planetx.clues import Title
from ecliptic.planetx.history import MOST_QUESTIONS
from ecliptic.planetx.menu import Question
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import Object
from ecliptic.planetx.setup import Season, StartingFact
from ecliptic.wire.seats import Name


class CodeWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mode: Mode


class CodeMade(msgspec.Struct, frozen=True):
    """A fresh game code. It works in Ecliptic only, not in the official app."""

    code: str


class CompanionRules(msgspec.Struct, frozen=True):
    """What is printed on the board and the sheets of a mode."""

    sectors: int
    visible: int
    """How many sectors the visible sky has."""
    survey_costs: tuple[int, ...]
    """The time of a survey of one sector, of two, and so on."""
    target_cost: int
    research_cost: int
    locate_cost: int
    comet_sectors: tuple[int, ...]
    targets: int
    """Target tokens of each player."""
    objects: tuple[tuple[Object, int], ...]
    """Every object, and how many there are."""
    theory_phases: tuple[int, ...]
    """Sectors with a theory icon."""
    conferences: tuple[int, ...]
    """Sectors with a conference icon: X1's first."""


class CompanionShown(msgspec.Struct, frozen=True):
    """What everybody may know of a code's game."""

    code: str
    """As it is written, however it was typed."""
    mode: Mode
    rules: CompanionRules
    titles: tuple[Title, ...]
    """Of the topics A to F."""
    conference_titles: tuple[Title, ...]
    generator: int
    """The version of the generator that deals this game. Whoever asks more about it names it."""


class HistoryWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one player has asked of a code's game, in order; the answers follow from the code."""

    season: Season
    level: Annotated[str, Meta(max_length=24)]
    questions: Annotated[tuple[Question, ...], Meta(max_length=MOST_QUESTIONS)]
    name: Name = "you"


class FactsShown(msgspec.Struct, frozen=True):
    """A player's starting facts."""

    facts: tuple[StartingFact, ...]
