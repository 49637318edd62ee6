"""What a viewer knows, folded from its own stream with the same code as the server."""

from __future__ import annotations

from typing import Any

import msgspec

from ecliptic.core.game import AnyGame, Decision
from ecliptic.core.log import SeatStream, typed_told
from ecliptic.games import GAMES
from ecliptic.wire.tables import TableShown, Told


class Follower:
    """What a viewer knows, folded from its own stream by this program itself."""

    def __init__(self, table: TableShown, seat: int | None) -> None:
        self.table = table
        self.game: AnyGame = GAMES[table.game]
        self.asking = ""
        """What the seat has to answer now, or nothing."""
        options = msgspec.convert(table.options, self.game.options_type)
        self.stream = SeatStream(self.game, options, seat)

    @property
    def heard(self) -> int:
        return len(self.stream.told)

    @property
    def view(self) -> Any:
        return self.stream.view

    @property
    def decision(self) -> Decision | None:
        """What the seat is asked, by the view."""
        return self.game.asked(self.view)

    @property
    def over(self) -> bool:
        return self.table.status == "over"

    def hear(self, message: Told) -> None:
        """Take the next thing told; a gap would be a fault of the server."""
        if message.number != self.heard:
            raise ValueError(f"told number {message.number} after {self.heard}")
        self.stream.hear(typed_told(self.game, message.event))
