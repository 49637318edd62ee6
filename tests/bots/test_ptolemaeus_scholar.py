"""What the scholar has learned: the network's arithmetic, its file, and the value it is part of."""

from __future__ import annotations

import json

import pytest

from ecliptic.bots.ptolemaeus.scholar import network
from ecliptic.bots.ptolemaeus.scholar.features import features_of
from ecliptic.bots.ptolemaeus.scholar.learned import SHARE, LearnedValue, shipped, worth_of
from ecliptic.bots.ptolemaeus.scholar.network import UNIT_BITS, WEIGHT_BITS, Layer, Network
from ecliptic.bots.ptolemaeus.seat import own_side
from ecliptic.bots.ptolemaeus.value import WON, Value
from ecliptic.bots.ptolemaeus.weights import FITTED
from ecliptic.core.chance import Chance, seed_from_text
from tests.bots.ptolemaeus_tables import dealt, moves

SHIPPED = "ac9f423745953749a99035f7a8a98b7d2269edbb382ebfae07f001e547c3dba1"
"""The digest of the networks that come with the package."""


def _random_layers(luck: Chance) -> list[Layer]:
    """Two networks of three features, four and two units, with weights up to 2 and -2."""
    layers = []
    for wide, after in ((3, 4), (4, 2), (2, 1)):
        lots = [luck.below(1 << 16) - (1 << 15) for _ in range(2 * after * wide + 2 * after)]
        cells = iter(lots)
        weights = [[[next(cells) for _ in range(wide)] for _ in range(after)] for _ in range(2)]
        layers.append(Layer(weights, [[next(cells) for _ in range(after)] for _ in range(2)]))
    return layers


def _by_hand(layers: list[Layer], features: list[int]) -> float:
    """The same in Python's own whole numbers, one unit after the other."""
    total = 0
    for one in range(2):
        units = features
        for at, layer in enumerate(layers):
            sums = [
                sum(int(w) * unit for w, unit in zip(row, units, strict=True)) + int(bias)
                for row, bias in zip(layer.weights[one], layer.biases[one], strict=True)
            ]
            if at == len(layers) - 1:
                total += sums[0]
            digits = WEIGHT_BITS if at else WEIGHT_BITS - UNIT_BITS
            units = [max(0, figure) >> digits for figure in sums]
    return total / 2 / (1 << (WEIGHT_BITS + UNIT_BITS))


def test_the_network_adds_up_whole_numbers() -> None:
    luck = Chance(seed_from_text("network"))
    for _ in range(20):
        layers = _random_layers(luck)
        features = [luck.below(200) for _ in range(3)]
        assert Network(layers).points(features) == _by_hand(layers, features)


def test_the_file_says_what_it_is() -> None:
    assert shipped().digest == SHIPPED
    assert network.read(shipped().text()).text() == shipped().text()


def test_a_file_that_was_changed_is_refused() -> None:
    file = json.loads(shipped().text())
    file["alone"][0]["weights"][0][0][0] += 1
    with pytest.raises(ValueError, match="as it was written"):
        network.read(json.dumps(file))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_was_learned_is_added_to_what_greedy_sees(seats: int) -> None:
    kinds, differs = ("rules",) * seats, 0
    for view, _, _ in moves(dealt(seats, "learned"), kinds, "learned"):
        own = own_side(view)
        hand = own.desk.hand
        plain, learned = Value(own, FITTED), LearnedValue(own, FITTED)
        side = plain.own(own, hand, 0)
        added = learned.worth_with(own, hand) - plain.worth_with(own, hand)
        if side == WON:
            assert added == 0
            continue
        features = features_of(plain, own, hand, 0, side)
        assert all(type(one) in (int, bool) for one in features)
        assert added == pytest.approx(SHARE * shipped().of(seats).points(features))
        differs += bool(added)
        assert worth_of(own) == learned.worth(own)
    assert differs
