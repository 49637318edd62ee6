"""Folding turns, the end of a round and the end of the game (rules 3, 6 and 7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from ecliptic.ptolemaeus import events as happened
from ecliptic.ptolemaeus.board import SETTING_UP, TURN, Board, Discarding, Over
from ecliptic.ptolemaeus.cards import ECLIPSIS
from ecliptic.ptolemaeus.configurations import Signs
from ecliptic.ptolemaeus.planets import moved
from ecliptic.ptolemaeus.zodiac import ALL_SIGNS, onward


def _turn_passed(board: Board, _: happened.TurnPassed) -> Board:
    return replace(board, acted=True, ticks=board.ticks + 1)


def _round_begun(board: Board, event: happened.RoundBegun) -> Board:
    return replace(board, round=event.number, astrolabe=event.astrolabe, ticks=board.ticks + 1)


def _turn_begun(board: Board, event: happened.TurnBegun) -> Board:
    return replace(
        board,
        active=event.seat,
        lap=event.lap,
        acted=False,
        extra_turns=board.extra_turns - event.extra,
        stage=TURN,
        ticks=board.ticks + 1,
    )


def _planets_moved(board: Board, event: happened.PlanetsMoved) -> Board:
    return replace(
        board,
        planets=moved(board.planets, event.event),
        event=None,
        events_past=(*board.events_past, event.event),
        stage=SETTING_UP,
        ticks=board.ticks + 1,
    )


def _cleared(board: Board, signs: Signs) -> tuple[tuple[int, ...], ...]:
    """Every seat's pawns without those on these signs."""
    return tuple(
        tuple(0 if sign in signs else count for sign, count in enumerate(own))
        for own in board.pawns
    )


def _comet_moved(board: Board, event: happened.CometMoved) -> Board:
    comet = onward(board.comet, event.steps)
    return replace(
        board,
        comet=comet,
        comet_steps=board.comet_steps + event.steps,
        pawns=_cleared(board, (comet,)),
        ticks=board.ticks + 1,
    )


def _eclipsed(board: Board, event: happened.Eclipsed) -> Board:
    bare = tuple(sign for sign in ALL_SIGNS if sign not in board.planets)
    return replace(
        board,
        pawns=_cleared(board, bare),
        event=None,
        events_past=(*board.events_past, ECLIPSIS),
        stage=Discarding(2, event.asked, event.asked, eclipsis=True),
        ticks=board.ticks + 1,
    )


def _areas_shown(board: Board, event: happened.AreasShown) -> Board:
    return replace(board, objectives=event.objectives, ticks=board.ticks + 1)


def _game_scored(board: Board, event: happened.GameScored) -> Board:
    return replace(board, stage=Over(event.scores, event.winners), ticks=board.ticks + 1)


ROUND_FOLDS: Mapping[type, Callable[[Board, Any], Board]] = {
    happened.TurnPassed: _turn_passed,
    happened.RoundBegun: _round_begun,
    happened.TurnBegun: _turn_begun,
    happened.PlanetsMoved: _planets_moved,
    happened.CometMoved: _comet_moved,
    happened.Eclipsed: _eclipsed,
    happened.AreasShown: _areas_shown,
    happened.GameScored: _game_scored,
}
