"""The slow, obvious systems that other worlds are drawn from, against the rules under test."""

from __future__ import annotations

import random

import pytest

from ecliptic.core.errors import BadSetup
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.system import SolarSystem, check_system
from tests.conformance.planetx_skies import (
    STANDARD_SYSTEMS,
    expert_pool,
    is_lawful,
    shaken,
    standard_systems,
)
from tests.sizes import size


def _accepted(mode: Mode, system: SolarSystem) -> bool:
    try:
        check_system(system, mode)
    except BadSetup:
        return False
    return True


def test_there_are_4446_standard_systems() -> None:
    assert len(set(standard_systems())) == len(standard_systems()) == STANDARD_SYSTEMS
    assert all(_accepted(Mode.STANDARD, system) for system in standard_systems())


def test_expert_systems_differ_and_are_lawful() -> None:
    assert len(set(expert_pool())) > len(expert_pool()) * 9 // 10
    assert all(_accepted(Mode.EXPERT, system) for system in expert_pool())


@pytest.mark.parametrize("mode", Mode)
def test_the_placement_rules_agree_with_the_obvious_ones(mode: Mode) -> None:
    rng = random.Random(mode.value)
    systems = standard_systems() if mode is Mode.STANDARD else expert_pool()
    verdicts = set()
    for _ in range(size(2_000, 30_000)):
        system = shaken(rng.choice(systems), rng.randint(0, 2), rng)
        assert _accepted(mode, system) is is_lawful(mode, system)
        verdicts.add(is_lawful(mode, system))
    assert verdicts == {True, False}
