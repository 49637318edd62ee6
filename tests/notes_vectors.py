"""Lines of notes, and how the package reads them: what the page's reader is held to.

    python -m tests.notes_vectors       writes web/tests/notes/vectors.json

Every line of the corpus, and many more that are one or more of them spoilt at random. The sentences
are the client's own wording of every clue, kept by its tests in web/tests/notes/sentences.txt.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.errors import EclipticError
from ecliptic.deduction.notes import parse_notes
from ecliptic.deduction.notes.lines import read_line
from ecliptic.deduction.notes.text import line_text
from ecliptic.deduction.notes.tokens import REMARK, is_blank, tokens
from ecliptic.planetx.modes import Mode
from tests.notes_corpus import READS, REFUSED

FOLDER = Path(__file__).parents[1] / "web" / "tests" / "notes"
FILE = FOLDER / "vectors.json"
SENTENCES = FOLDER / "sentences.txt"
SPOILT = 300
"""How many random lines the file has."""
SIGNS = "abcdefgilorstuxz ACDEGLRSTX 0123456789 =<>≥≤≠+-–—−/?,.:;#'’()[]&éèàùłżąçßİ½ "


def sentences() -> list[tuple[str, str, str]]:
    """Language, clue and sentence."""
    lines = SENTENCES.read_text(encoding="utf-8").splitlines()
    return [tuple(line.split(" | ")) for line in lines]  # type: ignore[misc]


def answer(mode: Mode, line: str) -> dict[str, Any]:
    """How the package reads a line: in the short notation, or refused."""
    asked = {"mode": mode.value, "line": line}
    try:
        parse_notes(f"{mode.value}\n{line}")
    except EclipticError as error:
        suggestion = error.facts.get("suggestion", "")
        return {**asked, "code": error.code, "suggestion": suggestion}
    written = line.partition(REMARK)[0]
    said = "" if is_blank(written) else line_text(read_line(tokens(written), mode))
    return {**asked, "said": said}


def spoilt(count: int, name: str) -> Iterator[tuple[Mode, str]]:
    """Lines of people who are in a hurry."""
    chance = Chance(seed_from_text(name))
    clues = [f"R {chance.choice('ABCDEF')} = {sentence}" for _, _, sentence in sentences()]
    lines = [*READS, *REFUSED, *READS, *REFUSED, *clues]
    for _ in range(count):
        line = chance.choice(lines)
        for _ in range(1 + chance.below(3)):
            line = _worse(line, chance.choice(lines), chance)
        yield chance.choice(tuple(Mode)), line


def _worse(line: str, other: str, chance: Chance) -> str:
    at = chance.below(len(line) + 1)
    words = line.split(" ")
    word = chance.below(len(words))
    match chance.below(8):
        case 0:
            return line[:at] + line[at + 1 :]
        case 1:
            return line[:at] + chance.choice(tuple(SIGNS)) + line[at:]
        case 2:
            return line[:at] + line[at + 1 : at + 2] + line[at : at + 1] + line[at + 2 :]
        case 3:
            return line[:at] + chance.choice(tuple(SIGNS)) + line[at + 1 :]
        case 4:
            return " ".join(words[:word] + words[word + 1 :])
        case 5:
            return " ".join([*words[:word], chance.choice(other.split(" ")), *words[word:]])
        case 6:
            return " ".join([*words[:word], chance.choice(other.split(" ")), *words[word + 1 :]])
    return line.upper() if chance.below(2) else line[:at] + other[chance.below(len(other)) :]


def vectors_text(count: int = SPOILT, name: str = "spoilt notes") -> str:
    """The corpus, and so many random lines; another name gives others."""
    known = [(Mode.STANDARD, line) for line in (*READS, *REFUSED)]
    answers = (answer(mode, line) for mode, line in (*known, *spoilt(count, name)))
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in answers)
    return f'{{"lines": [\n{lines}\n]}}\n'


if __name__ == "__main__":
    FILE.write_text(vectors_text(), encoding="utf-8")
