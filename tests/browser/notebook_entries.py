"""Random entries, lawful and not, at random moments of random games, with what the engine says."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ecliptic.bots.bot import SeatedBot
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.errors import IllegalAction
from ecliptic.core.game import Seat
from ecliptic.core.table import Table, open_table, play
from ecliptic.planetx import PlanetX
from ecliptic.planetx.actions import (
    Action,
    Locate,
    Pass,
    PlaceTheory,
    Research,
    Survey,
    Target,
)
from ecliptic.planetx.board import Choosing, LastChances, Over, Placing
from ecliptic.planetx.desk import Desk
from ecliptic.planetx.modes import (
    LOCATE_COST,
    RESEARCH_COST,
    TARGET_COST,
    TOPICS,
    Mode,
    survey_cost,
)
from ecliptic.planetx.objects import THEORY_OBJECTS, Object
from ecliptic.planetx.ring import run_length
from ecliptic.planetx.rules import check
from ecliptic.planetx.setup import default_options
from ecliptic.planetx.state import State, desk_of
from ecliptic.planetx.theories import check_choose, check_sector, choice_of, current_phase
from tests.browser.notebook_games import Entry, NotebookOfGame
from tests.deduction.games import BOTS

THINGS = tuple(Object)
MOST_ACTIONS = 5_000


def random_game(mode: Mode, seats: int, name: str, most_actions: int = MOST_ACTIONS) -> Table:
    """A game between one player who thinks, so that it ends, and others who mostly do not."""
    chance = Chance(seed_from_text(name))
    table = open_table(PlanetX(), default_options(mode, seats, 4), chance)
    levels = [
        "pencil",
        *(("random", "random", "pencil")[number % 3] for number in range(seats - 1)),
    ]
    players = {
        seat: SeatedBot(BOTS[level], seed_from_text(f"{name} {seat}"))
        for seat, level in enumerate(levels)
    }
    play(table, players, most_actions=most_actions)
    return table


def random_moment(mode: Mode, seats: int, name: str, chance: Chance) -> Table:
    """A game up to some moment before its end."""
    cut = 1 + chance.below(90)
    table = random_game(mode, seats, name, cut)
    while not table.pending:
        cut = 1 + cut // 2
        table = random_game(mode, seats, name, cut)
    return table


class Judged(NamedTuple):
    """One more entry, and the code the engine refuses it with, if it does."""

    entry: Entry
    code: str | None


def judged_entries(
    mode: Mode, seats: int, name: str, many: int
) -> tuple[NotebookOfGame, list[Judged]]:
    """A seat's notebook at a random moment of a game, seldom after its end, and random entries of
    that seat's at that moment."""
    chance = Chance(seed_from_text(f"entries {name}"))
    over = chance.below(12) == 0
    table = random_game(mode, seats, name) if over else random_moment(mode, seats, name, chance)
    seat = _somebody(table, chance)
    game = NotebookOfGame(table, own=seat)
    actions = [_something(table, chance) for _ in range(many)]
    return game, [
        Judged(_entry(game, table, seat, one), refusal(table.state, seat, one)) for one in actions
    ]


def _somebody(table: Table, chance: Chance) -> Seat:
    """Mostly who is asked."""
    asked = [decision.seat for decision in table.pending]
    anybody = tuple(range(table.seats))
    return chance.choice(asked if asked and chance.below(5) else anybody)


def _something(table: Table, chance: Chance) -> Action:
    """A kind of move that the moment has, or seldom any other; its parts are anything."""
    mode = table.options.mode
    sectors = mode.rules.all_sectors
    span = 1 + chance.below(mode.rules.visible + 1)
    first = chance.choice(sectors)
    last = (first + span - 2) % len(sectors) + 1
    survey = Survey(chance.choice(THINGS), first, last)
    locate = Locate(first, chance.choice(THINGS), chance.choice(THINGS))
    theory = PlaceTheory(chance.choice(THINGS[:5]), chance.choice(sectors))
    turns: list[Action] = [survey, survey, Target(first), Research(chance.choice(TOPICS)), locate]
    ends: list[Action] = [theory, theory, locate, Pass()]
    stage = table.state.board.stage
    if chance.below(8) == 0:
        return chance.choice([*turns, *ends])
    if isinstance(stage, Choosing | Placing):
        return theory
    return chance.choice(ends if isinstance(stage, LastChances) else turns)


def refusal(state: State, seat: Seat, action: Action) -> str | None:
    """What the engine says. In a theory phase nobody writes down who has chosen already."""
    board = state.board
    in_phase = isinstance(board.stage, Choosing | Placing)
    try:
        if in_phase and isinstance(action, PlaceTheory):
            _check_theory(state, seat, action)
        else:
            now = msgspec.structs.replace(board, stage=Choosing((seat,))) if in_phase else board
            check(now, desk_of(state, seat), seat, action)
    except IllegalAction as refused:
        return refused.code
    return None


def _check_theory(state: State, seat: Seat, theory: PlaceTheory) -> None:
    """A notebook takes a phase's theories one by one, from anybody and without a choice before: so
    the engine is asked about choosing all of this phase, and about placing this one."""
    board, desk = state.board, desk_of(state, seat)
    phase = current_phase(board)
    now = {one.number for one in board.theories if one.seat == seat and one.phase == phase}
    placed = tuple(thing for number, _, thing in desk.submitted if number in now)
    before = [thing for number, _, thing in desk.submitted if number not in now]
    supply = tuple(board.rules.counts[thing] - before.count(thing) for thing in THEORY_OBJECTS)
    check_choose(board, Desk(supply, (), ()), choice_of((*placed, theory.thing)))
    check_sector(board, desk, seat, theory.thing, theory.sector)


def _entry(game: NotebookOfGame, table: Table, seat: Seat, action: Action) -> Entry:
    """The action as its player writes it down, before any answer. At the end it costs nothing."""
    mode = game.mode
    ends = isinstance(table.state.board.stage, LastChances | Over)
    told: Entry = {**msgspec.to_builtins(action), "player": game.player(seat)}
    match action:
        case Survey(first=first, last=last):
            length = run_length(first, last, mode.rules.sectors)
            return told | {"count": None, "cost": 0 if ends else survey_cost(length)}
        case Target():
            return told | {"sighting": None, "cost": 0 if ends else TARGET_COST}
        case Research():
            return told | {"clue": None, "text": "", "cost": 0 if ends else RESEARCH_COST}
        case Locate():
            return told | {"found": None, "cost": 0 if ends else LOCATE_COST}
        case PlaceTheory():
            return told | {"type": "theory"}
    return told
