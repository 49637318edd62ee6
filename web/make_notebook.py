"""Write what the notebook knows of the rules, so that it needs no server (docs/notebook.md).

    python web/make_notebook.py

web/src/planetx/rules/figures.ts          the numbers of both modes: costs, tokens, points
web/src/planetx/rules/clue_list.ts        every clue a game of each mode can give
web/src/planetx/notes/words_data.ts       the words that notes are written with
web/src/planetx/solver/catalogue_data.ts  the 4,446 lawful systems of the standard mode, its clues

`tests/test_web_notebook.py` fails when a file is older than the rules.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from string import ascii_letters, digits
from typing import Any

from ecliptic.deduction.notes.words import FORMS, PHRASES, SIGNS
from ecliptic.deduction.theories import (
    FIRST_BONUS,
    KEPT_SCORES,
    POINTS_PER_TIME,
    RIVALS_ARE_RIGHT,
)
from ecliptic.planetx import modes
from ecliptic.planetx.catalogue import KINDS, catalogue
from ecliptic.planetx.clue_forms import conference_forms, research_forms
from ecliptic.planetx.clues import clue_text
from ecliptic.planetx.conferences import lawful_conference_clues
from ecliptic.planetx.last_chance import theories_allowed
from ecliptic.planetx.modes import Mode, survey_cost
from ecliptic.planetx.objects import THEORY_OBJECTS
from ecliptic.planetx.peer_review import INNER_SPACE, WRONG_THEORY_COST
from ecliptic.planetx.topics import lawful_research_clues
from ecliptic.server.help.advice import LOCATES, QUESTIONS, THEORIES

SOURCES = Path(__file__).parent / "src"

PLACES = ascii_letters + digits + "-_.!"
"""A placement's number as one sign: no kind of the standard mode has more than 66 placements."""

_HEAD = "// Made by web/make_notebook.py from the rules. Do not edit: run it again.\n"


def texts() -> Mapping[str, str]:
    """Every file by its path under web/src."""
    return {
        "planetx/rules/figures.ts": _figures(),
        "planetx/rules/clue_list.ts": _clue_list(),
        "planetx/notes/words_data.ts": _words(),
        "planetx/solver/catalogue_data.ts": _catalogue(),
    }


def _figures() -> str:
    modes_shown = [f"  {mode.value}: {_figures_of(mode)}," for mode in Mode]
    lines = [
        _HEAD,
        "import { RINGS, type Mode, type Ring, type Thing } from '../../wire/types'",
        "",
        "/** The figures of one mode, besides what is printed on its board (rules 3 and 5). */",
        "export interface Figures extends Ring {",
        "  /** How many sectors the visible sky has. */",
        "  visible: number",
        "  /** By how many sectors are surveyed, from one on. */",
        "  survey_costs: number[]",
        "  /** Theories a player may submit in a phase. */",
        "  theories_per_phase: number",
        "}",
        "",
        "export const FIGURES: Record<Mode, Figures> = {",
        *modes_shown,
        "}",
        f"export const THEORY_OBJECTS: Thing[] = {json.dumps(THEORY_OBJECTS)}",
        f"export const TOPICS = {json.dumps(modes.TOPICS)}",
        f"export const TARGET_TOKENS = {modes.TARGET_TOKENS}",
        f"export const TARGET_COST = {modes.TARGET_COST}",
        f"export const RESEARCH_COST = {modes.RESEARCH_COST}",
        f"export const LOCATE_COST = {modes.LOCATE_COST}",
        f"export const WRONG_THEORY_COST = {WRONG_THEORY_COST}",
        "/** Spaces inward on which a theory is reviewed; it is placed on space 0. */",
        f"export const INNER_SPACE = {INNER_SPACE}",
        f"export const FINDER_POINTS = {modes.FINDER_POINTS}",
        f"export const LATE_POINTS_PER_SECTOR = {modes.LATE_LOCATE_POINTS_PER_SECTOR}",
        f"export const FIRST_BONUS = {FIRST_BONUS}",
        "/** Theories of a last chance, by how many sectors behind the finder, from one on. */",
        f"export const LAST_CHANCE_THEORIES = {json.dumps(_last_chances())}",
    ]
    return "\n".join(lines) + "\n"


def _figures_of(mode: Mode) -> str:
    rules = mode.rules
    costs = json.dumps([survey_cost(length) for length in range(1, rules.visible + 1)])
    return (
        f"{{ ...RINGS.{mode.value}, visible: {rules.visible}, survey_costs: {costs},"
        f" theories_per_phase: {rules.theories_per_phase} }}"
    )


def _last_chances() -> list[int]:
    """Nobody is further behind the finder than a locate costs."""
    return [theories_allowed(lag) for lag in range(1, modes.LOCATE_COST + 1)]


def _clue_list() -> str:
    """In the text form, in the order in which the package lists them."""
    lines = [_HEAD, "import type { Mode } from '../../wire/types'", ""]
    for name, forms in (("RESEARCH", research_forms), ("CONFERENCE", conference_forms)):
        lines.append(f"export const {name}_FORMS: Record<Mode, string[]> = {{")
        lines += [f"  {mode.value}: {_clues(forms(mode))}," for mode in Mode]
        lines.append("}")
    return "\n".join(lines) + "\n"


def _words() -> str:
    """Phrases by their meaning, in the order of the file, which decides where several fit."""
    meanings: dict[str, list[str]] = {}
    for phrase in PHRASES.all:
        meant = " ".join(phrase.means).rstrip()
        meanings.setdefault(meant, []).append(" ".join(phrase.words))
    lines = [
        _HEAD,
        "/** What is written otherwise than the letter or sign that is meant. */",
        f"export const SIGNS: Record<string, string> = {json.dumps(SIGNS, ensure_ascii=False)}",
        "/** Every phrase, after what it means: kind and value. */",
        "export const MEANINGS: Record<string, string> = {",
        *(
            f"  {json.dumps(meant)}: {json.dumps('|'.join(said))},"
            for meant, said in meanings.items()
        ),
        "}",
        "/** A line of every form, in the short notation. */",
        f"export const FORMS: string[] = {json.dumps(FORMS)}",
    ]
    return "\n".join(lines) + "\n"


def _catalogue() -> str:
    """A string for each kind: a sign for each system, which numbers the kind's placement."""
    systems = catalogue(Mode.STANDARD)
    placements = {kind: systems.placements[kind] for kind in KINDS}
    columns = {kind: "".join(PLACES[place] for place in systems.index[kind]) for kind in KINDS}
    lines = [
        _HEAD,
        "/** The number that each sign stands for is its place here. */",
        f"export const SIGNS = {json.dumps(PLACES)}",
        "/** Every placement of each kind, as the sectors it holds. */",
        "export const PLACEMENTS = {",
        *(f"  {kind.value}: {json.dumps(placements[kind])}," for kind in KINDS),
        "}",
        "/** Of every lawful system, the number of its placement of each kind. */",
        "export const COLUMNS = {",
        *(f"  {kind.value}: {json.dumps(columns[kind])}," for kind in KINDS),
        "}",
        "/** Every clue a topic can have, and every clue a conference can have. */",
        f"export const RESEARCH_CLUES = {_clues(lawful_research_clues(Mode.STANDARD))}",
        f"export const CONFERENCE_CLUES = {_clues(lawful_conference_clues(Mode.STANDARD))}",
        "/** How often a rival's face-down theory is taken to be right. */",
        f"export const RIVALS_ARE_RIGHT = {RIVALS_ARE_RIGHT}",
        "/** What a unit of time is worth, in points. */",
        f"export const POINTS_PER_TIME = {POINTS_PER_TIME}",
        "/** How often a token that is kept scores its points later. */",
        f"export const KEPT_SCORES = {KEPT_SCORES}",
        "/** How many of each an advice names at most. */",
        f"export const MOST_QUESTIONS = {QUESTIONS}",
        f"export const MOST_THEORIES = {THEORIES}",
        f"export const MOST_LOCATES = {LOCATES}",
    ]
    return "\n".join(lines) + "\n"


def _clues(clues: tuple[Any, ...]) -> str:
    return json.dumps([clue_text(clue) for clue in clues])


if __name__ == "__main__":
    for name, text in texts().items():
        (SOURCES / name).write_text(text, encoding="utf-8")
