"""Write the pages and pictures that come from the program itself: `python docs/make_pages.py`."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from rich.console import Console, RenderableType
from rich.terminal_theme import TerminalTheme

from ecliptic.bots.bot import SeatedBot
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.table import Table, open_table, play
from ecliptic.english.arena import ARENA
from ecliptic.english.planetx.refusals import REFUSALS as PLANETX
from ecliptic.english.ptolemaeus.refusals import REFUSALS as PTOLEMAEUS
from ecliptic.english.sentences import CORE, TERMINAL
from ecliptic.english.server import SERVER
from ecliptic.planetx import PlanetX
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.setup import default_options
from ecliptic.ptolemaeus.setup import DEFAULT_DATE, Race
from ecliptic.server.configuration.fields import FOLDER as DATA_FOLDER
from ecliptic.server.configuration.fields import Field, fields
from ecliptic.server.configuration.sources import in_toml
from ecliptic.terminal.face import Look
from ecliptic.terminal.menu import menu_lines
from ecliptic.terminal.planetx.pictures import board_picture
from ecliptic.terminal.ptolemaeus.start import new_game
from ecliptic.terminal.screen import Screen
from ecliptic.terminal.seats import chairs_of

FOLDER = Path(__file__).parent
NIGHT = TerminalTheme(
    (13, 18, 32),
    (226, 229, 238),
    [
        (13, 18, 32),
        (240, 113, 120),
        (163, 206, 130),
        (240, 200, 120),
        (130, 170, 255),
        (199, 146, 234),
        (120, 215, 225),
        (226, 229, 238),
    ],
)
SEED = "picture"
ACTIONS = 40
WIDTH = 118
NARROW = 80
PTOLEMAEUS_ACTIONS = 60

INTRODUCTION = """# Error codes

Everything Ecliptic refuses has a stable code and facts; this is what each says in English. The code
is also the key of its translation. Gaps in braces are filled with the error's facts. Whatever is
refused, nothing has changed.

Where a line of notes is nearly one that can be read, the fact `suggestion` holds that line, and
"Did you mean ...?" follows the sentence.
"""


SETTINGS = """# Settings of a server

Everything about `ecliptic serve` that can be set. A flag comes before the environment, the
environment before the file, the file before the default; `ecliptic settings` says what holds and
where it comes from (`--json` for programs). The file is TOML, named by `--settings FILE` or
`ECLIPTIC_SETTINGS`:

```toml
public_names = ["games.example.org"]
proxies = ["127.0.0.1"]

[limits]
tables_a_minute = 10
```

In the environment a list is separated by commas or spaces:
`ECLIPTIC_PUBLIC_NAMES=games.example.org,www.example.org`. Whatever cannot be a value, and whatever
begins with `ECLIPTIC_` and is no setting, is refused with one sentence and exit code 2 before
anything is begun. Secrets have no flag, because everybody on a machine can read its command lines,
and are never printed; a file that holds one should be readable by the server alone. The addresses
of a database and of Redis may stand on a command line without a password only, and are printed so.
"""


def settings_page() -> str:
    """A table for each part of the file."""
    parts: dict[str, list[Field]] = {}
    for one in fields().values():
        parts.setdefault(one.name.rpartition(".")[0], []).append(one)
    return SETTINGS + "".join(_settings_table(part, found) for part, found in parts.items())


def _settings_table(part: str, found: Iterable[Field]) -> str:
    rows = "".join(
        f"| `{one.name.rpartition('.')[2]}` | {_default(one)} | `{one.environment}` |"
        f" {f'`{one.flag}`' if one.flag else ''} | {one.meaning} |\n"
        for one in found
    )
    title = f"`[{part}]`" if part else "At the top of the file"
    head = "| name | default | in the environment | flag | what it means |\n|---|---|---|---|---|\n"
    return f"\n## {title}\n\n{head}{rows}"


def _default(one: Field) -> str:
    if one.name == DATA_FOLDER:
        return "[by platform](operation.md#where-things-are)"
    return f"`{in_toml(one.shown(one.default))}`"


def errors_page() -> str:
    parts = {
        "Tables, undo and records": CORE,
        "The Search for Planet X": PLANETX,
        "Ptolemaeus": PTOLEMAEUS,
        "The terminal": TERMINAL,
        "The arena": ARENA,
        "The server and its store": SERVER,
    }
    return INTRODUCTION + "".join(_table(title, codes) for title, codes in parts.items())


def _table(title: str, sentences: Mapping[str, str]) -> str:
    rows = "".join(f"| `{code}` | {text} |\n" for code, text in sorted(sentences.items()))
    return f"\n## {title}\n\n| code | sentence |\n|---|---|\n{rows}"


def planetx_picture() -> str:
    """A game in progress, as seat 1 sees it."""
    table = _game_in_progress()
    chairs = chairs_of(["you:Ada", "pencil", "random"], LEVELS_OF["planetx"])
    look = Look(table.view(0), chairs, {}, WIDTH)
    return _picture("ecliptic play planetx", WIDTH, board_picture(look))


def ptolemaeus_picture() -> str:
    """The table and the numbered choices of the seat that is asked."""
    session = new_game(DEFAULT_DATE, "you:Ada,rules,rules", Race.EVERYTHING, SEED, None)
    table, rules = session.table, LEVELS_OF["ptolemaeus"]["rules"]
    players = {seat: SeatedBot(rules, seed_from_text(f"{SEED} {seat}")) for seat in range(3)}
    play(table, players, most_actions=PTOLEMAEUS_ACTIONS)
    while table.pending[0].seat != 0 or not table.pending[0].name.startswith("turn"):
        play(table, players, most_actions=1)
    look = replace(session.look(0), width=NARROW)
    face = session.face
    shown = [*face.board(look), *menu_lines(face.menu(look), NARROW), face.question(look)]
    return _picture("ecliptic play ptolemaeus", NARROW, shown)


def _picture(title: str, width: int, shown: Iterable[RenderableType]) -> str:
    screen = Screen()
    screen.console = Console(record=True, width=width, file=io.StringIO(), force_terminal=True)
    screen.show(*shown)
    picture = screen.console.export_svg(title=title, theme=NIGHT)
    without_fonts = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)
    return re.sub(r"terminal-\d+", "terminal", without_fonts)


def _game_in_progress() -> Table:
    game = PlanetX()
    chance = Chance(seed_from_text(SEED))
    table = open_table(game, default_options(Mode.STANDARD, seats=3), chance)
    names = ("pencil", "pencil", "random")
    players = {
        seat: SeatedBot(LEVELS_OF["planetx"][name], seed_from_text(f"{SEED} {seat}"))
        for seat, name in enumerate(names)
    }
    play(table, players, most_actions=ACTIONS)
    return table


def main() -> None:
    (FOLDER / "errors.md").write_text(errors_page(), encoding="utf-8")
    (FOLDER / "settings.md").write_text(settings_page(), encoding="utf-8")
    (FOLDER / "images" / "terminal.svg").write_text(planetx_picture(), encoding="utf-8")
    (FOLDER / "images" / "ptolemaeus.svg").write_text(ptolemaeus_picture(), encoding="utf-8")


if __name__ == "__main__":
    main()
