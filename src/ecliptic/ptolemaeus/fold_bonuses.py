"""Folding what bonus cards do (rules 5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from msgspec.structs import replace

from ecliptic.ptolemaeus import events as happened
from ecliptic.ptolemaeus.board import SETTING_UP, TURN, Board, Discarding, Effect, Recalling, others
from ecliptic.ptolemaeus.cards import Bonus
from ecliptic.ptolemaeus.changes import add, onto, pawns_changed, unit_done
from ecliptic.ptolemaeus.hand import plus


def _bonus_played(board: Board, event: happened.BonusPlayed) -> Board:
    seat, card, units = event.seat, event.card, event.units
    board = replace(
        board,
        bonus_sizes=add(board.bonus_sizes, seat, -1),
        bonus_played=(*board.bonus_played, card),
        ticks=board.ticks + 1,
    )
    if card is Bonus.SOL_IN_MEDIO_CAELI:
        return replace(board, extra_turns=board.extra_turns + units)
    if card is Bonus.MALEFICUS_MARS:
        queue = tuple(
            (other, min(units, sum(board.pawns[other])))
            for other in others(board, seat)
            if any(board.pawns[other])
        )
        return replace(board, stage=Recalling(queue))
    if card is Bonus.MALEFICUS_SATURNUS:
        asked = tuple(other for other in others(board, seat) if board.hand_sizes[other])
        return replace(board, stage=Discarding(units, asked, asked, eclipsis=False))
    return replace(board, stage=Effect(card, units))


def _pawn_recalled(board: Board, event: happened.PawnRecalled) -> Board:
    stage = cast(Recalling, board.stage)
    (seat, count), *rest = stage.queue
    queue = ((seat, count - 1), *rest) if count > 1 else tuple(rest)
    return replace(
        board,
        pawns=pawns_changed(board, event.seat, (event.sign, -1)),
        stage=Recalling(queue) if queue else TURN,
        ticks=board.ticks + 1,
    )


def _card_passed(board: Board, event: happened.CardPassed) -> Board:
    stage = cast(Effect, board.stage)
    sizes = add(add(board.hand_sizes, event.seat, 1), event.victim, -1)
    return onto(board, unit_done(stage), hand_sizes=sizes)


def _effect_stopped(board: Board, _: happened.EffectStopped) -> Board:
    return replace(board, stage=TURN, ticks=board.ticks + 1)


def _discard_sealed(board: Board, event: happened.DiscardSealed) -> Board:
    """Sealing is no tick: a rival's sealed choice must not make mine stale."""
    stage = cast(Discarding, board.stage)
    waiting = tuple(seat for seat in stage.waiting if seat != event.seat)
    return replace(board, stage=replace(stage, waiting=waiting))


def _discards_opened(board: Board, event: happened.DiscardsOpened) -> Board:
    stage = cast(Discarding, board.stage)
    sizes, discards = board.hand_sizes, board.discards
    for given in event.given:
        sizes = add(sizes, given.seat, -len(given.cards))
        discards = plus(discards, given.cards)
    return replace(
        board,
        hand_sizes=sizes,
        discards=discards,
        stage=SETTING_UP if stage.eclipsis else TURN,
        ticks=board.ticks + 1,
    )


BONUS_FOLDS: Mapping[type, Callable[[Board, Any], Board]] = {
    happened.BonusPlayed: _bonus_played,
    happened.PawnRecalled: _pawn_recalled,
    happened.CardPassed: _card_passed,
    happened.CardStolen: _card_passed,
    happened.EffectStopped: _effect_stopped,
    happened.DiscardSealed: _discard_sealed,
    happened.DiscardChosen: _discard_sealed,
    happened.DiscardsOpened: _discards_opened,
}
