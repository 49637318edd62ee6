"""What an arena is going to play: the players, the deals, the lineups and their luck.

One deal is one seed, played in every cyclic rotation of the seats, so that nobody owes a result to
the sky or to the chair. Beside the match itself every level meets itself (the mirror match: its
first copy must win its fair share) and players who know nothing (the random control).

The plan decides every result: skies and luck follow from its seed, the deal, the rotation and the
seat. How many processes play it changes nothing.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from enum import StrEnum

import msgspec

from ecliptic import __version__
from ecliptic.arena.descriptions import description_of
from ecliptic.bots.said import is_player
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.errors import BadSetup, shorten
from ecliptic.core.game import Seat

RANDOM = "random"
"""The level of the control, in every game."""
SIDE_DEALS = 40
"""Deals of the controls and of the oracle unless somebody wants more: they check and explain the
match, which needs the many deals."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Equal plans give equal results."""

    game: str
    players: tuple[str, ...]
    """Levels; one that searches may be given a budget (`director:400`), and is then another."""
    deals: int
    control_deals: int
    """The first so many deals are also played as mirror matches and against random."""
    oracle_deals: int
    """In the first so many deals the oracle also plays in everybody's stead."""
    settings: dict[str, str]
    """What the game leaves to the table: mode, starting facts, ..."""
    seed: str
    rules_version: int
    ecliptic: str
    """The version that made it: another one may play otherwise."""
    deal_version: int = 1
    """What the seeds deal; it is not written in plans that were made before it rose."""


class Kind(StrEnum):
    MATCH = "match"
    MIRROR = "mirror"
    CONTROL = "control"


class Lineup(msgspec.Struct, frozen=True):
    """Who plays together. An entry is one player of the list; levels may occur more than once."""

    kind: Kind
    entries: tuple[str, ...]


def make_plan(
    game: str,
    players: Sequence[str],
    deals: int,
    seed: str,
    settings: Mapping[str, str],
    control_deals: int | None = None,
    oracle_deals: int | None = None,
) -> Plan:
    """A plan whose game, players and settings exist; raises what is wrong with it."""
    described = description_of(game)
    for player in players:
        if not is_player(player, described.levels):
            raise BadSetup(
                "arena-player", player=shorten(player), players=", ".join(described.levels)
            )
    for name in settings:
        if name not in described.settings:
            raise BadSetup("arena-setting", setting=shorten(name), game=game)
    plan = Plan(
        game=game,
        players=tuple(players),
        deals=deals,
        control_deals=min(deals, SIDE_DEALS if control_deals is None else control_deals),
        oracle_deals=min(deals, SIDE_DEALS if oracle_deals is None else oracle_deals),
        settings={**described.settings, **settings},
        seed=seed,
        rules_version=described.game.rules_version,
        ecliptic=__version__,
        deal_version=described.game.deal_version,
    )
    options_of(plan)
    return plan


def options_of(plan: Plan) -> object:
    """The options of every table; what the game draws at random follows from the deal's seed."""
    return description_of(plan.game).options(len(plan.players), plan.settings)


def sky(plan: Plan, deal: int) -> Chance:
    """The table's own stream: the same in every rotation and every lineup."""
    return Chance(seed_from_text(f"arena {plan.seed} deal {deal}"))


def luck(plan: Plan, deal: int, rotation: int, seat: Seat) -> bytes:
    """A bot's secret; never made from the table's seed."""
    return seed_from_text(f"arena {plan.seed} luck {deal} {rotation} {seat}")


def seat_of(entry: int, rotation: int, seats: int) -> Seat:
    return (entry + rotation) % seats


def levels_of(plan: Plan) -> tuple[str, ...]:
    """The levels that play, each once, in the order they were named."""
    return tuple(dict.fromkeys(plan.players))


def lineups(plan: Plan) -> tuple[Lineup, ...]:
    """The match first, then the mirror matches, then the controls.

    Alone at the table there is nobody to mirror; the control is then random alone.
    """
    seats = len(plan.players)
    if seats == 1:
        return (Lineup(Kind.MATCH, plan.players), Lineup(Kind.CONTROL, (RANDOM,)))
    levels = levels_of(plan)
    return (
        Lineup(Kind.MATCH, plan.players),
        *(Lineup(Kind.MIRROR, (level,) * seats) for level in levels),
        *(
            Lineup(Kind.CONTROL, (level, *(RANDOM,) * (seats - 1)))
            for level in levels
            if level != RANDOM
        ),
    )


def games_of(plan: Plan, deals: int) -> int:
    """How many games the first so many deals are, everything that is played with them included."""
    seats = len(plan.players)
    games = seats * deals + seats * (len(lineups(plan)) - 1) * min(deals, plan.control_deals)
    if description_of(plan.game).oracle is not None:
        games += seats * seats * min(deals, plan.oracle_deals)
    return games


def command(plan: Plan) -> str:
    """The command line that plays this plan again."""
    words = ["ecliptic", "arena", plan.game, "--players", ",".join(plan.players)]
    words += ["--deals", str(plan.deals)]
    for name, value in plan.settings.items():
        words += [f"--{name}", value]
    words += ["--control-deals", str(plan.control_deals), "--oracle-deals", str(plan.oracle_deals)]
    return shlex.join([*words, "--seed", plan.seed])
