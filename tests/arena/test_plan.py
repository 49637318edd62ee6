"""What an arena plays: rotations, lineups, luck, and the command that repeats it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ecliptic.arena.plan import Kind, Plan, command, lineups, luck, make_plan, seat_of, sky
from ecliptic.core.chance import seed_from_text
from ecliptic.core.errors import BadSetup


def plan_of(*players: str, deals: int = 3, **settings: str) -> Plan:
    return make_plan("planetx", players, deals, "7", settings)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_rotations_bring_every_entry_to_every_seat_once(seats: int) -> None:
    places = [[seat_of(entry, turn, seats) for entry in range(seats)] for turn in range(seats)]
    assert all(sorted(rotation) == list(range(seats)) for rotation in places)
    assert all(sorted(column) == list(range(seats)) for column in zip(*places, strict=True))
    steps = {(b - a) % seats for row in places for a, b in pairwise(row)}
    assert steps <= {1 % seats}, "rotations keep the neighbours"


def test_every_level_meets_itself_and_random() -> None:
    found = [(one.kind, one.entries) for one in lineups(plan_of("pencil", "random", "pencil"))]
    assert found == [
        (Kind.MATCH, ("pencil", "random", "pencil")),
        (Kind.MIRROR, ("pencil",) * 3),
        (Kind.MIRROR, ("random",) * 3),
        (Kind.CONTROL, ("pencil", "random", "random")),
    ]


def test_alone_the_control_is_random_alone() -> None:
    found = [(one.kind, one.entries) for one in lineups(plan_of("pencil"))]
    assert found == [(Kind.MATCH, ("pencil",)), (Kind.CONTROL, ("random",))]


def test_everybody_has_luck_of_his_own_and_never_the_tables() -> None:
    plan = plan_of("pencil", "random")
    secrets = [
        luck(plan, deal, turn, seat) for deal in range(9) for turn in (0, 1) for seat in (0, 1)
    ]
    skies = [sky(plan, deal).seed for deal in range(9)]
    assert len({*secrets, *skies, seed_from_text("7")}) == 9 * 4 + 9 + 1


def test_settings_have_defaults_and_deals_bound_the_side_deals() -> None:
    plan = plan_of("pencil", "random", facts="8")
    assert plan.settings == {"mode": "standard", "facts": "8"}
    assert (plan.control_deals, plan.oracle_deals) == (3, 3)
    assert make_plan("planetx", ["random"], 500, "7", {}).oracle_deals == 40


def test_the_command_says_everything_that_decides_the_result() -> None:
    plan = make_plan("planetx", ["pencil", "random"], 9, "a b", {"mode": "expert"}, 2, 0)
    assert command(plan) == (
        "ecliptic arena planetx --players pencil,random --deals 9 --mode expert --facts 4"
        " --control-deals 2 --oracle-deals 0 --seed 'a b'"
    )


@pytest.mark.parametrize(
    ("game", "players", "settings", "code"),
    [
        ("chess", ["random"], {}, "arena-game"),
        ("planetx", ["random", "bob"], {}, "arena-player"),
        ("planetx", [""], {}, "arena-player"),
        ("planetx", ["random"] * 5, {}, "planetx-seats"),
        ("planetx", ["random"], {"date": "1543"}, "arena-setting"),
        ("planetx", ["random"], {"mode": "huge"}, "arena-setting-value"),
        ("planetx", ["random"], {"facts": "5"}, "arena-setting-value"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_code(
    game: str, players: list[str], settings: dict[str, str], code: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        make_plan(game, players, 1, "7", settings)
    assert refused.value.code == code
