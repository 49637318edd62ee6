"""Games in progress for the tests of deduction, and what is possible in them by slow means."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice

from ecliptic.bots.bot import Bot, SeatedBot
from ecliptic.bots.planetx.pencil import PencilBot
from ecliptic.bots.planetx.random import RandomBot
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.errors import ImpossibleWorld
from ecliptic.core.table import Table, open_table, play
from ecliptic.planetx import PlanetX
from ecliptic.planetx.actions import Survey
from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.clues import Clue, Title, holds, title_of
from ecliptic.planetx.conferences import lawful_conference_clues
from ecliptic.planetx.events import Researched
from ecliptic.planetx.imagine import check_world
from ecliptic.planetx.modes import TOPICS, Mode
from ecliptic.planetx.offers import expand
from ecliptic.planetx.setup import default_options
from ecliptic.planetx.sky import Sky
from ecliptic.planetx.system import SolarSystem
from ecliptic.planetx.topics import lawful_research_clues
from ecliptic.planetx.views import View

BOTS: Mapping[str, Bot] = {"pencil": PencilBot(), "random": RandomBot()}


def chance_named(name: str) -> Chance:
    return Chance(seed_from_text(name))


def game(
    mode: Mode, name: str, actions: int, level: str = "pencil", seats: int = 2, facts: int = 4
) -> Table:
    """A game played by programs until this many actions were made, or to its end."""
    table = open_table(PlanetX(), default_options(mode, seats, facts), chance_named(name))
    players = {
        seat: SeatedBot(BOTS[level], seed_from_text(f"{name} {seat}")) for seat in range(seats)
    }
    play(table, players, most_actions=actions)
    return table


def growing(
    mode: Mode, name: str, actions: int, level: str = "pencil", seats: int = 2
) -> Iterator[Table]:
    """The same game as it is dealt and after each of so many actions; fewer if it ends before."""
    table = game(mode, name, 0, level, seats)
    players = {
        seat: SeatedBot(BOTS[level], seed_from_text(f"{name} {seat}")) for seat in range(seats)
    }
    yield table
    for _ in range(actions):
        if not table.pending:
            return
        play(table, players, most_actions=1)
        yield table


def view_in_turn(mode: Mode, name: str, actions: int) -> View:
    """The view of the seat that is to act, in a turn."""
    for table in islice(growing(mode, name, actions + 19), actions, None):
        view: View = table.view(table.pending[0].seat)
        if any(isinstance(action, Survey) for action in expand(view.offers)):
            return view
    raise AssertionError(name)


def true_system(table: Table) -> SolarSystem:
    system: SolarSystem = table.state.sky.system
    return system


@cache
def standard_systems() -> tuple[SolarSystem, ...]:
    systems = catalogue(Mode.STANDARD)
    return tuple(systems.system(number) for number in range(len(systems)))


def possible_numbers(view: View) -> list[int]:
    """The standard systems a view cannot exclude, by asking `check_world` about each."""
    return [
        number
        for number in range(len(standard_systems()))
        if any(_passes(view, sky) for sky in _skies(view, number))
    ]


def _passes(view: View, sky: Sky) -> bool:
    try:
        check_world(view, sky)
    except ImpossibleWorld:
        return False
    return True


def _skies(view: View, number: int) -> Iterator[Sky]:
    """A sky with this system that has the board's titles and the clues seen, if there is one."""
    board, system = view.board, standard_systems()[number]
    read = {turn.topic: turn.clue for turn in view.log if isinstance(turn, Researched)}
    held = dict(board.conferences)
    topics = [
        read.get(topic) or _true_clue(lawful_research_clues, title, number)
        for topic, title in zip(TOPICS, board.titles, strict=True)
    ]
    conferences = [
        held.get(place) or _true_clue(lawful_conference_clues, title, number)
        for place, title in enumerate(board.conference_titles, start=1)
    ]
    if None not in topics and None not in conferences:
        yield Sky(
            system,
            tuple(clue for clue in topics if clue is not None),
            tuple(clue for clue in conferences if clue is not None),
        )


@cache
def _true_clue(lawful: Callable[[Mode], Sequence[Clue]], title: Title, number: int) -> Clue | None:
    system = standard_systems()[number]
    return next((clue for clue in _clues_titled(lawful, title) if holds(clue, system)), None)


@cache
def _clues_titled(lawful: Callable[[Mode], Sequence[Clue]], title: Title) -> tuple[Clue, ...]:
    return tuple(clue for clue in lawful(Mode.STANDARD) if title_of(clue) == title)
