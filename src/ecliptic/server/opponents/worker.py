"""The worker process an opponent thinks in, spoken to over pipes."""

from __future__ import annotations

import msgspec

from ecliptic.server.opponents.thinking import Question, Thought, think
from ecliptic.server.pipes import run_worker

_questions = msgspec.json.Decoder(Question)


def answer(body: bytes) -> Thought:
    return Thought(msgspec.Raw(msgspec.json.encode(think(_questions.decode(body)))))


if __name__ == "__main__":
    run_worker(answer)
