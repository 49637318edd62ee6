"""What docs/companion.md and `planetx/history.py` show of a code's game: single answers, and the
record of a private history."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from ecliptic.planetx.companion import Companion
from ecliptic.planetx.generator import game_of
from ecliptic.planetx.history import FIRST_LINE, History, history_text, parse_question
from ecliptic.planetx.menu import Question, ask
from ecliptic.planetx.notation import parse_season
from tests.examples.loose_json import Comparison, values
from tests.examples.page import Shown, line_by_line

CODE = "B4K7"
ROW = re.compile(
    r"^\| [^|]+ \| `(?P<typed>[^`]+)` \| `(?P<asked>\{[^`]*\})` \| `(?P<answer>\{[^`]*\})` \|$",
    re.MULTILINE,
)
RECORD = re.compile(
    rf"^(?P<indent> *){FIRST_LINE}\n(?:(?P=indent)\w+: .*\n)+\n(?:(?P=indent)\S.* = .*\n)+",
    re.MULTILINE,
)


def single_answers(text: str) -> Iterator[Shown]:
    """The table of questions on the wire and their answers."""
    companion = Companion(game_of(CODE))
    for row in ROW.finditer(text):
        (shown,) = values(text, row.start("answer"), row.end("answer"))
        answer = ask(companion, question_of(row))
        yield from Comparison().answers(shown, msgspec.to_builtins(answer))


def question_of(row: re.Match[str]) -> Question:
    question: Question = msgspec.json.decode(row["asked"], type=Question)
    return question


def histories(text: str) -> Iterator[Shown]:
    """Every record: its own header and questions, with the answers of its code."""
    for found in RECORD.finditer(text):
        indent = found["indent"]
        lines = [line.removeprefix(indent) for line in found[0].rstrip("\n").splitlines()]
        head = dict(line.split(": ", 1) for line in lines if re.match(r"\w+: ", line))
        asked = [line.partition(" = ")[0] for line in lines if " = " in line]
        history = History(
            code=head["code"],
            season=parse_season(head["season"]),
            level=head["level"],
            player=head["player"],
            questions=tuple(map(parse_question, asked)),
        )
        real = [indent + line if line else "" for line in history_text(history).splitlines()]
        yield from line_by_line(found.start(), found[0].rstrip("\n"), "\n".join(real))
