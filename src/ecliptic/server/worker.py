"""The process an opponent thinks in: `python -m ecliptic.server.worker`, spoken to over pipes."""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

import msgspec

from ecliptic.server.thinking import LENGTH_BYTES, Question, Thought, framed, think


def answer_all(questions: BinaryIO, thoughts: BinaryIO) -> None:
    """Answer questions until the pipe is closed."""
    decoder = msgspec.json.Decoder(Question)
    while length := questions.read(LENGTH_BYTES):
        body = questions.read(int.from_bytes(length, "big"))
        action = msgspec.Raw(msgspec.json.encode(think(decoder.decode(body))))
        thoughts.write(framed(Thought(action)))
        thoughts.flush()


def main() -> None:
    thoughts = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Whatever a bot prints must not end up between the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    answer_all(sys.stdin.buffer, thoughts)


if __name__ == "__main__":
    main()
