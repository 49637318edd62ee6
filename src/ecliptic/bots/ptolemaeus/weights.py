"""The weights of the greedy opponent, fitted by self-play.

Written by `python -m bench.fit_greedy --generations 12 --pairs 10 --deals 6 --seed 3`.
"""

from __future__ import annotations

from ecliptic.bots.ptolemaeus.value import Weights

FITTED = Weights(
    patience=0.811,
    attention=0.631,
    draw=1.327,
    odd_card=0.440,
    pawn=0.082,
    card=0.109,
    joker=0.113,
    token=0.304,
    bonus=0.465,
    held_bonus=0.235,
    extra_turn=0.528,
    time=3.602,
    rival=0.632,
    rival_card=0.449,
)
