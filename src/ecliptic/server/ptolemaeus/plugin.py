"""What the server does at tables of Ptolemaeus only."""

from __future__ import annotations

from ecliptic.core.table import Table
from ecliptic.server.plugin import Plugin
from ecliptic.server.ptolemaeus.points import points_of
from ecliptic.wire.replays import PointsShown


class PtolemaeusPlugin(Plugin):
    help = ("none", "reminders", "advice")

    def points(self, table: Table) -> PointsShown:
        return points_of(table)


PLUGIN: Plugin = PtolemaeusPlugin()
