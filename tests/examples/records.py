"""The record that docs/notation.md shows: a real game, of which the page leaves most out."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ecliptic.bots.bot import SeatedBot
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.core.chance import Chance, salt_for_named_seed, seed_from_text
from ecliptic.core.log import Moved
from ecliptic.core.record import record_of
from ecliptic.core.record_text import FIRST_LINE, record_text
from ecliptic.core.table import open_table, play
from ecliptic.planetx import PlanetX
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.setup import default_options
from tests.examples.page import Shown, line_by_line

BLOCK = re.compile(rf"```\n({FIRST_LINE}\n.*?)\n```", re.DOTALL)
SEED = "1"
PLAYERS = ("you:Ada", "pencil")
BEFORE_THE_UNDO = 4
MOST_ACTIONS = 400
SURVEY = re.compile(r"> \d turn-\d+ S ")
SECRET = re.compile(r"(?<=: )([0-9a-f]{8})[0-9a-f]{24,}")


def records(text: str) -> Iterator[Shown]:
    for found in BLOCK.finditer(text):
        yield from line_by_line(found.start(1), found[1], excerpt(played_record()))


def played_record() -> str:
    """Two seats, and one move that was taken back."""
    table = open_table(
        PlanetX(), default_options(Mode.STANDARD, seats=2), Chance(seed_from_text(SEED))
    )
    pencil = LEVELS_OF["planetx"]["pencil"]
    players = {seat: SeatedBot(pencil, seed_from_text(f"{SEED} {seat}")) for seat in range(2)}
    play(table, players, BEFORE_THE_UNDO)
    last = table.log[-1]
    assert isinstance(last, Moved)
    table.undo(last.seat, agreed=range(2))
    play(table, players, MOST_ACTIONS)
    salt = salt_for_named_seed(table.chance.seed)
    return record_text(table.game, record_of(table, PLAYERS, salt))


def excerpt(record: str) -> str:
    """Header, generator and sky, the first survey, the undo and the end; secrets are cut."""
    head, entries, end = record.rstrip("\n").split("\n\n")
    lines = entries.splitlines()
    asked = next(number for number, line in enumerate(lines) if SURVEY.match(line))
    undone = next(line for line in lines if line.startswith("<"))
    told = [*lines[:3], "  ...", *lines[asked : asked + 2], "  ...", undone, "..."]
    return SECRET.sub(r"\1...", "\n\n".join([head, "\n".join(told), end]))
