"""The game ends: what was hidden is shown and scored (rules 7)."""

from __future__ import annotations

from ecliptic.core.game import Seat
from ecliptic.ptolemaeus.events import AreasShown, GameScored
from ecliptic.ptolemaeus.evolve import Story
from ecliptic.ptolemaeus.score import best, score_of


def end_game(story: Story, racer: Seat | None) -> None:
    """Show what was hidden, and who won: the one who came to 12, or the best when the comet has
    come round."""
    board, desks = story.board, story.state.desks
    scores = tuple(score_of(board, desk, seat) for seat, desk in enumerate(desks))
    objectives = tuple(desk.objective for desk in desks)
    story.tell(AreasShown(objectives, tuple(score.novas for score in scores)))
    winners = best(board, scores) if racer is None else (racer,)
    story.tell(GameScored(scores, winners))
