"""What the weighed belief says happens that often. If not, the rules, the clues or the likelihood
are wrong.

A pencil player against a random one. When a game is looked at is fixed beforehand, so neither how
long it lasts nor how it goes decides whether it counts; the rival's moves do not depend on the sky.
"""

from __future__ import annotations

from math import comb, fsum

import pytest

from ecliptic.bots.bot import SeatedBot
from ecliptic.core.chance import seed_from_text
from ecliptic.core.table import open_table, play
from ecliptic.deduction.belief import Belief
from ecliptic.planetx import PlanetX
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import Object
from ecliptic.planetx.setup import LEVELS, default_options
from ecliptic.planetx.system import content
from tests.deduction.games import BOTS, chance_named, true_system
from tests.sizes import size

GAMES = size(80, 2_000)
LATEST = 40
"""Actions made before a game is looked at, at most."""
DECILES = 10
OUTSIDE = 0.001
"""An interval of 99.9 % leaves this out, half of it on either side."""


def forecast(number: int) -> tuple[float, bool]:
    """One game, looked at once: how probable one thing in one sector is, and whether it is so."""
    mode = list(Mode)[number % 2]
    drawn = chance_named(f"calibration {number}")
    facts = drawn.choice(list(LEVELS.values()))
    table = open_table(
        PlanetX(), default_options(mode, 2, facts), chance_named(f"calibrated sky {number}")
    )
    players = {
        seat: SeatedBot(BOTS[level], seed_from_text(f"calibration {number} {level}"))
        for seat, level in enumerate(("pencil", "random"))
    }
    play(table, players, most_actions=drawn.below(LATEST + 1))
    sector = 1 + drawn.below(mode.rules.sectors)
    thing = drawn.choice(list(Object))
    belief = Belief.of(table.view(0)).weighed()
    return belief.probability(sector, thing), content(true_system(table), sector) is thing


def at_most(count: int, games: int, share: float) -> float:
    """The probability of at most `count` in `games`, each with probability `share`."""
    return fsum(comb(games, k) * share**k * (1 - share) ** (games - k) for k in range(count + 1))


def believable(count: int, games: int, share: float) -> bool:
    """Whether the exact binomial interval around what happened holds what was said."""
    less, more = at_most(count, games, share), 1 - at_most(count - 1, games, share)
    return min(less, more) > OUTSIDE / 2


@pytest.fixture(scope="module")
def forecasts() -> list[tuple[float, bool]]:
    return [forecast(number) for number in range(GAMES)]


def test_what_the_belief_says_happens_that_often(forecasts: list[tuple[float, bool]]) -> None:
    for decile in range(DECILES):
        inside = [one for one in forecasts if min(int(one[0] * DECILES), DECILES - 1) == decile]
        if inside:
            said = fsum(probability for probability, _ in inside) / len(inside)
            happened = sum(came for _, came in inside)
            assert believable(happened, len(inside), said), (decile, happened, len(inside), said)


def test_forecasts_are_not_all_alike(forecasts: list[tuple[float, bool]]) -> None:
    deciles = {min(int(probability * DECILES), DECILES - 1) for probability, _ in forecasts}
    assert len(deciles) >= 5
    assert any(0 < probability < 1 for probability, _ in forecasts)


def test_a_wrong_belief_would_be_noticed() -> None:
    """The interval is no formality: twice too sure is found out in a few hundred games."""
    assert believable(20, 200, 0.1)
    assert not believable(20, 200, 0.2)
    assert believable(0, 30, 0.0)
    assert not believable(1, 30, 0.0)
    assert believable(30, 30, 1.0)
