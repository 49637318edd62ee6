"""A short evening with Ecliptic in the current folder, and what is left of it as a JSON object.

`python -m tests.machines.evening WORD...`: the words change what this process finds around it
(`elsewhere.py`); variables, the umask and the folder are the caller's. Whatever begins with `kept`
is the same everywhere; `shown` is what a terminal shows, which may lack letters.
"""

from __future__ import annotations

import sys

from tests.machines import elsewhere

if __name__ == "__main__":
    elsewhere.move(sys.argv[1:])  # before anything of ours is loaded

import asyncio
import io
import json
import logging
import os
import stat
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

import hatch_build
from ecliptic import cli
from ecliptic.bots.bot import SeatedBot
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.client import Server
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.record import record_of
from ecliptic.core.table import open_table, play
from ecliptic.games import GAMES
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.setup import default_options
from ecliptic.ptolemaeus.setup import Options
from ecliptic.server.auth.keys import Tokens
from ecliptic.server.configuration.lan import open_to_the_network
from ecliptic.server.http.static_files import INDEX, client_files
from ecliptic.server.logs import LineFormatter
from ecliptic.server.serve import listening, uvicorn_config
from ecliptic.server.settings import Settings
from ecliptic.store.migrate import forms
from ecliptic.store.sqlite.folder import data_folder
from ecliptic.terminal.files import read_record, write_record

# Named as a file's name comes from a user: its bytes, read as the locale reads them.
RECORD = Path(os.fsdecode("Zoës Spiel.txt".encode()))
NOTES = Path(os.fsdecode("żółte notatki.txt".encode()))
NOTED = "standard\nfacts 5-D 11-G 7-A 3-A  # von Zoë\nS A 3-7 = 2\ntopic b a+d\n"
SKY = "2000-02-29"
CODE = "B4K7"


def evening() -> Iterator[tuple[str, Any]]:
    NOTES.write_text(NOTED, encoding="utf-8")
    yield "kept Ptolemaeus", recorded("ptolemaeus", Options(2), ("greedy", "rules"))
    options = default_options(Mode.STANDARD, 2)
    yield "kept Planet X", recorded("planetx", options, ("observer", "pencil"))
    commands = {
        "replay": ["replay", str(RECORD)],
        "notes": ["planetx", "solve", str(NOTES)],
        "code": ["planetx", "show", CODE, "--season", "spring", "--level", "beginner"],
        "sky": ["sky", SKY],
    }
    for name, words in commands.items():
        yield f"kept {name}", said([*words, "--json"]).decode("utf-8")
        yield f"shown {name}", said(words).decode(sys.stdout.encoding, errors="replace")
    yield "kept answers over HTTP", asyncio.run(served())
    yield "kept modes of files", modes(data_folder())
    yield "kept findings", findings()
    yield "kept order of files", list(ordered())
    yield "kept order of keys", Tokens(None, {one: one * 9 for one in "cafebd"}).hashes
    yield "kept log", logged()


def recorded(game: str, options: Any, levels: tuple[str, ...]) -> str:
    """Some moves of opponents, written to a file and read again."""
    table = open_table(GAMES[game], options, Chance(seed_from_text("evening")))
    bots = {
        seat: SeatedBot(LEVELS_OF[game][level], seed_from_text(level))
        for seat, level in enumerate(levels)
    }
    play(table, bots, most_actions=40)
    RECORD.unlink(missing_ok=True)
    write_record(RECORD, record_of(table, ["you:Zoë", "you:İnci"], b"salt"))
    assert read_record(RECORD).players == ("you:Zoë", "you:İnci")
    return RECORD.read_bytes().decode("utf-8")


def said(words: list[str], *others: int) -> bytes:
    """What a command writes, in the encoding that this process would write it in."""
    out, wrong = (
        io.TextIOWrapper(io.BytesIO(), encoding=stream.encoding, errors=stream.errors)
        for stream in (sys.stdout, sys.stderr)
    )
    sys.argv[1:] = words
    code: Any = None
    with redirect_stdout(out), redirect_stderr(wrong):
        try:
            cli.main()
        except SystemExit as ended:
            code = ended.code
    assert code in (0, *others), (words, code, written(wrong))
    return written(out)


def written(stream: io.TextIOWrapper) -> bytes:
    stream.flush()
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue()


async def served() -> list[Any]:
    """A server for the whole room, and somebody who calls it by the name every machine has."""
    settings = open_to_the_network(Settings(folder=data_folder(), port=0))
    place = listening(settings)
    server = uvicorn.Server(uvicorn_config(settings))
    serving = asyncio.create_task(server.serve(sockets=[place]))
    while not server.started:
        assert not serving.done(), "the server stopped at once"
        await asyncio.sleep(0.01)
    async with Server(f"http://localhost:{place.getsockname()[1]}") as client:
        answers: list[Any] = [await client.call("GET", f"/api/companion/{CODE}", dict)]
        options = default_options(Mode.STANDARD, 1)
        seat = await client.open_table("planetx", options, ["you"], "Zoë")
        answers.append([one.name for one in (await seat.look()).table.seats])
    answers.append(modes(settings.folder))
    server.should_exit = True
    await serving
    return answers


def modes(folder: Path) -> dict[str, str]:
    """Who may read what: seeds are in there."""
    found = {".": folder} | {one.name: one for one in folder.iterdir()}
    return {
        name: oct(stat.S_IMODE(path.stat().st_mode))
        for name, path in sorted(found.items())
        if not name.endswith(("-wal", "-shm")) or path.stat().st_mode & 0o077
    }


def findings() -> Any:
    """What the doctor says, but for what is different on every machine anyway."""
    told = json.loads(said(["doctor", "--json"], 1))
    return [one for one in told if one["part"] not in ("python", "space", "port")]


def ordered() -> Iterator[Any]:
    """What is made of all files of a folder."""
    folder = Path("Ordner")
    for name in ("src/b.ts", "src/a.ts", "src/C.ts", INDEX, *hatch_build._SOURCES):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name, encoding="utf-8")
    hatch_build.WEB = folder
    yield hatch_build.source_hash()
    yield [*client_files(folder)]
    yield forms()


def logged() -> str:
    """A moment of 29 February, as UTC wherever it is written."""
    record = logging.makeLogRecord({"created": 1835481599.75, "levelname": "WARNING"})
    return LineFormatter().format(record)


if __name__ == "__main__":
    left = {
        "variables": {name: os.environ.get(name) for name in ("HOME", "LC_ALL", "TZ")},
        **dict(evening()),
    }
    sys.stdout.buffer.write(msgspec.json.encode(left))
