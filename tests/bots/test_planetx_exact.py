"""The opponents that know exactly what can be, and their gentle versions."""

from __future__ import annotations

from statistics import median

import pytest
from msgspec.structs import replace

from ecliptic.bots.bot import Bot, SeatedBot
from ecliptic.bots.planetx.astronomer import AstronomerBot
from ecliptic.bots.planetx.forgetting import remembered
from ecliptic.bots.planetx.levels import LEVELS as PLANETX
from ecliptic.bots.planetx.observer import ObserverBot
from ecliptic.bots.planetx.professor import ProfessorBot
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.log import Moved
from ecliptic.core.table import Table, open_table, play
from ecliptic.deduction.belief import Belief
from ecliptic.deduction.facts import InTurn
from ecliptic.deduction.reading import facts_of
from ecliptic.planetx import PlanetX
from ecliptic.planetx.actions import Locate, Pass
from ecliptic.planetx.board import FaceUp, LastChances
from ecliptic.planetx.events import Located
from ecliptic.planetx.modes import LOCATE_COST, Mode
from ecliptic.planetx.setup import default_options
from tests.sizes import size

EXACT = ("observer", "assistant", "astronomer")
MOST_ACTIONS = 1_000
GAMES = {Mode.STANDARD: size(8, 60), Mode.EXPERT: size(2, 12)}
SKIES = {Mode.STANDARD: size(30, 250), Mode.EXPERT: size(6, 60)}


def played(mode: Mode, levels: tuple[str, ...], label: str, facts: int = 4) -> Table:
    options = default_options(mode, len(levels), facts)
    table = open_table(PlanetX(), options, Chance(seed_from_text(label)))
    bots = {
        seat: SeatedBot(PLANETX[level], seed_from_text(f"{label} seat {seat}"))
        for seat, level in enumerate(levels)
    }
    assert play(table, bots, MOST_ACTIONS) is not None
    return table


@pytest.mark.parametrize("mode", list(Mode))
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_of_every_size_end(mode: Mode, seats: int) -> None:
    played(mode, (*EXACT, "apprentice")[-seats:], f"mixed {seats}")


@pytest.mark.parametrize("level", ["apprentice", "observer"])
@pytest.mark.parametrize("mode", list(Mode))
def test_who_acts_only_when_certain_is_never_wrong(mode: Mode, level: str) -> None:
    """Only the last chance, which costs nothing, may be a guess."""
    for game in range(GAMES[mode]):
        table = played(mode, (level, level), f"never wrong {game}")
        located = [event for event in _moves(table) if isinstance(event, Located)]
        assert all(event.found for event in located if event.cost)
        theories = table.state.board.theories
        assert all(isinstance(theory, FaceUp) for theory in theories)


@pytest.mark.parametrize(
    ("weaker", "stronger"), [("pencil", "apprentice"), ("apprentice", "astronomer")]
)
def test_the_stronger_level_wins_more(weaker: str, stronger: str) -> None:
    """Over 20 deals with the seats swapped; docs/strength.md has the real measurement."""
    wins = 0.0
    for game in range(20):
        for levels in ((weaker, stronger), (stronger, weaker)):
            outcome = played(Mode.STANDARD, levels, f"ladder {game}").outcome
            assert outcome is not None
            if levels.index(stronger) in outcome.winners:
                wins += 1 / len(outcome.winners)
        if wins >= 28:
            return
    raise AssertionError(f"{wins} wins")


@pytest.mark.parametrize("mode", list(Mode))
def test_the_astronomer_alone_finds_planet_x_by_time_15(mode: Mode) -> None:
    """With 8 starting facts; wrong attempts count on the clock."""
    starts = []
    for sky in range(SKIES[mode]):
        board = played(mode, ("astronomer",), f"alone {sky}", facts=8).state.board
        starts.append(board.times[0] - LOCATE_COST)
    assert median(starts) <= 15


@pytest.mark.parametrize(
    "make",
    [AstronomerBot, ProfessorBot, ObserverBot, lambda: ObserverBot(sectors_per_answer=3)],
)
def test_what_it_worked_out_before_does_not_change_an_answer(make: type[Bot]) -> None:
    """A bot that has played on answers as one that sits down at this moment."""
    table = open_table(
        PlanetX(), default_options(Mode.STANDARD, 2), Chance(seed_from_text("sits down"))
    )
    old = make()
    while table.pending:
        asked = table.pending[0]
        view = table.view(asked.seat)
        stream = seed_from_text(asked.name)
        action = old.answer(view, asked, 0, Chance(stream))
        assert make().answer(view, asked, 0, Chance(stream)) == action
        table.act(asked.seat, asked.name, action)


def test_the_gentle_one_forgets_its_own_oldest_answers_only() -> None:
    """One answer for six sectors of the ring: two in the first lap, four in the second."""
    table = played(Mode.STANDARD, ("observer", "pencil"), "forgets")
    facts, board = facts_of(table.view(0)), table.state.board
    own = [one for one in facts if isinstance(one.source, InTurn)]
    told = [one for one in facts if not isinstance(one.source, InTurn)]
    assert len(own) > 4
    for lap, answers in ((0, 2), (1, 4)):
        then = replace(board, times=(12 * lap, 12 * lap + 5))
        kept = remembered(facts, then, 6)
        assert [one for one in kept if isinstance(one.source, InTurn)] == own[-answers:]
        assert [one for one in kept if not isinstance(one.source, InTurn)] == told


def test_the_astronomer_tries_a_last_chance_that_costs_nothing() -> None:
    """It never passes while a locate may still be right or a theory may still be placed."""
    seen = 0
    for game in range(GAMES[Mode.STANDARD]):
        table = played(Mode.STANDARD, ("astronomer", "astronomer"), f"last {game}")
        for entry in table.log:
            if isinstance(entry, Moved) and entry.decision.startswith("last-1"):
                assert not isinstance(entry.action, Pass)
                seen += 1
    assert seen


def test_the_astronomer_prefers_a_certain_locate_to_the_one_theory_it_may_submit() -> None:
    """At three sectors behind or fewer only one theory is allowed (rules 6), and never worth more
    than 5 points; a certain locate is worth 2 for every sector."""
    seen = 0
    for game in range(size(25, 150)):
        table = played(Mode.STANDARD, ("astronomer",) * 3, f"certain {game}")
        replayed = Table(table.game, table.options, table.chance)
        for entry in table.log:
            stage = replayed.state.board.stage
            if isinstance(stage, LastChances) and isinstance(entry, Moved) and not stage.placed:
                lag = stage.queue[0][1]
                sure = len(Belief.of(replayed.view(entry.seat)).locates) == 1
                if lag == 3 and sure:
                    assert isinstance(entry.action, Locate)
                    seen += 1
            replayed.append(entry)
        if seen >= size(1, 20):
            break
    assert seen


def _moves(table: Table) -> list[object]:
    return [event for entry in table.log if isinstance(entry, Moved) for event in entry.events]
