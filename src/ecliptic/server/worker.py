"""The process an opponent thinks in: `python -m ecliptic.server.worker`, spoken to over pipes."""

from __future__ import annotations

import msgspec

from ecliptic.server.pipes import run_worker
from ecliptic.server.thinking import Question, Thought, think

_questions = msgspec.json.Decoder(Question)


def answer(body: bytes) -> Thought:
    return Thought(msgspec.Raw(msgspec.json.encode(think(_questions.decode(body)))))


if __name__ == "__main__":
    run_worker(answer)
