"""`ecliptic planetx solve NOTES`: what a player's own notes leave open, and what to ask next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from ecliptic.core.errors import BadNotation
from ecliptic.deduction.asking import Answer
from ecliptic.deduction.belief import THINGS, Belief
from ecliptic.deduction.conclusions import Conclusion, concluded
from ecliptic.deduction.dealers import Dealer
from ecliptic.deduction.facts import Learned, OnLine
from ecliptic.deduction.notes import Notes, parse_notes
from ecliptic.deduction.notes.belief import belief_of, likely_of
from ecliptic.deduction.notes.lines import Line
from ecliptic.deduction.notes.text import line_text
from ecliptic.deduction.questions import Prospects, Question
from ecliptic.deduction.why import contradicting_lines
from ecliptic.english.planetx import words
from ecliptic.english.sentences import sentence_for
from ecliptic.english.words import counted, listed
from ecliptic.planetx.clues import clue_text
from ecliptic.planetx.notation import action_text
from ecliptic.planetx.objects import PLANET_X, Sighting
from ecliptic.terminal.files import read_text
from ecliptic.terminal.planetx.proving import proof_lines

Report = Mapping[str, Any]

MOST_QUESTIONS = 5
MOST_LOCATES = 3

_DEALERS = {
    Dealer.HOUSE: "for a game dealt by Ecliptic",
    Dealer.PUBLISHED: "for a game of the official app; a line 'dealer unknown' counts all alike",
    Dealer.UNKNOWN: "shares of systems, each counted alike",
}


def read_notes(path: Path) -> Notes:
    try:
        return parse_notes(read_text(path))
    except BadNotation as error:
        line = error.facts.get("line")
        if line is None:
            raise
        facts = {name: fact for name, fact in error.facts.items() if name != "suggestion"}
        reason = sentence_for(error.code, facts).removesuffix(".")
        meant = {name: error.facts[name] for name in ("suggestion",) if name in error.facts}
        raise BadNotation("planetx-notes-line", line=line, reason=reason, **meant) from error


def solve_report(notes: Notes) -> Report:
    """What the notes leave open, and how probable the dealer makes it."""
    belief = belief_of(notes)
    report: dict[str, Any] = {
        "mode": notes.mode.value,
        "dealer": notes.dealer.value,
        "facts": len(notes.facts),
        "systems": len(belief),
    }
    if len(belief) == 0:
        return report | {"contradiction": contradicting_lines(belief)}
    likely = likely_of(notes)
    return report | {
        "planet_x": {
            str(sector): _rounded(likely.probability(sector, PLANET_X))
            for sector in belief.planet_x
        },
        "locates": {
            action_text(locate): _rounded(share)
            for locate, share in list(likely.locates.items())[:MOST_LOCATES]
        },
        "sectors": [
            {thing.value: _rounded(float(share)) for thing, share in zip(THINGS, row, strict=True)}
            for row in likely.probabilities
        ],
        "questions": [_question_report(one) for one in _best_questions(likely, notes)],
        "conclusions": [
            _conclusion_report(belief, concluded(belief, one)) for one in notes.conclusions
        ],
    }


def _conclusion_report(belief: Belief, conclusion: Conclusion) -> Report:
    """An own conclusion by its line, the fewest lines that prove or contradict it, and how."""
    return {
        "line": _line_of(conclusion.learned),
        "text": line_text(Line((conclusion.learned.fact,))),
        "verdict": conclusion.verdict.value,
        "fits": conclusion.fits,
        "against": conclusion.against,
        "lines": sorted({_line_of(step.learned) for step in conclusion.steps}),
        "proof": proof_lines(belief, conclusion),
    }


def _line_of(learned: Learned) -> int:
    return learned.source.number if isinstance(learned.source, OnLine) else 0


def _rounded(share: float) -> float:
    """To six digits; 0 and 1 are only what logic proves."""
    return share if share in (0.0, 1.0) else min(max(round(share, 6), 1e-6), 1 - 1e-6)


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
        "answers": {_answer(answer): _rounded(share) for answer, share in question.answers},
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
    yield f"Odds are {_DEALERS[Dealer(report['dealer'])]}."
    yield from _planet_x(report)
    yield ""
    yield from _table(report["sectors"])
    yield ""
    yield from _questions(report, arrow)
    if report["conclusions"]:
        yield ""
        for one in report["conclusions"]:
            yield _conclusion(one)
            yield from (f"  {line}" for line in one["proof"])


def _conclusion(report: Report) -> str:
    """What becomes of a conclusion, in one line."""
    lines = report["lines"]
    which = f"line {lines[0]}" if len(lines) == 1 else f"lines {listed(map(str, lines))}"
    said = f"Line {report['line']} ({report['text']})"
    match report["verdict"]:
        case "follows":
            return f"{said} follows from {which if lines else 'the rules alone'}."
        case "contradicts":
            return f"{said} cannot be true: it contradicts {which if lines else 'the rules alone'}."
    total = counted(report["fits"] + report["against"], "system")
    return f"{said} does not follow yet: it is true in {report['fits']} of {total}."


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


def _questions(report: Report, arrow: int | None) -> Iterator[str]:
    questions, systems = report["questions"], report["systems"]
    if arrow is None:
        yield "Add a line such as 'at 5' (where the Earth's arrow points) to see what to ask next."
        return
    if not questions:
        yield "No question can tell anything new from here."
        return
    yield "What tells you most for its time:"
    for one in questions:
        worth = f"costs {one['cost']}, leaves about {_left(one, systems)} of {systems:,}"
        yield f"  {one['action']:10} {worth}   {_in_words(one['action'])}"


def _left(question: Report, systems: int) -> str:
    """How many systems the answer leaves on average, with four digits."""
    left = max(1.0, systems / 2 ** question["system_bits"])
    return f"{round(left) if left < 1000 else int(float(f'{left:.4g}')):,}"


def _in_words(action: str) -> str:
    """A question for people who do not read the notation yet."""
    kind, *rest = action.split()
    if kind == "S":
        thing = next(one for one in THINGS if one.value == rest[0])
        return f"survey {words.surveyed(thing)} in {rest[1]}"
    if kind == "T":
        return f"target sector {rest[0]}"
    return f"research topic {rest[0]}" if kind == "R" else "locate Planet X"
