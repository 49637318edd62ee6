"""The plugin of every game, by the game's name."""

from __future__ import annotations

from collections.abc import Mapping

from ecliptic.registry import optional_parts
from ecliptic.server.plugin import Plugin

PLUGINS: Mapping[str, Plugin] = optional_parts("ecliptic.server", "plugin", "PLUGIN")
_NOTHING = Plugin()


def plugin_of(game: str) -> Plugin:
    return PLUGINS.get(game, _NOTHING)
