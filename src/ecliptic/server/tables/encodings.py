"""A cache of encoded messages: what several sockets are told alike is encoded once.

Everybody who listens to a table is woken at the same time, so a few of the newest are enough.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

import msgspec

from ecliptic.core.game import Viewer
from ecliptic.server.tables.live import LiveTable
from ecliptic.server.tables.shown import view_shown
from ecliptic.wire.tables import Told

_MOST = 64
_encoder = msgspec.json.Encoder()


class _News(msgspec.Struct, frozen=True):
    """Whom it is for, what they had heard, and up to where: nothing else decides what is sent."""

    table: str
    viewer: Viewer
    start: int
    length: int
    changed: int


class EncodingCache:
    def __init__(self) -> None:
        self._recent: OrderedDict[_News, Sequence[bytes]] = OrderedDict()

    def news(self, live: LiveTable, viewer: Viewer, start: int) -> Sequence[bytes]:
        """What a viewer is told from number `start` of its stream on, and the view that makes."""
        asked = _News(live.stored.id, viewer, start, live.length, live.stored.changed)
        known = self._recent.get(asked)
        if known is None:
            known = self._recent[asked] = _encoded_news(live, viewer, start)
            if len(self._recent) > _MOST:
                self._recent.popitem(last=False)
        return known


def encoded(message: msgspec.Struct) -> bytes:
    return _encoder.encode(message)


def _encoded_news(live: LiveTable, viewer: Viewer, start: int) -> Sequence[bytes]:
    told = live.stream(viewer).told[start:]
    news: list[msgspec.Struct] = [Told(start + n, one) for n, one in enumerate(told)]
    view = view_shown(live, viewer)
    return [encoded(one) for one in (news if view is None else [*news, view])]
