"""Turns, the end of a round and Eclipsis (rules 3 and 6).

A round is three turns each, clockwise from the holder of the Astrolabe. Then the event's planets
move, the comet goes on and, unless it has come round, the next event is shown and the Astrolabe
passes.
"""

from __future__ import annotations

from ecliptic.ptolemaeus.board import LAPS, Board
from ecliptic.ptolemaeus.cards import ECLIPSIS
from ecliptic.ptolemaeus.ending import end_game
from ecliptic.ptolemaeus.events import (
    CometMoved,
    Eclipsed,
    EventShown,
    PlanetsMoved,
    RoundBegun,
    TurnBegun,
)
from ecliptic.ptolemaeus.evolve import Story
from ecliptic.ptolemaeus.planets import comet_steps
from ecliptic.ptolemaeus.zodiac import SIGNS


def end_turn(story: Story) -> None:
    """An extra turn, the next player's turn, or the end of the round."""
    board = story.board
    if board.extra_turns:
        story.tell(TurnBegun(board.active, board.lap, extra=True))
        return
    following = (board.active + 1) % board.seats
    lap = board.lap + (following == board.astrolabe)
    if lap <= LAPS:
        story.tell(TurnBegun(following, lap, extra=False))
    else:
        _end_round(story)


def _end_round(story: Story) -> None:
    event = story.board.event
    if event is not None:
        story.tell(PlanetsMoved(event))
    story.tell(CometMoved(comet_steps(story.board.planets, story.board.comet)))
    if story.board.comet_steps >= SIGNS:
        end_game(story, racer=None)
    else:
        show_event(story)


def show_event(story: Story) -> None:
    """The next event; after an Eclipsis the table first waits for everybody's discards."""
    card = story.state.decks.next_event
    story.tell(EventShown(card))
    if card == ECLIPSIS:
        story.tell(Eclipsed(_with_cards(story.board)))
    else:
        begin_round(story)


def begin_round(story: Story) -> None:
    """The Astrolabe passes clockwise; its new holder begins."""
    board = story.board
    holder = (board.astrolabe + 1) % board.seats
    story.tell(RoundBegun(board.round + 1, holder))
    story.tell(TurnBegun(holder, 1, extra=False))


def _with_cards(board: Board) -> tuple[int, ...]:
    return tuple(seat for seat, size in enumerate(board.hand_sizes) if size)
