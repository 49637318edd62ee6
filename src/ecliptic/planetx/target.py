"""Target: look at one visible sector (rules 3). Each player has two target tokens a game."""

from __future__ import annotations

import msgspec

from ecliptic.core.errors import IllegalAction
from ecliptic.core.game import Seat
from ecliptic.planetx.actions import Target
from ecliptic.planetx.board import Board, arrow
from ecliptic.planetx.events import Targeted
from ecliptic.planetx.modes import TARGET_COST, TARGET_TOKENS, Mode
from ecliptic.planetx.ring import require_sector, visible_sky
from ecliptic.planetx.system import SolarSystem, sight


class TargetOffer(msgspec.Struct, frozen=True, gc=False, tag="target"):
    sectors: tuple[int, ...]
    left: int
    cost: int


def require_target_token(left: int) -> None:
    if not left:
        raise IllegalAction("planetx-target-none-left", tokens=TARGET_TOKENS)


def check_target(board: Board, seat: Seat, action: Target) -> None:
    require_target_token(board.targets_left[seat])
    require_sector(action.sector, board.mode)
    sky = visible_sky(arrow(board), board.mode)
    if action.sector not in sky:
        raise IllegalAction(
            "planetx-target-not-visible",
            sector=action.sector,
            sky_first=sky[0],
            sky_last=sky[-1],
        )


def target_offer(mode: Mode, arrow: int, left: int) -> TargetOffer:
    require_target_token(left)
    return TargetOffer(visible_sky(arrow, mode), left, TARGET_COST)


def targets(offer: TargetOffer) -> list[Target]:
    return [Target(sector) for sector in offer.sectors]


def do_target(system: SolarSystem, seat: Seat, action: Target) -> Targeted:
    return Targeted(seat, action.sector, TARGET_COST, sight(system, action.sector))
