"""Write what every game code stands for, so that the page needs no server (docs/companion.md).

    python web/make_codes.py

web/src/planetx/codes/standard.bin, expert.bin    a record for every code of the mode, in order
web/src/planetx/codes/fields.ts                   what a record is made of

A code deals the same game for ever, so this is for a new version of the generator only; it takes a
minute. `tests/test_web_codes.py` holds the records to the generator, and the page's own tests hold
what the page reads in them to the golden digest of all codes.

A record is one whole number. Its digits are the sky, the topics, the conferences and the starting
facts of the four seasons, each a place in a list, and each digit counts to the length of its list.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from zlib import crc32

from ecliptic.planetx.clue_weights import research_weight
from ecliptic.planetx.clues import Clue, clue_text
from ecliptic.planetx.codes import GENERATOR, PLACES, STANDARD_LETTERS, all_codes, mode_of
from ecliptic.planetx.conferences import lawful_conference_clues
from ecliptic.planetx.generator import game_of
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import Object
from ecliptic.planetx.setup import Season, Setup, StartingFact
from ecliptic.planetx.starting_facts import GROUP, KINDS, LAST_KINDS, sectors_of
from ecliptic.planetx.topics import lawful_research_clues

FOLDER = Path(__file__).parent / "src" / "planetx" / "codes"
FIELDS = FOLDER / "fields.ts"

THINGS = tuple(Object)
Digit = tuple[int, int]
"""A place in a list, and how long the list is."""
FactKind = tuple[Object, tuple[int, ...]]
"""A fact of a group: what it denies, and of which of these sectors."""

_HEAD = "// Made by web/make_codes.py from the rules. Do not edit: run it again.\n"


def head(mode: Mode) -> bytes:
    """What a file begins with."""
    return f"ecliptic codes 1, generator {GENERATOR}, {mode.value}\n".encode()


@cache
def topic_clues(mode: Mode) -> tuple[Clue, ...]:
    """Every clue that is dealt."""
    return tuple(clue for clue in lawful_research_clues(mode) if research_weight(clue, mode))


@cache
def fact_groups(mode: Mode) -> tuple[tuple[FactKind, ...], ...]:
    """The groups of a season's facts, each in the order of drawing."""
    first, second = (
        tuple((kind, sectors_of(mode, number)) for kind in kinds)
        for number, kinds in enumerate(KINDS[mode])
    )
    anywhere = mode.rules.all_sectors
    last = tuple(
        (kind, sectors_of(mode, 0) if kind is Object.COMET else anywhere) for kind in LAST_KINDS
    )
    return first, second, last


def digits(setup: Setup) -> Iterator[Digit]:
    """A game as places in lists."""
    mode = setup.mode
    for thing in setup.system:
        yield THINGS.index(thing), len(THINGS)
    for clue in setup.topics:
        yield topic_clues(mode).index(clue), len(topic_clues(mode))
    conferences = lawful_conference_clues(mode)
    for clue in setup.conferences:
        yield conferences.index(clue), len(conferences)
    for season in Season:
        facts = setup.facts[season]
        for number, kinds in enumerate(fact_groups(mode)):
            yield from _fact_digits(kinds, facts[number * GROUP : (number + 1) * GROUP])


def _fact_digits(kinds: Iterable[FactKind], facts: Iterable[StartingFact]) -> Iterator[Digit]:
    """No two facts of a group are about one sector."""
    left = list(facts)
    taken: set[int] = set()
    for kind, sectors in kinds:
        fact = next(one for one in left if one.thing is kind)
        left.remove(fact)
        free = [sector for sector in sectors if sector not in taken]
        yield free.index(fact.sector), len(free)
        taken.add(fact.sector)


def record(setup: Setup) -> bytes:
    """The first digit counts ones, the second as many as the first can be, and so on."""
    number, width = 0, 1
    for place, length in reversed(tuple(digits(setup))):
        number = number * length + place
        width *= length
    return number.to_bytes(((width - 1).bit_length() + 7) // 8, "little")


def file_of(mode: Mode) -> bytes:
    codes = (code for code in all_codes() if mode_of(code) is mode)
    body = head(mode) + b"".join(record(game_of(code)) for code in codes)
    return body + crc32(body).to_bytes(4, "little")


def fields_text() -> str:
    lines = [
        _HEAD,
        "import type { Mode, Thing } from '../../wire/types'",
        "",
        "/** What can stand in each place of a code; the first sign fixes the mode. */",
        f"export const PLACES: string[] = {json.dumps(PLACES)}",
        f"export const STANDARD_LETTERS = {json.dumps(STANDARD_LETTERS)}",
        "/** What a file of records begins with. */",
        "export const HEADS: Record<Mode, string> = {",
        *(f"  {mode.value}: {json.dumps(head(mode).decode())}," for mode in Mode),
        "}",
        f"export const THINGS: Thing[] = {json.dumps(THINGS)}",
        "/** Every clue that stands behind a topic, and every one of a conference. */",
        *_clue_lists("TOPIC_CLUES", {mode: topic_clues(mode) for mode in Mode}),
        *_clue_lists("CONFERENCE_CLUES", {mode: lawful_conference_clues(mode) for mode in Mode}),
        "/** The groups of a season's facts: what each denies, and of which sectors. */",
        "export const FACT_GROUPS: Record<Mode, [Thing, number[]][][]> = {",
        *(f"  {mode.value}: {json.dumps(fact_groups(mode))}," for mode in Mode),
        "}",
    ]
    return "\n".join(lines) + "\n"


def _clue_lists(name: str, clues: Mapping[Mode, tuple[Clue, ...]]) -> Iterator[str]:
    yield f"export const {name}: Record<Mode, string[]> = {{"
    for mode, listed in clues.items():
        yield f"  {mode.value}: {json.dumps([clue_text(clue) for clue in listed])},"
    yield "}"


if __name__ == "__main__":
    FIELDS.write_text(fields_text(), encoding="utf-8")
    for mode in Mode:
        (FOLDER / f"{mode.value}.bin").write_bytes(file_of(mode))
