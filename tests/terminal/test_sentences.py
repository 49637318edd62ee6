"""Every refusal has a sentence, every sentence a refusal, and every gap is filled."""

from __future__ import annotations

import ast
import string
from collections import defaultdict
from pathlib import Path
from typing import get_args

import pytest

import ecliptic
from ecliptic.core.errors import BadNotation, BadRequest, FileTrouble, IllegalAction
from ecliptic.english.arena import ARENA
from ecliptic.english.planetx.refusals import REFUSALS as PLANETX
from ecliptic.english.ptolemaeus.refusals import REFUSALS as PTOLEMAEUS
from ecliptic.english.sentences import CORE, SENTENCES, TERMINAL, sentence
from ecliptic.english.server import SERVER
from ecliptic.planetx import offers as planetx_offers
from ecliptic.planetx.system import PLACEMENT_RULES
from ecliptic.ptolemaeus import offers as ptolemaeus_offers
from ecliptic.server.http import rate_limits
from ecliptic.server.http.problems import HTTP_CODES

SOURCE = Path(ecliptic.__file__).parent
ERRORS = {
    "IllegalAction",
    "NotYourDecision",
    "BadNotation",
    "BadSetup",
    "BadRecord",
    "UndoRefused",
    "ImpossibleWorld",
    "BadRequest",
    "FileTrouble",
    "BadCall",
    "NotAllowed",
    "NotFound",
    "Conflict",
    "TooMany",
    "Overworked",
    "StoreTrouble",
    "NoRoom",
    "Overtaken",
    "CommandTaken",
    "BadFolder",
    "BadDatabase",
    "MissingExtra",
    "EclipticError",
}
TABLES = {
    "WRONG_MOMENT": (
        *planetx_offers.WRONG_MOMENT.values(),
        *ptolemaeus_offers.WRONG_MOMENT.values(),
    ),
    "code": tuple(PLACEMENT_RULES),
    "HTTP_CODES": tuple(HTTP_CODES.values()),
    "_CODE": ("planetx-notation-event", "ptolemaeus-notation-event"),
    "refused_with": get_args(rate_limits.Code),
}
"""Where a code is not written in the call itself: a table's entry, the loop over one, a name."""
FOR_OTHERS = {"member": 2, "Chronicle": 0}
"""What refuses text with the code it is given, and where in its call the code stands."""


def raised_in_source() -> dict[str, list[frozenset[str]]]:
    """Every code that can be raised, with the facts of each place that raises it."""
    raised: dict[str, list[frozenset[str]]] = defaultdict(list)
    for path in SOURCE.rglob("*.py"):
        if path.parts[-2:] == ("core", "notation.py"):
            continue  # it refuses with the codes it is given
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.FunctionDef) and call.name == "why_not":
                for code in returned_codes(call):
                    raised[code].append(frozenset())
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
                if call.func.id in ERRORS:
                    facts = frozenset(word.arg for word in call.keywords if word.arg)
                    for code in codes_of(call.args[0], path):
                        raised[code].append(facts)
                elif call.func.id in FOR_OTHERS:
                    for code in codes_of(call.args[FOR_OTHERS[call.func.id]], path):
                        raised[code].append(frozenset({"text"}))
    return raised


def returned_codes(function: ast.FunctionDef) -> list[str]:
    """The codes a view's offers give as reasons, without facts."""
    returned = [one.value for one in ast.walk(function) if isinstance(one, ast.Return)]
    return [str(one.value) for one in returned if isinstance(one, ast.Constant)]


def codes_of(first: ast.expr, path: Path) -> tuple[str, ...]:
    if isinstance(first, ast.Constant):
        return (str(first.value),)
    if isinstance(first, ast.IfExp):
        return codes_of(first.body, path) + codes_of(first.orelse, path)
    if isinstance(first, ast.Attribute) and first.attr == "code":
        return ()  # another error's code, passed on with its facts
    if isinstance(first, ast.Attribute):
        return TABLES[first.attr]
    if isinstance(first, ast.Subscript) and isinstance(first.value, ast.Name):
        return TABLES[first.value.id]
    if isinstance(first, ast.Name):
        return TABLES[first.id]
    raise AssertionError(f"{path.name}: which code is {ast.unparse(first)}?")


RAISED = raised_in_source()


def test_there_are_many_codes() -> None:
    assert len(RAISED) > 80


@pytest.mark.parametrize("code", sorted(RAISED))
def test_every_code_has_a_sentence_with_all_its_gaps_filled(code: str) -> None:
    gaps = {name for _, name, _, _ in string.Formatter().parse(SENTENCES[code]) if name}
    for facts in RAISED[code]:
        known = facts | ({"an_object"} if "object" in facts else set())
        assert gaps <= known


def test_no_sentence_is_unused() -> None:
    assert set(SENTENCES) == set(RAISED)


def test_no_code_has_two_sentences() -> None:
    parts = (CORE, PLANETX, PTOLEMAEUS, TERMINAL, ARENA, SERVER)
    assert len(SENTENCES) == sum(len(part) for part in parts)


@pytest.mark.parametrize("code", sorted(SENTENCES))
def test_a_sentence_is_one_line_that_ends(code: str) -> None:
    text = SENTENCES[code]
    assert "\n" not in text
    assert text.endswith((".", "{file}"))
    assert text[0].isupper() or text[0] == "{"


def test_facts_are_said_in_words() -> None:
    error = IllegalAction("planetx-place-same-object", sector=5, object="A")
    assert sentence(error) == (
        "You have already submitted an asteroid in sector 5; choose another sector."
    )


def test_braces_in_what_was_typed_do_no_harm() -> None:
    assert "{0}" in sentence(BadNotation("planetx-notation-action", text="{0}"))
    assert "{x}" in sentence(FileTrouble("file-missing", file="{x}"))
    assert "{kinds}" in sentence(BadRequest("terminal-seat", seat="{kinds}", kinds="random"))
