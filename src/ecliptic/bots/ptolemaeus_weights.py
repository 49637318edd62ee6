"""The weights of the greedy opponent, fitted by self-play.

Written by `python -m bench.fit_greedy --generations 12 --pairs 10 --deals 6 --seed 2`.
"""

from __future__ import annotations

from ecliptic.bots.ptolemaeus_value import Weights

FITTED = Weights(
    patience=0.576,
    attention=0.644,
    draw=1.105,
    odd_card=0.364,
    pawn=0.092,
    card=0.117,
    joker=0.096,
    token=0.230,
    bonus=0.686,
    held_bonus=0.262,
    extra_turn=0.877,
    time=4.252,
    rival=0.437,
    rival_card=0.375,
)
