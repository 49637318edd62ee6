"""Write the golden playthroughs anew: `python -m tests.playthroughs.make_playthroughs [NAME...]`.

Only after a deliberate change of the rules or of a text form: a diff in these files is a rule
change. With names, such as `ptolemaeus_2_seats`, only those are written. How each game is played is
in `planetx_play.py` and `ptolemaeus_play.py`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from ecliptic.core.chance import salt_for_named_seed
from ecliptic.core.log import TakenBack
from ecliptic.core.record import record_of
from ecliptic.core.record_text import record_text
from ecliptic.core.table import Table
from tests.playthroughs import planetx_play, ptolemaeus_play

FOLDER = Path(__file__).parent
PLAYED = {**planetx_play.PLAYED, **ptolemaeus_play.PLAYED}
"""Every playthrough by name, and what plays it."""
NAMES = ("Ada", "Tycho", "Hypatia", "Galileo")


def streams_text(table: Table) -> str:
    """What each seat and a spectator were told, numbered, in text."""
    lines: list[str] = []
    for viewer, stream in table.streams.items():
        lines.append("spectator" if viewer is None else f"seat {viewer + 1}")
        for number, told in enumerate(stream.told):
            taken_back = isinstance(told, TakenBack)
            text = f"back to {told.to}" if taken_back else table.game.event_text(told)
            lines.append(f"  {number} {text}")
    return "\n".join(lines) + "\n"


def main() -> None:
    for name in sys.argv[1:] or PLAYED:
        table = PLAYED[name]()
        salt = salt_for_named_seed(table.chance.seed)
        record = record_of(table, NAMES[: table.seats], salt)
        (FOLDER / f"{name}.txt").write_text(record_text(table.game, record), encoding="utf-8")
        (FOLDER / f"{name}.streams.txt").write_text(streams_text(table), encoding="utf-8")


if __name__ == "__main__":
    main()
