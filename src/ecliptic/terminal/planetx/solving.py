"""`ecliptic planetx solve NOTES`: what a player's own notes leave open, and what to ask next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from ecliptic.core.errors import BadNotation
from ecliptic.deduction.asking import Answer
from ecliptic.deduction.belief import THINGS, Belief
from ecliptic.deduction.notes import Notes, parse_notes
from ecliptic.deduction.questions import Prospects, Question
from ecliptic.deduction.why import contradicting_lines
from ecliptic.english.planetx import words
from ecliptic.english.sentences import sentence
from ecliptic.english.words import counted, listed
from ecliptic.planetx.clues import clue_text
from ecliptic.planetx.notation import action_text
from ecliptic.planetx.objects import PLANET_X, Sighting
from ecliptic.terminal.files import read_text

Report = Mapping[str, Any]

MOST_QUESTIONS = 5
MOST_LOCATES = 3


def read_notes(path: Path) -> Notes:
    try:
        return parse_notes(read_text(path))
    except BadNotation as error:
        line = error.facts.get("line")
        if line is None:
            raise
        reason = sentence(error).removesuffix(".")
        raise BadNotation("planetx-notes-line", line=line, reason=reason) from error


def solve_report(notes: Notes) -> Report:
    """What the notes leave, every system as good as another."""
    belief = Belief.new(notes.mode).after(*notes.facts)
    report: dict[str, Any] = {
        "mode": notes.mode.value,
        "facts": len(notes.facts),
        "systems": len(belief),
    }
    if len(belief) == 0:
        return report | {"contradiction": contradicting_lines(belief)}
    return report | {
        "planet_x": {
            str(sector): round(belief.probability(sector, PLANET_X), 6)
            for sector in belief.planet_x
        },
        "locates": {
            action_text(locate): round(share, 6)
            for locate, share in list(belief.locates.items())[:MOST_LOCATES]
        },
        "sectors": [
            {thing.value: round(float(share), 6) for thing, share in zip(THINGS, row, strict=True)}
            for row in belief.probabilities
        ],
        "questions": [_question_report(one) for one in _best_questions(belief, notes)],
    }


def _best_questions(belief: Belief, notes: Notes) -> list[Question]:
    """Those that tell most about the system for their time; none once everything is known."""
    asked = Prospects(belief, notes.offers).best(MOST_QUESTIONS)
    return [one for one in asked if one.system_bits > 0]


def _question_report(question: Question) -> Report:
    return {
        "action": action_text(question.action),
        "cost": question.cost,
        "system_bits": round(question.system_bits, 6),
        "locate_bits": round(question.locate_bits, 6),
        "answers": {_answer(answer): round(share, 6) for answer, share in question.answers},
    }


def _answer(answer: Answer) -> str:
    """An answer as the notes write it."""
    if isinstance(answer, bool):
        return "right" if answer else "wrong"
    if isinstance(answer, int):
        return str(answer)
    return answer.value if isinstance(answer, Sighting) else clue_text(answer)


def solve_lines(report: Report, arrow: int | None) -> Iterator[str]:
    """The report for people."""
    left = counted(report["systems"], "system")
    agree = "agrees" if report["systems"] == 1 else "agree"
    yield f"{left} of {report['mode']} mode {agree} with {counted(report['facts'], 'fact')}."
    if "contradiction" in report:
        lines = report["contradiction"]
        if len(lines) == 1:
            yield f"Line {lines[0]} cannot be true."
        else:
            yield f"Lines {listed(map(str, lines))} cannot all be true."
        return
    yield from _planet_x(report)
    yield ""
    yield from _table(report["sectors"])
    yield ""
    yield from _questions(report["questions"], arrow)


def _planet_x(report: Report) -> Iterator[str]:
    places = [f"{sector} ({_percent(share)})" for sector, share in report["planet_x"].items()]
    if len(places) == 1:
        yield f"Planet X is in sector {next(iter(report['planet_x']))}."
    else:
        yield f"Planet X is in {listed(places, 'or')}."
    for action, share in report["locates"].items():
        yield f"  {action:10} is right in {_percent(share)}"


def _table(sectors: Sequence[Mapping[str, float]]) -> Iterator[str]:
    """Every sector and thing: a dash where it cannot be, the share of systems where it can."""
    yield "sector " + "".join(f"{letter:>7}" for letter in sectors[0])
    for number, row in enumerate(sectors, start=1):
        cells = (_cell(share) for share in row.values())
        yield f"{number:6} " + "".join(f"{cell:>7}" for cell in cells)


def _cell(share: float) -> str:
    if share == 0:
        return "-"
    return "sure" if share == 1 else _percent(share)


def _percent(share: float) -> str:
    if 0 < share < 0.01:
        return "<1 %"
    return ">99 %" if 0.99 < share < 1 else f"{100 * share:.0f} %"


def _questions(questions: Sequence[Report], arrow: int | None) -> Iterator[str]:
    if arrow is None:
        yield "Add a line such as 'at 5' (where the Earth's arrow points) to see what to ask next."
        return
    if not questions:
        yield "No question can tell anything new from here."
        return
    yield "What tells most for its time (bits about the sky, about Planet X, time):"
    for one in questions:
        bits = f"{one['system_bits']:5.2f} {one['locate_bits']:5.2f} {one['cost']:3}"
        yield f"  {one['action']:10} {bits}   {_in_words(one['action'])}"


def _in_words(action: str) -> str:
    """A question for people who do not read the notation yet."""
    kind, *rest = action.split()
    if kind == "S":
        thing = next(one for one in THINGS if one.value == rest[0])
        return f"survey {words.surveyed(thing)} in {rest[1]}"
    if kind == "T":
        return f"target sector {rest[0]}"
    return f"research topic {rest[0]}" if kind == "R" else "locate Planet X"
