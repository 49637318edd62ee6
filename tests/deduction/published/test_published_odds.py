"""Odds beside the published app, held against games drawn from its counted figures."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from math import fsum, log2

import pytest

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.deduction.belief import Belief
from ecliptic.deduction.conference_sets import families
from ecliptic.deduction.dealers import Dealer
from ecliptic.deduction.published import board_prior
from ecliptic.deduction.systems import all_systems
from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import DWARF_PLANET, PLANET_X
from ecliptic.planetx.system import where
from tests.deduction.published.knowledge import LATE, STATES, State, learned
from tests.deduction.published.stand_in import (
    Boards,
    placed_in_order,
    placed_otherwise,
    published_game,
    ways_placed,
)
from tests.sizes import size

GAMES = {Mode.STANDARD: size(100, 3_000), Mode.EXPERT: size(3, 600)}
HUNDREDTHS = {"better": 10, "worse": 1, "missed": 1}
SLACK = size(5, 0)
"""Hundredths of a bit or of a share, and how much less surely a few games tell them."""

Odds = tuple[tuple[float, ...], int]
"""How probable Planet X is in each sector, and where it is."""

each_state = pytest.mark.parametrize("state", STATES, ids=lambda one: f"{one.mode}: {one.name}")
each_board = pytest.mark.parametrize("boards", [placed_in_order, placed_otherwise])


@cache
def odds(state: State, boards: Boards) -> dict[Dealer, list[Odds]]:
    """Of many games, what each dealer's odds say to somebody who knows as much as the state."""
    found: dict[Dealer, list[Odds]] = {dealer: [] for dealer in Dealer}
    for number in range(GAMES[state.mode]):
        chance = Chance(seed_from_text(f"published {state.mode} {number}"))
        game = published_game(state.mode, chance, boards)
        (sector,) = where(game.system, PLANET_X)
        belief = Belief.new(state.mode).after(*learned(state, game, chance))
        for dealer in Dealer:
            likely = replace(belief, dealer=dealer).weighed()
            shares = (likely.probability(one, PLANET_X) for one in state.mode.rules.all_sectors)
            found[dealer].append((tuple(shares), sector))
    return found


def bits_lost(found: list[Odds]) -> float:
    return fsum(-log2(shares[sector - 1]) for shares, sector in found) / len(found)


def calibration_error(found: list[Odds]) -> float:
    """How far what is said lies from what happens, over ten bins of all sectors' odds."""
    bins: dict[int, list[tuple[float, bool]]] = {}
    for shares, sector in found:
        for number, share in enumerate(shares, start=1):
            bins.setdefault(min(int(10 * share), 9), []).append((share, number == sector))
    total = sum(map(len, bins.values()))
    missed = (abs(fsum(share - came for share, came in inside)) for inside in bins.values())
    return fsum(missed) / total


def hundredths_lost(state: State, boards: Boards) -> float:
    """Hundredths of a bit lost against counting all systems alike; what is won is below 0."""
    found = odds(state, boards)
    return 100 * (bits_lost(found[Dealer.PUBLISHED]) - bits_lost(found[Dealer.UNKNOWN]))


@each_board
@pytest.mark.parametrize("mode", list(Mode))
def test_late_in_the_game_the_odds_know_more_than_counting_alike(
    mode: Mode, boards: Boards
) -> None:
    (state,) = [one for one in STATES if one.mode is mode and one.name == LATE]
    assert hundredths_lost(state, boards) <= SLACK - HUNDREDTHS["better"]


@each_board
@each_state
def test_the_odds_are_never_worse_than_counting_alike(state: State, boards: Boards) -> None:
    assert hundredths_lost(state, boards) <= SLACK + HUNDREDTHS["worse"]


@each_board
@each_state
def test_what_the_odds_say_happens_that_often(state: State, boards: Boards) -> None:
    missed = calibration_error(odds(state, boards)[Dealer.PUBLISHED])
    assert 100 * missed < SLACK + HUNDREDTHS["missed"]


def test_a_board_weighs_one_over_the_ways_to_place_it() -> None:
    """Gas clouds may only lie where a sector beside them stays free."""
    mode, chance = Mode.EXPERT, Chance(seed_from_text("ways"))
    prior, family = board_prior(all_systems(mode)), families(mode).family
    dwarfs = len(catalogue(mode).placements[DWARF_PLANET])
    for number in (chance.below(len(prior)) for _ in range(30)):
        siblings = int((family == family[number]).sum())
        ways = ways_placed(catalogue(mode).system(number), mode) // dwarfs
        assert prior[number] == pytest.approx(1 / (ways * siblings), rel=1e-12)


@each_state
def test_the_truth_is_never_given_up(state: State) -> None:
    for found in odds(state, placed_in_order).values():
        assert all(shares[sector - 1] > 0 for shares, sector in found)
