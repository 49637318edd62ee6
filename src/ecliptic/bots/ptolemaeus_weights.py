"""The weights of the greedy opponent, fitted by self-play.

Written by `python -m bench.fit_greedy --generations 1 --pairs 2 --deals 2 --seed 1`.
"""

from __future__ import annotations

from ecliptic.bots.ptolemaeus_value import Weights

FITTED = Weights(
    first_pawn=0.342,
    second_pawn=0.975,
    third_pawn=1.904,
    any_pawn=0.144,
    leaving=0.774,
    coming=0.526,
    objective=1.345,
    crowd=0.183,
    any_card=0.084,
    named_card=0.300,
    colour_card=0.180,
    joker=0.501,
    ready=0.308,
    token=0.278,
    bonus=0.466,
    held_bonus=0.264,
    extra_turn=0.538,
    pawn_time=3.260,
    card_time=3.354,
    rival=0.500,
    rival_card=0.214,
)
