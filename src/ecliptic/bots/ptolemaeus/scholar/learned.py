"""The learned value beside the greedy opponent's own."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

from ecliptic.bots.ptolemaeus.scholar import network
from ecliptic.bots.ptolemaeus.scholar.features import features_of
from ecliptic.bots.ptolemaeus.scholar.network import Networks
from ecliptic.bots.ptolemaeus.seat import Own
from ecliptic.bots.ptolemaeus.value import WON, Side, Value
from ecliptic.bots.ptolemaeus.weights import FITTED
from ecliptic.ptolemaeus.hand import Counts

SHARE = 0.25
"""What a point of the learned value counts beside one of the greedy opponent's."""


@lru_cache(maxsize=1)
def shipped() -> Networks:
    """The networks that come with the package."""
    file = resources.files(__package__).joinpath("networks.json")
    return network.read(file.read_text(encoding="utf-8"))


class LearnedValue(Value):
    """Judges as `Value` does, and adds what a network has learned about how games end."""

    def judged(self, own: Own, hand: Counts, unseen: int, side: Side) -> float:
        worth = super().judged(own, hand, unseen, side)
        if side == WON:
            return worth
        features = features_of(self, own, hand, unseen, side)
        return worth + SHARE * shipped().of(own.board.seats).points(features)


def worth_of(own: Own) -> float:
    """Of a seat's position after its turn, to it."""
    return LearnedValue(own, FITTED).worth(own)
