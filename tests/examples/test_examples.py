"""No page shows an answer that the program does not give."""

from __future__ import annotations

import re

import msgspec
import pytest

from ecliptic.deduction.notes import parse_notes
from ecliptic.planetx.clues import clue_text
from ecliptic.planetx.companion import Companion
from ecliptic.planetx.generator import game_of
from ecliptic.planetx.menu import ask
from ecliptic.terminal.planetx.skies import answer as said_in_the_terminal
from ecliptic.terminal.planetx.solving import solve_report
from tests.examples.companion import CODE, ROW, question_of
from tests.examples.page import differences, page_text, rewritten
from tests.examples.pages import PAGES
from tests.examples.snippets import results

QUESTION = re.compile(rf"`(?:ecliptic planetx ask {CODE}|\.\.\.) ([^`]+)`")
README_ROW = re.compile(rf"^\| `ecliptic planetx ask {CODE} ([^`]+)` \| (.*) \|$", re.MULTILINE)


@pytest.mark.parametrize("name", PAGES)
def test_what_a_page_shows_is_what_the_program_says(name: str) -> None:
    text = page_text(name)
    found = differences(name, text, PAGES[name](text))
    assert not found, "\n".join(found)


def test_the_command_line_answers_what_stands_beside_it() -> None:
    """The same question, typed and on the wire."""
    companion = Companion(game_of(CODE))
    rows = list(ROW.finditer(page_text("docs/companion.md")))
    assert len(rows) == 7
    for row in rows:
        (held,) = msgspec.structs.astuple(ask(companion, question_of(row)))
        _, typed = said_in_the_terminal(CODE, row["typed"].removeprefix("... ").split())
        assert typed == (held if isinstance(held, bool | int | str) else clue_text(held))


def test_every_question_the_pages_name_is_answered() -> None:
    (row,) = README_ROW.finditer(page_text("README.md"))
    asked = [row[1], *re.findall(r"`([^`]+)`", row[2])]
    asked += QUESTION.findall(page_text("docs/companion.md"))
    assert len(asked) > 15
    for question in asked:
        assert said_in_the_terminal(CODE, question.split())


def test_notes_as_the_page_writes_them_are_read_and_can_be_true() -> None:
    (notes,) = re.findall(r"```\n(expert .*?)```", page_text("docs/deduction.md"), re.DOTALL)
    assert solve_report(parse_notes(notes))["systems"] > 0


def test_an_answer_that_is_not_so_is_named_with_its_line_and_written_anew() -> None:
    shown = "Some words.\n```python\nhalf = 21\nprint(2 * half)  # 41\n```\n"
    (found,) = differences("a.md", shown, results(shown))
    assert found.startswith("a.md:4: shows '# 41', the program gives '# 42'")
    real = rewritten(shown, results(shown))
    assert real == shown.replace("41", "42")
    assert differences("a.md", real, results(real)) == []
