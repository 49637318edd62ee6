"""Why an imagined sky is refused: each contradiction has its code."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.errors import ImpossibleWorld
from ecliptic.core.table import Table, open_table
from ecliptic.planetx import PlanetX
from ecliptic.planetx.board import FaceDown
from ecliptic.planetx.clues import holds, title_of
from ecliptic.planetx.generator import generate
from ecliptic.planetx.imagine import check_world, imagine
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import ASTEROID, COMET, THEORY_OBJECTS
from ecliptic.planetx.setup import StartingFact, default_options
from ecliptic.planetx.sky import Sky
from ecliptic.planetx.system import content
from ecliptic.planetx.topics import lawful_research_clues
from ecliptic.planetx.views import View

GAME = PlanetX()
CHANCE = Chance(seed_from_text("imagine"))


@pytest.fixture
def table() -> Table:
    table = open_table(GAME, default_options(Mode.STANDARD, 2), Chance(seed_from_text("world")))
    for text in ("S E 1-3", "R A"):
        asked = table.pending[0]
        table.act(asked.seat, asked.name, GAME.parse_action(text))
    return table


def sky_of(table: Table) -> Sky:
    sky: Sky = table.state.sky
    return sky


def code_of(view: View, sky: Sky) -> str:
    with pytest.raises(ImpossibleWorld) as refused:
        check_world(view, sky)
    return refused.value.code


def test_the_true_sky_is_possible_for_everybody(table: Table) -> None:
    for viewer in (0, 1, None):
        state = imagine(table.view(viewer), sky_of(table), CHANCE)
        assert (state.board, state.sky) == (table.state.board, sky_of(table))


def test_an_unlawful_sky(table: Table) -> None:
    sky = sky_of(table)
    system = (sky.system[-1], *sky.system[:-1])
    assert code_of(table.view(0), replace(sky, system=system)).startswith("planetx-system-")


def test_clues_with_other_titles(table: Table) -> None:
    sky = sky_of(table)
    turned = replace(sky, topics=(*sky.topics[1:], sky.topics[0]))
    assert code_of(table.view(0), turned) == "planetx-world-titles"


def test_a_clue_that_is_not_true(table: Table) -> None:
    sky = sky_of(table)
    false = next(
        clue
        for clue in lawful_research_clues(Mode.STANDARD)
        if title_of(clue) == title_of(sky.topics[0]) and not holds(clue, sky.system)
    )
    lying = replace(sky, topics=(false, *sky.topics[1:]))
    assert code_of(table.view(0), lying) == "planetx-world-clues"


def test_another_clue_than_the_one_researched(table: Table) -> None:
    sky = sky_of(table)
    researcher = table.log[2].seat  # type: ignore[union-attr]
    other = next(
        clue
        for clue in lawful_research_clues(Mode.STANDARD)
        if title_of(clue) == title_of(sky.topics[0])
        and holds(clue, sky.system)
        and clue != sky.topics[0]
    )
    changed = replace(sky, topics=(other, *sky.topics[1:]))
    assert code_of(table.view(researcher), changed) == "planetx-world-answer"
    check_world(table.view(1 - researcher), changed)


def test_what_the_view_knows_must_hold(table: Table) -> None:
    view, sky = table.view(0), sky_of(table)
    held = next(s for s in range(1, 13) if content(sky.system, s) in THEORY_OBJECTS)
    thing = content(sky.system, held)
    wrong = ASTEROID if thing is COMET else COMET
    against_fact = replace(view, facts=(StartingFact(held, thing),))
    assert code_of(against_fact, sky) == "planetx-world-facts"
    for board in (
        replace(view.board, refuted=((held, thing),)),
        replace(view.board, confirmed=((held, wrong),)),
    ):
        assert code_of(replace(view, board=board), sky) == "planetx-world-review"
    other = generate(Mode.STANDARD, Chance(seed_from_text("another"))).conferences[0]
    held_conference = replace(view.board, conferences=((1, other),))
    assert code_of(replace(view, board=held_conference), sky) == "planetx-world-conference"
    revealed = replace(view.board, system=sky.system[::-1])
    assert code_of(replace(view, board=revealed), sky) == "planetx-world-revealed"


def test_theories_that_no_supply_explains(table: Table) -> None:
    """More face-down theories in one sector than there are kinds of token."""
    view = table.view(0)
    theories = tuple(FaceDown(number, 1, 5, number) for number in range(1, 6))
    crowded = replace(view, board=replace(view.board, theories=theories))
    with pytest.raises(ImpossibleWorld, match="planetx-world-theories"):
        imagine(crowded, sky_of(table), CHANCE)
