"""Write what the notebook knows of the rules, so that it needs no server (docs/notebook.md).

    python web/make_notebook.py

web/src/planetx/rules/figures.ts          the numbers of both modes: costs, tokens, points
web/src/planetx/rules/clue_list.ts        every clue a game of each mode can give
web/src/planetx/notes/words_data.ts       the words that notes are written with
web/src/planetx/solver/tables.ts          placements, clues and weights: what the solver builds all
                                          lawful systems from, and weighs them by

`tests/test_web_notebook.py` fails when a file is older than the rules.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any

from ecliptic.deduction import likelihood, published
from ecliptic.deduction.notes.words import FORMS, PHRASES, SIGNS
from ecliptic.deduction.theories import (
    FIRST_BONUS,
    KEPT_SCORES,
    POINTS_PER_TIME,
    RIVALS_ARE_RIGHT,
)
from ecliptic.planetx import clue_weights, modes, starting_facts
from ecliptic.planetx.catalogue import KINDS, catalogue
from ecliptic.planetx.clue_forms import conference_forms, research_forms
from ecliptic.planetx.clues import Clue, clue_text, title_of, title_text
from ecliptic.planetx.conferences import lawful_conference_clues
from ecliptic.planetx.last_chance import theories_allowed
from ecliptic.planetx.modes import Mode, survey_cost
from ecliptic.planetx.objects import THEORY_OBJECTS, Object
from ecliptic.planetx.peer_review import INNER_SPACE, WRONG_THEORY_COST
from ecliptic.planetx.topics import lawful_research_clues
from ecliptic.server.help.advice import LOCATES, QUESTIONS, THEORIES

SOURCES = Path(__file__).parent / "src"

TABLES = 1
"""The version of the solver's tables: it rises when they hold something else than before."""
MOST_OF_A_KIND = 4
"""A group of starting facts is about sectors that hold so many of a kind at most."""

_HEAD = "// Made by web/make_notebook.py from the rules. Do not edit: run it again.\n"


def texts() -> Mapping[str, str]:
    """Every file by its path under web/src."""
    return {
        "planetx/rules/figures.ts": _figures(),
        "planetx/rules/clue_list.ts": _clue_list(),
        "planetx/notes/words_data.ts": _words(),
        "planetx/solver/tables.ts": _tables(),
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


def _tables() -> str:
    """Whole numbers, and figures as somebody wrote them down: nothing here was worked out in
    fractions, so that the file is the same wherever it is made."""
    body = json.dumps(
        {
            "modes": {mode.value: _tables_of(mode) for mode in Mode},
            "different_titles": clue_weights.DIFFERENT_TITLES,
            "same_title": clue_weights.SAME_TITLE,
            "least_weight": likelihood.LEAST,
            "unforeseen": likelihood.UNFORESEEN,
            "rivals_are_right": RIVALS_ARE_RIGHT,
            "points_per_time": POINTS_PER_TIME,
            "kept_scores": KEPT_SCORES,
            "most_questions": QUESTIONS,
            "most_theories": THEORIES,
            "most_locates": LOCATES,
        },
        separators=(",", ":"),
    )
    lines = [
        _HEAD,
        "import type { Tables } from './tables_form'",
        "",
        "/** The version of what is in them, and the SHA-256 of their text. */",
        f"export const VERSION = {TABLES}",
        f'export const DIGEST = "{sha256(body.encode()).hexdigest()}"',
        "export const TABLES: Tables = JSON.parse(",
        f"  {_quoted(body)},",
        ")",
    ]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    """Read as JSON, a long text is there sooner than as code."""
    return f"'{text}'"


def _tables_of(mode: Mode) -> dict[str, Any]:
    systems = catalogue(mode)
    indices = sha256(b"".join(systems.index[kind].tobytes() for kind in KINDS))
    return {
        "systems": len(systems),
        "digest": indices.hexdigest(),
        "placements": {kind.value: systems.masks[kind].tolist() for kind in KINDS},
        "research": _weighed(lawful_research_clues(mode), clue_weights.research_weight, mode),
        "conference": _weighed(lawful_conference_clues(mode), clue_weights.conference_weight, mode),
        "singles": clue_weights.SINGLES[mode],
        "titles": {
            title_text(title): clue_weights.title_weight(title, mode)
            for title in dict.fromkeys(title_of(clue) for clue in lawful_research_clues(mode))
        },
        "fact_groups": [_fact_group(mode, group) for group in range(len(_groups(mode)))],
        "last_facts": _letters(starting_facts.LAST_KINDS),
        "repeated": starting_facts.REPEATED[mode],
        "opposites": _letters(clue_weights.OPPOSITES[mode]),
        "subject_first": published.SUBJECT_FIRST[mode],
        "planet_x_shares": published.PLANET_X_SHARES.get(mode, ()),
    }


def _weighed(
    clues: tuple[Clue, ...], weight: Callable[[Clue, Mode], int], mode: Mode
) -> dict[str, int]:
    """In the order in which the package lists them."""
    return {clue_text(clue): weight(clue, mode) for clue in clues}


def _groups(mode: Mode) -> tuple[tuple[Object, ...], ...]:
    return starting_facts.KINDS[mode]


def _fact_group(mode: Mode, group: int) -> dict[str, Any]:
    """What a group denies, of which sectors, and in how many ways that is true, by how many of the
    sectors hold asteroids (counts most), dwarf planets and gas clouds."""
    sectors = starting_facts.sectors_of(mode, group)
    every = product(range(MOST_OF_A_KIND + 1), repeat=len(starting_facts.SPREAD_KINDS))
    return {
        "kinds": _letters(_groups(mode)[group]),
        "sectors": sectors,
        "ways": [
            starting_facts.group_ways(mode, group, held) if sum(held) <= len(sectors) else 0
            for held in every
        ],
    }


def _letters(things: tuple[Object, ...]) -> str:
    return "".join(thing.value for thing in things)


def _clues(clues: tuple[Any, ...]) -> str:
    return json.dumps([clue_text(clue) for clue in clues])


if __name__ == "__main__":
    for name, text in texts().items():
        (SOURCES / name).write_text(text, encoding="utf-8")
