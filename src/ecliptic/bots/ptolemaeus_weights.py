"""The weights of the greedy opponent: where `bench/fit_greedy.py` starts."""

from __future__ import annotations

from ecliptic.bots.ptolemaeus_value import Weights

FITTED = Weights(
    patience=0.8,
    attention=0.7,
    draw=1.0,
    odd_card=0.4,
    pawn=0.1,
    card=0.08,
    joker=0.1,
    token=0.3,
    bonus=0.5,
    held_bonus=0.3,
    extra_turn=0.6,
    time=3.0,
    rival=0.5,
    rival_card=0.4,
)
