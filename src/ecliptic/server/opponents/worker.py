"""The worker process an opponent thinks in: what it is sent over its pipe, and what it sends back.

A question holds what the opponent's own seat was told and nothing else; the process folds the view
from it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ecliptic.bots.bot import SeatedBot
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.core.game import Decision, Seat
from ecliptic.core.log import SeatStream, typed_told
from ecliptic.games import GAMES
from ecliptic.server.pipes import run_worker


class Question(msgspec.Struct, frozen=True):
    """One decision of one seat."""

    game: str
    level: str
    options: msgspec.Raw
    seat: Seat
    decision: str
    told: tuple[Any, ...]
    luck: str
    """The secret of the opponent's own lots."""
    budget: int = 0


class Thought(msgspec.Struct, frozen=True):
    action: msgspec.Raw


_questions = msgspec.json.Decoder(Question)


def answer(body: bytes) -> Thought:
    return Thought(msgspec.Raw(msgspec.json.encode(think(_questions.decode(body)))))


def think(question: Question) -> Any:
    """The opponent's answer, from its seat's stream alone."""
    game = GAMES[question.game]
    options = msgspec.json.decode(question.options, type=game.options_type)
    stream = SeatStream(game, options, question.seat)
    for told in question.told:
        stream.hear(typed_told(game, told))
    level = LEVELS_OF[question.game][question.level]
    bot = SeatedBot(level, bytes.fromhex(question.luck), question.budget)
    return bot.answer(stream.view, Decision(question.seat, question.decision))


if __name__ == "__main__":
    run_worker(answer)
