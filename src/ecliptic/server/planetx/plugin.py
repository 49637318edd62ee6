"""What the server does at tables of Planet X only."""

from __future__ import annotations

from ecliptic.core.game import Seat
from ecliptic.planetx.codes import require_generator
from ecliptic.planetx.history import history_text, is_history, parse_history, played
from ecliptic.planetx.setup import Options
from ecliptic.server.errors import BadCall
from ecliptic.server.planetx.places import with_new_sky, with_own_places, with_place
from ecliptic.server.plugin import Played, Plugin
from ecliptic.store.values import StoredTable
from ecliptic.wire.seats import PlaceWanted


class PlanetXPlugin(Plugin):
    solver = True
    help = ("none", "contradictions", "certain", "odds", "advice")

    def with_place(self, table: StoredTable, seat: Seat, wanted: PlaceWanted) -> bytes:
        return with_place(table, seat, wanted)

    def with_own_places(self, table: StoredTable, wanted: Options) -> Options:
        return with_own_places(table, wanted)

    def options_again(self, table: StoredTable) -> bytes:
        return with_new_sky(table)

    def require_code(self, options: Options) -> None:
        if not options.code:
            raise BadCall("server-companion-code")

    def require_generator(self, version: int) -> None:
        require_generator(version)

    def checked_history(self, text: str) -> str | None:
        return history_text(parse_history(text)) if is_history(text) else None

    def played_history(self, text: str) -> Played | None:
        if not is_history(text):
            return None
        history = parse_history(text)
        return played(history), (history.player,)


PLUGIN: Plugin = PlanetXPlugin()
