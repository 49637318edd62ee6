"""A game's plugin: what the server does at tables of one game only.

Every method says what holds for a game that has nothing of the kind. A game overrides what it has
in `server/<game>/plugin.py`; its own requests are `HANDLERS` in `server/<game>/routes.py`, and what
`ecliptic doctor` looks at for it is in `server/<game>/checkup.py`. It may do without any of them.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from ecliptic.core.game import Seat
from ecliptic.core.table import Table
from ecliptic.server.errors import BadCall, NotFound
from ecliptic.store.values import StoredTable
from ecliptic.wire.help import Help
from ecliptic.wire.replays import PointsShown
from ecliptic.wire.seats import PlaceWanted

Played: TypeAlias = tuple[Table, tuple[str, ...]]
"""The table a record leads to, and who played."""


class Plugin:
    solver: bool = False
    """Whether it is counted how many systems a seat had left."""
    help: tuple[Help, ...] = ("none",)
    """The help that its tables can agree on."""

    def with_place(self, table: StoredTable, seat: Seat, wanted: PlaceWanted) -> bytes:
        """The options with what one seat has chosen for itself before the deal."""
        raise BadCall("server-no-places")

    def with_own_places(self, table: StoredTable, wanted: Any) -> Any:
        """The options the host wants, with what people have chosen for themselves."""
        return wanted

    def options_again(self, table: StoredTable) -> bytes:
        """The options of a rematch."""
        return table.options

    def require_code(self, options: Any) -> None:
        """A companion table keeps track of a game that a code stands for."""
        raise BadCall("server-companion-code")

    def require_generator(self, version: int) -> None:
        """What the people at a real table were told before is of the game that would be dealt."""

    def points(self, table: Table) -> PointsShown:
        """How each seat's points grew in a game that is over, if they did before the end."""
        raise NotFound("server-not-found")

    def checked_history(self, text: str) -> str | None:
        """A player's own history of a real table, as it is kept; None if the text is none."""
        return None

    def played_history(self, text: str) -> Played | None:
        """What a history that was kept leads to; None if the text is none."""
        return None
