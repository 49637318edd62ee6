"""The two simple opponents at a table."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from ecliptic.bots.bot import SeatedBot, usual_budget
from ecliptic.bots.planetx.facts import sheet_of
from ecliptic.bots.planetx.levels import LEVELS as PLANETX
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.game import Decision
from ecliptic.core.table import Table, open_table, play
from ecliptic.planetx import PlanetX
from ecliptic.planetx.actions import KINDS, Locate, PlaceTheory, Research
from ecliptic.planetx.events import Researched
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.ring import neighbours
from ecliptic.planetx.setup import default_options
from ecliptic.planetx.views import View
from tests.bots.skies import random_table
from tests.sizes import BUDGET, size

CAP = 5000


def seated(kinds: tuple[str, ...], label: str) -> dict[int, SeatedBot]:
    return {
        seat: SeatedBot(
            PLANETX[kind],
            seed_from_text(f"bot {seat} of {label}"),
            min(usual_budget(PLANETX[kind]), BUDGET),
        )
        for seat, kind in enumerate(kinds)
    }


def played(mode: Mode, kinds: tuple[str, ...], label: str) -> Table:
    table = open_table(PlanetX(), default_options(mode, len(kinds)), Chance(seed_from_text(label)))
    play(table, seated(kinds, label), CAP)
    return table


@pytest.mark.parametrize("mode", list(Mode))
def test_pencil_beats_random_clearly(mode: Mode) -> None:
    """12 games with the seats swapped; a coin would give all of them once in 4,000 tries. At full
    size 40 games and 31 wins."""
    wins = 0
    for game in range(size(12, 40)):
        kinds = ("pencil", "random") if game % 2 else ("random", "pencil")
        outcome = played(mode, kinds, f"match {game}").outcome
        assert outcome is not None
        wins += outcome.winners == (kinds.index("pencil"),)
    assert wins >= size(12, 31)


@pytest.mark.parametrize("mode", list(Mode))
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_ends(mode: Mode, seats: int) -> None:
    """Not with every seed: one turn in twenty guesses among some 200 locates."""
    assert played(mode, ("random",) * seats, "r9").outcome is not None


@pytest.mark.parametrize("mode", list(Mode))
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_pencil_ends_in_a_game_of_ordinary_length(mode: Mode, seats: int) -> None:
    table = played(mode, ("pencil",) * seats, f"pencil {seats}")
    assert table.outcome is not None
    assert min(table.state.board.times) < 6 * mode.rules.sectors


@pytest.mark.parametrize("kind", sorted(PLANETX))
@pytest.mark.parametrize("mode", list(Mode))
def test_equal_views_and_streams_give_equal_actions(kind: str, mode: Mode) -> None:
    """A view that went through its text form is all a bot needs."""
    table = open_table(PlanetX(), default_options(mode, 2), Chance(seed_from_text("twins")))
    one, other = (seated((kind, kind), "twins") for _ in range(2))
    for _ in range(size(36, 60)):
        if not table.pending:
            break
        asked = table.pending[0]
        view = table.view(asked.seat)
        action = one[asked.seat].answer(view, asked)
        copy = msgspec.json.decode(msgspec.json.encode(view), type=View)
        assert other[asked.seat].answer(copy, asked) == action
        table.act(asked.seat, asked.name, action)


def test_another_stream_gives_other_actions() -> None:
    table = random_table(Mode.EXPERT, 2, random.Random("streams"))
    asked = table.pending[0]
    answers = {
        SeatedBot(PLANETX["random"], bytes([byte] * 16)).answer(table.view(asked.seat), asked)
        for byte in range(20)
    }
    assert len(answers) > 10


def test_random_locates_once_in_twenty_turns() -> None:
    table = random_table(Mode.STANDARD, 2, random.Random("locates"))
    asked = table.pending[0]
    view = table.view(asked.seat)
    stream = Chance(seed_from_text("locates"))
    kinds = Counter(
        KINDS[type(PLANETX["random"].answer(view, asked, 0, stream))] for _ in range(4000)
    )
    assert 150 <= kinds["locate"] <= 250
    assert kinds["survey"] > kinds["target"] > 0
    assert kinds["research"] > 0


@pytest.mark.parametrize("mode", list(Mode))
def test_pencil_never_repeats_a_topic_nor_theorises_by_guess(mode: Mode) -> None:
    luck = random.Random(f"habits {mode}")
    for game in range(size(6, 30)):
        table = random_table(mode, 2, luck)
        players = seated(("pencil", "pencil"), f"habits {game}")
        while table.pending:
            asked = table.pending[0]
            view = table.view(asked.seat)
            action = players[asked.seat].answer(view, asked)
            known = {turn.topic for turn in view.log if isinstance(turn, Researched)}
            if isinstance(action, Research):
                assert action.topic not in known
            if isinstance(action, PlaceTheory):
                assert sheet_of(view).certain(action.sector) is action.thing
            table.act(asked.seat, asked.name, action)


def test_pencil_locates_when_planet_x_and_its_neighbours_are_certain() -> None:
    luck = random.Random("certain")
    seen = 0
    for game in range(20):
        table = random_table(Mode.STANDARD, 1, luck)
        player = seated(("pencil",), f"certain {game}")[0]
        while table.pending:
            asked = table.pending[0]
            view = table.view(0)
            action = player.answer(view, asked)
            sheet = sheet_of(view)
            place = next((one for one in range(1, 13) if sheet.certain(one) == "X"), None)
            if place is not None and asked.name.startswith("turn"):
                left, right = neighbours(place, 12)
                if sheet.certain(left) and sheet.certain(right):
                    assert isinstance(action, Locate)
                    seen += 1
            table.act(0, asked.name, action)
        if seen >= size(5, 20):
            break
    assert seen >= 5


def test_a_decision_made_again_draws_the_same_lots() -> None:
    """A seated bot keeps no position: a game saved and resumed goes on as it would have."""
    table = random_table(Mode.STANDARD, 2, random.Random("again"))
    view = table.view(table.pending[0].seat)
    bot = SeatedBot(PLANETX["random"], bytes(16))
    first = [bot.answer(view, Decision(0, f"turn-{turn}")) for turn in range(8)]
    assert [bot.answer(view, Decision(0, f"turn-{turn}")) for turn in range(8)] == first
    assert len(set(first)) > 1
