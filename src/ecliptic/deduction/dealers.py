"""Who dealt a game: it decides how much titles, clues and boards tell beyond logic.

HOUSE       Ecliptic itself, with the generator of today: tables, and evenings with its companion
PUBLISHED   the companion app that comes with the box, as far as its games are known
UNKNOWN     anything else, earlier generators too: all systems that logic allows count alike
"""

from __future__ import annotations

from enum import StrEnum

from ecliptic.planetx.board import Board
from ecliptic.planetx.codes import GENERATOR


class Dealer(StrEnum):
    HOUSE = "ecliptic"
    PUBLISHED = "published"
    UNKNOWN = "unknown"


def dealer_of(board: Board) -> Dealer:
    """Who dealt at a table. How earlier generators drew is not weighed any more."""
    return Dealer.HOUSE if board.generator == GENERATOR else Dealer.UNKNOWN
