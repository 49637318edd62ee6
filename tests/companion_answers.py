"""Questions to the companion and its answers: what the page's own answers are held to.

    python -m tests.companion_answers     writes web/tests/planetx/companion_answers.json

Half of the questions are lawful at some moment of some game, the others are anything at all.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from ecliptic.core.errors import EclipticError
from ecliptic.planetx.actions import Locate, Research, Survey, Target
from ecliptic.planetx.codes import GENERATOR, parse_code
from ecliptic.planetx.companion import Companion
from ecliptic.planetx.generator import game_of
from ecliptic.planetx.history import History, history_text
from ecliptic.planetx.menu import AskConference, AskReveal, AskReview, Question, ask
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import Object
from ecliptic.planetx.setup import LEVELS, Season
from ecliptic.server.planetx.routes import companion_rules
from ecliptic.wire.companion import CompanionShown
from tests.planetx.companion_questions import KINDS, some_codes, some_questions

FILE = Path(__file__).parents[1] / "web" / "tests" / "planetx" / "companion_answers.json"
CODES = 50
QUESTIONS = 20
"""To each code."""
TYPED = 300
SIGNS = "ABGSZHK abgsz2568 0179IOé²٣ſ-"


def answers(codes: int) -> dict[str, Any]:
    dice = random.Random("companion answers")
    return {
        "games": [game(code, mode, dice) for code, mode in some_codes(codes)],
        "typed": [[text, _read(text)] for text in _typed(dice)],
    }


def game(code: str, mode: Mode, dice: random.Random) -> dict[str, Any]:
    companion = Companion(game_of(code))
    lawful = list(some_questions(mode, QUESTIONS // 2, dice))
    wild = [any_question(kind, dice) for kind in dice.choices(KINDS, k=QUESTIONS // 2)]
    season, level = dice.choice(list(Season)), dice.choice([*LEVELS, "expert"])
    history = History(code, season, "youth", "Zoé", tuple(lawful))
    return {
        "shown": msgspec.to_builtins(_shown(code, companion)),
        "facts": [season.value, level, _outcome(lambda: companion.facts(season, level))],
        "asked": [_asked(companion, question) for question in (*lawful, *wild)],
        "record": history_text(history),
    }


def _shown(code: str, companion: Companion) -> CompanionShown:
    return CompanionShown(
        code=code,
        mode=companion.mode,
        rules=companion_rules(companion.mode),
        titles=companion.titles(),
        conference_titles=companion.conference_titles(),
        generator=GENERATOR,
    )


def any_question(kind: type, dice: random.Random) -> Question:
    """With parts of the right types, and nothing else right about it."""
    sector, other = dice.randint(-1, 20), dice.randint(-1, 20)
    thing, beside = dice.choices(list(Object), k=2)
    any_of: dict[type, Callable[[], Question]] = {
        Survey: lambda: Survey(thing, sector, other),
        Target: lambda: Target(sector),
        Research: lambda: Research(dice.choice(["", "G", "a", "AB", "X1", "F"])),
        Locate: lambda: Locate(sector, thing, beside),
        AskConference: lambda: AskConference(dice.randint(-1, 3)),
        AskReview: lambda: AskReview(sector, thing),
        AskReveal: AskReveal,
    }
    return any_of[kind]()


def _asked(companion: Companion, question: Question) -> list[Any]:
    return [msgspec.to_builtins(question), _outcome(lambda: ask(companion, question))]


def _outcome(answered: Callable[[], object]) -> Any:
    """What is answered, or why it is refused."""
    try:
        return msgspec.to_builtins(answered())
    except EclipticError as refused:
        return {"refused": refused.code, "facts": refused.facts}


def _read(text: str) -> Any:
    return _outcome(lambda: parse_code(text))


def _typed(dice: random.Random) -> Iterator[str]:
    for _ in range(TYPED):
        yield "".join(dice.choices(SIGNS, k=dice.choice((3, 4, 4, 4, 4, 5, 60))))


def answers_text(codes: int = CODES) -> str:
    return json.dumps(answers(codes), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(answers_text(), encoding="utf-8")
