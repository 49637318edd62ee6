"""Advancing theories and peer review (rules 5, steps 3 and 4).

A theory is reviewed in the second phase after its own, when it reaches the inner space. A right one
confirms its sector and turns over every other theory there; a wrong one is removed and costs its
owner 1 time. Rulings: each wrong theory costs 1, also in a confirmed sector; a sector's review is
finished, then each penalised pawn moves by its total, in the player order before that review.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import takewhile

from ecliptic.planetx.board import Board, FaceDown, Theory, space
from ecliptic.planetx.events import SectorReviewed, Shown
from ecliptic.planetx.modes import REVIEW_SPACES
from ecliptic.planetx.objects import Object
from ecliptic.planetx.system import SolarSystem, content

INNER_SPACE = REVIEW_SPACES - 1
WRONG_THEORY_COST = 1


def sectors_due(board: Board) -> tuple[int, ...]:
    """Sectors with a face-down theory on the inner space, in number order."""
    phase_due = board.advances + 1 - INNER_SPACE
    recent = takewhile(lambda theory: theory.phase >= phase_due, reversed(board.theories))
    return tuple(sorted({theory.sector for theory in recent if is_due(board, theory)}))


def is_due(board: Board, theory: Theory) -> bool:
    return isinstance(theory, FaceDown) and space(board, theory) == INNER_SPACE


def review_sector(
    board: Board, things: Mapping[int, Object], system: SolarSystem, sector: int
) -> SectorReviewed:
    """Review one sector; `things` are the objects of face-down theories by number."""
    hidden = [
        theory
        for theory in board.theories
        if isinstance(theory, FaceDown) and theory.sector == sector
    ]
    truth = content(system, sector)
    turned = [theory for theory in hidden if is_due(board, theory)]
    if any(things[theory.number] is truth for theory in turned):
        turned = hidden
    shown = tuple(
        Shown(theory.number, things[theory.number], things[theory.number] is truth)
        for theory in turned
    )
    wrong = Counter(
        theory.seat for theory, face in zip(turned, shown, strict=True) if not face.right
    )
    penalties = tuple(
        (seat, wrong[seat] * WRONG_THEORY_COST) for seat in board.order if wrong[seat]
    )
    return SectorReviewed(sector, shown, penalties)
